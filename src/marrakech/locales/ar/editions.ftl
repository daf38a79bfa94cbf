### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = اعرض نصوص القواعد المطبوعة، أو واحدًا منها مع ما يختلف فيه.
editions-id-help = طبعة، أو رمز لغة. تُعرض كلها من دونه.
editions-column-id = المعرّف
editions-column-languages = اللغات
editions-column-differences = ما يختلف عن القواعد المعتادة
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = لا توجد طبعة ولا لغة «{ $text }»؛ `marrakech editions` يعرضها
editions-languages = اللغات: { $languages }
editions-booklet = المصدر: { $booklet }
editions-box = في العلبة: { $box }
editions-differences = ما يختلف عن القواعد المعتادة:
editions-no-differences = هذه هي القواعد المعتادة.
editions-notes = عن النص:
editions-use = في Python: { $code }
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
    [international] إحدى ثلاثين لغة في الكتيب الدولي
    [hong-kong-2022] قواعد علبة هونغ كونغ لعام ٢٠٢٢
    [hungarian-early] قواعد علبة مجرية قديمة
    [russian-lifestyle] قواعد العلبة الروسية من Lifestyle
   *[french-2007] قواعد العلبة الفرنسية لعام ٢٠٠٧
}
editions-contents = عدد السجاد { $rugs }، وقطع الدرهم { $ones }، وقطع الخمسة دراهم { $fives }{ $bag ->
    [yes] ، وكيس
   *[no] {""}
}
editions-box-not-listed = لم يُذكر في النص

## Differences, in a word or two for a table

editions-brief-standard = القواعد المعتادة
editions-brief-elimination-no = لا يخرج أحد
editions-brief-variant-none = بلا صيغة بديلة
editions-brief-variant-turn-at-end-optional = البديلة: حتى ربع دورة
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = اللونان بالتناوب
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = التعادل يُقتسم
editions-brief-first-player-agree = الأول: بالاتفاق
editions-brief-first-player-morocco = الأول: آخر من زار المغرب
editions-brief-first-player-lot-or-youngest = الأول: بالقرعة أو الأصغر سنًا

## Differences, in whole sentences

editions-differs-elimination-no = من لا يستطيع الدفع كاملًا يدفع ما معه ويواصل اللعب؛ لا يخرج أحد (R4.4).
editions-differs-variant-none = لا يعرض هذا النص الصيغة البديلة التي يُدار فيها عزام في نهاية الدور (R7).
editions-differs-variant-turn-at-end-optional = في الصيغة البديلة يجوز أيضًا ترك عزام على اتجاهه: يُدار ربع دورة على الأكثر (R7.3).
editions-differs-cover-any = لا يجوز أن تغطي سجادةٌ نصفي سجادة واحدة معًا، ولو كانت للاعب نفسه (R5.3).
editions-differs-cover-colours = يجب أن يكون النصفان تحت السجادة الجديدة من سجادتين مختلفتين ومن لونين مختلفين، حيث أمكن ذلك (R5.3، R5.4).
editions-differs-pile-alternating = في اللعب باثنين، يفرش كل لاعب لونيه بالتناوب (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = لا شيء يفصل بين من تساوت نقاطهم: يتقاسمون المركز (R6.3).
editions-differs-first-player-agree = يُختار اللاعب الأول بالاتفاق (R2.4).
editions-differs-first-player-morocco = يبدأ آخر من قضى عطلة في المغرب (R2.4).
editions-differs-first-player-lot-or-youngest = يُختار اللاعب الأول بالقرعة، أو يبدأ الأصغر سنًا (R2.4).
editions-differs-box = في العلبة: { $box }.
editions-differs-box-not-listed = لا يذكر النص محتويات العلبة.

## Remarks that are no rules

editions-note-box-colours = في العلبة ١٥ سجادة من كل لون من ثلاثة ألوان، و١٢ من الرابع.
editions-note-coins = قطع الدرهم فضية، وقطع الخمسة ذهبية.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = يقول النص صراحةً إنه يجوز تغطية نصفين من لون واحد.
editions-note-setup-one-colour = يعطي سطر التجهيز كل لاعب من الاثنين ١٥ سجادة من لون واحد؛ وهذا هو الخيار «لاعبان: لون واحد لكل لاعب» (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = سهو: لم يُذكر الهدف ولا المحتويات ولا ما يفصل عند التعادل.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = سهو: عُدّ سجاد اللاعبَين مرتين، بعددين مختلفين.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = سهو: «يجوز» فرش سجادة؛ وهو واجب (R5.4).
