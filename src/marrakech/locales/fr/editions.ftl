### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Liste les textes imprimés des règles, ou en montre un avec ses différences.
editions-id-help = Une édition, ou le code d’une langue. Sans lui, toutes sont listées.
editions-column-id = id
editions-column-languages = langues
editions-column-differences = diffère des règles standard
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = il n’y a ni édition ni langue « { $text } » ; `marrakech editions` les liste
editions-languages = Langues : { $languages }
editions-booklet = Source : { $booklet }
editions-box = Dans la boîte : { $box }
editions-differences = Diffère des règles standard :
editions-no-differences = Ce sont les règles standard.
editions-notes = À propos du texte :
editions-use = En Python : { $code }
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
    [international] une des trente langues du livret international
    [hong-kong-2022] les règles de la boîte de Hong Kong de 2022
    [hungarian-early] les règles d’une ancienne boîte hongroise
    [russian-lifestyle] les règles de la boîte russe de Lifestyle
   *[french-2007] les règles de la boîte française de 2007
}
editions-contents = { $rugs } tapis, { $ones } pièces de un dirham, { $fives } de cinq{ $bag ->
    [yes] , un sac
   *[no] {""}
}
editions-box-not-listed = pas indiqué dans le texte

## Differences, in a word or two for a table

editions-brief-standard = les règles standard
editions-brief-elimination-no = personne ne sort du jeu
editions-brief-variant-none = pas de variante
editions-brief-variant-turn-at-end-optional = variante : jusqu’à un quart de tour
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = couleurs alternées
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = égalités partagées
editions-brief-first-player-agree = premier : par accord
editions-brief-first-player-morocco = premier : dernier au Maroc
editions-brief-first-player-lot-or-youngest = premier : tirage ou le plus jeune

## Differences, in whole sentences

editions-differs-elimination-no = Qui ne peut pas tout payer donne ce qu’il a et continue à jouer ; personne ne sort du jeu (R4.4).
editions-differs-variant-none = La variante où Assam est orienté à la fin du tour n’est pas proposée (R7).
editions-differs-variant-turn-at-end-optional = Dans la variante, Assam peut aussi rester comme il est : on l’oriente d’un quart de tour au plus (R7.3).
editions-differs-cover-any = Un tapis ne peut recouvrir les deux moitiés d’aucun tapis, pas même d’un des siens (R5.3).
editions-differs-cover-colours = Les deux moitiés sous un nouveau tapis doivent appartenir à deux tapis et être de couleurs différentes, si c’est possible (R5.3, R5.4).
editions-differs-pile-alternating = À deux, chacun pose ses deux couleurs en alternance (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Rien ne départage les égalités de points : le rang est partagé (R6.3).
editions-differs-first-player-agree = Le premier joueur est choisi d’un commun accord (R2.4).
editions-differs-first-player-morocco = Le premier joueur est le dernier à avoir passé des vacances au Maroc (R2.4).
editions-differs-first-player-lot-or-youngest = Le premier joueur est tiré au sort, ou c’est le plus jeune (R2.4).
editions-differs-box = La boîte contient : { $box }.
editions-differs-box-not-listed = Le texte n’indique pas ce que contient la boîte.

## Remarks that are no rules

editions-note-box-colours = La boîte contient 15 tapis de chacune de trois couleurs, et 12 de la quatrième.
editions-note-coins = Les pièces de un sont argentées, celles de cinq dorées.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Le texte dit expressément que deux moitiés de la même couleur peuvent être recouvertes.
editions-note-setup-one-colour = La ligne sur la mise en place donne à deux joueurs 15 tapis d’une couleur chacun ; c’est l’option « Deux joueurs : une couleur chacun » (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Un oubli : le but, le contenu et ce qui départage les égalités manquent.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Une coquille : les tapis pour deux joueurs sont comptés deux fois, différemment.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Une coquille : on « peut » poser un tapis ; en fait on le doit (R5.4).
