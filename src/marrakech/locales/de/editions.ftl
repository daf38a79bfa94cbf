### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Die gedruckten Regeltexte auflisten oder einen mit seinen Unterschieden zeigen.
editions-id-help = Eine Ausgabe oder der Code einer Sprache. Ohne Angabe werden alle aufgelistet.
editions-column-id = Kennung
editions-column-languages = Sprachen
editions-column-differences = Unterschiede zum Standard
editions-standard = Der Standard: Wer nicht zahlen kann, scheidet aus; es gibt eine Variante; fremde Teppiche sind geschützt (cover: opponents); zu zweit sind die Stapel gemischt, und jede Farbe ist eine Fläche für sich; bei Gleichstand entscheiden die Dirham; wer beginnt, wird ausgelost. `marrakech editions ID` erklärt eine Ausgabe in Worten.
editions-unknown = es gibt keine Ausgabe oder Sprache „{ $text }“; `marrakech editions` listet sie auf
editions-languages = Sprachen: { $languages }
editions-booklet = Quelle: { $booklet }
editions-box = In der Schachtel: { $box }
editions-differences = Unterschiede zu den Standardregeln:
editions-no-differences = Das sind die Standardregeln.
editions-notes = Zum Text:
editions-use = In Python: { $code }

## The texts

editions-name = { $edition ->
    [international] International, Englisch
    [french] Französisch
    [dutch] Niederländisch
    [spanish] Spanisch
    [italian] Italienisch
    [finnish] Finnisch
    [swedish] Schwedisch
    [czech] Tschechisch
    [greek] Griechisch
    [portuguese] Portugiesisch
    [polish] Polnisch
    [icelandic] Isländisch
    [arabic] Arabisch
    [estonian] Estnisch
    [latvian] Lettisch
    [lithuanian] Litauisch
    [russian] Russisch
    [chinese-traditional] Chinesisch (traditionell)
    [japanese] Japanisch
    [chinese-simplified] Chinesisch (vereinfacht)
    [hungarian] Ungarisch
    [slovenian] Slowenisch
    [romanian] Rumänisch
    [norwegian] Norwegisch
    [serbian] Serbisch
    [croatian] Kroatisch
    [german] Deutsch
    [korean] Koreanisch
    [thai] Thailändisch
    [persian] Persisch
    [hong-kong-2022] Hongkong 2022, Chinesisch
    [hong-kong-2022-english] Hongkong 2022, Englisch
    [hungarian-early] Ungarisch, früh
    [russian-lifestyle] Russisch, Lifestyle
   *[french-2007] Französisch, 2007
}
editions-booklet-name = { $booklet ->
    [international] eine von dreißig Sprachen im internationalen Regelheft
    [hong-kong-2022] die Regeln der Hongkonger Schachtel von 2022
    [hungarian-early] die Regeln einer frühen ungarischen Schachtel
    [russian-lifestyle] die Regeln der russischen Schachtel von Lifestyle
   *[french-2007] die Regeln der französischen Schachtel von 2007
}
editions-contents = { $rugs } Teppiche, { $ones } Münzen zu einem Dirham, { $fives } zu fünf{ $bag ->
    [yes] , ein Beutel
   *[no] {""}
}
editions-box-not-listed = im Text nicht aufgeführt

## Differences, in a word or two for a table

editions-brief-standard = die Standardregeln
editions-brief-elimination-no = niemand scheidet aus
editions-brief-variant-none = keine Variante
editions-brief-variant-turn-at-end-optional = Variante: höchstens 90°
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = Farben im Wechsel
editions-brief-area-owner = Flächen nach Besitzer
editions-brief-tiebreak-none = Gleichstand bleibt
editions-brief-first-player-agree = Beginn: nach Absprache
editions-brief-first-player-morocco = Beginn: zuletzt in Marokko
editions-brief-first-player-lot-or-youngest = Beginn: Los oder jüngste Person

## Differences, in whole sentences

editions-differs-elimination-no = Wer nicht alles zahlen kann, zahlt, was da ist, und spielt weiter; niemand scheidet aus (R4.4).
editions-differs-variant-none = Die Variante, in der Assam am Ende eines Zugs gedreht wird, gibt es nicht (R7).
editions-differs-variant-turn-at-end-optional = In der Variante darf Assam auch so stehen bleiben: Gedreht wird um höchstens 90 Grad (R7.3).
editions-differs-cover-any = Kein Teppich darf beide Hälften ein und desselben Teppichs überdecken, auch nicht eines eigenen (R5.3).
editions-differs-cover-colours = Die beiden Hälften unter einem neuen Teppich müssen zu zwei Teppichen gehören und verschiedene Farben haben, soweit das möglich ist (R5.3, R5.4).
editions-differs-pile-alternating = Zu zweit legt jeder seine beiden Farben abwechselnd (R2.3).
editions-differs-area-owner = Zu zweit bilden beide Farben eines Spielers eine Fläche: Gezahlt wird für alle Felder mit Teppichen dieses Spielers, die zusammenhängen (R4.5).
editions-differs-tiebreak-none = Bei gleicher Punktzahl entscheidet nichts weiter: Der Rang wird geteilt (R6.3).
editions-differs-first-player-agree = Wer beginnt, wird abgesprochen (R2.4).
editions-differs-first-player-morocco = Es beginnt, wer zuletzt in Marokko im Urlaub war (R2.4).
editions-differs-first-player-lot-or-youngest = Wer beginnt, wird ausgelost, oder die jüngste Person beginnt (R2.4).
editions-differs-box = Die Schachtel enthält: { $box }.
editions-differs-box-not-listed = Der Text führt nicht auf, was die Schachtel enthält.

