### `marrakech verify`.

verify-help = Prüfen, ob die Würfe eines beendeten Spiels aus dem Startwert kamen, auf den es festgelegt war.
verify-file-help = Eine Datei mit Aufzeichnungen, wie sie das Spielende anbietet; - ist die Standardeingabe.
verify-game-fair = Spiel { $game } ist ehrlich: Die Festlegung, { $throws ->
    [one] ein Wurf
   *[other] { $throws } Würfe
} und { $rugs ->
    [0] die Stapel, die nichts verbergen,
    [one] ein Teppich von den Stapeln
   *[other] { $rugs } Teppiche von den Stapeln
} passen zum Startwert und zu dem, was die Spieler aufgedeckt haben. { $alone ->
    [0] Zu jedem Wurf haben Spieler beigetragen.
    [one] Ein Wurf kommt allein vom Server.
   *[other] { $alone } Würfe kommen allein vom Server.
}{ $redrawn ->
    [0] {""}
    [one] {" "}Es war ein Übungsspiel: Ein Wurf wurde zurückgenommen und neu gezogen.
   *[other] {" "}Es war ein Übungsspiel: { $redrawn } Würfe wurden zurückgenommen und neu gezogen.
}
verify-differs = { $what ->
    [commitment] Spiel { $game }: Die Festlegung ist { $found }, die des Startwerts aber { $expected }.
    [first] Spiel { $game }: Platz { $found } hat begonnen, der Startwert sagt aber { $expected }.
    [throw] Spiel { $game }: Wurf { $number } war { $found }, der Startwert sagt aber { $expected }.
    [link] Spiel { $game }: Was für Wurf { $number } aufgedeckt wurde, gehört nicht zur Kette des Spielers.
    [count] Spiel { $game }: Belegte Würfe: { $found }; gewürfelt wurde aber { $expected }-mal.
   *[pile] Spiel { $game }: Teppich { $number } eines Stapels war { $found }, der Startwert sagt aber { $expected }.
}
verify-more = { $number ->
    [one] Es gibt noch eine Abweichung.
   *[other] Es gibt noch { $number } Abweichungen.
}
verify-error = Spiel { $game }: { $why }
