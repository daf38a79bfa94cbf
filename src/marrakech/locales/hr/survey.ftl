### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Odigraj mnogo partija s istim botom na svim mjestima i reci što se u njima događa.
survey-games-help = Koliko partija za svaki uzorak: za svakog bota i za svaki skup pravila.
survey-bots-help = Botovi, na primjer random,greedy,master.
survey-players-help = Brojevi igrača.
survey-focus-help = Bot za sve skupove pravila, toplinske karte i krivulje; greedy, osim ako nije među botovima.
survey-budget-help = Sekunde nakon kojih uzorak završava s manje partija. Koliko ih je tada, ovisi o računalu.
survey-seed-help = Odakle dolazi sva sreća: isto sjeme daje iste partije.
survey-jobs-help = Koliko se partija igra istodobno; zadano onoliko koliko ima jezgri.
survey-out-help = Zapiši onamo izvješće, u Markdownu sa slikama.

survey-bad-players = brojevi igrača su 2, 3 i 4, kao 2,4, a ne „{ $text }”
survey-bad-budget = ograničenje je broj sekundi veći od 0, a ne { $number }

survey-playing = { $speed } partija/s: { $cell }
survey-nothing = nijedna partija nije izbrojena pa se još nema što reći
survey-samples = { $games ->
    [one] Izbrojena je { $games } partija,
    [few] Izbrojene su { $games } partije,
   *[other] Izbrojeno je { $games } partija,
  } uključujući one po drugim pravilima. U zagradama: intervali od 95 %.
survey-written = Izvješće je { $file }.

survey-column-bot = bot
survey-column-players = igrači
survey-column-games = partije
survey-column-first = mjesto 1 pobjeđuje, %
survey-column-out = netko ispada, %
survey-column-margin = razlika
