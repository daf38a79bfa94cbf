### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = จำนวนเกม
slow-series-one = เกมเดียว
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] ชนะสองในสาม
   *[5] ชนะสามในห้า
}
# Leads to the set-up of a table for friends
slow-challenge = ท้าใครสักคน: ชนะสองในสาม
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] ชนะสองในสาม เจอกับ { $player }
   *[5] ชนะสามในห้า เจอกับ { $player }
}
# Which game of the series this is
slow-game = เกมที่ { $number }
slow-won = ชนะ { $number } เกม
slow-series-goes-on = ต่อไปเป็นเกมที่ { $number }
slow-series-winner = { $player } ชนะซีรีส์นี้
slow-series-you = คุณชนะซีรีส์นี้!
slow-series-shared = { $players } ชนะซีรีส์ร่วมกัน
slow-ready = พร้อมสำหรับเกมที่ { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } พร้อมแล้ว ฉันด้วย!
slow-again = ท้าอีกครั้ง

## Days for a move

slow-pace = จังหวะ
slow-pace-now = รวดเดียวจบ
# $days: 1 or 3
slow-pace-days = ตาละ { $days } วัน
slow-pace-hint = ไม่ต้องอยู่พร้อมกัน กลับมาเมื่อถึงตาของคุณ
slow-clock-tells = ไม่รีบ: แต่ละตามีเวลา { $days } วัน
# $time: such as “2 hours”
slow-time-short = ตาของคุณเหลือ { $time }

## Whose turn it is

slow-turns = เกมของคุณ
slow-turn-yours = ตาของคุณ
slow-turn-theirs = ตาของ { $player }
slow-turn-waiting = รอผู้เล่น
slow-turn-ready = เกมถัดไปรอคุณอยู่
slow-turn-not-ready = { $player } ยังไม่พร้อม
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = เหลือ { $time }

## Being told

slow-ask = อาจใช้เวลาหลายวัน ให้เราบอกเมื่อถึงตาของคุณไหม
slow-ask-hint = ข้อความสั้น ๆ จากเบราว์เซอร์ ตราบใดที่หน้าเกมหรือแอปเปิดอยู่ ปิดได้ในการตั้งค่า
slow-ask-yes = ได้เลย
slow-ask-no = ไม่เป็นไร ขอบคุณ
slow-ask-refused = เบราว์เซอร์ของคุณไม่อนุญาต เปลี่ยนได้ในการตั้งค่าของเบราว์เซอร์สำหรับหน้านี้
slow-setting = บอกฉันเมื่อถึงตาในเกมแบบช้า
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · เหลือ { $time }
