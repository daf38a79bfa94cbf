### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = หน้าเว็บ
page-home = กลับหน้าแรก
page-close = ปิด
page-loading = รอสักครู่…
page-try-again = ลองอีกครั้ง
page-lost-title = ที่นี่ไม่มีอะไร
page-lost = ไม่มีหน้าใดอยู่ที่ลิงก์นี้
page-gone-title = โต๊ะนี้ไม่มีแล้ว
page-gone = โต๊ะถูกเก็บไปแล้ว หรือลิงก์ไม่ครบ

## What goes wrong

page-problem-unreachable = เซิร์ฟเวอร์ไม่ตอบ ต่ออินเทอร์เน็ตอยู่หรือไม่
page-problem-failed = เซิร์ฟเวอร์ทำไม่สำเร็จ ลองอีกครั้งนะ
page-problem-unknown = ไม่สำเร็จ ({ $reason })
page-connection-lost = การเชื่อมต่อหลุด กำลังลองใหม่…
page-connection-back = กลับมาเชื่อมต่อแล้ว

## The start

page-home-title = คนขายพรมแห่ง{ -game }
page-home-lead = พาอัสสัมเดินในตลาด ปูพรมขวางทางเขา แล้วให้คนอื่นเป็นฝ่ายจ่าย เล่นได้ 2 ถึง 4 คน ใช้เวลา 20 นาที
page-your-name = ชื่อของคุณ
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] ชื่อยาวได้เท่านี้ คือ { $most } ตัวอักษร
   *[other] ใส่ได้อีก { $number } ตัวอักษร
}
# When more was written, or pasted, than fits
page-name-cut = ชื่อยาวได้ไม่เกิน { $most } ตัวอักษร ส่วนที่เกินถูกตัดออก
page-more-ways = วิธีเล่นอื่น ๆ
page-mode-here = ล้อมวงหน้าจอเดียว
page-mode-link = เล่นกับเพื่อนผ่านลิงก์
page-mode-new = จัดโต๊ะ
page-mode-learn = หัดเล่น
page-mode-rules = กติกา
page-mode-lobby = ล็อบบี้
page-mode-replay = ดูเกมย้อนหลัง
page-my-tables = โต๊ะของคุณ
page-forget-table = ลบโต๊ะเมื่อ { $when } ออก
page-level-rating = เรตติง { $rating }

## Setting up

