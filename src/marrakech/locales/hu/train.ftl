### `marrakech train`. Names of options and files stay as they are.

train-help = Önmaga elleni játékból tanulja meg, mennyit érnek az állások.
train-players-help = Hány játékosra: minden számnak saját értékelése van.
train-variant-help = Azt a játékot tanulja, amelyben Assamot a kör végén fordítják el.
train-linear-help = Háló helyett a bemenetek egyszerű összegét tanulja: kisebb, gyorsabb, gyengébb.
train-by-owner-help = A kétszemélyes játszmák egy része tulajdonosonkénti területekkel is folyjon (R4.5).
train-adjusted-help = A kockaszerencsét vegye ki abból, amiből tanul, így kevesebb játszma is ugyanannyira tanít; a --no-adjusted a puszta eredményekből tanul.
train-games-help = Hány játszmából tanuljon, egész fordulókra felkerekítve.
train-warm-help = Hány greedy-játszma legyen előtte, kezdetnek.
train-mixed-help = A helyek hány százaléka játsszon tovább greedy módon.
train-seed-help = Minden véletlen forrása: ugyanaz a mag ugyanazt az értékelést adja, akárhány szállal.
train-round-help = Hány játszma fusson le, mielőtt az állásaikból tanul.
train-trial-help = Hány greedy elleni játszma mutassa meg olykor, milyen erős, 48 többszörösére lefelé kerekítve.
train-threads = Hány szál; alapesetben annyi, ahány processzormag van.
train-out-help = Az értékelés fájlja; alapesetben itt, például 2.value.
train-state-help = Ebben a fájlban őrzi az állást, és onnan folytatja, ha már létezik; alapesetben az értékelés mellett.
train-plot-help = Ebbe a fájlba rajzolja a tanulás menetét, .png vagy .svg.

train-bad-round = egy forduló játszmáinak száma ennek többszöröse: { $multiple }, nem { $number }
train-same-file = { $file } nem lehet két kiírandó fájl egyszerre
train-resumed = Folytatás e forduló után: { $round }/{ $rounds }.
train-interrupted = megszakítva e forduló után: { $round }/{ $rounds }, itt őrizve: { $file }; ugyanaz a parancs onnan folytatja

train-how-to-stop = A Ctrl-C leállítja; ugyanaz a parancs folytatja.
train-line = { $round }. forduló, { $games } játszma, { $positions } állás: veszteség { $loss } nat, a különbségek hibája { $miss } dirhem, { $speed } játszma/s, még { $left }
train-line-wins = győzelem a greedy ellen: { $wins }%
train-column-round = forduló
train-column-games = játszma
train-column-positions = állás
train-column-loss = veszteség, nat
train-column-miss = hiba, dirhem
train-column-wins = győzelem, %
train-column-speed = játszma/s
train-column-left = hátravan

train-done = Az értékelés itt van: { $file }, a tanulás menete itt: { $curve }.
train-result = { $games } játszma, { $positions } állás. Veszteség { $loss } nat, a különbségek hibája { $miss } dirhem, győzelem a greedy ellen { $wins }%.

train-plot-loss = veszteség, nat
train-plot-wins = győzelem a greedy ellen, % (95%-os intervallumok)
train-plot-games = játszmák; a szaggatott vonal zárja a greedy-játszmákat
train-plot-fair = olyan erős, mint a greedy
