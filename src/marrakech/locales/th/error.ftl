### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = ไม่มีช่อง “{ $text }” ช่องคือ a1 ถึง g7
error-action = “{ $text }” ไม่ใช่การกระทำ ให้เขียน L, F หรือ R, 1 ถึง 4, พรมแบบ d3e3 หรือ =red
error-rug = { $near } กับ { $far } ไม่ใช่สองช่องที่ติดกัน
error-action-number = ไม่มีการกระทำหมายเลข { $number } มีตั้งแต่ 0 ถึง { $most }

## Rule sets

error-option-value = { $option } เป็น { $value } ไม่ได้ ให้เลือกจาก { $choices }
error-option-range = { $option } เป็น { $value } ไม่ได้ ต้องเป็นจำนวนเต็มตั้งแต่ { $least } ถึง { $most }
error-one-colour-needs-two = two_player="one colour" ใช้กับผู้เล่นสองคน ไม่ใช่ { $players } คน
error-alternating-needs-two-colours = pile="alternating" ต้องมีผู้เล่นสองคน คนละสองสี
error-odd-rugs = เมื่อมีสองสี จำนวนพรมของแต่ละคนต้องเป็นเลขคู่ ไม่ใช่ { $rugs }
error-no-variant = ฉบับ “{ $edition }” ไม่มีกติกาทางเลือก
error-edition = ไม่มีฉบับ “{ $text }” ที่มีคือ { $known }
error-rules = “{ $text }” ไม่ใช่ชุดกติกา ให้เขียนชื่อฉบับ เครื่องหมายทับ แล้วตามด้วย 2, 3 หรือ 4 เช่น international/4
error-rules-option = “{ $text }” ไม่ใช่ตัวเลือกของกติกา หรือมีซ้ำสองครั้ง ที่มีคือ { $known }
error-no-such-seat = ไม่มีที่นั่ง { $seat } ที่นั่งมีตั้งแต่ 0 ถึง { $last }
error-no-hidden-piles = มีแต่กองพรมสองสีที่สับแล้วเท่านั้นที่มีลำดับให้รู้
error-wrong-piles = กองพรมไม่ตรงกับพรมที่เหลือ

## What is not allowed

error-number-not-legal = การกระทำหมายเลข { $number } ทำตรงนี้ไม่ได้
error-batch-not-legal = การกระทำหมายเลข { $number } ทำในเกม { $game } ไม่ได้
error-nothing-to-pop = ไม่มีการกระทำให้ย้อนคืน
error-nothing-played = ยังไม่มีการเล่นใด ๆ
error-no-chance = ตอนนี้ไม่มีอะไรให้ทอยหรือเปิด
error-game-over = ทำ { $action } ไม่ได้ เกมจบแล้ว
error-not-now = ทำ { $action } ในช่วง “{ $phase ->
    [turn] หันอัสสัม
    [roll] ทอยลูกเต๋า
    [lay] ปูพรม
    [reveal] เปิดพรม
    [over] จบเกม
   *[other] { $phase }
}” ไม่ได้ ที่ทำได้คือ { $legal }
error-must-turn = ต้องหันอัสสัมไปทางซ้ายหรือขวา ที่ทำได้คือ { $legal }
error-not-in-pile = พรมผืนถัดไปของกองนี้เป็น{ $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
}ไม่ได้
error-under-assam = { $action } อยู่ใต้อัสสัม ({ $assam }) ที่ทำได้คือ { $legal }
error-not-beside-assam = { $action } ไม่ติดกับช่องของอัสสัม ({ $assam }) ที่ทำได้คือ { $legal }
error-far-square-first = { $action } สลับกัน ช่องที่ติดกับอัสสัม ({ $assam }) ต้องมาก่อน คือ { $right }
error-covers-whole-rug = { $action } จะทับพรม{ $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
}ทั้งผืน ที่ทำได้คือ { $legal }
error-same-colours = { $action } จะทับครึ่งพรม{ $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
}สองครึ่ง ที่ทำได้คือ { $legal }

## Positions