page-new-title = จัดโต๊ะ
page-new-players = ผู้เล่น
page-players = ผู้เล่น { $number } คน
page-seat = ที่นั่ง { $number }
page-seat-who = ใครนั่งตรงนี้
page-seat-name = ชื่อ
page-seat-level = ระดับ
page-seat-colour = สี
page-seat-second-colour = สีที่สอง
page-seat-open = ที่ว่าง
page-sitter-me = ฉันเอง
page-sitter-here = อีกคนที่หน้าจอนี้
page-sitter-link = เพื่อนที่มาทางลิงก์
page-sitter-bot = บอต
page-sitter-link-hint = เมื่อจัดโต๊ะเสร็จ คุณจะได้ลิงก์ไว้ส่งให้เพื่อน
# The bots by their first names: no two at a table have the same one
page-bot-porter = ฮัสซัน
page-bot-porter-2 = มุสตาฟา
page-bot-porter-3 = บราฮิม
page-bot-porter-4 = ลาร์บี
page-bot-apprentice = ซัลมา
page-bot-apprentice-2 = นาเดีย
page-bot-apprentice-3 = ซีเนบ
page-bot-apprentice-4 = คาริม
page-bot-peddler = อิดริส
page-bot-peddler-2 = โอมาร์
page-bot-peddler-3 = จามิลา
page-bot-peddler-4 = อันวาร์
page-bot-merchant = ฟาติมา
page-bot-merchant-2 = ราชิด
page-bot-merchant-3 = คาดีจา
page-bot-merchant-4 = มาลิกา
page-bot-master = ยูซุฟ
page-bot-master-2 = ไอชา
page-bot-master-3 = เมห์ดี
page-bot-master-4 = ฮัมซา
page-bot-storyteller = ซาฟียา
page-bot-pourer = อายา
page-bot-grandmother = โซห์รา
page-bot-mason = ตาริก
page-bot-weaver = นูร์
page-bot-drummer = บิลาล
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
})
page-new-first = ใครเริ่มก่อน
page-first-lot = ให้ลูกเต๋าตัดสิน
page-first-seat = ที่นั่ง { $number }
page-new-rules = กติกา
page-new-edition = คู่มือกติกา
page-edition-standard = กติกามาตรฐาน
page-new-options = กติกาทีละข้อ
page-options-changed = กติกาบางข้อต่างจากคู่มือ
page-options-reset = กลับไปตามคู่มือ
page-option-elimination = คนที่จ่ายไม่ครบ
page-option-elimination-yes = ตกรอบ
page-option-elimination-yes-hint = จ่ายทั้งหมดที่มีแล้วออกจากเกม พรมยังอยู่แต่ไม่เป็นของใคร
page-option-elimination-no = เล่นต่อ
page-option-elimination-no-hint = จ่ายทั้งหมดที่มีแล้วเล่นต่อ ไม่มีใครตกรอบ
page-option-cover = การปูทับ
page-option-cover-opponents = คุ้มครองพรมคนอื่น
page-option-cover-opponents-hint = ห้ามทับทั้งสองครึ่งของพรมคนอื่นพร้อมกัน แต่ทับของตัวเองได้
page-option-cover-any = คุ้มครองพรมทุกผืน
page-option-cover-any-hint = ห้ามทับทั้งสองครึ่งของพรมผืนใดพร้อมกัน แม้จะเป็นของตัวเอง
page-option-cover-colours = ต้องต่างสีกัน
page-option-cover-colours-hint = สองครึ่งใต้พรมผืนใหม่ต้องต่างสีกันถ้าเป็นไปได้
page-option-variant = หันอัสสัม
page-option-variant-none = ก่อนทอย
page-option-variant-none-hint = คนที่ถึงตาเลือกทางก่อน แล้วจึงทอย
page-option-variant-turn-at-end = ตอนจบตา
page-option-variant-turn-at-end-hint = ปูพรมแล้วหันอัสสัมไปทางซ้ายหรือขวา คนถัดไปต้องเดินไปทางนั้น
page-option-variant-turn-at-end-optional = ตอนจบตา หรือไม่หัน
page-option-variant-turn-at-end-optional-hint = ปูพรมแล้วจะหันอัสสัมไปทางซ้าย ขวา หรือปล่อยไว้ก็ได้ คนถัดไปต้องเดินไปทางนั้น
page-option-two-player = เล่นสองคน
page-option-two-player-two-colours = คนละสองสี
page-option-two-player-two-colours-hint = แต่ละคนมีพรมสองสี สีละ 12 ผืน รวมเป็นกองเดียว
page-option-two-player-one-colour = คนละหนึ่งสี
page-option-two-player-one-colour-hint = แต่ละคนมีพรมสีเดียว 15 ผืน
page-option-pile = กองพรม
page-option-pile-shuffled = สับรวมกัน
page-option-pile-shuffled-hint = รู้แค่พรมผืนถัดไปของแต่ละกอง
page-option-pile-alternating = สลับสี
page-option-pile-alternating-hint = สองสีออกมาสลับกัน
page-option-area = พื้นที่ที่ต้องจ่าย
page-option-area-colour = ตามสี
page-option-area-colour-hint = สองสีของผู้เล่นคนหนึ่งนับเป็นคนละพื้นที่
page-option-area-owner = ตามเจ้าของ
page-option-area-owner-hint = ทั้งสองสีของผู้เล่นคนหนึ่งรวมเป็นพื้นที่เดียว ต้องจ่ายทุกช่องที่ต่อกัน
page-option-tiebreak = คะแนนเท่ากัน
page-option-tiebreak-dirhams = ดีแรมมากกว่าชนะ
page-option-tiebreak-dirhams-hint = ใครมีดีแรมมากกว่าอยู่อันดับสูงกว่า
page-option-tiebreak-rugs = ช่องมากกว่าชนะ
page-option-tiebreak-rugs-hint = ใครมีพรมที่มองเห็นหลายช่องกว่าอยู่อันดับสูงกว่า
page-option-tiebreak-none = อันดับร่วมกัน
page-option-tiebreak-none-hint = ไม่มีการตัดสินต่อ
page-option-heading = ทิศเริ่มต้นของอัสสัม
page-option-heading-S = ล่าง
page-option-heading-S-hint = ตามที่วางกระดานกันทั่วไป
page-option-heading-N = บน
page-option-heading-N-hint = กระดานแต่ละด้านไม่เหมือนกัน
page-option-heading-E = ขวา
page-option-heading-E-hint = กระดานแต่ละด้านไม่เหมือนกัน
page-option-heading-W = ซ้าย
page-option-heading-W-hint = กระดานแต่ละด้านไม่เหมือนกัน
page-option-dirhams = ดีแรมเริ่มต้น
page-option-dirhams-hint = ทุกคู่มือให้ 30 ยิ่งน้อยยิ่งเสี่ยง
page-option-rugs = พรมต่อคน
page-option-rugs-hint = คือจำนวนตาที่แต่ละคนจะได้เล่น
page-new-table = โต๊ะ
page-clock = นาฬิกา
page-clock-none = ไม่มี
page-clock-none-hint = คิดนานเท่าไรก็ได้
page-clock-move = ต่อตา
page-clock-total = ทั้งเกม
page-clock-time = เวลา
page-clock-increment = เวลาเพิ่มต่อตา
page-clock-out = เมื่อหมดเวลา
page-clock-out-bot = บอตเล่นตานั้นแทน
page-clock-out-out = ตกรอบทันที
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = นาฬิกา: ตาละ { $number } วินาที
page-clock-tells-move-minutes = นาฬิกา: ตาละ { $number } นาที
page-clock-tells-total = { $increment ->
    [0] นาฬิกา: ทั้งเกม { $number } วินาที
   *[other] นาฬิกา: { $number } วินาที + ตาละ { $increment } วินาที
}
page-clock-tells-total-minutes = { $increment ->
    [0] นาฬิกา: ทั้งเกม { $number } นาที
   *[other] นาฬิกา: { $number } นาที + ตาละ { $increment } วินาที
}
page-clock-means-bot = ใครหมดเวลา บอตจะเล่นตานั้นแทน ครั้งที่สามต้องตกรอบ
page-clock-means-out = ใครหมดเวลาต้องตกรอบ
page-seconds = { $number } วินาที
page-minutes = { $number } นาที
page-new-listed = แสดงในล็อบบี้
page-new-listed-hint = ใครก็เข้าชมและนั่งที่ว่างได้ ถ้าไม่แสดง เข้าได้เฉพาะคนที่มีลิงก์
page-new-take-back = ย้อนตาได้
page-new-practice-hint = ตราบใดที่ผู้เล่นที่เป็นคนอยู่หน้าจอนี้ทั้งหมด เมื่อย้อนจะต้องทอยใหม่ และผลจะบอกว่าเป็นการซ้อม ถ้าไม่เลือก ทอยลูกเต๋าแล้วจะย้อนอะไรไม่ได้อีก
page-new-begin = เริ่ม
page-new-invite = จัดโต๊ะและรับลิงก์
page-new-watch = ดูบอตเล่น

