### `marrakech show`, and how a position is told wherever it is shown.

show-help = Nupiešia poziciją terminale arba kaip paveikslėlį.
show-position-help = Pozicija vienoje eilutėje arba taisyklių rinkinys, pavyzdžiui, international/3, jo pradžiai; - skaito iš standartinės įvesties.
show-svg-help = Įrašyti SVG paveikslėlį į šį failą; - yra standartinė išvestis.
show-theme-help = Paveikslėlio spalvos.
show-style-help = Kaip piešti terminale; numatyta spalvotai, jei terminalas moka.
show-coordinates-help = Ant rėmo rašyti eilučių ir stulpelių žymėjimą.
show-json-help = Išvesti poziciją kaip JSON.
show-column-player = žaidėjas
show-column-dirhams = dirhamai
show-column-rugs = liko kilimų
show-column-next = kita spalva
show-column-squares = langeliai
show-column-points = taškai
show-next-unknown = dar nematyta
show-out = iškrito
show-to-act = { $phase ->
    [turn] { $player } suka Asamą.
    [roll] { $player } meta kauliuką.
    [lay] { $player } tiesia kilimą.
    [reveal] { $player }: krūvelė parodo kitą kilimą.
   *[over] Partija baigta.
}
show-place = { $place }. { $players }: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
show-written = Įrašyta: { $file }.