error-position-fields = ตำแหน่งมีหกส่วน (กระดาน อัสสัม ผู้เล่นตานี้ ช่วง ผู้เล่น กติกา) ไม่ใช่ { $given } ส่วน
error-position-assam = “{ $text }” ไม่ใช่ที่ยืนของอัสสัม ให้เขียนช่องแล้วตามด้วย N, E, S หรือ W เช่น d4S
error-position-mover = “{ $text }” ไม่ได้บอกว่าตาใคร ให้เลือกจาก { $seats }
error-position-phase = “{ $text }” ไม่ใช่ช่วงของตา ให้เลือกจาก { $phases }
error-position-purse = “{ $text }” ไม่ใช่ผู้เล่น ให้เขียนดีแรมและพรม เช่น 30r12 หรือ x1
error-position-top = “{ $text }” บอกพรมผืนถัดไปไม่ถูกต้อง ถ้ามีสองสีและยังมีพรมเหลือให้เขียน =r หรือ =? นอกนั้นไม่ต้องเขียน
error-board-rows = กระดานมีเจ็ดแถว ไม่ใช่ { $given } แถว
error-board-columns = แถว { $row } ของกระดานมี { $given } ช่อง ไม่ใช่เจ็ดช่อง
error-board-cell = แถว { $row } ของกระดานมี “{ $text }” ให้เขียน 1 ถึง 7 สำหรับช่องว่าง หรือ r, y, b, p ตามด้วย ^ > v < ตัวใดตัวหนึ่ง
error-colour-not-played = ไม่มีใครเล่น{ $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
} ซึ่งอยู่ที่ { $square }
error-half-off-board = อีกครึ่งของพรมที่ { $square } จะอยู่นอกกระดาน
error-half-missing = อีกครึ่งของพรมที่ { $square } ควรอยู่ที่ { $other } แต่ช่องนั้นว่าง
error-half-nowhere = อีกครึ่งของพรมที่ { $square } หายไป ไม่มีพรมข้าง ๆ ทับอยู่
error-rugs-in-a-ring = พรมที่ { $squares } จะต้องซ้อนใต้กันเป็นวง
error-players-number = มีผู้เล่น { $given } คน แต่กติกาเป็นของ { $wanted } คน
error-purse-colours = พรมของ{ $seat ->
    [red] ฝ่ายแดง
    [yellow] ฝ่ายเหลือง
    [blue] ฝ่ายน้ำเงิน
   *[purple] ฝ่ายม่วง
}มีสี: { $wanted }
error-out-with-goods = { $seat ->
    [red] ฝ่ายแดง
    [yellow] ฝ่ายเหลือง
    [blue] ฝ่ายน้ำเงิน
   *[purple] ฝ่ายม่วง
}ตกรอบแล้ว จึงมีดีแรมหรือพรมเหลือไม่ได้
error-too-many-rugs = พรม{ $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
}ที่ปูแล้วรวมกับที่เหลือมีมากกว่า { $most } ผืน
error-top-not-in-pile = { $seat ->
    [red] ฝ่ายแดง
    [yellow] ฝ่ายเหลือง
    [blue] ฝ่ายน้ำเงิน
   *[purple] ฝ่ายม่วง
}ปูพรม{ $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
}เป็นผืนถัดไปไม่ได้ เพราะหมดแล้ว
error-top-unknown = ก่อนถึงตรงนี้ กองพรมต้องเปิดผืนถัดไปให้เห็นก่อน
error-dirhams-together = ดีแรมทั้งหมดรวมกันต้องไม่เกิน { $most }
error-out-without-elimination = กติกานี้ไม่มีใครตกรอบ
error-leaving-order = ผู้ที่ตกรอบต้องเรียงเป็นคนที่หนึ่ง สอง สาม และต้องเหลือผู้เล่นหนึ่งคน
error-over = เกมจบแล้วตรงนี้ ไม่มีพรมเหลือ หรือเหลือผู้เล่นคนเดียว
error-not-over = เกมยังไม่จบตรงนี้ ยังมีพรมและผู้เล่นเหลือ
error-mover-cannot = เป็นตาของ{ $seat ->
    [red] ฝ่ายแดง
    [yellow] ฝ่ายเหลือง
    [blue] ฝ่ายน้ำเงิน
   *[purple] ฝ่ายม่วง
}ไม่ได้ เพราะตกรอบแล้วหรือไม่มีพรมเหลือ

