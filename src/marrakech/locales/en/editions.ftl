### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = List the printed texts of the rules, or show one with its differences.
editions-id-help = An edition, or the code of a language. All are listed without it.
editions-column-id = id
editions-column-languages = languages
editions-column-differences = differs from the standard rules
editions-legend = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = there is no edition or language “{ $text }”; `marrakech editions` lists them
editions-languages = Languages: { $languages }
editions-booklet = Source: { $booklet }
editions-box = In the box: { $box }
editions-differences = Differs from the standard rules:
editions-no-differences = These are the standard rules.
editions-notes = About the text:
editions-use = In Python: { $code }

## The texts

editions-title = { $edition ->
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
    [hong-kong-2022] Hong Kong, 2022
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
editions-differs-tiebreak-none = Nothing decides between equal points: the place is shared (R6.3).
editions-differs-first-player-agree = The first player is chosen by agreement (R2.4).
editions-differs-first-player-morocco = The first player is the one who was last in Morocco on holiday (R2.4).
editions-differs-first-player-lot-or-youngest = The first player is chosen by lot, or is the youngest (R2.4).
editions-differs-box = The box holds: { $box }.
editions-differs-box-not-listed = The text does not list what the box holds.

## Remarks that are no rules

editions-note-box-colours = The box has 15 rugs of each of three colours, and 12 of the fourth.
editions-note-coins = Ones are silver, fives are gold.
editions-note-same-colour-allowed = The text says expressly that two halves of the same colour may be covered.
editions-note-setup-one-colour = The line on setting up gives two players 15 rugs of one colour each; that is the option “Two players: one colour each” (R2.3).
editions-note-slip-walk = A slip: the payment is printed twice, once where the walk should stand.
editions-note-slip-left-out = A slip: the aim, the contents and what decides a tie are left out.
editions-note-slip-counts-twice = A slip: the rugs for two players are counted twice, differently.
editions-note-slip-counts-rugs = A slip: rugs are counted at the end, where all other texts count squares.
editions-note-slip-may-lay = A slip: a rug “may” be laid; it has to be (R5.4).
editions-note-slip-one-half = A slip: a rug is said to lie on another player's rug with one half only, yet two halves of different rugs are listed as allowed.
editions-note-slip-lost-not = A slip: a “not” is lost from “one need not pay on an empty square”.
