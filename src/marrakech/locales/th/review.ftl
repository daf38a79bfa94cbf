### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] มองครั้งแรก
   *[deep] มองให้ละเอียดขึ้น
}: { $done } / { $total }
review-whose = มุมมองของ { $player }
review-luck = โชค: การทอย
review-skill = ฝีมือ: การเลือก
review-position = การกระทำในเกม
review-choices = { $phase ->
    [turn] ทิศที่หันอัสสัมได้
   *[lay] ที่ที่วางพรมได้
}
review-throws = สิ่งที่อาจออกได้
review-was-played = ที่เล่น
review-chance-margin = โอกาสชนะ ผลต่าง
review-was-better = ตาที่ { $turn }: ที่ดีกว่าคือ { $action }
review-was-best = ตาที่ { $turn }: นี่คือทางที่ดีที่สุด
review-cost = { $player }: { $action } เสียโอกาสชนะ { $loss } แต้ม
review-dirhams = แบบเดียวกันเป็นดีแรม
review-result = ผล

## Find the better move

review-find = { $phase ->
    [turn] หาทิศที่ดีกว่า
   *[lay] หาที่วางพรมที่ดีกว่า
}
review-try = ขอลอง
review-show = แสดงให้ดู
review-next = หาข้อต่อไป
review-choose = เลือกบนกระดาน
review-this-one = อันนี้
review-yes = ใช่ { $action } ดีที่สุด
review-near = ดี: { $action } ด้อยกว่าที่ดีที่สุดเพียง { $loss }
review-no = { $action } เสีย { $loss } ลองดูอีกครั้ง
review-no-mistakes = { $player }: เกมนี้ไม่มีข้อผิดพลาดให้หา

## Hints and the tutor

review-hint = คำใบ้
review-hint-all = ทุกตัวเลือก
review-hint-best = ดีที่สุด: { $action }
review-hints = ให้คำใบ้และครูช่วยได้
review-hints-hint = เฉพาะเมื่อทุกคนใช้จอเดียวกัน บันทึกจะบอกว่าใครได้รับความช่วยเหลือ
review-tutor = ครู: เตือนก่อนที่ความผิดพลาดจะมีผล
review-tutor-word = { $word ->
    [mistake] ครูคิดว่านี่เป็นความผิดพลาด
   *[blunder] ครูคิดว่านี่เป็นความผิดพลาดร้ายแรง
}
review-tutor-cost = เสียโอกาสชนะ { $loss } แต้ม
review-anyway = เล่นต่อไป
review-think = คิดอีกครั้ง
review-log-hint = คำใบ้สำหรับ { $player }
review-log-tutor = คำเตือนจากครูถึง { $player }

## One's own games

review-own-won = ชนะ
review-own-none = เล่นให้จบหนึ่งเกม แล้วที่นี่จะบอกว่าลูกเต๋าให้อะไรคุณ และคุณเสียมากที่สุดตรงไหน
review-own-look = ทบทวนเกมของฉัน: { $number }
review-own-games = เกมที่ทบทวนแล้ว: { $number }
review-own-fair = ลูกเต๋าที่ยุติธรรมคลาดเคลื่อนเท่านี้หรือมากกว่าใน { $share }% ของชุดที่ยาวเท่ากัน
