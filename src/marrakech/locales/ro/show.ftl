### `marrakech show`, and how a position is told wherever it is shown.

show-help = Desenează o poziție în terminal sau ca imagine.
show-position-help = O poziție pe un rând sau un set de reguli, ca international/3, pentru începutul lui; - o citește de la intrarea standard.
show-svg-help = Scrie o imagine SVG în acest fișier; - este ieșirea standard.
show-theme-help = Culorile imaginii.
show-style-help = Cum se desenează în terminal; implicit în culori, dacă terminalul le are.
show-coordinates-help = Scrie pe ramă numele rândurilor și coloanelor.
show-json-help = Afișează poziția ca JSON.
show-column-player = jucător
show-column-dirhams = dirhami
show-column-rugs = rămase
show-column-next = următorul
show-column-squares = căsuțe
show-column-points = puncte
show-next-unknown = încă nevăzut
show-out = a ieșit
show-to-act = { $phase ->
    [turn] { $player } îl întoarce pe Assam.
    [roll] { $player } aruncă zarul.
    [lay] { $player } așază un covoraș.
    [reveal] { $player }: teancul își arată covorașul următor.
   *[over] Jocul s-a terminat.
}
show-place = { $place }. { $players }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
show-written = Scris: { $file }.