## The lobby

page-lobby = ล็อบบี้
page-lobby-open = โต๊ะที่มีที่ว่าง
page-lobby-none-open = ตอนนี้ไม่มีใครรออยู่
page-lobby-new = เปิดโต๊ะ
page-lobby-running = เกมที่เข้าชมได้
page-lobby-watch-bots = ให้บอตเล่นแล้วนั่งดู
page-join = เข้าร่วม
page-watch = ชม
page-look = เข้าไปดู
page-listing-deserted = ตอนนี้ไม่มีใครอยู่
page-listing-rules = { $known ->
    [yes] กติกา: { $edition }
   *[no] กติกาที่ตั้งเอง
}{ $variant ->
    [yes] , หันตอนจบตา
   *[no] {""}
}
page-listing-turn = ตาที่ { $turn } เหลืออีก { $left } ตา

## Waiting for others

page-waiting-title = รอผู้เล่น
page-waiting-seats = { $number ->
    [0] ที่นั่งเต็มแล้ว
   *[other] ว่าง { $number } ที่
}
page-waiting-link = ลิงก์สำหรับเพื่อน
page-waiting-link-hint = ใครเปิดก็เข้ามานั่งได้ ถ้าเต็มแล้วก็เข้าชมได้
page-link-network = ใช้ได้กับทุกคนในเครือข่ายเดียวกัน เช่น Wi-Fi เดียวกัน
page-link-address = ที่อยู่
page-qr = ลิงก์เป็น QR code: { $link }
page-qr-hint = หรือสแกนด้วยกล้องโทรศัพท์
page-here-only = ลิงก์นี้ใช้ได้เฉพาะบนเครื่องนี้
page-here-only-new = ตอนนี้เข้าเกมได้จากเครื่องนี้เท่านั้น ส่งลิงก์ไปที่อื่นก็ใช้ไม่ได้
page-here-only-command = ถ้าอยากให้ทุกคนในเครือข่ายเดียวกันเข้ามาเล่นได้ ให้กด Ctrl-C ในเทอร์มินัลเพื่อปิดเกม แล้วเริ่มใหม่ด้วยคำสั่งนี้ ทุกโต๊ะจะถูกเก็บไว้
page-here-only-host = คนที่ดูแลเซิร์ฟเวอร์นี้เปิดให้คนอื่นเข้ามาได้
page-copy-command = คัดลอกคำสั่ง
page-copied-here = คัดลอกแล้ว ลิงก์นี้ใช้ได้เฉพาะบนเครื่องนี้
page-copy-link = คัดลอกลิงก์
page-share = แชร์…
page-copied = คัดลอกแล้ว
page-not-copied = เบราว์เซอร์ไม่ยอมให้คัดลอก: { $link }
page-start-bots = หรือเริ่มเลยตอนนี้
page-start-bots-hint = บอตจะนั่งในที่ว่าง
page-start-now = เริ่มพร้อมบอต
page-waiting-listed = ล็อบบี้จะแสดงโต๊ะนี้ตราบใดที่ยังมีคนอยู่ เมื่อทุกคนออกไปแล้วไม่กี่นาที โต๊ะจะหายไป
page-deserted-listed = ตอนนี้ไม่มีใครอยู่ที่โต๊ะนี้ คุณนั่งได้ทันทีที่มีคนกลับมา
page-deserted-friends = ตอนนี้ไม่มีใครอยู่ที่โต๊ะนี้ คุณนั่งรอคนอื่นได้
page-close-table = ปิดโต๊ะ
page-close-table-hint = โต๊ะจะถูกเก็บไป และลิงก์จะใช้ไม่ได้อีก
page-close-table-yes = ใช่ ปิดเลย
page-close-table-no = เก็บโต๊ะไว้
page-closed-title = โต๊ะนี้ปิดแล้ว
page-closed = { $player } ปิดโต๊ะไปก่อนเริ่มเกม
page-closed-host = ผู้ดูแลเซิร์ฟเวอร์ปิดโต๊ะนี้แล้ว
page-closed-host-game = เกมจบโดยไม่มีผล
# What whoever runs the server has written about it
page-host-says = ผู้ดูแลเซิร์ฟเวอร์แจ้งว่า: { $why }
page-banned-title = คุณเข้าที่นี่ไม่ได้
page-join-title = มีที่ว่างสำหรับคุณ
page-join-seat = สี
page-join-any = สีใดก็ได้
page-sit-down = นั่งลง

