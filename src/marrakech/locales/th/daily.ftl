### The market of the day: everybody plays the same deal once.

daily-title = ตลาดวันนี้
daily-same = { $day } ทุกคนทอยได้แต้มเดียวกัน
daily-against = { $day } คุณเจอกับ { $people } ด้วยแต้มเดียวกับทุกคน
# On the first screen, and at the table
daily-home = ตลาดวันนี้
daily-minutes = ราว { $minutes } นาที
daily-play = เล่น
daily-go-on = เล่นต่อ
daily-once = นับครั้งแรก และมีเพียงครั้งเดียว
daily-name = ชื่อของคุณ
daily-points = แต้ม
daily-first-by = แต้ม ที่หนึ่ง นำอยู่ { $margin }
daily-placed = แต้ม { $place ->
    [1] ที่หนึ่ง
    [2] ที่สอง
    [3] ที่สาม
   *[4] ที่สี่
}ของโต๊ะ
daily-late = เกมนี้จบช้าเกินไปจึงไม่นับ
daily-better = เก่งกว่าคนขาย { $percent } ใน 100 คน
daily-alone = วันนี้คุณเป็นคนแรก
daily-so-far = ตอนนี้มี { $games } เกม
daily-games = { $games } เกม
# Below a bar of the figure that tells how many have how many points
daily-you = คุณ
# The figure, for those who cannot see it
daily-spread = คนอื่นได้กี่แต้ม
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = ไม่นับโชค: { $points }
daily-without-luck-wait = กำลังคำนวณโชค…
daily-throws = การทอยของคุณ
daily-throws-hint = แสดงหลังจบเกมเท่านั้น
daily-throw = { $steps }
daily-streak = { $days ->
    [0] ยังไม่มีโคมที่จุดไว้
   *[other] { $days } วันติดต่อกัน
}
daily-best-streak = ดีที่สุด { $days }
daily-lit = { $day }: เล่นแล้ว
daily-dark = { $day }: ไม่ได้เล่น
daily-open = { $day }: ยังเปิดอยู่
daily-share-title = เล่าได้ ไม่สปอยล์
daily-share-hint = สีทองคือพรมที่ดีที่สุด สีเขียวคือพรมที่ดี สีแดงคือพลาด
daily-share-nothing = ไม่เผยช่อง การทอย หรือพรมใด ๆ
daily-pattern = ตาของคุณ: ดีที่สุด { $best } ดี { $good } พลาด { $mistakes }
daily-share = แชร์
daily-picture = ภาพ
daily-look-again = ดูอีกครั้ง
# First line of the text that is shared
daily-text = มาร์ราเกช { $day }
daily-text-points = { $points } แต้ม
daily-next = { $hours ->
    [0] ตลาดถัดไปเปิดภายในหนึ่งชั่วโมง
   *[other] ตลาดถัดไปเปิดในอีก { $hours } ชั่วโมง
}
daily-table = อันดับประจำวัน
daily-table-points = ตามแต้ม
daily-table-luckless = ไม่นับโชค
daily-somebody = ไม่บอกชื่อ
daily-me = คุณ
daily-rank = อันดับ
daily-who = ใคร
daily-be-named = ให้คนอื่นเห็นชื่อฉัน
daily-yesterday = เมื่อวาน
daily-yesterday-came = คุณได้อันดับ { $rank } จาก { $games } แต้ม: { $points }
daily-yesterday-missed = { $games ->
    [0] ไม่มีใครมา
   *[other] { $games } เกม
}
daily-yesterday-soon = ผลจะเปิดเผยเวลา { $time }
daily-look = ดู
daily-back = ตลาดวันนี้
daily-of = ตลาดของ { $day }
daily-best-line = เกมที่ดีที่สุด
daily-bot-line = { $bot } ที่โต๊ะเดียวกัน
daily-line-points = { $points } แต้ม
daily-seed = ทุกคนได้เหมือนกันจริงหรือ
daily-seed-fits = ใช่ การทอยมาจากเลขนี้ และลายนิ้วมือของเลขแสดงไว้ตั้งแต่วันก่อน
daily-seed-fits-late = การทอยมาจากเลขนี้ วันก่อนไม่มีใครอยู่ จึงไม่ได้แสดงลายนิ้วมือ
daily-seed-wrong = เลขนี้ไม่ตรงกับลายนิ้วมือที่แสดงไว้
daily-seed-number = ตัวเลข
daily-seed-print = ลายนิ้วมือของเลข
daily-tomorrow = ลายนิ้วมือของพรุ่งนี้
daily-tomorrow-hint = การทอยของพรุ่งนี้ผูกไว้กับสิ่งนี้แล้ว ตัวเลขเบื้องหลังจะบอกในวันถัดไป
daily-two = ใครมีสองเบราว์เซอร์ก็เล่นได้สองครั้ง นี่เป็นแค่เกม ไม่ได้ชิงรางวัล
daily-archive = ตลาดวันก่อน ๆ
daily-archive-hint = เล่นวันใดที่ผ่านมาก็ได้อีกครั้ง โดยไม่นับแต้ม
daily-archive-play = เล่นอีกครั้ง
daily-archive-day = วัน
daily-nobody = ยังไม่มีใครเล่นจบ
daily-to-table = อันดับประจำวัน
## Pictures and links
daily-card = ตลาดของ { $day }
daily-card-look = เล่นตลาดเดียวกัน
