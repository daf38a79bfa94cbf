### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = ทบทวนเกมที่บันทึกไว้: ทุกการตัดสินใจ ทุกการทอย และผลมาจากไหน
study-deep-help = มองไปข้างหน้าสามตาแทนสองตา: ดีกว่า แต่ช้ากว่า
study-html-help = เขียนบททบทวนลงไฟล์นี้ เป็นหน้าเว็บที่ไม่ต้องใช้อะไรอีก
study-gave-up-help = สีของผู้ที่ยอมแพ้หรือหมดเวลา ถ้ามีหลายคนให้เรียงตามนี้
study-analyse-help = ชั่งน้ำหนักทุกสิ่งที่ทำได้ในตำแหน่งหนึ่ง
study-rollout-help = เล่นต่อจากตัวเลือกที่ดีที่สุดแต่ละตัวเป็นจำนวนเกมเท่านี้
study-looking = กำลังดู
study-nothing-played = เกมนี้ยังไม่ได้เล่นอะไรเลย
study-no-such-colour = ที่นี่ไม่มีใครเล่นสี{ $colour }
study-title = บททบทวน
study-found = จำนวนตาที่มองไปข้างหน้า: { $turns }
study-unfinished = เกมยังไม่จบ: ผลคือค่าของตำแหน่งสุดท้าย
study-sums-chances = ผลมาจากไหน เป็นแต้มของโอกาสชนะ
study-sums-margins = อย่างเดียวกันเป็นดีแรม: คะแนนที่มากกว่าคนอื่นที่ดีที่สุด
study-sums-note = จุดเริ่ม โชค และฝีมือทั้งสองแบบรวมกันเป็นผล มองอีกครั้ง: ส่วนของฝีมือที่มาจากการเห็นตำแหน่งเดิมในตาถัดมา
study-played = เล่นกันอย่างไร
study-turning-points = จุดเปลี่ยน
study-mistakes = การตัดสินใจที่เสียมากที่สุด
study-dice = ลูกเต๋า และสิ่งที่ควรคาดไว้
study-habits = เสียมากที่สุดตรงไหน
study-graph = โอกาสชนะ
study-graph-note = สี่เหลี่ยมคือการทอย ข้าวหลามตัดคือการตัดสินใจ ที่เปลี่ยนไปมาก
study-column-start = เริ่ม
study-column-luck = โชค
study-column-skill = ฝีมือตนเอง
study-column-others = ฝีมือคนอื่น
study-column-usual = โชคตามปกติ
study-column-second-look = มองอีกครั้ง
study-column-accuracy = ความแม่นยำ
study-column-loss = เสีย
study-column-mean-loss = เสียต่อการตัดสินใจ
study-column-decisions = การตัดสินใจ
study-column-inaccuracies = ไม่แม่นยำ
study-column-mistakes = ผิดพลาด
study-column-blunders = ผิดพลาดร้ายแรง
study-column-like = เล่นเหมือน
study-column-turn = ตา
study-column-better = ดีกว่า
study-column-chance = ชนะ, %
study-column-margin = ผลต่าง
study-column-share = โอกาส, %
study-column-throws = จำนวนทอย
study-column-mean = เฉลี่ย
study-column-paid = จ่าย
study-column-expected = คาดไว้
study-spot = { $kind ->
    [turning] { $part ->
        [early] หมุน ช่วงต้น
       *[late] หมุน ช่วงท้าย
    }
   *[laying] { $part ->
        [early] ปูพรม ช่วงต้น
       *[late] ปูพรม ช่วงท้าย
    }
}
study-word = { $word ->
    [inaccuracy] ไม่แม่นยำ
    [mistake] ผิดพลาด
   *[blunder] ผิดพลาดร้ายแรง
}
study-like-between = { $first } ถึง { $last }
study-action-turn = { $way ->
    [L] ซ้าย
    [R] ขวา
   *[F] ตรงไป
}
study-action-throw = ทอยได้: { $steps }
study-action-reveal = พรมผืนต่อไป: { $colour }
study-moment = ตาที่ { $turn } { $player }: { $action }
study-moment-better = ดีกว่า: { $action }
study-to-win = { $player }: ชนะ { $chance } % ผลต่าง { $margin }
study-exact = ตามทุกทางไปจนจบแล้ว: แม่นยำ
study-why = ทำไมจึงเป็น { $action } ไม่ใช่ { $other }:
study-no-reason = ไม่มีสิ่งที่นับได้บนกระดาน จะเห็นก็ต่อเมื่อมองไปไกลกว่านี้
study-reason-pays = ดีแรมที่จ่ายโดยเฉลี่ยในการทอยนี้: { $value } ไม่ใช่ { $other }
study-reason-goes-out = โอกาสตกรอบในการทอยนี้: { $value } % ไม่ใช่ { $other } %
study-reason-rug-gain = คะแนนที่พรมผืนดีที่สุดได้ต่อจากนั้นโดยเฉลี่ย: { $value } ไม่ใช่ { $other }
study-reason-lead = คะแนนที่นำอยู่ตอนนี้: { $value } ไม่ใช่ { $other }
study-reason-covers = ช่องของคนอื่นที่ถูกทับ: { $value } ไม่ใช่ { $other }
study-reason-own-area-kept = พื้นที่ใหญ่ที่สุดของตนยังครบ เป็นช่อง: { $value } ไม่ใช่ { $other }
study-reason-own-area-grown = จำนวนช่องของพื้นที่ใหญ่ที่สุดของตน: { $value } ไม่ใช่ { $other }
study-reason-their-area-cut = จำนวนช่องของพื้นที่ใหญ่ที่สุด { $player }: { $value } ไม่ใช่ { $other }
study-reason-earns = ดีแรมที่ผู้เล่นคนถัดไปจ่ายให้โดยเฉลี่ย: { $value } ไม่ใช่ { $other }
study-reason-next-goes-out = โอกาสที่ผู้เล่นคนถัดไปตกรอบ: { $value } % ไม่ใช่ { $other } %
study-reason-risky-squares = ช่องที่ราคาเกินกว่าเงินในถุง: { $value } ไม่ใช่ { $other }
