### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = แสดงรายการกติกาฉบับพิมพ์ หรือแสดงฉบับหนึ่งพร้อมจุดที่ต่าง
editions-id-help = ฉบับ หรือรหัสภาษา ถ้าไม่ระบุจะแสดงทั้งหมด
editions-column-id = รหัส
editions-column-languages = ภาษา
editions-column-differences = จุดที่ต่างจากกติกามาตรฐาน
editions-standard = มาตรฐาน: ใครจ่ายไม่ครบต้องตกรอบ มีกติกาทางเลือก พรมของผู้เล่นอื่นได้รับการคุ้มครอง (cover: opponents) กองพรมสำหรับสองคนต้องสับ สองสีของแต่ละคนนับเป็นพื้นที่แยกกัน คะแนนเท่ากันตัดสินด้วยดีแรม และจับสลากหาผู้เล่นคนแรก ใช้ `marrakech editions ID` เพื่ออ่านคำอธิบายของฉบับเดียว
editions-unknown = ไม่มีฉบับหรือภาษา “{ $text }” ใช้ `marrakech editions` เพื่อดูรายการ
editions-languages = ภาษา: { $languages }
editions-booklet = ที่มา: { $booklet }
editions-box = ในกล่อง: { $box }
editions-differences = จุดที่ต่างจากกติกามาตรฐาน:
editions-no-differences = นี่คือกติกามาตรฐาน
editions-notes = เกี่ยวกับข้อความ:
editions-use = ใน Python: { $code }

## The texts

editions-name = { $edition ->
    [international] ฉบับนานาชาติ (อังกฤษ)
    [french] ฉบับฝรั่งเศส
    [dutch] ฉบับดัตช์
    [spanish] ฉบับสเปน
    [italian] ฉบับอิตาลี
    [finnish] ฉบับฟินแลนด์
    [swedish] ฉบับสวีเดน
    [czech] ฉบับเช็ก
    [greek] ฉบับกรีก
    [portuguese] ฉบับโปรตุเกส
    [polish] ฉบับโปแลนด์
    [icelandic] ฉบับไอซ์แลนด์
    [arabic] ฉบับอาหรับ
    [estonian] ฉบับเอสโตเนีย
    [latvian] ฉบับลัตเวีย
    [lithuanian] ฉบับลิทัวเนีย
    [russian] ฉบับรัสเซีย
    [chinese-traditional] ฉบับจีน (ตัวเต็ม)
    [japanese] ฉบับญี่ปุ่น
    [chinese-simplified] ฉบับจีน (ตัวย่อ)
    [hungarian] ฉบับฮังการี
    [slovenian] ฉบับสโลวีเนีย
    [romanian] ฉบับโรมาเนีย
    [norwegian] ฉบับนอร์เวย์
    [serbian] ฉบับเซอร์เบีย
    [croatian] ฉบับโครเอเชีย
    [german] ฉบับเยอรมัน
    [korean] ฉบับเกาหลี
    [thai] ฉบับไทย
    [persian] ฉบับเปอร์เซีย
    [hong-kong-2022] ฉบับฮ่องกง 2022 (จีน)
    [hong-kong-2022-english] ฉบับฮ่องกง 2022 (อังกฤษ)
    [hungarian-early] ฉบับฮังการีรุ่นแรก
    [russian-lifestyle] ฉบับรัสเซีย Lifestyle
   *[french-2007] ฉบับฝรั่งเศส 2007
}
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
editions-brief-area-owner = พื้นที่ตามเจ้าของ
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
editions-differs-area-owner = เมื่อเล่นสองคน ทั้งสองสีของผู้เล่นคนหนึ่งรวมเป็นพื้นที่เดียว ต้องจ่ายทุกช่องที่ต่อกันซึ่งมีพรมของผู้เล่นคนนั้น (R4.5)
editions-differs-tiebreak-none = คะแนนเท่ากันไม่มีการตัดสินต่อ ให้ครองอันดับร่วมกัน (R6.3)
editions-differs-first-player-agree = ตกลงกันว่าใครเริ่มก่อน (R2.4)
editions-differs-first-player-morocco = คนที่ไปเที่ยวโมร็อกโกมาล่าสุดเริ่มก่อน (R2.4)
editions-differs-first-player-lot-or-youngest = จับสลากหาคนเริ่ม หรือให้คนอายุน้อยที่สุดเริ่ม (R2.4)
editions-differs-box = ในกล่องมี: { $box }
editions-differs-box-not-listed = ข้อความไม่ได้บอกว่าในกล่องมีอะไร

## Remarks that are no rules

