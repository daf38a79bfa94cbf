### `marrakech bench`.

bench-help = Mittaa, kuinka nopeasti satunnaisia pelejä pelataan tällä koneella.
bench-seconds-help = Suunnilleen kuinka kauan kutakin riviä mitataan.
bench-threads-help = Montaako säiettä verrataan yhteen.
bench-measuring = mitataan
bench-no-time = mittausajan on oltava luku
bench-compiled = käännetty ydin
bench-uncompiled = kääntämätön ydin
bench-column-players = pelaajia
bench-column-threads = säikeitä
bench-column-speed = peliä sekunnissa
bench-column-ratio = suhde yhteen säikeeseen
