### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = แสดงรายการกติกาฉบับพิมพ์ หรือแสดงฉบับหนึ่งพร้อมจุดที่ต่าง
editions-id-help = ฉบับ หรือรหัสภาษา ถ้าไม่ระบุจะแสดงทั้งหมด
editions-column-id = รหัส
editions-column-languages = ภาษา
editions-column-differences = จุดที่ต่างจากกติกามาตรฐาน
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = ไม่มีฉบับหรือภาษา “{ $text }” ใช้ `marrakech editions` เพื่อดูรายการ
editions-languages = ภาษา: { $languages }
editions-booklet = ที่มา: { $booklet }
editions-box = ในกล่อง: { $box }
editions-differences = จุดที่ต่างจากกติกามาตรฐาน:
editions-no-differences = นี่คือกติกามาตรฐาน
editions-notes = เกี่ยวกับข้อความ:
editions-use = ใน Python: { $code }
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
    [international] หนึ่งในสามสิบภาษาของคู่มือฉบับนานาชาติ
    [hong-kong-2022] กติกาในกล่องฮ่องกง ปี 2022
    [hungarian-early] กติกาในกล่องฮังการีรุ่นแรก
    [russian-lifestyle] กติกาในกล่องรัสเซียของ Lifestyle
   *[french-2007] กติกาในกล่องฝรั่งเศส ปี 2007
}
editions-contents = พรม { $rugs } ผืน, เหรียญ 1 ดีแรม { $ones } เหรียญ, เหรียญ 5 ดีแรม { $fives } เหรียญ{ $bag ->
    [yes] , ถุง 1 ใบ
   *[no] {""}
}
editions-box-not-listed = ไม่ได้ระบุไว้

## Differences, in a word or two for a table

editions-brief-standard = กติกามาตรฐาน
editions-brief-elimination-no = ไม่มีใครตกรอบ
editions-brief-variant-none = ไม่มีกติกาทางเลือก
editions-brief-variant-turn-at-end-optional = กติกาทางเลือก: จะหันหรือไม่ก็ได้
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = สลับสองสี
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = คะแนนเท่ากันครองอันดับร่วม
editions-brief-first-player-agree = คนแรก: ตกลงกัน
editions-brief-first-player-morocco = คนแรก: ไปโมร็อกโกล่าสุด
editions-brief-first-player-lot-or-youngest = คนแรก: จับสลากหรืออายุน้อยสุด

## Differences, in whole sentences

editions-differs-elimination-no = ใครจ่ายไม่ครบให้จ่ายเท่าที่มีแล้วเล่นต่อ ไม่มีใครตกรอบ (R4.4)
editions-differs-variant-none = ไม่มีกติกาทางเลือกที่หันอัสสัมตอนจบตา (R7)
editions-differs-variant-turn-at-end-optional = ในกติกาทางเลือก จะปล่อยอัสสัมไว้อย่างเดิมก็ได้ คือหันได้ไม่เกิน 90 องศา (R7.3)
editions-differs-cover-any = ห้ามปูพรมทับทั้งสองครึ่งของพรมผืนใดผืนเดียว แม้จะเป็นของตัวเอง (R5.3)
editions-differs-cover-colours = สองครึ่งที่อยู่ใต้พรมผืนใหม่ต้องเป็นของพรมสองผืน และต้องต่างสีกันถ้าเป็นไปได้ (R5.3, R5.4)
editions-differs-pile-alternating = เมื่อเล่นสองคน แต่ละคนปูพรมสองสีสลับกัน (R2.3)
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = คะแนนเท่ากันไม่มีการตัดสินต่อ ให้ครองอันดับร่วมกัน (R6.3)
editions-differs-first-player-agree = ตกลงกันว่าใครเริ่มก่อน (R2.4)
editions-differs-first-player-morocco = คนที่ไปเที่ยวโมร็อกโกมาล่าสุดเริ่มก่อน (R2.4)
editions-differs-first-player-lot-or-youngest = จับสลากหาคนเริ่ม หรือให้คนอายุน้อยที่สุดเริ่ม (R2.4)
editions-differs-box = ในกล่องมี: { $box }
editions-differs-box-not-listed = ข้อความไม่ได้บอกว่าในกล่องมีอะไร

## Remarks that are no rules

editions-note-box-colours = ในกล่องมีพรมสามสี สีละ 15 ผืน และสีที่สี่ 12 ผืน
editions-note-coins = เหรียญ 1 ดีแรมเป็นสีเงิน เหรียญ 5 ดีแรมเป็นสีทอง
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = ข้อความระบุชัดว่าปูทับสองครึ่งที่เป็นสีเดียวกันได้
editions-note-setup-one-colour = ในหัวข้อการจัดเกมให้ผู้เล่นสองคนมีพรมสีเดียวคนละ 15 ผืน ซึ่งคือตัวเลือก “เล่นสองคน: คนละหนึ่งสี” (R2.3)
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = จุดที่พิมพ์ผิด: ไม่มีเป้าหมายของเกม อุปกรณ์ และการตัดสินเมื่อคะแนนเท่ากัน
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = จุดที่พิมพ์ผิด: จำนวนพรมสำหรับสองคนมีสองแห่งและไม่ตรงกัน
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = จุดที่พิมพ์ผิด: บอกว่า “อาจ” ปูพรมได้ ที่จริงต้องปู (R5.4)