editions-note-box-colours = ในกล่องมีพรมสามสี สีละ 15 ผืน และสีที่สี่ 12 ผืน
editions-note-coins = เหรียญ 1 ดีแรมเป็นสีเงิน เหรียญ 5 ดีแรมเป็นสีทอง
editions-note-age-and-time = ข้อความบอกว่า: ผู้เล่น 2 ถึง 4 คน อายุ 6 ปีขึ้นไป 20 นาที
editions-note-not-under-three = ข้อความบอกว่าเกมนี้ไม่เหมาะกับเด็กอายุต่ำกว่าสามปี
editions-note-pick-colour = ทุกคนเลือกสีที่ตัวเองชอบ
editions-note-rock-paper-scissors = จับสลากหรือเป่ายิ้งฉุบหาคนเริ่ม
editions-note-edge-mosaics = สิ่งที่เชื่อมแนวตรงขอบกระดานเรียกว่า “โมเสก” ฉบับส่วนใหญ่เรียกว่า “ลูกศร”
editions-note-edge-bends = สิ่งที่เชื่อมแนวตรงขอบกระดานเรียกว่า “ทางโค้ง” ฉบับส่วนใหญ่เรียกว่า “ลูกศร”
editions-note-edge-lines = สิ่งที่เชื่อมแนวตรงขอบกระดานเรียกว่า “เส้น” ฉบับส่วนใหญ่เรียกว่า “ลูกศร”
editions-note-same-colour-allowed = ข้อความระบุชัดว่าปูทับสองครึ่งที่เป็นสีเดียวกันได้
editions-note-setup-one-colour = ในหัวข้อการจัดเกมให้ผู้เล่นสองคนมีพรมสีเดียวคนละ 15 ผืน ซึ่งคือตัวเลือก “เล่นสองคน: คนละหนึ่งสี” (R2.3)
editions-note-pile-reading = อ่านตามข้อความแล้ว ผู้เล่นสองคนน่าจะปูพรมสองสีของตัวเองสลับกัน แต่จะอ่านว่าสับสองสีรวมกันก็ได้
editions-note-not-mixed = เมื่อเล่นสองคน แต่ละคนรวมพรมเป็นกองเดียว แต่ข้อความไม่ได้บอกให้สับ ที่นี่กองพรมจะถูกสับ (R2.3)
editions-note-keeping-heading = ข้อความไม่ได้บอกว่าปล่อยอัสสัมไว้อย่างเดิมได้ ที่นี่ทำได้ (R3.2)
editions-note-own-square = ข้อความไม่ได้บอกว่าต้องจ่ายช่องใต้เท้าอัสสัมด้วย ที่นี่ต้องจ่าย (R4.1)
editions-note-out-of-money = ข้อความบอกว่าคนที่ “เงินหมด” ต้องตกรอบ ที่นี่หมายถึงคนที่จ่ายไม่ครบ ถ้าเงินหมดแต่ไม่ได้ค้างจ่าย ก็เล่นต่อได้ (R4.3)
editions-note-loose-one-half = ข้อความว่า “ทับพรมของผู้เล่นอื่นได้แค่ครึ่งเดียว” เขียนไว้หลวม ๆ เมื่ออ่านคู่กับรายการข้าง ๆ ก็ตรงกับฉบับอื่น คือทับครึ่งหนึ่งของพรมสองผืนที่ต่างกันได้
editions-note-slip-no-walk = จุดที่พิมพ์ผิด: พิมพ์เรื่องการจ่ายซ้ำตรงที่ควรเล่าเรื่องการเดิน จึงไม่ได้บอกว่าที่ขอบตลาดต้องทำอย่างไร
editions-note-slip-not-lost = จุดที่พิมพ์ผิด: คำว่า “ไม่” หายไปจาก “ไม่ต้องจ่ายเมื่ออยู่บนช่องว่างหรือบนพรมของตัวเอง”
editions-note-slip-pays-rugs = จุดที่พิมพ์ผิด: ตอนจ่ายให้นับผืนพรม ขณะที่ฉบับอื่นทั้งหมดนับช่อง ที่นี่จ่ายตามช่อง (R4.1) ส่วนตอนจบ ฉบับนี้ก็นับทีละครึ่งผืนเหมือนฉบับอื่น
editions-note-slip-may-lay = จุดที่พิมพ์ผิด: บอกว่า “อาจ” ปูพรมได้ ที่จริงต้องปู (R5.4)
editions-note-slip-left-out = จุดที่พิมพ์ผิด: ไม่มีเป้าหมายของเกม อุปกรณ์ และการตัดสินเมื่อคะแนนเท่ากัน
editions-note-slip-opponent = จุดที่พิมพ์ผิด: ตอนจบให้นับ “ทุกดีแรมที่เหลือของคู่แข่ง” ที่ถูกคือ “ของผู้เล่น”
editions-note-slip-counts-twice = จุดที่พิมพ์ผิด: จำนวนพรมสำหรับสองคนมีสองแห่งและไม่ตรงกัน
editions-note-slip-variant = จุดที่พิมพ์ผิด: ขั้นสุดท้ายของกติกาทางเลือกอ่านไม่รู้เรื่อง (“หันตัวหมากอาจหัน 90 องศา”) ที่นี่ต้องหันอัสสัม 90 องศาพอดี (R7.3)
editions-note-slip-aim = จุดที่พิมพ์ผิด: ประโยคที่บอกเป้าหมายของเกมขาดกลางคัน
editions-note-slip-cards = จุดที่พิมพ์ผิด: ข้อความพูดถึงการปู “การ์ด” ที่จริงหมายถึงพรม
editions-note-slip-results = จุดที่พิมพ์ผิด: พิมพ์ว่า “ผลของช่อง” ที่จริงหมายถึงด้านของช่อง
editions-note-slip-exit-arrow = จุดที่พิมพ์ผิด: ที่ขอบกระดาน อัสสัมเดินต่อ “ไปทางลูกศรขาออก”
editions-note-slip-end-of-rug = จุดที่พิมพ์ผิด: บอกให้วาง “ปลาย” ของพรมชิดด้าน ที่จริงหมายถึงช่องหนึ่งของพรม (R5.1)
editions-note-slip-dirham-won = จุดที่พิมพ์ผิด: ตอนจบให้นับ “ทุกดีแรมที่ชนะมา” ที่จริงหมายถึงทุกดีแรมที่มีอยู่ (R6.2)
editions-note-slip-leaves-game = จุดที่พิมพ์ผิด: ที่ขอบกระดาน อัสสัม “ออกจากเกม” ที่จริงคือออกจากตลาด
