### `marrakech database`, for hosts.

database-help = Look after what a server has stored.
database-backup-help = Copy all tables, while the server runs or not, and check the copy.
database-copy-help = The file to write; it must not be there yet.
database-copying = Copying
database-copied = All tables are in { $file }, as they were when copying began. The key is not in it: keep a copy of { $key } elsewhere.
database-check-help = Look through all that is stored.
database-check-file-help = A copy to look through, instead of what the server uses.
database-sound = { $file } is sound.
database-fault = Table { $table }…: { $why }
database-faults = { $number ->
    [one] One table is damaged; all others are sound.
   *[other] { $number } tables are damaged; all others are sound.
}
database-restore-help = Put a copy in the place of what is stored. The server has to be stopped.
database-restore-file-help = The copy.
database-restored = Restored.
database-restored-kept = Restored. What was there before is in { $file }.
database-downgrade-help = Go back to the form of an older version of this program. The server has to be stopped.
database-form-help = The form, as in { $example }.
database-downgraded = { $file } has the form { $form } now. If this version is started again, it changes that back.
database-migrate-help = Copy all that is stored in the folder to the PostgreSQL database that { $variable } names, which has to be empty. Servers have to be stopped.
database-migrate-back-help = The other way: from there to the folder.
database-no-address = The environment variable { $variable } has to say where the database is.
database-migrated = { $number ->
    [one] One table is there, with all that belongs to it. What it was copied from is as it was.
   *[other] { $number } tables are there, with all that belongs to them. What they were copied from is as it was.
}
