### `marrakech train`. Names of options and files stay as they are.

train-help = Læra af spilum við sjálft sig hvers virði stöður eru.
train-players-help = Fyrir hve marga leikmenn: hver fjöldi hefur sitt matsfall.
train-variant-help = Læra spilið þar sem Assam er snúið eftir að teppi er lagt.
train-linear-help = Læra einfalda summu inntaksins í stað nets: minna, hraðara, veikara.
train-by-owner-help = Spila líka sum spil tveggja leikmanna með svæðum eftir eiganda (R4.5).
train-adjusted-help = Taka teningaheppni úr því sem lært er af, svo að færri spil kenni jafn mikið; --no-adjusted lærir af beinum úrslitum.
train-games-help = Af hve mörgum spilum á að læra, námundað upp að heilum lotum.
train-warm-help = Hve mörg spil greedy-leikmanna koma á undan, til að byrja með.
train-mixed-help = Hve mörg prósent sætanna spila áfram eins og greedy.
train-seed-help = Uppspretta allrar tilviljunar: sama fræ gefur sama matsfall með hvaða fjölda þráða sem er.
train-round-help = Hve mörg spil eru spiluð áður en lært er af stöðum þeirra.
train-trial-help = Hve mörg spil gegn greedy sýna öðru hverju hve sterkt það er, námundað niður að margfeldi af 48.
train-threads = Hve margir þræðir; sjálfgefið jafnmargir og kjarnarnir.
train-out-help = Skráin fyrir matsfallið; sjálfgefið ein á borð við 2.value, hér.
train-state-help = Geyma stöðuna í þessari skrá og halda áfram þaðan ef hún er til; sjálfgefið við hlið matsfallsins.
train-plot-help = Teikna hvernig lærdómurinn gekk í þessa skrá, .png eða .svg.

train-bad-round = fjöldi spila í lotu er margfeldi af { $multiple }, ekki { $number }
train-same-file = { $file } getur ekki verið tvær af skránum sem eru skrifaðar
train-resumed = Held áfram eftir lotu { $round } af { $rounds }.
train-interrupted = stöðvað eftir lotu { $round } af { $rounds }, sem er í { $file }: sama skipun heldur áfram þaðan

train-how-to-stop = Ctrl-C stöðvar; sama skipun heldur áfram.
train-line = lota { $round }, { $games } spil, { $positions } stöður: tap { $loss } nat, skekkja á mun { $miss } dírhöm, { $speed } spil/s, { $left } eftir
train-line-wins = sigrar gegn greedy: { $wins }%
train-column-round = lota
train-column-games = spil
train-column-positions = stöður
train-column-loss = tap, nat
train-column-miss = skekkja, dírhöm
train-column-wins = sigrar, %
train-column-speed = spil/s
train-column-left = eftir

train-done = Matsfallið er í { $file }, gangur lærdómsins í { $curve }.
train-result = { $games } spil, { $positions } stöður. Tap { $loss } nat, skekkja á mun { $miss } dírhöm, sigrar gegn greedy { $wins }%.

train-plot-loss = tap, nat
train-plot-wins = sigrar gegn greedy, % (95% öryggisbil)
train-plot-games = spil; strikalínan markar lok greedy-spilanna
train-plot-fair = jafnsterkt og greedy