## Remarks that are no rules

editions-note-box-colours = Die Schachtel hat je 15 Teppiche in drei Farben und 12 in der vierten.
editions-note-coins = Einer sind silbern, Fünfer golden.
editions-note-age-and-time = Im Text steht: 2 bis 4 Spieler, ab 6 Jahren, 20 Minuten.
editions-note-not-under-three = Im Text steht, dass das Spiel nicht für Kinder unter drei Jahren ist.
editions-note-pick-colour = Alle suchen sich die Farbe aus, die ihnen gefällt.
editions-note-rock-paper-scissors = Wer beginnt, entscheidet das Los oder Schere, Stein, Papier.
editions-note-edge-mosaics = Was die Reihen am Rand verbindet, nennt dieser Text Mosaike; in den meisten Texten sind es Pfeile.
editions-note-edge-bends = Was die Reihen am Rand verbindet, nennt dieser Text Kurven; in den meisten Texten sind es Pfeile.
editions-note-edge-lines = Was die Reihen am Rand verbindet, nennt dieser Text Linien; in den meisten Texten sind es Pfeile.
editions-note-same-colour-allowed = Der Text sagt ausdrücklich, dass zwei Hälften derselben Farbe überdeckt werden dürfen.
editions-note-setup-one-colour = Beim Aufbau gibt der Text zwei Spielern je 15 Teppiche in einer Farbe; das ist die Option „Zu zweit: je eine Farbe“ (R2.3).
editions-note-pile-reading = Dass man zu zweit die beiden Farben abwechselnd legt, ist die naheliegende Lesart; dass die beiden Farben gemischt werden, wäre auch möglich.
editions-note-not-mixed = Zu zweit legt jeder seine Teppiche auf einen Stapel, aber im Text steht nicht, dass sie gemischt werden. Hier sind die Stapel gemischt (R2.3).
editions-note-keeping-heading = Im Text steht nicht, dass Assam so stehen bleiben darf. Hier darf er es (R3.2).
editions-note-own-square = Im Text steht nicht, dass auch für das Feld unter Assam gezahlt wird. Hier ist es so (R4.1).
editions-note-out-of-money = Im Text steht, dass ausscheidet, „wem das Geld ausgeht“. Hier ist das, wer nicht alles zahlen kann, was fällig ist; wer nichts mehr hat, aber auch nichts schuldet, spielt weiter (R4.3).
editions-note-loose-one-half = „Nur mit einer Hälfte auf einem fremden Teppich“ ist ungenau. Zusammen mit der Liste daneben sagt der Text dasselbe wie die anderen: Hälften von zwei verschiedenen Teppichen dürfen überdeckt werden.
editions-note-slip-no-walk = Ein Versehen: Das Zahlen steht ein zweites Mal da, wo Assams Weg beschrieben sein sollte; so fehlt, was am Rand des Marktes geschieht.
editions-note-slip-not-lost = Ein Versehen: In „auf einem leeren Feld oder einem eigenen Teppich muss man nicht zahlen“ ging das „nicht“ verloren.
editions-note-slip-pays-rugs = Ein Versehen: Beim Zahlen werden Teppiche gezählt, wo alle anderen Texte Felder zählen. Hier wird für Felder gezahlt (R4.1); am Ende zählt auch dieser Text Hälften, wie alle.
editions-note-slip-may-lay = Ein Versehen: Man „darf“ einen Teppich legen; man muss aber (R5.4).
editions-note-slip-left-out = Ein Versehen: Das Ziel, der Inhalt und was bei Gleichstand gilt, fehlen.
editions-note-slip-opponent = Ein Versehen: Am Ende zählt „jeder Dirham, der dem Gegner bleibt“; es sollte „dem Spieler“ heißen.
editions-note-slip-counts-twice = Ein Versehen: Die Teppiche für zwei Spieler werden zweimal angegeben, und jedes Mal anders.
editions-note-slip-variant = Ein Versehen: Der letzte Schritt der Variante ist verstümmelt („dreh die Figur darf um ein Viertel drehen“). Hier wird Assam um genau 90 Grad gedreht (R7.3).
editions-note-slip-aim = Ein Versehen: Der Satz über das Ziel bricht ab.
editions-note-slip-cards = Ein Versehen: Im Text werden „Karten“ gelegt; gemeint sind Teppiche.
editions-note-slip-results = Ein Versehen: Da steht „Ergebnisse des Feldes“; gemeint sind seine Seiten.
editions-note-slip-exit-arrow = Ein Versehen: Am Rand geht Assam „zum Ausgangspfeil“ weiter.
editions-note-slip-end-of-rug = Ein Versehen: Ein Teppich soll mit seinem „Ende“ an der Seite liegen; gemeint ist eines seiner Felder (R5.1).
editions-note-slip-dirham-won = Ein Versehen: Am Ende zählt „jeder gewonnene Dirham“; gemeint ist jeder Dirham, den man hat (R6.2).
editions-note-slip-leaves-game = Ein Versehen: Am Rand „verlässt“ Assam „das Spiel“; er verlässt den Markt.
