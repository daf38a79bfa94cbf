### `marrakech show`, and how a position is told wherever it is shown.

show-help = วาดตำแหน่งในเทอร์มินัล หรือเป็นภาพ
show-position-help = ตำแหน่งในบรรทัดเดียว หรือชุดกติกา เช่น international/3 สำหรับตำแหน่งเริ่มต้น - คืออ่านจากข้อมูลเข้ามาตรฐาน
show-svg-help = เขียนภาพ SVG ลงไฟล์นี้ - คือผลลัพธ์มาตรฐาน
show-theme-help = สีของภาพ
show-style-help = วิธีวาดในเทอร์มินัล ค่าเริ่มต้นใช้สีถ้าเทอร์มินัลรองรับ
show-coordinates-help = เขียนชื่อแถวและคอลัมน์ที่กรอบ
show-json-help = แสดงตำแหน่งเป็น JSON
show-column-player = ผู้เล่น
show-column-dirhams = ดีแรม
show-column-rugs = พรมที่เหลือ
show-column-next = ผืนถัดไป
show-column-squares = ช่อง
show-column-points = คะแนน
show-next-unknown = ยังไม่เห็น
show-out = ตกรอบ
show-to-act = { $phase ->
    [turn] { $player } หันอัสสัม
    [roll] { $player } ทอยลูกเต๋า
    [lay] { $player } ปูพรม
    [reveal] กองของ { $player } เปิดพรมผืนถัดไป
   *[over] เกมจบแล้ว
}
show-place = { $place }. { $players }: { $points } คะแนน
show-written = เขียน { $file } แล้ว
