### `marrakech database`, for hosts.

database-help = Zadbaj o to, co przechowuje serwer.
database-backup-help = Skopiuj wszystkie stoły, także gdy serwer działa, i sprawdź kopię.
database-copy-help = Plik do zapisania; nie może jeszcze istnieć.
database-copying = Kopiowanie
database-copied = Wszystkie stoły są w { $file }, w stanie z początku kopiowania. Klucza tam nie ma: kopię { $key } trzymaj gdzie indziej.
database-check-help = Sprawdź wszystko, co jest przechowywane.
database-check-file-help = Kopia do sprawdzenia zamiast tego, czego używa serwer.
database-sound = Plik { $file } jest w porządku.
database-fault = Stół { $table }…: { $why }
database-faults = { $number ->
    [one] Jeden stół jest uszkodzony; pozostałe są w porządku.
    [few] { $number } stoły są uszkodzone; pozostałe są w porządku.
    [many] { $number } stołów jest uszkodzonych; pozostałe są w porządku.
   *[other] { $number } stołu jest uszkodzone; pozostałe są w porządku.
}
database-restore-help = Zastąp przechowywane dane kopią. Serwer musi być zatrzymany.
database-restore-file-help = Kopia.
database-restored = Przywrócono.
database-restored-kept = Przywrócono. To, co było wcześniej, jest w { $file }.
database-downgrade-help = Wróć do formatu starszej wersji tego programu. Serwer musi być zatrzymany.
database-form-help = Format, na przykład { $example }.
database-downgraded = { $file } ma teraz format { $form }. Ponowne uruchomienie tej wersji to odwróci.