## At the table

page-table-title = ตลาด
page-players-list = ผู้เล่น
page-panel = สิ่งที่ต้องทำ
page-board = ตลาด: เจ็ดคอลัมน์ a ถึง g เจ็ดแถว 1 ถึง 7
page-square-bare = { $square }: ช่องว่าง
page-square-rug = { $square }: พรม{ $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
}ของ { $player }
page-square-neutral = { $square }: พรม{ $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
}ไร้เจ้าของ
page-square-assam = { $rug } อัสสัมยืนอยู่ที่นี่ หันไปทาง{ $heading ->
    [N] ด้านบน
    [E] ขวา
    [S] ด้านล่าง
   *[W] ซ้าย
}
page-badge-you = คุณ
page-badge-bot = บอต
page-badge-away = ไม่อยู่
page-badge-out = ตกรอบ
page-rugs-left = เหลือพรม { $number } ผืน
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
}: เหลือพรม { $number } ผืน
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] ถัดไปสีแดง
    [yellow] ถัดไปสีเหลือง
    [blue] ถัดไปสีน้ำเงิน
   *[purple] ถัดไปสีม่วง
}: เหลือพรม { $number } ผืน
# On the pile from which the next rug comes: very short
page-badge-next = ถัดไป
page-worth = { $dirhams } ดีแรม พรม { $squares } ช่อง
page-points = { $number } คะแนน
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] จะให้คนถัดไปเดินทางไหน
       *[no] { $player }: จะให้คนถัดไปเดินทางไหน
    }
   *[no] { $alone ->
        [yes] ตาของคุณ: ให้อัสสัมเดินทางไหน
       *[no] { $player }: ให้อัสสัมเดินทางไหน
    }
}
page-prompt-roll = { $alone ->
    [yes] ตาของคุณ: ทอยลูกเต๋า
   *[no] { $player }: ทอยลูกเต๋า
}
page-prompt-lay = { $alone ->
    [yes] ปูพรมข้างอัสสัม
   *[no] { $player }: ปูพรมข้างอัสสัม
}
page-prompt-wait = { $player } กำลังคิด…
page-prompt-away = รอ { $player } ที่ไม่อยู่ในตอนนี้
page-prompt-watch = ตาของ { $player }
page-ways = ทางเดิน
page-way-F = ตรงไป
page-expect = เฉลี่ย { $costs }
page-throw = ทอยลูกเต๋า
page-turn-assam = หันอัสสัม
page-lay = ปูพรม
page-lay-hint = แตะช่องข้างอัสสัม หรือลากผ่านสองช่อง
page-lay-ready = แตะอีกครั้งเพื่อปู หรือแตะที่อื่น
page-lay-on = ปูที่ { $near } และ { $far }
page-skip = ข้าม
page-undo = เลิกทำ
page-take-back = ย้อนตา
page-come-back = กลับมาเล่นเองในชื่อ { $player }
page-away-offer = จะรอต่อ หรือให้บอตเล่นจนกว่า { $player } จะกลับมา
page-away-wait = รอ
page-away-bot = ให้บอตเล่นต่อ

