### One's own page: the passport, one's games, and what was achieved in them.

me-title = พาสปอร์ตของคุณ
me-lead = เก็บเกมของคุณไว้ด้วยกันโดยไม่ต้องสมัคร เบราว์เซอร์นี้เป็นที่เก็บ
me-since = ตั้งแต่ { $when }
me-games = เกมของฉัน
# How many games one has finished, and won
me-played = เล่น { $games } เกม ชนะ { $won }
me-none = พาสปอร์ตจะสร้างพร้อมเกมแรกของคุณ เลือกหน้าตาไว้ก่อนได้
me-name = ชื่อ
me-save = บันทึก
me-saved = บันทึกแล้ว
me-offline = พาสปอร์ตเก็บไว้ที่นี่ แต่ติดต่อเซิร์ฟเวอร์ไม่ได้ ชื่อและเกมจะมาเมื่อเชื่อมต่อได้

## The face

me-scarf = เครื่องสวมหัว
me-scarf-name = { $number ->
    [1] ผ้าโพกหัว
    [2] ผ้าคลุม
    [3] หมวกเฟซ
    [4] หมวกไหมพรม
    [5] ฮูด
   *[6] ผ้าคาดหัว
}
me-colour = สีย้อม
me-colour-name = { $number ->
    [1] แดง
    [2] เหลืองหญ้าฝรั่น
    [3] น้ำเงิน
    [4] เขียวอมฟ้า
    [5] เขียวมะกอก
    [6] ม่วงลูกพลัม
    [7] สีลินิน
   *[8] ดำ
}
me-pattern = พรมด้านหลัง
me-pattern-name = { $number ->
    [1] ซิกแซ็ก
    [2] ข้าวหลามตัด
    [3] ลายทาง
    [4] ดาว
    [5] ตาราง
    [6] คลื่น
    [7] กรอบ
   *[8] ฟ้ายามคืน
}

## Marks: what somebody has achieved

me-marks = ตรา
me-marks-none = เรื่องเล็ก ๆ ที่เกมเล่าเกี่ยวกับคุณได้ แต่ละตราได้เพียงครั้งเดียว
# Of all marks there are
me-marks-count = { $number } จาก { $all }
me-mark-open = ยังไม่ได้
me-mark-game = เกมเมื่อ { $when }
me-mark-first = ขายพรมผืนแรก
me-mark-first-hint = คุณชนะหนึ่งเกม
me-mark-fatima = ฟาติมาคารวะ
me-mark-fatima-hint = คุณชนะในเกมที่ฟาติมาเล่น
me-mark-four = สี่คนที่โต๊ะ
me-mark-four-hint = คุณชนะอีกสามคน
me-mark-one = เส้นด้ายเดียว
me-mark-one-hint = คุณชนะเพียงแต้มเดียว
me-mark-shared = ชาสำหรับสองคน
me-mark-shared-hint = คุณได้ที่หนึ่งร่วม
me-mark-spared = ไม่จ่ายสักดีแรม
me-mark-spared-hint = ทั้งเกมคุณไม่ได้จ่ายให้ใครเลย
me-mark-purse = ถุงเงินเกือบเปล่า
me-mark-purse-hint = คุณชนะทั้งที่เคยเหลือไม่เกินสองดีแรม
me-mark-peace = อยู่กันครบ
me-mark-peace-hint = คุณชนะตั้งแต่สองคนขึ้นไป โดยไม่มีใครตกรอบ
me-mark-late = มาจากท้ายแถว
me-mark-late-hint = คุณอยู่ท้ายสุดตอนเหลือพรมสามผืน แล้วชนะ
me-mark-last = พรมผืนสุดท้าย
me-mark-last-hint = พรมผืนสุดท้ายของเกมทำให้คุณชนะ
me-mark-carpet = ถนนพรม
me-mark-carpet-hint = สีของคุณต่อกันสิบสองช่อง
me-mark-toll = กองคาราวานจ่าย
me-mark-toll-hint = คุณได้รับสิบดีแรมในครั้งเดียว

## Another device

