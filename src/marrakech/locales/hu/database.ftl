### `marrakech database`, for hosts.

database-help = A kiszolgáló tárolt adatainak gondozása.
database-backup-help = Lemásol minden asztalt, akár fut a kiszolgáló, akár nem, és ellenőrzi a másolatot.
database-copy-help = Az írandó fájl; még nem létezhet.
database-copying = Másolás
database-copied = Minden asztal itt van: { $file }, a másolás kezdetekor érvényes állapotban. A kulcs nincs benne: őrizd máshol ennek a másolatát: { $key }.
database-check-help = Átnéz mindent, ami tárolva van.
database-check-file-help = Egy másolat, amelyet a kiszolgáló adatai helyett átnéz.
database-sound = { $file } hibátlan.
database-fault = Asztal, { $table }…: { $why }
database-faults = { $number ->
    [one] Egy asztal sérült; az összes többi hibátlan.
   *[other] { $number } asztal sérült; az összes többi hibátlan.
}
database-restore-help = Egy másolatot tesz a tárolt adatok helyére. A kiszolgáló közben nem futhat.
database-restore-file-help = A másolat.
database-restored = Visszaállítva.
database-restored-kept = Visszaállítva. Ami előtte ott volt, itt van: { $file }.
database-downgrade-help = Visszatér a program egy régebbi verziójának formátumára. A kiszolgáló közben nem futhat.
database-form-help = A formátum, például { $example }.
database-downgraded = { $file } formátuma most { $form }. Ha újra ez a verzió indul el, visszaalakítja.
