### `marrakech verify`.

verify-help = Prüfen, ob die Würfe eines beendeten Spiels aus dem Startwert kamen, auf den es festgelegt war.
verify-file-help = Eine Datei mit Aufzeichnungen, wie sie das Spielende anbietet; - ist die Standardeingabe.
verify-fair = Spiel { $game } ist ehrlich: Die Festlegung, { $throws ->
    [one] ein Wurf
   *[other] { $throws } Würfe
} und { $rugs ->
    [0] die Stapel, die nichts verbergen,
    [one] ein Teppich von den Stapeln
   *[other] { $rugs } Teppiche von den Stapeln
} sind die des Startwerts.
verify-fault = { $what ->
    [commitment] Spiel { $game }: Die Festlegung ist { $found }, die des Startwerts aber { $expected }.
    [first] Spiel { $game }: Platz { $found } hat begonnen, der Startwert sagt aber { $expected }.
    [throw] Spiel { $game }: Wurf { $number } war { $found }, der Startwert sagt aber { $expected }.
   *[pile] Spiel { $game }: Teppich { $number } eines Stapels war { $found }, der Startwert sagt aber { $expected }.
}
verify-more = { $number ->
    [one] Es gibt noch eine Abweichung.
   *[other] Es gibt noch { $number } Abweichungen.
}
verify-error = Spiel { $game }: { $why }
