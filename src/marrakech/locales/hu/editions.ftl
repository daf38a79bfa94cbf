### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Felsorolja a nyomtatott szabályszövegeket, vagy megmutat egyet az eltéréseivel.
editions-id-help = Egy kiadás vagy egy nyelv kódja. Nélküle mindet felsorolja.
editions-column-id = azonosító
editions-column-languages = nyelvek
editions-column-differences = eltérés az alapszabályoktól
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = nincs „{ $text }” kiadás vagy nyelv; a `marrakech editions` felsorolja őket
editions-languages = Nyelvek: { $languages }
editions-booklet = Forrás: { $booklet }
editions-box = A dobozban: { $box }
editions-differences = Eltérés az alapszabályoktól:
editions-no-differences = Ezek az alapszabályok.
editions-notes = A szövegről:
editions-use = Pythonban: { $code }
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
    [international] a nemzetközi füzet harminc nyelvének egyike
    [hong-kong-2022] a 2022-es hongkongi doboz szabályai
    [hungarian-early] egy korai magyar doboz szabályai
    [russian-lifestyle] a Lifestyle orosz dobozának szabályai
   *[french-2007] a 2007-es francia doboz szabályai
}
editions-contents = { $rugs } szőnyeg, { $ones } egydirhemes és { $fives } ötdirhemes érme{ $bag ->
    [yes] , egy zsák
   *[no] {""}
}
editions-box-not-listed = a szöveg nem sorolja fel

## Differences, in a word or two for a table

editions-brief-standard = az alapszabályok
editions-brief-elimination-no = senki sem esik ki
editions-brief-variant-none = nincs változat
editions-brief-variant-turn-at-end-optional = változat: legfeljebb negyed
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = váltakozó színek
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = megosztott hely
editions-brief-first-player-agree = kezdő: megegyezés
editions-brief-first-player-morocco = kezdő: utoljára Marokkóban
editions-brief-first-player-lot-or-youngest = kezdő: sors vagy legfiatalabb

## Differences, in whole sentences

editions-differs-elimination-no = Aki nem tudja az egészet kifizetni, odaadja, amije van, és továbbjátszik; senki sem esik ki (R4.4).
editions-differs-variant-none = Nincs benne az a változat, amelyben Assamot a kör végén fordítják el (R7).
editions-differs-variant-turn-at-end-optional = A változatban Assamot úgy is lehet hagyni, ahogy áll: legfeljebb negyed fordulat (R7.3).
editions-differs-cover-any = Egy szőnyeg egyetlen szőnyegnek sem takarhatja el mindkét felét, a sajátodnak sem (R5.3).
editions-differs-cover-colours = Az új szőnyeg alatti két fél két külön szőnyegé legyen, és a színük is különbözzön, ha ez lehetséges (R5.3, R5.4).
editions-differs-pile-alternating = Két játékosnál mindketten felváltva terítik le a két színüket (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Egyenlő pontnál semmi sem dönt: megosztoznak a helyen (R6.3).
editions-differs-first-player-agree = A kezdőt megegyezéssel választják (R2.4).
editions-differs-first-player-morocco = Az kezd, aki utoljára nyaralt Marokkóban (R2.4).
editions-differs-first-player-lot-or-youngest = A kezdőt kisorsolják, vagy a legfiatalabb kezd (R2.4).
editions-differs-box = A doboz tartalma: { $box }.
editions-differs-box-not-listed = A szöveg nem sorolja fel a doboz tartalmát.

## Remarks that are no rules

editions-note-box-colours = A dobozban három színből 15-15 szőnyeg van, a negyedikből 12.
editions-note-coins = Az egyesek ezüst-, az ötösök aranyszínűek.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = A szöveg külön kimondja, hogy két egyforma színű fél is letakarható.
editions-note-setup-one-colour = Az előkészületek szerint két játékos 15-15 egyszínű szőnyeget kap; ez a „Két játékos: egy-egy szín” beállítás (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Baki: kimaradt a cél, a tartalom és az, hogy mi dönt egyenlőségnél.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Baki: a két játékos szőnyegeit kétszer adja meg, eltérően.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Baki: szőnyeget „lehet” leteríteni; valójában kell (R5.4).
