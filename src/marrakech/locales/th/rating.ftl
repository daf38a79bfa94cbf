# Ratings and the ladder

rating-title = ตารางอันดับ
rating-lead = ใครเล่นเก่งแค่ไหนบนเซิร์ฟเวอร์นี้ ชาวตลาดก็อยู่ในตารางด้วย ตามฝีมือที่วัดได้
rating-pool = { $pool ->
    [pair] สองคน
    [three] สามคน
    [four] สี่คน
   *[variant] หันตอนจบตา
}
rating-pools = เกมแบบไหน
rating-games = { $number } เกม
rating-you = คุณ
rating-you-none = คุณยังไม่มีเรตติงที่นี่ ลองเล่นเกมที่นับเรตติง ตัวเลือกอยู่ตรงที่จัดโต๊ะ
rating-you-few = คุณจะขึ้นตารางเมื่อเล่นครบ { $least } เกมและเรตติงแน่นอนพอ
rating-you-hidden = คุณไม่ได้แสดงในตาราง
rating-hide = ออกจากตาราง
rating-show = ขึ้นตาราง
rating-nobody = ยังไม่มีใครในตารางนี้ เล่นเกมที่นับเรตติงครบ { $least } เกมแล้วคุณจะขึ้นตาราง
rating-nameless = ไม่บอกชื่อ
rating-off = ผู้ดูแลเซิร์ฟเวอร์นี้ไม่แสดงตารางอันดับ
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = ฝีมือจริงอยู่ในช่วง ± ใน 95 จาก 100 กรณี มากกว่า 400 หมายถึงชนะบ่อยกว่าสิบเท่า
rating-curve = เรตติงของคุณเกมต่อเกม จาก { $first } ถึง { $last }
rating-new = นับเรตติง
rating-new-hint = ผลนับเข้าเรตติง ไม่มีคำใบ้ ไม่มีการย้อนตา ใครออกไปถือว่าแพ้
rating-table = เกมนี้นับเรตติง ใครออกไปถือว่าแพ้
rating-here = เรตติง
rating-counting = กำลังคำนวณเรตติง
rating-why-anonymous = ไม่นับเรตติง: มีคนเล่นโดยไม่มีพาสปอร์ต
rating-why-same-player = ไม่นับเรตติง: สองที่นั่งเป็นของผู้เล่นคนเดียวกัน
rating-why-helped = ไม่นับเรตติง: มีคนได้รับความช่วยเหลือ
rating-why-closed = ไม่นับเรตติง: ผู้ดูแลเซิร์ฟเวอร์ปิดโต๊ะ
rating-why-bot = ไม่นับเรตติง: มีบอตที่ยังไม่ได้วัดฝีมือ
rating-match = นับเรตติง
rating-match-either = แบบไหนก็ได้
rating-match-yes = นับเรตติง
rating-match-no = ไม่นับเรตติง
rating-near = เก่งแค่ไหน
rating-near-any = ใครก็ได้
rating-near-close = พอ ๆ กับฉัน
