### `marrakech tables`: what a host does with tables.

tables-help = Oglądaj, zamykaj, zapisuj i usuwaj stoły, także gdy serwer działa.
tables-list-help = Wypisz stoły.
tables-show-help = Pokaż stół: kto przy nim siedzi i co się wydarzyło.
tables-close-help = Zamknij stół. Trwająca tam partia kończy się bez wyniku.
tables-export-help = Zapisz partie w plikach, jako zapisy. Z niezakończonych to, co dotąd rozegrano.
tables-delete-help = Usuń stoły na zawsze.
tables-reports-help = Wypisz zgłoszenia graczy, od najnowszego.
tables-id-help = Stół: identyfikator lub jego początek, jak w dzienniku. Jeśli zaczyna się od -, napisz przed nim --.
tables-standing-help = Tylko stoły w tym stanie.
tables-why-help = Co o tym przeczytają gracze.
tables-to-help = Folder docelowy.
tables-all-help = Wszystkie stoły.
tables-yes-help = Nie pytaj.
tables-done-help = Załatwione zgłoszenie, podane numerem; można podać kilka razy.
tables-reports-all-help = Także załatwione.
tables-column-table = stół
tables-column-standing = stan
tables-column-players = gracze
tables-column-rules = zasady
tables-column-since = od
tables-column-changed = ostatnia zmiana
tables-column-entries = wpisy
tables-standing = { $standing ->
    [waiting] czeka
    [playing] w grze
    [over] po grze
   *[closed] zamknięty
}
tables-listed = { $listed ->
    [yes] widoczny w lobby
   *[no] dla osób, które mają link
}
tables-times = { $number ->
    [one] Od { $since }, ostatnia zmiana { $changed }, jeden wpis.
    [few] Od { $since }, ostatnia zmiana { $changed }, { $number } wpisy.
    [many] Od { $since }, ostatnia zmiana { $changed }, { $number } wpisów.
   *[other] Od { $since }, ostatnia zmiana { $changed }, { $number } wpisu.
}
tables-counted = { $number ->
    [0] Nie ma żadnych stołów.
    [one] Jeden stół.
    [few] { $number } stoły.
    [many] { $number } stołów.
   *[other] { $number } stołu.
}
tables-closed = Stół { $table } jest zamknięty. Obecni dowiedzą się w ciągu dwóch sekund.
tables-exported = { $number ->
    [one] Jedna partia jest w { $folder }.
    [few] { $number } partie są w { $folder }.
    [many] { $number } partii jest w { $folder }.
   *[other] { $number } partii jest w { $folder }.
}
tables-not-begun = { $number ->
    [one] Przy jednym stole partia się nie zaczęła.
    [few] Przy { $number } stołach partia się nie zaczęła.
    [many] Przy { $number } stołach partia się nie zaczęła.
   *[other] Przy { $number } stołu partia się nie zaczęła.
}
tables-export-what = podaj, które stoły, albo --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Usunąć ten stół na zawsze? (t/n)
    [few] Usunąć te { $number } stoły na zawsze? (t/n)
    [many] Usunąć te { $number } stołów na zawsze? (t/n)
   *[other] Usunąć te { $number } stołu na zawsze? (t/n)
}
# What one may answer beside y
tables-yes = tak
tables-kept = niczego nie usunięto
tables-deleted = { $number ->
    [one] Usunięto jeden stół. Obecni dowiedzą się w ciągu dwóch sekund.
    [few] Usunięto { $number } stoły. Obecni dowiedzą się w ciągu dwóch sekund.
    [many] Usunięto { $number } stołów. Obecni dowiedzą się w ciągu dwóch sekund.
   *[other] Usunięto { $number } stołu. Obecni dowiedzą się w ciągu dwóch sekund.
}

## What players report

tables-report-number = numer
tables-report-when = kiedy
tables-report-table = stół
tables-report-reason = powód
tables-report-about = o kim
tables-report-address = adres
tables-report-by = od kogo
tables-report-done = załatwione
tables-reason = { $reason ->
    [name] obraźliwe imię
    [cheating] oszukiwanie
    [stalling] gra na zwłokę
   *[other] coś innego
}
tables-watched = ktoś z widzów
tables-reported = Zgłoszenie: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Nie ma zgłoszeń do załatwienia.
    [one] Jedno zgłoszenie.
    [few] { $number } zgłoszenia.
    [many] { $number } zgłoszeń.
   *[other] { $number } zgłoszenia.
}
tables-reports-done = { $number ->
    [one] Załatwiono jedno zgłoszenie.
    [few] Załatwiono { $number } zgłoszenia.
    [many] Załatwiono { $number } zgłoszeń.
   *[other] Załatwiono { $number } zgłoszenia.
}

## What is in the way

tables-no-table = nie ma stołu, którego identyfikator zaczyna się od „{ $name }”
tables-many = od „{ $name }” zaczyna się identyfikator więcej niż jednego stołu: napisz więcej znaków
tables-busy = stół zmienia się za szybko: spróbuj ponownie
tables-why-long = wyjaśnienie jest za długie (limit znaków: { $most })
tables-no-report = nie ma niezałatwionego zgłoszenia { $number }
