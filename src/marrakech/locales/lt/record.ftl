### `marrakech record`.

record-help = Tikrina ir rodo partijų įrašus.
record-check-help = Patikrina, ar įrašus galima perskaityti ir ar kiekvienas veiksmas juose leidžiamas.
record-show-file-help = Failas su įrašais; - yra standartinė įvestis.
record-check-file-help = Failai su įrašais; - yra standartinė įvestis.
record-column-game = partija
record-column-players = žaidėjai
record-column-rules = taisyklės
record-column-turns = ėjimai
record-column-result = rezultatas
record-checked = { $bad ->
    [0] { $games ->
        [one] { $games } partija, klaidų nėra.
        [few] { $games } partijos, klaidų nėra.
       *[other] { $games } partijų, klaidų nėra.
    }
   *[other] { $games ->
        [one] { $games } partija, su klaidomis: { $bad }.
        [few] { $games } partijos, su klaidomis: { $bad }.
       *[other] { $games } partijų, su klaidomis: { $bad }.
    }
}
record-none = Faile { $file } nėra nė vienos partijos.
record-show-help = Nupasakoja įrašytą partiją ėjimas po ėjimo ir nupiešia, kur ji baigiasi.
record-game-help = Kelinta failo partija, skaičiuojant nuo 1.
record-turn-help = Sustoti po tiek ėjimų.
record-no-such-game = faile { $file } nėra partijos { $number }
