### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = متن‌های چاپی قوانین را فهرست می‌کند، یا یکی را با تفاوت‌هایش نشان می‌دهد.
editions-id-help = یک نسخه، یا کد یک زبان. بدون آن همه فهرست می‌شوند.
editions-column-id = شناسه
editions-column-languages = زبان‌ها
editions-column-differences = تفاوت با قوانین استاندارد
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = نسخه یا زبانی به نام «{ $text }» نیست؛ `marrakech editions` فهرستشان می‌کند
editions-languages = زبان‌ها: { $languages }
editions-booklet = منبع: { $booklet }
editions-box = در جعبه: { $box }
editions-differences = تفاوت با قوانین استاندارد:
editions-no-differences = این‌ها همان قوانین استانداردند.
editions-notes = دربارهٔ متن:
editions-use = در پایتون: { $code }
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
    [international] یکی از سی زبان دفترچهٔ بین‌المللی
    [hong-kong-2022] قوانین جعبهٔ هنگ‌کنگ، ۲۰۲۲
    [hungarian-early] قوانین یک جعبهٔ قدیمی مجارستانی
    [russian-lifestyle] قوانین جعبهٔ روسی Lifestyle
   *[french-2007] قوانین جعبهٔ فرانسوی ۲۰۰۷
}
editions-contents = { $rugs } فرش، { $ones } سکهٔ یک‌درهمی، { $fives } سکهٔ پنج‌درهمی{ $bag ->
    [yes] ، یک کیسه
   *[no] {""}
}
editions-box-not-listed = در متن نیامده است

## Differences, in a word or two for a table

editions-brief-standard = قوانین استاندارد
editions-brief-elimination-no = کسی حذف نمی‌شود
editions-brief-variant-none = بدون شیوهٔ دیگر
editions-brief-variant-turn-at-end-optional = شیوهٔ دیگر: تا یک‌چهارم دور
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = رنگ‌ها یکی‌درمیان
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = تساوی می‌ماند
editions-brief-first-player-agree = نفر اول: با توافق
editions-brief-first-player-morocco = نفر اول: آخرین مسافر مراکش
editions-brief-first-player-lot-or-youngest = نفر اول: قرعه یا جوان‌ترین

## Differences, in whole sentences

editions-differs-elimination-no = هر کس نتواند همه را بپردازد، هرچه دارد می‌دهد و به بازی ادامه می‌دهد؛ کسی حذف نمی‌شود (R4.4).
editions-differs-variant-none = شیوه‌ای که در آن عضام در پایان نوبت چرخانده می‌شود، پیشنهاد نشده است (R7).
editions-differs-variant-turn-at-end-optional = در شیوهٔ دیگر می‌توان عضام را همان‌طور که هست گذاشت: چرخش حداکثر یک‌چهارم دور است (R7.3).
editions-differs-cover-any = یک فرش نباید هر دو نیمهٔ یک فرش را بپوشاند، حتی فرش خود بازیکن را (R5.3).
editions-differs-cover-colours = دو نیمهٔ زیر فرش تازه باید از دو فرش و با دو رنگ متفاوت باشند، هر جا که ممکن باشد (R5.3، R5.4).
editions-differs-pile-alternating = در بازی دونفره هر کس دو رنگش را یکی‌درمیان پهن می‌کند (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = هیچ چیز امتیازهای برابر را از هم جدا نمی‌کند: مقام مشترک است (R6.3).
editions-differs-first-player-agree = نفر اول با توافق انتخاب می‌شود (R2.4).
editions-differs-first-player-morocco = نفر اول کسی است که آخرین بار برای تعطیلات در کشور مراکش بوده است (R2.4).
editions-differs-first-player-lot-or-youngest = نفر اول با قرعه انتخاب می‌شود، یا جوان‌ترین بازیکن است (R2.4).
editions-differs-box = در جعبه: { $box }.
editions-differs-box-not-listed = متن نمی‌گوید در جعبه چیست.

## Remarks that are no rules

editions-note-box-colours = جعبه از سه رنگ هر کدام ۱۵ فرش دارد، و از رنگ چهارم ۱۲ فرش.
editions-note-coins = یک‌درهمی‌ها نقره‌ای و پنج‌درهمی‌ها طلایی‌اند.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = متن آشکارا می‌گوید که پوشاندن دو نیمهٔ هم‌رنگ مجاز است.
editions-note-setup-one-colour = سطر چیدمان به هر یک از دو بازیکن ۱۵ فرش یک‌رنگ می‌دهد؛ این همان گزینهٔ «دو بازیکن: هر کدام یک رنگ» است (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = لغزش: هدف، محتویات جعبه و آنچه تساوی را می‌شکند از قلم افتاده است.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = لغزش: فرش‌های دو بازیکن دو بار، و متفاوت، شمرده شده است.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = لغزش: «می‌توان» فرشی پهن کرد؛ در حالی که باید پهن کرد (R5.4).
