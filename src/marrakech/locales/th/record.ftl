### `marrakech record`.

record-help = ตรวจและแสดงบันทึกเกม
record-check-help = ตรวจว่าอ่านบันทึกได้ และทุกการกระทำในนั้นถูกกติกา
record-show-file-help = ไฟล์บันทึก - คือข้อมูลเข้ามาตรฐาน
record-check-file-help = ไฟล์บันทึก (หลายไฟล์ได้) - คือข้อมูลเข้ามาตรฐาน
record-column-game = เกม
record-column-players = ผู้เล่น
record-column-rules = กติกา
record-column-turns = ตา
record-column-result = ผล
record-checked = { $bad ->
    [0] { $games } เกม ถูกต้องทั้งหมด
   *[other] { $games } เกม มีข้อผิดพลาด { $bad } เกม
}
record-none = ไม่มีเกมใน { $file }
record-show-help = เล่าเกมที่บันทึกไว้ทีละตา และวาดตำแหน่งตอนจบ
record-game-help = เกมที่เท่าใดในไฟล์ นับจาก 1
record-turn-help = หยุดหลังจากกี่ตา
record-no-such-game = ไม่มีเกมที่ { $number } ใน { $file }
