### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = List opp de trykte regeltekstene, eller vis én med forskjellene.
editions-id-help = En utgave, eller koden for et språk. Uten den listes alle opp.
editions-column-id = navn
editions-column-languages = språk
editions-column-differences = forskjeller fra standarden
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = det finnes ingen utgave og ikke noe språk «{ $text }»; `marrakech editions` lister dem opp
editions-languages = Språk: { $languages }
editions-booklet = Kilde: { $booklet }
editions-box = I esken: { $box }
editions-differences = Forskjeller fra standardreglene:
editions-no-differences = Dette er standardreglene.
editions-notes = Om teksten:
editions-use = I Python: { $code }
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
    [international] ett av tretti språk i det internasjonale regelheftet
    [hong-kong-2022] reglene i esken fra Hongkong i 2022
    [hungarian-early] reglene i en tidlig ungarsk eske
    [russian-lifestyle] reglene i den russiske esken fra Lifestyle
   *[french-2007] reglene i den franske esken fra 2007
}
editions-contents = { $rugs } tepper, { $ones } mynter på én dirham, { $fives } på fem{ $bag ->
    [yes] , en pose
   *[no] {""}
}
editions-box-not-listed = ikke oppgitt i teksten

## Differences, in a word or two for a table

editions-brief-standard = standardreglene
editions-brief-elimination-no = ingen ryker ut
editions-brief-variant-none = ingen variant
editions-brief-variant-turn-at-end-optional = variant: høyst 90°
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = fargene veksler
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = delt plassering
editions-brief-first-player-agree = først: etter avtale
editions-brief-first-player-morocco = først: sist i Marokko
editions-brief-first-player-lot-or-youngest = først: loddtrekning eller yngst

## Differences, in whole sentences

editions-differs-elimination-no = Den som ikke kan betale alt, betaler det som er der, og spiller videre; ingen ryker ut (R4.4).
editions-differs-variant-none = Varianten der Assam vris på slutten av en tur, er ikke med (R7).
editions-differs-variant-turn-at-end-optional = I varianten kan Assam også bli stående som han står: Han vris høyst en kvart omdreining (R7.3).
editions-differs-cover-any = Et teppe kan ikke dekke begge halvdelene av ett og samme teppe, ikke engang av et eget (R5.3).
editions-differs-cover-colours = De to halvdelene under et nytt teppe må høre til to tepper og ha ulik farge, der det er mulig (R5.3, R5.4).
editions-differs-pile-alternating = Med to spillere legger hver av dem de to fargene sine annenhver gang (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Ingenting avgjør ved like mange poeng: Plasseringen deles (R6.3).
editions-differs-first-player-agree = Man blir enige om hvem som begynner (R2.4).
editions-differs-first-player-morocco = Den som sist var på ferie i Marokko, begynner (R2.4).
editions-differs-first-player-lot-or-youngest = Det trekkes lodd om hvem som begynner, eller den yngste begynner (R2.4).
editions-differs-box = Esken inneholder: { $box }.
editions-differs-box-not-listed = Teksten oppgir ikke hva esken inneholder.

## Remarks that are no rules

editions-note-box-colours = Esken har 15 tepper i hver av tre farger, og 12 i den fjerde.
editions-note-coins = Enerne er i sølv, femmerne i gull.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Teksten sier uttrykkelig at to halvdeler i samme farge kan dekkes.
editions-note-setup-one-colour = Linjen om forberedelsene gir to spillere 15 tepper hver i én farge; det er valget «To spillere: én farge hver» (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = En feil: Målet, innholdet og hva som avgjør ved poenglikhet, mangler.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = En feil: Teppene for to spillere oppgis to ganger, med ulike tall.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = En feil: Et teppe «kan» legges; det må legges (R5.4).