me-carry = บนอุปกรณ์อื่น
me-carry-hint = เปิดพาสปอร์ตบนโทรศัพท์หรือที่บ้าน แล้วจะเจอเกมเดียวกัน
me-carry-show = แสดงลิงก์
me-carry-warning = ใครมีลิงก์นี้ก็เป็นคุณได้ อย่าให้ใครเห็น และส่งให้ตัวเองเท่านั้น
me-carry-lost = พาสปอร์ตที่หายไปไม่มีใครเอาคืนมาได้ เพราะอยู่แค่ในเบราว์เซอร์ของคุณ มีอุปกรณ์ที่สองจะปลอดภัยกว่า
# How many tables' seats are in the link
me-carry-seats = ที่นั่งของคุณใน { $number } เกมที่กำลังเล่นจะไปด้วย
me-take = พาสปอร์ตจากอุปกรณ์อื่น
me-take-hint = ลิงก์นี้มีพาสปอร์ตมาด้วย อยากใช้ที่นี่ไหม
me-take-yes = ใช้ที่นี่
me-take-both = ใช้ และพาเกมของฉันไปด้วย
me-take-both-hint = เกม ตรา และวันติดต่อกันของเบราว์เซอร์นี้จะย้ายไปด้วย หากมีเรตติงทั้งสองฝั่ง จะเก็บฝั่งที่เล่นมากกว่าไว้
me-take-only = ใช้ และทิ้งของที่นี่ไว้
me-take-only-hint = พาสปอร์ตของเบราว์เซอร์นี้จะหายไป เว้นแต่อุปกรณ์อื่นยังมีอยู่
me-take-no = อยู่อย่างเดิม
me-taken = ยินดีต้อนรับกลับมา { $name }!
me-take-gone = ที่นี่ไม่รู้จักพาสปอร์ตนี้ อาจถูกลบไปแล้ว

## One's data

me-data = ข้อมูลของคุณ
me-data-hint = พาสปอร์ตมีแค่ชื่อ หน้าตา และรายการเกม ไม่มีอีเมล ไม่มีรหัสผ่าน ไม่มีอย่างอื่น
me-export = บันทึกข้อมูลทั้งหมดของฉัน
me-records = บันทึกทุกเกม
me-delete = ลบพาสปอร์ตของฉัน
me-delete-hint = ชื่อของคุณจะถูกเอาออกจากทุกเกมที่นี่ ทั้งที่จบแล้วและที่กำลังเล่น ตัวเกมยังอยู่เพราะคนอื่นก็เล่นด้วย สิ่งที่คนอื่นบันทึกหรือพิมพ์ไว้เอาคืนไม่ได้
me-delete-sure = ลบพาสปอร์ตพร้อมชื่อของคุณไหม
me-delete-sure-hint = เรียกคืนไม่ได้ เกมที่ค้างอยู่เล่นต่อได้ในเบราว์เซอร์นี้ โดยไม่มีชื่อคุณ
me-delete-yes = ใช่ ลบเลย
me-delete-no = เก็บไว้
me-deleted = ลบพาสปอร์ตของคุณแล้ว

## The list of one's games

me-running = กำลังเล่น
me-finished = จบแล้ว
me-filter = เกมไหนบ้าง
me-search = คู่แข่ง
me-players = ผู้เล่น
me-players-any = กี่คนก็ได้
me-result = ผล
me-result-any = ชนะหรือแพ้
me-result-won = ชนะ
me-result-lost = แพ้
me-company = เล่นกับ
me-company-any = ใครก็ได้
me-company-people = คน
me-company-bots = ตัวละคร
me-company-both = ทั้งสอง
me-state = สถานะ
me-state-any = กำลังเล่นหรือจบแล้ว
me-nothing = ไม่มีเกมแบบนั้น
me-place = { $place ->
    [1] ชนะ
    [2] ที่สอง
    [3] ที่สาม
   *[4] ที่สี่
}
me-same-screen = ล้อมวงหน้าจอเดียว
me-accuracy = ความแม่น { $share }%
# By how many points a rating has changed; the sign stands in the number
me-rating = เรตติง { $change }
me-replay = ดูย้อนหลัง
me-time-left = เหลือ { $time }
me-more = เกมเพิ่มเติม
# Tables at which only this browser has a seat
me-here = เฉพาะในเบราว์เซอร์นี้
me-reading = กำลังดึงเกม…
