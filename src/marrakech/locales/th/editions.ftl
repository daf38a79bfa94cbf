### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = แสดงรายการกติกาฉบับพิมพ์ หรือแสดงฉบับหนึ่งพร้อมจุดที่ต่าง
editions-id-help = ฉบับ หรือรหัสภาษา ถ้าไม่ระบุจะแสดงทั้งหมด
editions-column-id = รหัส
editions-column-languages = ภาษา
editions-column-differences = จุดที่ต่างจากกติกามาตรฐาน
editions-legend = มาตรฐาน: ใครจ่ายไม่ครบต้องตกรอบ มีกติกาทางเลือก พรมของผู้เล่นอื่นได้รับการคุ้มครอง (cover: opponents) กองพรมสำหรับสองคนต้องสับ คะแนนเท่ากันตัดสินด้วยดีแรม และจับสลากหาผู้เล่นคนแรก ใช้ `marrakech editions ID` เพื่ออ่านคำอธิบายของฉบับเดียว
editions-unknown = ไม่มีฉบับหรือภาษา “{ $text }” ใช้ `marrakech editions` เพื่อดูรายการ
editions-languages = ภาษา: { $languages }
editions-booklet = ที่มา: { $booklet }
editions-box = ในกล่อง: { $box }
editions-differences = จุดที่ต่างจากกติกามาตรฐาน:
editions-no-differences = นี่คือกติกามาตรฐาน
editions-notes = เกี่ยวกับข้อความ:
editions-use = ใน Python: { $code }

## The texts

editions-title = { $edition ->
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
    [hong-kong-2022] ฉบับฮ่องกง 2022
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
editions-differs-tiebreak-none = คะแนนเท่ากันไม่มีการตัดสินต่อ ให้ครองอันดับร่วมกัน (R6.3)
editions-differs-first-player-agree = ตกลงกันว่าใครเริ่มก่อน (R2.4)
editions-differs-first-player-morocco = คนที่ไปเที่ยวโมร็อกโกมาล่าสุดเริ่มก่อน (R2.4)
editions-differs-first-player-lot-or-youngest = จับสลากหาคนเริ่ม หรือให้คนอายุน้อยที่สุดเริ่ม (R2.4)
editions-differs-box = ในกล่องมี: { $box }
editions-differs-box-not-listed = ข้อความไม่ได้บอกว่าในกล่องมีอะไร

## Remarks that are no rules

editions-note-box-colours = ในกล่องมีพรมสามสี สีละ 15 ผืน และสีที่สี่ 12 ผืน
editions-note-coins = เหรียญ 1 ดีแรมเป็นสีเงิน เหรียญ 5 ดีแรมเป็นสีทอง
editions-note-same-colour-allowed = ข้อความระบุชัดว่าปูทับสองครึ่งที่เป็นสีเดียวกันได้
editions-note-setup-one-colour = ในหัวข้อการจัดเกมให้ผู้เล่นสองคนมีพรมสีเดียวคนละ 15 ผืน ซึ่งคือตัวเลือก “เล่นสองคน: คนละหนึ่งสี” (R2.3)
editions-note-slip-walk = จุดที่พิมพ์ผิด: พิมพ์เรื่องการจ่ายซ้ำสองครั้ง ครั้งหนึ่งอยู่ตรงที่ควรเป็นการเดิน
editions-note-slip-left-out = จุดที่พิมพ์ผิด: ไม่มีเป้าหมายของเกม อุปกรณ์ และการตัดสินเมื่อคะแนนเท่ากัน
editions-note-slip-counts-twice = จุดที่พิมพ์ผิด: จำนวนพรมสำหรับสองคนมีสองแห่งและไม่ตรงกัน
editions-note-slip-counts-rugs = จุดที่พิมพ์ผิด: ตอนจบให้นับผืนพรม ขณะที่ฉบับอื่นทั้งหมดนับช่อง
editions-note-slip-may-lay = จุดที่พิมพ์ผิด: บอกว่า “อาจ” ปูพรมได้ ที่จริงต้องปู (R5.4)
editions-note-slip-one-half = จุดที่พิมพ์ผิด: บอกว่าพรมทับพรมของผู้เล่นอื่นได้แค่ครึ่งเดียว แต่กลับอนุญาตให้ทับสองครึ่งของพรมคนละผืน
editions-note-slip-lost-not = จุดที่พิมพ์ผิด: คำว่า “ไม่” หายไปจาก “ไม่ต้องจ่ายเมื่ออยู่บนช่องว่าง”