## Plain data

error-field-object = { $path } ต้องเป็นออบเจ็กต์
error-field-text = { $path } ต้องเป็นข้อความ
error-field-flag = { $path } ต้องเป็น true หรือ false
error-field-number = { $path } ต้องเป็นจำนวนเต็มตั้งแต่ { $least } ถึง { $most }
error-field-list = { $path } ต้องเป็นรายการยาว { $length }
error-field-choice = { $path } ต้องเป็นค่าใดค่าหนึ่งใน { $choices }
error-field-missing = ไม่มี { $path }
error-field-unknown = ไม่มีฟิลด์ { $path }
error-field-reveal-only = { $path } ใช้ในช่วง “reveal” เท่านั้น
error-field-reveal = ช่วงเป็น “reveal” ก็ต่อเมื่อมีกองที่ยังไม่ได้เปิดพรมผืนถัดไป
error-field-seat = ที่นั่งที่ต้องเล่นตรงนี้คือ { $wanted }
error-field-leaving = { $path } ยังอยู่ในเกม จึงไม่มีลำดับการตกรอบ
error-rug-id = พรม { $rug } ไม่ใช่พรมผืนเดียวบนสองช่องที่ติดกัน: { $squares }
error-rug-id-two = { $squares } เป็นพรมผืนเดียวกัน ต้องมี id เดียวกัน

## Records

error-in-record = บรรทัด { $line } คอลัมน์ { $column }: { $why }
error-record-header = นี่ไม่ใช่หัวบันทึก ให้เขียนเป็น [Name "value"]
error-record-header-name = “{ $name }” เป็นชื่อหัวบันทึกตรงนี้ไม่ได้
error-record-header-value = หัวบันทึก { $name } ต้องเป็นข้อความ
error-record-remark = ใส่หมายเหตุหลังการกระทำที่ { $number } จาก { $actions } ไม่ได้
error-record-names = มี { $given } ชื่อสำหรับผู้เล่น { $players } คน
error-record-half-character = มีอักขระครึ่งตัว ซึ่งเก็บในไฟล์ไม่ได้
error-record-header-twice = หัวบันทึก { $name } มีซ้ำสองครั้ง
error-record-without-rules = เกมต้องเริ่มด้วยหัวบันทึก และต้องมี Rules
error-record-rules-differ = หัวบันทึก Rules กับ Position ให้กติกาไม่ตรงกัน
error-record-first = “{ $text }” เริ่มก่อนไม่ได้ ให้เลือกจาก { $seats }
error-record-word = “{ $text }” ไม่ใช่การกระทำ หมายเลขตา หรือผล
error-record-open-remark = หมายเหตุนี้ไม่ได้ปิดด้วย {"}"}
error-record-number = ตาที่ { $number } ควรเป็นตาที่ { $wanted }
error-record-number-here = ตาที่ { $number } เริ่มตรงนี้ไม่ได้
error-record-result = ผลที่เขียนไว้คือ { $stated } แต่ที่จริงคือ { $result }
error-record-not-one = ต้องมีหนึ่งเกม ไม่ใช่ { $games } เกม

## Bots

