### `marrakech show`, and how a position is told wherever it is shown.

show-help = Uzzīmē pozīciju terminālī vai kā attēlu.
show-position-help = Pozīcija vienā rindā vai noteikumu kopa, piemēram, international/3, tās sākumam; - to lasa no standarta ievades.
show-svg-help = Ierakstīt SVG attēlu šajā failā; - ir standarta izvade.
show-theme-help = Attēla krāsas.
show-style-help = Kā zīmēt terminālī; pēc noklusējuma krāsās, ja terminālis tās rāda.
show-coordinates-help = Rakstīt rindu un kolonnu nosaukumus uz rāmja.
show-json-help = Izvadīt pozīciju kā JSON.
show-column-player = spēlētājs
show-column-dirhams = dirhami
show-column-rugs = paklāji atlikuši
show-column-next = nākamā krāsa
show-column-squares = lauciņi
show-column-points = punkti
show-next-unknown = vēl nav redzēta
show-out = vairs nespēlē
show-to-act = { $phase ->
    [turn] { $player } griež Assamu.
    [roll] { $player } met kauliņu.
    [lay] { $player } klāj paklāju.
    [reveal] { $player }: kaudzīte parāda nākamo paklāju.
   *[over] Spēle ir beigusies.
}
show-place = { $place }. { $players }: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
show-written = Ierakstīts fails { $file }.
