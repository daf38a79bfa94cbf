### `marrakech database`, for hosts.

database-help = Veille sur ce qu’un serveur a stocké.
database-backup-help = Copie toutes les tables, que le serveur tourne ou non, et vérifie la copie.
database-copy-help = Le fichier à écrire ; il ne doit pas encore exister.
database-copying = Copie
database-copied = Toutes les tables sont dans { $file }, telles qu’elles étaient au début de la copie. La clé n’y est pas : garde une copie de { $key } ailleurs.
database-check-help = Vérifie tout ce qui est stocké.
database-check-file-help = Une copie à vérifier, au lieu de ce que le serveur utilise.
database-sound = { $file } est en bon état.
database-fault = Table { $table }… : { $why }
database-faults = { $number ->
    [one] { $number } table est endommagée ; toutes les autres sont en bon état.
   *[other] { $number } tables sont endommagées ; toutes les autres sont en bon état.
}
database-restore-help = Met une copie à la place de ce qui est stocké. Le serveur doit être arrêté.
database-restore-file-help = La copie.
database-restored = Restauration terminée.
database-restored-kept = Restauration terminée. Ce qu’il y avait avant est dans { $file }.
database-downgrade-help = Revient au format d’une version plus ancienne de ce programme. Le serveur doit être arrêté.
database-form-help = Le format, comme { $example }.
database-downgraded = { $file } est maintenant au format { $form }. Si cette version est relancée, elle le convertit de nouveau.
