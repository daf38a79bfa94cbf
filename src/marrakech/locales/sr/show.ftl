### `marrakech show`, and how a position is told wherever it is shown.

show-help = Нацртај позицију у терминалу или као слику.
show-position-help = Позиција у једном реду, или скуп правила као international/3 за његов почетак; - чита са стандардног улаза.
show-svg-help = Уписати слику SVG у ову датотеку; - је стандардни излаз.
show-theme-help = Боје слике.
show-style-help = Како цртати у терминалу; подразумевано у боји ако терминал то уме.
show-coordinates-help = Исписати ознаке редова и колона на оквиру.
show-json-help = Исписати позицију као JSON.
show-column-player = играч
show-column-dirhams = дирхами
show-column-rugs = још сагова
show-column-next = следећи саг
show-column-squares = поља
show-column-points = поени
show-next-unknown = још непознат
show-out = ван игре
show-to-act = { $phase ->
    [turn] { $player } окреће Ассама.
    [roll] { $player } баца коцку.
    [lay] { $player } полаже саг.
    [reveal] Гомилица играча { $player } показује следећи саг.
   *[over] Партија је готова.
}
show-place = { $place }. { $players }: { $points ->
    [one] { $points } поен
    [few] { $points } поена
   *[other] { $points } поена
}
show-written = Уписано: { $file }.