error-bot = ไม่มีบอต “{ $text }” ที่มีคือ { $known }
error-bot-text = “{ $text }” ไม่ใช่บอต ให้เขียนชื่อ หรือชื่อพร้อมตัวเลือก เช่น bestfirst:ms=200
error-bot-option = บอต { $bot } ไม่มีตัวเลือก “{ $text }” ที่มีคือ { $known }
error-bot-option-text = “{ $text }” ใน “{ $bot }” ไม่ใช่ตัวเลือก ให้เขียนชื่อและค่า เช่น ms=200
error-bot-option-number = { $option } เป็น { $text } ไม่ได้ ต้องเป็นจำนวนเต็มตั้งแต่ { $least } ถึง { $most }
error-bot-option-word = { $option } เป็น { $text } ไม่ได้ ให้เลือกจาก { $words }
error-bot-class = “{ $text }” ไม่ได้บอกว่าคลาสใด ให้เขียน my_bot.py:MyBot
error-bot-no-brain = “{ $text }” ทำงานในโพรเซสของตัวเอง จึงไม่มีสมองให้ยืม

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = ไม่มีไฟล์ { $file }
error-load-module = ไม่มีมอดูล { $module }
error-load-class = ไม่มีคลาส { $kind } ในนั้น มีแต่ { $known }
error-load-choose = คลาส { $kind } ไม่มีเมท็อด choose(self, view, clock)
error-load-raised = เกิด { $what } ({ $where })
error-load-hung = ผ่านไป { $seconds } วินาทีก็ยังไม่พร้อม ({ $where })
error-load-died = โพรเซสจบด้วย { $what } ({ $where })
error-load-hello = ไม่ได้ตอบ hello แบบที่เอนจินตอบ: { $what }
error-forfeit-cannot-load = โหลด { $bot } ไม่ได้: { $why }
error-forfeit-raised = { $bot } เกิด { $what } ({ $where }) ตำแหน่งขณะนั้นคือ { $position }
error-forfeit-hung = ผ่านไป { $seconds } วินาที { $bot } ก็ยังไม่ตัดสินใจ ({ $where }) ตำแหน่งขณะนั้นคือ { $position }
error-forfeit-died = โพรเซสของ { $bot } จบด้วย { $what } ({ $where }) ตำแหน่งขณะนั้นคือ { $position }
error-forfeit-no-action = { $bot } ให้ { $what } ซึ่งไม่ใช่การกระทำ ตำแหน่งขณะนั้นคือ { $position }
error-forfeit-illegal = { $bot } เลือก { $action } ซึ่งทำไม่ได้: { $why } ตำแหน่งขณะนั้นคือ { $position }
error-forfeit-stopped = จะไม่เริ่ม { $bot } อีก เพราะล้มเหลวติดกัน { $times } ครั้ง ครั้งสุดท้ายคือ: { $why }

## Matches

