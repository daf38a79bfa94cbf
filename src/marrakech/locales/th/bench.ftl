### `marrakech bench`.

bench-help = วัดว่าเครื่องนี้เล่นเกมสุ่มได้เร็วแค่ไหน
bench-seconds-help = วัดแต่ละบรรทัดนานประมาณเท่าใด
bench-threads-help = เทียบกี่เธรดกับหนึ่งเธรด
bench-measuring = กำลังวัด
bench-no-time = เวลาที่ใช้วัดต้องเป็นตัวเลข
bench-compiled = เคอร์เนลที่คอมไพล์แล้ว
bench-uncompiled = เคอร์เนลที่ไม่ได้คอมไพล์
bench-column-players = ผู้เล่น
bench-column-threads = เธรด
bench-column-speed = เกมต่อวินาที
bench-column-ratio = เทียบกับหนึ่งเธรด
