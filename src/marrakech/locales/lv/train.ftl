### `marrakech train`. Names of options and files stay as they are.

train-help = Spēlējot pret sevi, mācās, cik vērtas ir pozīcijas.
train-players-help = Cik spēlētājiem: katram skaitam ir sava vērtība.
train-variant-help = Mācīties spēli, kurā Assamu griež gājiena beigās.
train-linear-help = Tīkla vietā mācīties vienkāršu ievades lielumu summu: mazāka, ātrāka, vājāka.
train-by-owner-help = Daļu divu spēlētāju spēļu izspēlēt arī ar apgabaliem pēc īpašnieka (R4.5).
train-adjusted-help = Izslēgt kauliņa veiksmi no tā, no kā mācās, lai mazāk spēļu iemācītu tikpat daudz; --no-adjusted mācās no tīriem rezultātiem.
train-games-help = No cik spēlēm mācīties, noapaļojot uz augšu līdz pilnām kārtām.
train-warm-help = Cik alkatīgu spēlētāju spēļu izspēlēt vispirms, ieskrējienam.
train-mixed-help = Cik procentu vietu turpina spēlēt alkatīgi.
train-seed-help = No kurienes nāk visa veiksme: tā pati sēkla dod to pašu vērtību ar jebkādu pavedienu skaitu.
train-round-help = Cik spēļu izspēlē, pirms no to pozīcijām mācās.
train-trial-help = Cik spēlēs pret greedy laiku pa laikam pārbaudīt stiprumu, noapaļojot uz leju līdz 48 daudzkārtnim.
train-threads = Cik pavedienu; pēc noklusējuma tik, cik ir kodolu.
train-out-help = Fails vērtībai; pēc noklusējuma tāds kā 2.value, šeit.
train-state-help = Glabāt stāvokli šajā failā un, ja tas jau ir, turpināt no turienes; pēc noklusējuma blakus vērtībai.
train-plot-help = Uzzīmēt mācīšanās gaitu šajā failā, .png vai .svg.

train-bad-round = kārta ir { $multiple } spēļu daudzkārtnis, nevis { $number }
train-same-file = { $file } nevar būt divi no rakstāmajiem failiem
train-resumed = Turpina pēc { $round }. kārtas no { $rounds }.
train-interrupted = pārtraukts pēc { $round }. kārtas no { $rounds }, kas ir failā { $file }: tas pats izsaukums turpina no turienes

train-how-to-stop = Ctrl-C to aptur; tas pats izsaukums turpina.
train-line = { $round }. kārta, spēles: { $games }, pozīcijas: { $positions }; zudums { $loss } nati, pārsvara kļūda { $miss } dirhami, { $speed } spēles/s, atlicis { $left }
train-line-wins = uzvaras pret greedy: { $wins } %
train-column-round = kārta
train-column-games = spēles
train-column-positions = pozīcijas
train-column-loss = zudums, nati
train-column-miss = kļūda, dirhami
train-column-wins = uzvaras, %
train-column-speed = spēles/s
train-column-left = atlicis

train-done = Vērtība ir failā { $file }, mācīšanās gaita – failā { $curve }.
train-result = Spēles: { $games }, pozīcijas: { $positions }. Zudums { $loss } nati, pārsvara kļūda { $miss } dirhami, uzvaras pret greedy { $wins } %.

train-plot-loss = zudums, nati
train-plot-wins = uzvaras pret greedy, % (95 % intervāli)
train-plot-games = spēles; pie pārtrauktās līnijas beidzas alkatīgās
train-plot-fair = tikpat stiprs kā greedy
