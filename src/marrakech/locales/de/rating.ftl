# Ratings and the ladder

rating-title = Die Rangliste
rating-lead = Wer auf diesem Server wie gut spielt. Die Leute vom Markt stehen mitten unter euch, so stark, wie sie gemessen wurden.
rating-pool = { $pool ->
    [pair] Zu zweit
    [three] Zu dritt
    [four] Zu viert
   *[variant] Drehen am Ende
}
rating-pools = Welche Spiele
rating-games = { $number ->
    [one] { $number } Spiel
   *[other] { $number } Spiele
}
rating-you = Du
rating-you-none = Du hast hier noch keine Wertung. Spiel ein gewertetes Spiel: Den Schalter findest du, wo ein Tisch eingerichtet wird.
rating-you-few = Du kommst auf die Rangliste, sobald du { $least } Spiele gespielt hast und deine Wertung sicher genug ist.
rating-you-hidden = Auf der Rangliste bist du nicht zu sehen.
rating-hide = Rangliste verlassen
rating-show = Auf die Rangliste
rating-nobody = Auf dieser Rangliste steht noch niemand. Du stehst darauf, sobald du { $least } gewertete Spiele gespielt hast.
rating-nameless = Jemand
rating-off = Auf diesem Server wird keine Rangliste gezeigt.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Die wahre Stärke liegt in 95 von 100 Fällen innerhalb von ±. 400 mehr heißt: zehnmal so oft gewinnen.
rating-curve = Deine Wertung, Spiel für Spiel, von { $first } bis { $last }
rating-new = Gewertet
rating-new-hint = Das Ergebnis zählt für eure Wertungen: keine Tipps, kein Zurücknehmen. Wer geht, verliert.
rating-table = Dieses Spiel wird gewertet. Wer geht, verliert.
rating-here = Wertungen
rating-counting = Die Wertungen werden ausgerechnet.
rating-why-anonymous = Nicht gewertet: Jemand spielt hier ohne Pass.
rating-why-same-player = Nicht gewertet: Zwei Plätze gehören derselben Person.
rating-why-helped = Nicht gewertet: Jemandem wurde geholfen.
rating-why-closed = Nicht gewertet: Wer den Server betreibt, hat den Tisch geschlossen.
rating-why-bot = Nicht gewertet: Einen der Bots hier hat niemand gemessen.
rating-match = Gewertet
rating-match-either = Egal
rating-match-yes = Gewertet
rating-match-no = Nicht gewertet
rating-near = Wie stark
rating-near-any = Egal wer
rating-near-close = Wie ich
