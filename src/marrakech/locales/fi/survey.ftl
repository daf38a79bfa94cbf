### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Pelaa monta peliä, yksi botti kaikilla paikoilla, ja kerro, mitä niissä tapahtuu.
survey-games-help = Montako peliä otosta kohti: kullekin botille ja kullekin säännöstölle.
survey-bots-help = Botit, esimerkiksi random,greedy,master.
survey-players-help = Pelaajamäärät.
survey-focus-help = Botti kaikille säännöstöille, lämpökartoille ja käyrille; greedy, ellei se puutu boteista.
survey-budget-help = Sekunteja, joiden jälkeen otos päättyy vähemmin pelein. Niiden määrä riippuu silloin koneesta.
survey-seed-help = Kaiken sattuman lähde: samalla siemenluvulla pelit ovat samat.
survey-jobs-help = Montako peliä pelataan yhtä aikaa; oletuksena yhtä monta kuin ytimiä on.
survey-out-help = Kirjoita sinne raportti Markdown-muodossa kuvineen.

survey-bad-players = pelaajamäärät ovat 2, 3 ja 4, esimerkiksi 2,4, eivät ”{ $text }”
survey-bad-budget = aikabudjetti on nollaa suurempi määrä sekunteja, ei { $number }

survey-playing = { $speed } peliä/s: { $cell }
survey-nothing = yhtään peliä ei laskettu, joten kerrottavaa ei vielä ole
survey-samples = { $games ->
    [one] Laskettiin yksi peli,
   *[other] Laskettiin { $games } peliä,
  } muiden sääntöjen pelit mukaan lukien. Suluissa: 95 %:n välit.
survey-written = Raportti on { $file }.

survey-column-bot = botti
survey-column-players = pelaajia
survey-column-games = pelejä
survey-column-first = paikka 1 voittaa, %
survey-column-out = joku putoaa, %
survey-column-margin = piste-ero
