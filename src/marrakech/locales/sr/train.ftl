### `marrakech train`. Names of options and files stay as they are.

train-help = Учи из игре са самим собом колико вреде позиције.
train-players-help = За колико играча: сваки број има своју процену.
train-variant-help = Учити игру у којој се Ассам окреће на крају потеза.
train-linear-help = Учити обичан збир улаза уместо мреже: мање, брже, слабије.
train-by-owner-help = Неке партије два играча играј и са областима по власнику (R4.5).
train-adjusted-help = Изузми срећу с коцком из онога из чега се учи, па мање партија научи исто толико; --no-adjusted учи из голих резултата.
train-games-help = Из колико партија учити, заокружено навише на цела кола.
train-warm-help = Колико партија похлепних играча иде пре тога, за залет.
train-mixed-help = Колико посто места и даље игра похлепно.
train-seed-help = Извор све случајности: исто семе даје исту процену с било којим бројем нити.
train-round-help = Колико се партија одигра пре него што се из њихових позиција учи.
train-trial-help = Колико партија против greedy с времена на време показује снагу, заокружено наниже на умножак од 48.
train-threads = Колико нити; подразумевано колико има језгара.
train-out-help = Датотека за процену; подразумевано овде, нека као 2.value.
train-state-help = Чувати стање у овој датотеци и наставити одатле ако већ постоји; подразумевано поред процене.
train-plot-help = Нацртати ток учења у ову датотеку, .png или .svg.

train-bad-round = број партија у колу је умножак од { $multiple }, а не { $number }
train-same-file = { $file } не може бити две од датотека које се уписују
train-resumed = Наставља се после кола { $round } од { $rounds }.
train-interrupted = прекинуто после кола { $round } од { $rounds }, које је у { $file }: исти позив наставља одатле

train-how-to-stop = Ctrl-C зауставља; исти позив наставља.
train-line = коло { $round }, партија: { $games }, позиција: { $positions }; губитак { $loss } nat, грешка предности у дирхамима { $miss }, партија/s: { $speed }, још { $left }
train-line-wins = победе над greedy: { $wins }%
train-column-round = коло
train-column-games = партије
train-column-positions = позиције
train-column-loss = губитак, nat
train-column-miss = грешка, дирхами
train-column-wins = победе, %
train-column-speed = партија/s
train-column-left = још

train-done = Процена је у { $file }, ток учења у { $curve }.
train-result = Партија: { $games }, позиција: { $positions }. Губитак { $loss } nat, грешка предности у дирхамима { $miss }, победе над greedy { $wins }%.

train-plot-loss = губитак, nat
train-plot-wins = победе над greedy, % (интервали од 95%)
train-plot-games = партије; испрекидана линија завршава похлепне
train-plot-fair = јак колико и greedy