## Time that runs out

page-time-left = เวลาที่เหลือ: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = นาฬิกาหยุดรอจนกว่าผู้เล่นคนนี้จะกลับมา
page-time-short = { $means ->
    [bot] เหลือ { $number } วินาที หลังจากนั้นบอตจะเล่นตานี้แทน
   *[out] เหลือ { $number } วินาที หลังจากนั้นคุณจะตกรอบ
}
page-time-last = เหลือ { $number } วินาที!
page-time-over-1 = คุณหมดเวลา บอตจึงเล่นตานี้แทน ตาหน้าคุณได้ตัดสินใจเองอีก ถ้าหมดเวลาอีกสองครั้ง คุณจะตกรอบ
page-time-over-2 = คุณหมดเวลาเป็นครั้งที่สอง บอตจึงเล่นตานี้แทน ตาหน้าคุณได้ตัดสินใจเองอีก ถ้าหมดเวลาอีกครั้งเดียว คุณจะตกรอบ
page-time-over-out = คุณหมดเวลาจึงตกรอบ บอตจะเล่นพรมของคุณต่อ คุณจะดูจนจบ หรือไปเล่นที่อื่นก็ได้

## Who watches

page-watching = { $number ->
    [0] ไม่มีคนอื่นชมอยู่
   *[other] มี { $number } คนกำลังชม
}

## What happened, besides the game

page-log = เกิดอะไรขึ้นบ้าง
page-log-sat = { $player } นั่งลง
page-log-began = เกมเริ่มแล้ว { $player } เป็นคนแรก
page-log-took-back = { $player } ย้อนตา
page-log-redrawn = { $player } ย้อนตา ลูกเต๋าต้องทอยใหม่
page-log-said = { $player }: “{ $phrase }”
page-log-timed-out = { $times ->
    [1] { $player } หมดเวลา บอตเล่นตานี้แทน
   *[other] { $player } หมดเวลาเป็นครั้งที่สอง บอตเล่นตานี้แทน
}
page-log-left = { $why ->
    [time] { $player } ตกรอบเพราะหมดเวลา
    [abandoned] { $player } ออกจากเกมไปแล้ว
   *[resigned] { $player } ยอมแพ้
}
page-log-bot-for = บอตเล่นแทน { $player }
page-log-came-back = { $player } กลับมาแล้ว
page-log-rematch-offered = { $player } อยากเล่นอีกเกม
page-log-rematch-withdrawn = { $player } เปลี่ยนใจไม่เล่นอีกเกมแล้ว
page-log-rematch-made = มีโต๊ะสำหรับเกมถัดไปแล้ว
page-log-closed = { $player } ปิดโต๊ะ
page-log-closed-host = ผู้ดูแลเซิร์ฟเวอร์ปิดโต๊ะ
page-log-over-left = ไม่มีใครเล่นต่อแล้ว เกมจบแล้ว

