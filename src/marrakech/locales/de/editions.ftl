### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Die gedruckten Regeltexte auflisten oder einen mit seinen Unterschieden zeigen.
editions-id-help = Eine Ausgabe oder der Code einer Sprache. Ohne Angabe werden alle aufgelistet.
editions-column-id = Kennung
editions-column-languages = Sprachen
editions-column-differences = Unterschiede zum Standard
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = es gibt keine Ausgabe oder Sprache „{ $text }“; `marrakech editions` listet sie auf
editions-languages = Sprachen: { $languages }
editions-booklet = Quelle: { $booklet }
editions-box = In der Schachtel: { $box }
editions-differences = Unterschiede zu den Standardregeln:
editions-no-differences = Das sind die Standardregeln.
editions-notes = Zum Text:
editions-use = In Python: { $code }
editions-name = { $edition ->
    [international] International, English
    [french] French
    [dutch] Dutch
    [spanish] Spanish
    [italian] Italian
    [finnish] Finnish
    [swedish] Swedish
    [czech] Czech
    [greek] Greek
    [portuguese] Portuguese
    [polish] Polish
    [icelandic] Icelandic
    [arabic] Arabic
    [estonian] Estonian
    [latvian] Latvian
    [lithuanian] Lithuanian
    [russian] Russian
    [chinese-traditional] Chinese (traditional)
    [japanese] Japanese
    [chinese-simplified] Chinese (simplified)
    [hungarian] Hungarian
    [slovenian] Slovenian
    [romanian] Romanian
    [norwegian] Norwegian
    [serbian] Serbian
    [croatian] Croatian
    [german] German
    [korean] Korean
    [thai] Thai
    [persian] Persian
    [hong-kong-2022] Hong Kong 2022, Chinese
    [hong-kong-2022-english] Hong Kong 2022, English
    [hungarian-early] Hungarian, early
    [russian-lifestyle] Russian, Lifestyle
   *[french-2007] French, 2007
}

## The texts

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
editions-brief-area-owner = areas by owner
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
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Bei gleicher Punktzahl entscheidet nichts weiter: Der Rang wird geteilt (R6.3).
editions-differs-first-player-agree = Wer beginnt, wird abgesprochen (R2.4).
editions-differs-first-player-morocco = Es beginnt, wer zuletzt in Marokko im Urlaub war (R2.4).
editions-differs-first-player-lot-or-youngest = Wer beginnt, wird ausgelost, oder die jüngste Person beginnt (R2.4).
editions-differs-box = Die Schachtel enthält: { $box }.
editions-differs-box-not-listed = Der Text führt nicht auf, was die Schachtel enthält.

## Remarks that are no rules

editions-note-box-colours = Die Schachtel hat je 15 Teppiche in drei Farben und 12 in der vierten.
editions-note-coins = Einer sind silbern, Fünfer golden.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Der Text sagt ausdrücklich, dass zwei Hälften derselben Farbe überdeckt werden dürfen.
editions-note-setup-one-colour = Beim Aufbau gibt der Text zwei Spielern je 15 Teppiche in einer Farbe; das ist die Option „Zu zweit: je eine Farbe“ (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Ein Versehen: Das Ziel, der Inhalt und was bei Gleichstand gilt, fehlen.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Ein Versehen: Die Teppiche für zwei Spieler werden zweimal angegeben, und jedes Mal anders.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Ein Versehen: Man „darf“ einen Teppich legen; man muss aber (R5.4).
