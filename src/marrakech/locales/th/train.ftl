### `marrakech train`. Names of options and files stay as they are.

train-help = เรียนรู้คุณค่าของตำแหน่งจากการเล่นกับตัวเอง
train-players-help = สำหรับกี่คน: แต่ละจำนวนมีค่าประเมินของตัวเอง
train-variant-help = เรียนรู้เกมที่หันอัสสัมตอนจบตา
train-linear-help = เรียนรู้ผลรวมธรรมดาของข้อมูลเข้าแทนโครงข่าย: เล็กกว่า เร็วกว่า อ่อนกว่า
train-by-owner-help = เล่นเกมสองคนบางส่วนด้วยพื้นที่ตามเจ้าของด้วย (R4.5)
train-adjusted-help = ตัดโชคของลูกเต๋าออกจากสิ่งที่ใช้เรียนรู้ เพื่อให้เกมที่น้อยลงสอนได้เท่าเดิม ส่วน --no-adjusted เรียนรู้จากผลตามที่เป็น
train-games-help = เรียนจากกี่เกม ปัดขึ้นให้ครบรอบ
train-warm-help = เริ่มด้วยเกมของผู้เล่น greedy กี่เกม
train-mixed-help = ที่นั่งกี่เปอร์เซ็นต์ที่ยังเล่นแบบ greedy ต่อไป
train-seed-help = ที่มาของโชคทั้งหมด: ซีดเดียวกันให้ค่าประเมินเดียวกัน ไม่ว่าใช้กี่เธรด
train-round-help = เล่นกี่เกมก่อนจะเรียนจากตำแหน่งในเกมเหล่านั้น
train-trial-help = แข่งกับ greedy กี่เกมเป็นครั้งคราวเพื่อดูฝีมือ ปัดลงเป็นพหุคูณของ 48
train-threads = กี่เธรด ค่าเริ่มต้นเท่าจำนวนคอร์
train-out-help = ไฟล์สำหรับค่าประเมิน ค่าเริ่มต้นคือไฟล์แบบ 2.value ที่นี่
train-state-help = เก็บสถานะไว้ในไฟล์นี้ และทำต่อจากนั้นถ้ามีไฟล์อยู่แล้ว ค่าเริ่มต้นอยู่ข้างไฟล์ค่าประเมิน
train-plot-help = วาดการเรียนรู้ลงไฟล์นี้ .png หรือ .svg

train-bad-round = หนึ่งรอบต้องเป็นพหุคูณของ { $multiple } เกม ไม่ใช่ { $number }
train-same-file = { $file } ใช้เป็นไฟล์ผลลัพธ์สองอย่างพร้อมกันไม่ได้
train-resumed = ทำต่อหลังรอบที่ { $round } จาก { $rounds }
train-interrupted = ถูกขัดจังหวะหลังรอบที่ { $round } จาก { $rounds } ซึ่งอยู่ใน { $file }: คำสั่งเดิมจะทำต่อจากนั้น

train-how-to-stop = กด Ctrl-C เพื่อหยุด คำสั่งเดิมจะทำต่อ
train-line = รอบ { $round } { $games } เกม { $positions } ตำแหน่ง: ความสูญเสีย { $loss } nats ผลต่างคลาดเคลื่อน { $miss } ดีแรม { $speed } เกม/วินาที เหลือ { $left }
train-line-wins = ชนะ greedy: { $wins }%
train-column-round = รอบ
train-column-games = เกม
train-column-positions = ตำแหน่ง
train-column-loss = ความสูญเสีย nats
train-column-miss = คลาดเคลื่อน ดีแรม
train-column-wins = ชนะ %
train-column-speed = เกม/วินาที
train-column-left = เหลือ

train-done = ค่าประเมินอยู่ใน { $file } การเรียนรู้อยู่ใน { $curve }
train-result = { $games } เกม { $positions } ตำแหน่ง ความสูญเสีย { $loss } nats ผลต่างคลาดเคลื่อน { $miss } ดีแรม ชนะ greedy { $wins }%

train-plot-loss = ความสูญเสีย nats
train-plot-wins = ชนะ greedy % (ช่วง 95%)
train-plot-games = เกม เส้นประคือจุดจบของเกม greedy
train-plot-fair = เก่งเท่า greedy