error-arena-nobody = การแข่งต้องมีบอตอย่างน้อยหนึ่งตัว
error-arena-games = การแข่งต้องมีอย่างน้อยหนึ่งเกม ไม่ใช่ { $number }
error-arena-other-match = { $file } เก็บการแข่งอื่นไว้ สิ่งที่ต่างจากที่สั่งคือ { $what }
error-arena-no-state = { $file } ไม่ได้เก็บสถานะการแข่ง
error-arena-extra = ต้องใช้ { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = กราฟเขียนลงไฟล์ .png หรือ .svg ได้เท่านั้น ไม่ใช่ { $file }
error-arena-cluster = ไม่มีคลัสเตอร์ Ray ตอบที่ { $address }: { $why }
error-survey-not-learned = บอต { $bot } ยังไม่ได้เรียนรู้การเล่น { $rules }

## Training

error-train-no-state = { $file } ไม่ได้เก็บสถานะการฝึก หรือเป็นของรุ่นอื่น
error-train-other-plan = { $file } เก็บการฝึกอื่นไว้ สิ่งที่ต่างจากที่สั่งคือ { $what }
error-train-no-value = { $file } ไม่ได้เก็บค่าประเมิน
error-train-other-rules = { $file } เรียนรู้มาสำหรับ { $learned } ไม่ใช่สำหรับ { $wanted }

## Servers

error-server-no-table = ไม่มีโต๊ะนี้ หรือถูกเก็บไปแล้ว
error-server-not-found = ที่นี่ไม่มีอะไร
error-server-method = ทำสิ่งนี้ที่นี่ไม่ได้
error-server-not-understood = ไม่เข้าใจ: { $why }
error-server-too-large = ใหญ่เกินไป รับได้ไม่เกิน { $most } ไบต์
error-server-too-many = มากเกินไปในคราวเดียว ลองใหม่ใน { $seconds } วินาที
error-server-full = ตอนนี้มีโต๊ะมากเกินไป
error-server-closing = เซิร์ฟเวอร์กำลังปิด ลองใหม่ใน { $seconds } วินาที
error-server-lobby = คุณมี { $most } โต๊ะรออยู่ในล็อบบี้แล้ว
error-server-storage = ตอนนี้เซิร์ฟเวอร์เข้าถึงที่เก็บข้อมูลไม่ได้ ลองใหม่ใน { $seconds } วินาที
error-server-origin = หน้าเว็บจากที่อื่นติดต่อกับเซิร์ฟเวอร์นี้ไม่ได้
error-server-banned = ที่อยู่นี้ถูกแบนจากที่นี่จนถึง { $until }
error-server-banned-name = ที่นี่ไม่มีใครใช้ชื่อ “{ $name }” ได้จนถึง { $until }
error-server-no-such-player = ที่นั่ง { $seat } ไม่มีคนที่คุณจะรายงานได้
error-server-host = เซิร์ฟเวอร์นี้ไม่ได้ใช้ชื่อนั้น
error-server-not-your-seat = ที่นั่ง { $seat } ไม่ใช่ของคุณ
error-server-own-secrets = รหัสลับที่ตั้งเองต้องเป็นตัวอักษร ตัวเลข - และ _ รวม 22 ถึง 64 ตัว และแต่ละคนต้องไม่ซ้ำกัน
error-server-seated = มีคนจากที่อยู่ของคุณนั่งที่โต๊ะนี้อยู่แล้ว
error-server-passport = อ่านพาสปอร์ตนี้ไม่ได้ รหัสลับต้องมี 22 ถึง 64 ตัวอักษร
error-server-no-passport = ที่นี่ไม่มีพาสปอร์ตนี้
error-server-token = โทเคนนี้เปิดอะไรที่นี่ไม่ได้ ถูกเรียกคืนไปแล้ว หรือไม่เคยสร้างขึ้น
error-server-no-token = ไม่มีโทเคนนี้
error-server-scope = โทเคนนี้ทำแบบนั้นไม่ได้ ต้องใช้โทเคนที่มีสิทธิ์ { $scope }
error-server-tokens = พาสปอร์ตหนึ่งมีโทเคนได้ไม่เกิน { $most } อัน เรียกคืนอันที่ไม่ใช้
error-server-programs = โปรแกรมเล่นที่นี่ไม่ได้
error-server-match-programs = เล่นด่วนมีไว้สำหรับคน โปรแกรมต้องตั้งโต๊ะเอง (POST /api/tables) หรือได้รับลิงก์ไปยังโต๊ะ
error-server-ahead = โต๊ะนี้เพิ่งมาถึงเหตุการณ์ที่ { $number }
error-server-still-playing = ใช้ได้กับเกมที่จบแล้วเท่านั้น เกมนี้ยังเล่นอยู่
error-server-day-hidden = นี่คือโต๊ะของตลาดวันนี้ คนอื่นดูได้เมื่อหมดวัน
error-server-no-day = วันนั้นไม่มีตลาด
error-server-day-over = ตลาดนี้ปิดแล้ว ตั้งแต่ตีหนึ่ง (UTC) เล่นอีกครั้งได้โดยไม่นับแต้ม
error-server-broken = มีบางอย่างผิดพลาด และบันทึกไว้แล้ว
error-server-damaged = โต๊ะนี้เสียหาย ผู้ดูแลเซิร์ฟเวอร์ต้องกู้คืน และได้รับแจ้งแล้ว

## What is stored

error-data-file = ใช้ { $file } ไม่ได้: { $why }
error-data-no-database = { $file } ไม่ใช่ฐานข้อมูลของโต๊ะ ให้ย้ายออกไป หรือระบุโฟลเดอร์อื่นด้วย --data
error-data-damaged = { $file } เสียหาย ({ $why }) ให้กู้คืนข้อมูลสำรองด้วย “marrakech database restore” ไม่มีอะไรถูกเปลี่ยน
error-data-newer = { $file } เป็นของโปรแกรมรุ่นใหม่กว่า (รูปแบบ { $found } รุ่นนี้รู้จัก { $known }) ให้เปิดรุ่นนั้น หรือใช้รุ่นนั้นสั่ง “marrakech database downgrade { $known }” เพื่อย้อนกลับ
error-data-older = { $file } มีข้อมูลหายไป: เคยบันทึกไว้ { $wanted } รายการ แต่มีอยู่ { $found } รายการ ไฟล์ -wal อาจหายไป หรือนี่เป็นสำเนาเก่า ให้นำส่วนที่ขาดกลับมา หรือกู้คืนข้อมูลสำรอง ถ้าจะใช้ต่อตามที่มีอยู่ ให้ลบ { $mark }
error-data-locked = โปรแกรมอื่นล็อก { $file } อยู่ ให้ปิดโปรแกรมนั้นแล้วลองใหม่
error-data-no-key = { $file } ไม่ใช่กุญแจ กุญแจต้องเป็นเลขฐานสิบหก 64 หลัก ให้นำกุญแจที่ถูกต้องกลับมา ไม่มีอะไรถูกเปลี่ยน
error-data-key-missing = ไม่พบกุญแจ { $file } ถ้าไม่มีจะอ่านโต๊ะใดไม่ได้เลย ให้นำกลับมาจากสำเนา หรือระบุที่เก็บด้วย --key-file ไม่มีอะไรถูกเปลี่ยน
error-data-key-wrong = { $file } ไม่ใช่กุญแจที่ใช้เขียนฐานข้อมูลนี้ ให้นำกุญแจที่ถูกต้องกลับมา หรือระบุที่เก็บด้วย --key-file ไม่มีอะไรถูกเปลี่ยน
error-data-none = ไม่มีฐานข้อมูลที่ { $file }
error-data-outdated = { $file } เป็นของรุ่นเก่ากว่า ให้เปิดเซิร์ฟเวอร์หนึ่งครั้งเพื่อปรับให้เป็นปัจจุบัน
error-data-exists = มี { $file } อยู่แล้ว ให้เลือกชื่ออื่น
error-data-in-use = { $file } ถูกใช้งานอยู่ ให้หยุดเซิร์ฟเวอร์ก่อน
error-data-form = ไม่มีรูปแบบ { $form } ให้ย้อนกลับไป ที่มีคือ { $known }

## Tables

error-table-all-agreed = ทุกคนตกลงเล่นอีกเกมแล้ว
error-table-begun = เกมเริ่มไปแล้ว
error-table-bot-plays = ตอนนี้บอตเล่นแทนอยู่ กลับเข้ามาก่อน
error-table-chain-taken = โชคของผู้เล่นสองคนใช้โซ่เส้นเดียวกันไม่ได้
error-table-closed = คนที่จัดโต๊ะปิดโต๊ะนี้ไปแล้ว
error-table-closed-by-host = ผู้ดูแลเซิร์ฟเวอร์ปิดโต๊ะนี้แล้ว
error-table-colours = สีของโต๊ะคือแดง เหลือง น้ำเงิน และม่วง ใช้ได้สีละครั้งเดียว
error-table-deserted = ตอนนี้ไม่มีใครอยู่ที่โต๊ะนี้ ลองใหม่เมื่อมีคนกลับมา
error-table-dice-header = อ่านหัวบันทึก { $name } ของบันทึกนี้ไม่ได้
error-table-dice-version = ที่นี่ไม่รู้จักลูกเต๋าเวอร์ชัน { $version }
error-table-full = ที่นั่งเต็มแล้ว
error-table-gone = คนที่ยอมแพ้แล้วเล่นต่อไม่ได้
error-table-id-used = id นี้ถูกใช้กับอย่างอื่นไปแล้ว
error-table-level = ไม่มีระดับ “{ $level }” ที่มีคือ { $known }
error-table-level-of-person = ที่นั่ง { $seat } ไม่ใช่ของบอต จึงไม่มีระดับ
error-table-long-record = เกมที่มีมากกว่า { $most } การกระทำยาวเกินกว่าจะแสดงได้
error-table-mixed-name = มีคำใน “{ $name }” ที่ปนตัวอักษรหน้าตาคล้ายกันจากหลายภาษา ให้เขียนด้วยตัวอักษรชุดเดียว
error-table-no-name = ชื่อต้องมีตัวอักษรที่แสดงได้อย่างน้อยหนึ่งตัว
error-table-no-record = บันทึกนี้ไม่มีเกม
error-table-no-seed = บันทึกนี้ไม่มีเลขลับและค่าที่แสดงไว้ก่อนเกมให้ใช้ตรวจสอบ
error-table-no-such-seat = ที่นั่ง { $seat } ไม่ใช่ของคุณที่โต๊ะนี้
error-table-no-take-back = ไม่มีตาให้ย้อน
error-table-no-throw = ตอนนี้ยังทอยลูกเต๋าไม่ได้
error-table-no-undo = ไม่มีอะไรให้เลิกทำแล้ว
error-table-rated = เกมที่นับเรตติงไม่มีคำใบ้และไม่ให้ย้อนตา เริ่มจากต้นด้วยพรมและดีแรมตามปกติ และแต่ละคนใช้หน้าจอของตัวเอง
error-table-position = เล่นต่อได้เฉพาะจากตำแหน่งที่เกมยังไม่จบ และเมื่อผู้เล่นที่เป็นคนทั้งหมดใช้หน้าจอเดียวกัน
error-table-nobody-waits = โต๊ะที่มีที่ว่างต้องมีคนนั่งอยู่อย่างน้อยหนึ่งคน
error-table-not-away = ผู้เล่นคนนี้อยู่ที่โต๊ะ
error-table-not-begun = เกมยังไม่เริ่ม
error-table-not-by-hand = { $action } ขึ้นอยู่กับโชค เลือกเองไม่ได้
error-table-not-maker = เฉพาะคนที่จัดโต๊ะเท่านั้นที่ปิดโต๊ะได้
error-table-not-maker-starts = เฉพาะคนที่จัดโต๊ะเท่านั้นที่เริ่มพร้อมบอตได้
error-table-not-over = เกมยังไม่จบ
error-table-not-your-turn = ยังไม่ถึงตาของคุณ
error-table-over = เกมจบแล้ว
error-table-phrase = ที่นี่ไม่มีใครพูดว่า “{ $phrase }” ได้
error-table-plays-already = คุณกำลังเล่นอยู่แล้ว
error-table-programs = โปรแกรมเล่นที่โต๊ะนี้ไม่ได้
error-table-same-name = ที่โต๊ะนี้มีคนชื่อ “{ $name }” อยู่แล้ว ลองเติมอะไรต่อท้ายชื่อ
error-table-seats-and-rules = { $seats } ที่นั่งไม่ตรงกับกติกาสำหรับ { $players } คน
error-table-stale = มีบางอย่างเปลี่ยนไปแล้ว ลองดูอีกครั้ง
error-table-taken = ที่นั่ง { $seat } มีคนนั่งแล้ว
error-table-time-over = หมดเวลาของตานี้แล้ว บอตจะเล่นแทน
error-table-too-long = โต๊ะนี้มีเรื่องเกิดขึ้นมากเกินไปแล้ว ทำได้เพียงเล่นเกมต่อ
error-table-too-much-talk = คุยเยอะไปแล้ว รอสักครู่นะ
error-table-too-often = ทำไปแล้ว { $times } ครั้ง พอได้แล้ว
error-table-day = นี่คือตลาดประจำวัน แต่ละคนเล่นคนเดียว ครั้งเดียว ด้วยลูกเต๋าเดียวกัน
error-table-wrong-link = ค่านี้ไม่ได้ต่อจากค่าก่อนหน้าในโซ่ของคุณ