## Menu

page-menu = เมนู
page-copy-seat = คัดลอกลิงก์ที่นั่งของฉัน
page-copy-seat-hint = ไว้เล่นต่อจากอุปกรณ์อื่น อย่าให้ใคร
page-stand-in = ให้บอตเล่นแทน { $player }
page-resign = ยอมแพ้
page-resign-ask = ให้ { $player } ยอมแพ้ใช่ไหม ทำแล้วย้อนคืนไม่ได้
page-resign-yes = ยอมแพ้
page-resign-no = เล่นต่อ
page-phrases = พูดอะไรหน่อย

## Reporting somebody to whoever runs the server

page-report = รายงานผู้เล่น
page-report-hint = คนที่ดูแลเซิร์ฟเวอร์นี้จะได้รับแจ้ง และปิดโต๊ะได้ ผู้เล่นคนอื่นจะไม่รู้
page-report-who = รายงานใคร
page-report-why = มีปัญหาอะไร
page-report-why-of = { $player } มีปัญหาอะไร
page-report-name = ชื่อไม่เหมาะสม
page-report-cheating = โกง
page-report-stalling = จงใจถ่วงเวลา
page-report-other = เรื่องอื่น
page-report-done = ขอบคุณ ตอนนี้คนที่ดูแลเซิร์ฟเวอร์นี้เห็นรายงานแล้ว

## What can be said

page-phrase-hello = สวัสดี!
page-phrase-good-luck = โชคดีนะ!
page-phrase-thinking = ขอคิดก่อน…
page-phrase-your-turn = ถึงตาคุณแล้ว
page-phrase-nice-rug = พรมสวยจัง!
page-phrase-lucky = วันนี้ดวงดีจังนะ
page-phrase-ouch = โอ๊ย!
page-phrase-oops = อุ๊ย
page-phrase-thanks = ขอบคุณ!
page-phrase-sorry = ขอโทษนะ!
page-phrase-well-played = เล่นเก่งมาก!
page-phrase-again = อีกสักเกมไหม
page-phrase-have-to-go = เดี๋ยวต้องไปแล้ว
page-phrase-bye = บ๊ายบาย!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = วิธีใช้
page-help-rules = วิธีเล่น
page-rules-aim = ตอนจบเกม ทุก 1 ดีแรมนับ 1 คะแนน และทุกช่องที่มองเห็นพรมของคุณก็นับ 1 คะแนน ใครได้คะแนนมากที่สุดชนะ
page-rules-turn = เมื่อถึงตาของคุณ จะปล่อยอัสสัมไว้อย่างเดิม หรือหันเขาไปทางซ้ายหรือขวาก็ได้ แล้วทอยลูกเต๋า เขาเดินตรงไป ที่ขอบกระดานโมเสกจะพาเขากลับเข้าตลาด
page-rules-pay = ถ้าเขาหยุดบนพรมของคนอื่น คุณต้องจ่ายให้เจ้าของพรม 1 ดีแรมต่อหนึ่งช่องของสีนั้นที่ต่อเนื่องกันตรงนั้น
page-rules-lay = จากนั้นปูพรมบนสองช่อง อย่างน้อยหนึ่งช่องต้องติดกับอัสสัม ปูทับพรมอื่นได้ แต่ห้ามทับทั้งสองครึ่งของพรมคนอื่นพร้อมกัน
page-rules-end = เมื่อปูพรมผืนสุดท้ายแล้ว เกมก็จบ ในคู่มือบางฉบับ ใครจ่ายไม่ครบต้องตกรอบ
page-help-keys = ปุ่มลัด
page-key-primary = ทำสิ่งที่แนะนำ: ทอย ปู ข้าม
page-key-arrows = เลือกทางตามทิศบนกระดาน
page-key-ways = เลือกซ้าย ตรงไป หรือขวา ตามมุมมองของอัสสัม
page-key-throw = ทอยลูกเต๋า
page-key-board = บนกระดาน ลูกศรเลื่อนเคอร์เซอร์ Enter เลือกและยืนยัน Space หมุนพรม
page-key-undo = เลิกทำ
page-key-take-back = ย้อนตา
page-key-skip = ข้ามภาพเคลื่อนไหว
page-key-mute = เปิดหรือปิดเสียง
page-key-say = พูดอะไรหน่อย
page-key-log = เกิดอะไรขึ้นบ้าง
page-key-menu = เมนู
page-key-help = หน้าวิธีใช้นี้
page-key-step = ถอยหรือเดินหน้าหนึ่งก้าว
page-key-ends = ไปต้นเกม ไปท้ายเกม
page-key-play = เล่น หยุดชั่วคราว

