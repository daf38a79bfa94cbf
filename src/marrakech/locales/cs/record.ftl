### `marrakech record`.

record-help = Kontroluje a ukazuje záznamy partií.
record-check-help = Zkontroluje, že záznamy lze přečíst a že každá akce v nich je povolená.
record-show-file-help = Soubor se záznamy; - je standardní vstup.
record-check-file-help = Soubory se záznamy; - je standardní vstup.
record-column-game = partie
record-column-players = hráči
record-column-rules = pravidla
record-column-turns = tahy
record-column-result = výsledek
record-checked = { $games ->
    [one] { $bad ->
        [0] Jedna partie a je v pořádku.
       *[other] Jedna partie, s chybou.
    }
    [few] { $bad ->
        [0] { $games } partie, všechny v pořádku.
        [one] { $games } partie, jedna z nich s chybou.
        [few] { $games } partie, { $bad } z nich s chybami.
       *[other] { $games } partie, { $bad } z nich s chybami.
    }
   *[other] { $bad ->
        [0] { $games } partií, všechny v pořádku.
        [one] { $games } partií, jedna z nich s chybou.
        [few] { $games } partií, { $bad } z nich s chybami.
       *[other] { $games } partií, { $bad } z nich s chybami.
    }
}
record-none = V { $file } není žádná partie.
record-show-help = Popíše zaznamenanou partii tah po tahu a nakreslí, kde končí.
record-game-help = Kolikátá partie ze souboru, od 1.
record-turn-help = Zastavit po tolika tazích.
record-no-such-game = v { $file } není partie { $number }
