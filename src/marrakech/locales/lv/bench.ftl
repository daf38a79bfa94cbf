### `marrakech bench`.

bench-help = Izmēra, cik ātri šeit tiek izspēlētas nejaušas spēles.
bench-seconds-help = Cik ilgi apmēram mērīt katru rindu.
bench-threads-help = Cik pavedienu salīdzināt ar vienu.
bench-measuring = mēra
bench-no-time = mērīšanas laikam jābūt skaitlim
bench-compiled = kompilēts kodols
bench-uncompiled = nekompilēts kodols
bench-column-players = spēlētāji
bench-column-threads = pavedieni
bench-column-speed = spēles sekundē
bench-column-ratio = attiecība pret vienu