## Settings

page-settings = การตั้งค่า
page-settings-language = ภาษา
page-settings-theme = สีของหน้าเว็บ
page-theme-auto = ตามระบบ
page-theme-light = สว่าง
page-theme-dark = มืด
page-theme-contrast = คอนทราสต์สูง
page-settings-speed = ความเร็ว
page-speed-slow = ช้า
page-speed-normal = ปกติ
page-speed-fast = เร็ว
page-speed-instant = ทันที
page-settings-motion = การเคลื่อนไหว
page-motion-auto = ตามระบบ
page-motion-less = น้อยลง
page-motion-full = เคลื่อนไหวทั้งหมด
page-settings-confirm = ยืนยันก่อนเล่น
page-settings-confirm-hint = คลิกครั้งแรกเพื่อเลือก คลิกอีกครั้งหรือกดปุ่มเพื่อเล่นจริง
page-settings-sounds = เสียง
page-settings-coordinates = ชื่อแถวและคอลัมน์

## The end

page-end-winner = { $player } ชนะ!
page-end-shared = ชนะร่วมกัน: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] ปูพรมผืนสุดท้ายแล้ว
    [last-player] คนอื่นตกรอบหมดแล้ว
    [resigned] คนอื่นยอมแพ้หมดแล้ว
    [time] คนอื่นหมดเวลากันทุกคน
    [bots] เหลือแต่บอตที่เล่นต่อ
   *[left] ไม่มีคนอื่นเหลืออยู่ในเกม
}
page-ranking = อันดับ
page-ranking-place = อันดับ
page-ranking-player = ผู้เล่น
page-ranking-dirhams = ดีแรม
page-ranking-squares = + พรม
page-ranking-points = = คะแนน
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] ตกรอบ
    [time] หมดเวลา
    [abandoned] ออกไป
   *[resigned] ยอมแพ้
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = คนที่ตกรอบหรือออกจากเกมไม่ได้คะแนนและอยู่หลังคนอื่นทั้งหมด คนที่ออกก่อนได้อันดับสุดท้าย
page-rematch = เล่นอีกเกม
page-rematch-accept = { $number ->
    [1] { $player } อยากเล่นอีกเกม: เล่นด้วย
   *[other] ผู้เล่น { $number } คนอยากเล่นอีกเกม: เล่นด้วย
}
page-rematch-waiting = รอคนอื่น…
page-rematch-withdraw = ถอนคำชวน
page-rematch-go = ไปเกมถัดไป
page-save-record = เก็บบันทึก
page-copy-replay = คัดลอกลิงก์ดูย้อนหลัง
page-chart-title = คะแนนตลอดเกม
page-chart = คะแนนตลอดเกม ตอนจบ: { $ends }
page-chart-end = { $name }: { $points } คะแนน
page-statistics = สถิติ
page-statistics-turns = เล่นไปทั้งหมด { $number } ตา
page-statistics-highest = จ่ายมากที่สุดในครั้งเดียวคือ { $paid } ดีแรม ที่ { $player } จ่ายให้ { $owner }
page-statistics-none = ไม่มีใครต้องจ่ายเลย
page-statistics-paid = จ่าย
page-statistics-received = ได้รับ
page-statistics-throw = แต้มเฉลี่ย
page-statistics-mosaics = โมเสก
page-dice = ลูกเต๋ายุติธรรมหรือไม่
page-dice-all-fair = { $rugs ->
    [0] เบราว์เซอร์ของคุณสุ่มซ้ำการทอยทั้ง { $throws } ครั้งแล้ว ทุกครั้งตรงตามที่ควรเป็น
   *[other] เบราว์เซอร์ของคุณสุ่มซ้ำการทอยทั้ง { $throws } ครั้งและลำดับพรม { $rugs } ผืนแล้ว ทั้งหมดตรงตามที่ควรเป็น
}
page-dice-bots = การทอย { $number } ครั้งเป็นของบอต แต้มมาจากสิ่งที่เบราว์เซอร์ของผู้เล่นเปิดเผยไว้ก่อนหน้า
page-dice-alone = การทอย { $number } ครั้งมาจากเซิร์ฟเวอร์ฝ่ายเดียว ไม่มีเบราว์เซอร์ของผู้เล่นร่วมด้วย
page-dice-redrawn = นี่เป็นการซ้อม มีการทอย { $number } ครั้งที่ถูกย้อนแล้วทอยใหม่
page-dice-seen = เบราว์เซอร์ยังเทียบกับสิ่งที่เห็นตอนเริ่มเกมแล้วด้วย
page-dice-unseen = เบราว์เซอร์ไม่ได้เห็นตอนเริ่มเกมนี้ จึงถือว่าตัวเลขที่แสดงในตอนนั้นเป็นไปตามที่แจ้งในตอนนี้
page-dice-how = ก่อนเริ่มเกม เซิร์ฟเวอร์ผูกมัดตัวเองไว้กับเลขลับตัวหนึ่ง และเบราว์เซอร์ของผู้เล่นแต่ละคนก็ผูกมัดกับเลขลับของตัวเอง การทอยทุกครั้งมาจากทั้งสองอย่าง โดยเบราว์เซอร์เปิดเผยส่วนหนึ่งของเลขตอนทอย จึงไม่มีใครรู้ล่วงหน้าหรือเลือกแต้มได้ แม้แต่คนที่ดูแลเซิร์ฟเวอร์
page-dice-commitment = เลขลับไม่ใช่ตัวที่สัญญาไว้
page-dice-chain = สิ่งที่เบราว์เซอร์ของ { $player } ส่งมาตอนเริ่ม ไม่ใช่สิ่งที่ถูกใช้
page-dice-link = สิ่งที่เปิดเผยสำหรับการทอยครั้งที่ { $number } ไม่ใช่สิ่งที่ควรมาถัดไป
page-dice-count = การทอยบางครั้งหายไป หรือมีมากเกินไป
page-dice-first = { $player } ควรได้เริ่มก่อน
page-dice-throw = การทอยครั้งที่ { $number } ควรเป็น { $drawn } แต่กลับเป็น { $played }
page-dice-pile = พรมผืนที่ { $number } ของ { $player } ควรเป็นอีกสีหนึ่ง
page-dice-numbers = ตัวเลข
page-dice-commitment-is = ที่แสดงไว้ก่อนเกม (SHA-256 ของเลขลับ)
page-dice-seed-is = เลขลับ
page-dice-chain-is = ที่เบราว์เซอร์ของ { $player } ส่งมา
page-dice-link-is = ที่เปิดเผยสำหรับการทอยครั้งที่ { $number }

## Replay

page-replay = ดูย้อนหลัง
page-replay-hint = ลากบันทึกมาวางที่นี่ เลือกไฟล์ หรือวางข้อความ
page-replay-file = ไฟล์
page-replay-text = ข้อความของบันทึก
page-replay-show = แสดง
page-replay-turn = ตาที่ { $turn }
page-replay-controls = ดูย้อนหลัง
page-replay-first = ไปต้นเกม
page-replay-back = ถอยหนึ่งก้าว
page-replay-play = เล่น
page-replay-pause = หยุดชั่วคราว
page-replay-forth = เดินหน้าหนึ่งก้าว
page-replay-last = ไปท้ายเกม
page-replay-position = จุดในเกม
page-replay-result = ผลและสถิติ
