### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = List the printed texts of the rules, or show one with its differences.
editions-id-help = An edition, or the code of a language. All are listed without it.
editions-column-id = id
editions-column-languages = languages
editions-column-differences = differs from the standard rules
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = there is no edition or language “{ $text }”; `marrakech editions` lists them
editions-languages = Languages: { $languages }
editions-booklet = Source: { $booklet }
editions-box = In the box: { $box }
editions-differences = Differs from the standard rules:
editions-no-differences = These are the standard rules.
editions-notes = About the text:
editions-use = In Python: { $code }

## The texts

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
editions-booklet-name = { $booklet ->
    [international] one of thirty languages in the international booklet
    [hong-kong-2022] the rules of the Hong Kong box of 2022
    [hungarian-early] the rules of an early Hungarian box
    [russian-lifestyle] the rules of the Russian box by Lifestyle
   *[french-2007] the rules of the French box of 2007
}
editions-contents = { $rugs } rugs, { $ones } coins of one dirham, { $fives } of five{ $bag ->
    [yes] , a bag
   *[no] {""}
}
editions-box-not-listed = not listed in the text

## Differences, in a word or two for a table

editions-brief-standard = the standard rules
editions-brief-elimination-no = nobody goes out
editions-brief-variant-none = no variant
editions-brief-variant-turn-at-end-optional = variant: up to a quarter
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = colours alternate
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = ties are shared
editions-brief-first-player-agree = first: agreed
editions-brief-first-player-morocco = first: last in Morocco
editions-brief-first-player-lot-or-youngest = first: lot or youngest

## Differences, in whole sentences

editions-differs-elimination-no = Who cannot pay in full pays what he has and plays on; nobody goes out (R4.4).
editions-differs-variant-none = The variant in which Assam is turned at the end of a turn is not offered (R7).
editions-differs-variant-turn-at-end-optional = In the variant Assam may also be left as he is: the turn is up to a quarter (R7.3).
editions-differs-cover-any = A rug may not cover both halves of any one rug, not even of one's own (R5.3).
editions-differs-cover-colours = The two halves under a new rug must belong to two rugs and differ in colour, where that is possible (R5.3, R5.4).
editions-differs-pile-alternating = With two players, each lays the two colours in turn (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Nothing decides between equal points: the place is shared (R6.3).
editions-differs-first-player-agree = The first player is chosen by agreement (R2.4).
editions-differs-first-player-morocco = The first player is the one who was last in Morocco on holiday (R2.4).
editions-differs-first-player-lot-or-youngest = The first player is chosen by lot, or is the youngest (R2.4).
editions-differs-box = The box holds: { $box }.
editions-differs-box-not-listed = The text does not list what the box holds.

## Remarks that are no rules

editions-note-box-colours = The box has 15 rugs of each of three colours, and 12 of the fourth.
editions-note-coins = Ones are silver, fives are gold.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = The text says expressly that two halves of the same colour may be covered.
editions-note-setup-one-colour = The line on setting up gives two players 15 rugs of one colour each; that is the option “Two players: one colour each” (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-may-lay = A slip: a rug “may” be laid; it has to be (R5.4).
editions-note-slip-left-out = A slip: the aim, the contents and what decides a tie are left out.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = A slip: the rugs for two players are counted twice, differently.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
