### `marrakech record`.

record-help = Tarkista ja näytä tallennettuja pelejä.
record-check-help = Tarkista, että tallenteet voi lukea ja että jokainen teko niissä on sallittu.
record-show-file-help = Tallennetiedosto; - on vakiosyöte.
record-check-file-help = Tallennetiedostoja; - on vakiosyöte.
record-column-game = peli
record-column-players = pelaajia
record-column-rules = säännöt
record-column-turns = vuoroja
record-column-result = tulos
record-checked = { $games ->
    [one] { $bad ->
        [0] Yksi peli, ja se on kunnossa.
       *[other] Yksi peli, ja siinä on virhe.
    }
   *[other] { $bad ->
        [0] { $games } peliä, kaikki kunnossa.
        [one] { $games } peliä, yhdessä niistä on virhe.
       *[other] { $games } peliä, niistä { $bad } virheellistä.
    }
}
record-none = Tiedostossa { $file } ei ole yhtään peliä.
record-show-help = Kerro tallennettu peli vuoro vuorolta ja piirrä sen loppuasema.
record-game-help = Monesko tiedoston peli, alkaen luvusta 1.
record-turn-help = Pysähdy näin monen vuoron jälkeen.
record-no-such-game = tiedostossa { $file } ei ole peliä { $number }
