### `marrakech train`. Names of options and files stay as they are.

train-help = Naučí se hrou se sebou samým, jakou cenu mají pozice.
train-players-help = Pro kolik hráčů: každý počet má vlastní ohodnocení.
train-variant-help = Učit se hru, v níž se Assam otáčí na konci tahu.
train-linear-help = Učit se místo sítě prostý součet vstupů: menší, rychlejší, slabší.
train-by-owner-help = Část partií dvou hráčů hrát i s oblastmi podle majitele (R4.5).
train-adjusted-help = Vyjmout štěstí v kostkách z toho, z čeho se učí, takže totéž naučí méně partií; --no-adjusted se učí z prostých výsledků.
train-games-help = Z kolika partií se učit, zaokrouhleno nahoru na celá kola.
train-warm-help = Kolik partií hladových hráčů předchází na rozjezd.
train-mixed-help = Kolik procent míst hraje i dál hladově.
train-seed-help = Zdroj veškeré náhody: stejné semínko dá stejné ohodnocení s libovolným počtem vláken.
train-round-help = Kolik partií se odehraje, než se z jejich pozic učí.
train-trial-help = Kolik partií proti greedy občas ukáže sílu, zaokrouhleno dolů na násobek 48.
train-threads = Kolik vláken; ve výchozím stavu tolik, kolik je jader.
train-out-help = Soubor pro ohodnocení; jinak zde soubor jako 2.value.
train-state-help = Ukládat stav do tohoto souboru, a pokud už existuje, pokračovat z něj; jinak vedle ohodnocení.
train-plot-help = Nakreslit průběh učení do tohoto souboru, .png nebo .svg.

train-bad-round = počet partií v kole je násobek { $multiple }, ne { $number }
train-same-file = { $file } nemůže být dvěma zapisovanými soubory najednou
train-resumed = Pokračuje se po kole { $round } z { $rounds }.
train-interrupted = přerušeno po kole { $round } z { $rounds }, které je v { $file }: stejné volání odtud pokračuje

train-how-to-stop = Ctrl-C zastaví; stejné volání pokračuje.
train-line = kolo { $round }, partie: { $games }, pozice: { $positions }; ztráta { $loss } nat, chyba náskoku v dirhamech { $miss }, { $speed } partií/s, zbývá { $left }
train-line-wins = výhry proti greedy: { $wins } %
train-column-round = kolo
train-column-games = partie
train-column-positions = pozice
train-column-loss = ztráta, nat
train-column-miss = chyba, dirhamy
train-column-wins = výhry, %
train-column-speed = partií/s
train-column-left = zbývá

train-done = Ohodnocení je v { $file }, průběh učení v { $curve }.
train-result = Partie: { $games }, pozice: { $positions }. Ztráta { $loss } nat, chyba náskoku v dirhamech { $miss }, výhry proti greedy { $wins } %.

train-plot-loss = ztráta, nat
train-plot-wins = výhry proti greedy, % (95% intervaly)
train-plot-games = partie; u čárkované čáry končí hladové
train-plot-fair = stejně silný jako greedy
