### `marrakech ban`: whom a host keeps out.

ban-help = Namen und Adressen eine Zeit lang sperren, ob der Server läuft oder nicht.
ban-name-help = Einen Namen sperren: Niemand kann so heißen.
ban-name-name-help = Der Name; Großschreibung, Leerzeichen und die Form der Buchstaben spielen keine Rolle.
ban-address-help = Eine Adresse oder ein Netz sperren: Wer von dort kommt, kann weder spielen noch zuschauen.
ban-address-address-help = Etwa 203.0.113.9, 203.0.113.0/24 oder 2001:db8::/48. Bei IPv6 wird mindestens ein /64 gesperrt.
ban-list-help = Auflisten, wer gesperrt ist.
ban-lift-help = Eine Sperre aufheben.
ban-for-help = Wie lange, in Minuten, Stunden, Tagen oder Wochen: 90m, 2h, 1d, 4w.
ban-why-help = Der Grund; wer über die Adresse gesperrt ist, erfährt ihn.
ban-number-help = Die Nummer aus der Liste.
ban-column-number = Nummer
ban-column-kind = Art
ban-column-what = gesperrt
ban-column-since = seit
ban-column-until = bis
ban-column-why = Grund
ban-kind = { $kind ->
    [name] Name
   *[address] Adresse
}
ban-done = { $what } ist bis { $until } gesperrt. Der Server weiß es innerhalb von zwei Sekunden.
ban-counted = { $number ->
    [0] Es gibt keine Sperren.
    [one] Eine Sperre.
   *[other] { $number } Sperren.
}
ban-lifted = { $number ->
    [one] Eine Sperre ist aufgehoben.
   *[other] { $number } Sperren sind aufgehoben.
}
ban-no-name = ein Name hat mindestens einen Buchstaben, der sich zeigen lässt
ban-no-time = „{ $time }“ ist keine Dauer von höchstens zehn Jahren: Schreibe sie wie in 90m, 2h, 1d oder 4w
ban-no-such = eine Sperre mit der Nummer { $number } gibt es nicht
