### `marrakech tables`: what a host does with tables.

tables-help = ดู ปิด บันทึก และลบโต๊ะ ไม่ว่าเซิร์ฟเวอร์จะทำงานอยู่หรือไม่
tables-list-help = แสดงรายการโต๊ะ
tables-show-help = แสดงโต๊ะ: ใครนั่งอยู่ และเกิดอะไรขึ้นบ้าง
tables-close-help = ปิดโต๊ะ เกมที่กำลังเล่นอยู่จะจบโดยไม่มีผล
tables-export-help = เขียนเกมลงไฟล์เป็นบันทึก เกมที่ยังไม่จบจะได้เท่าที่เล่นไปแล้ว
tables-delete-help = ลบโต๊ะอย่างถาวร
tables-reports-help = แสดงสิ่งที่ผู้เล่นรายงาน ใหม่สุดก่อน
tables-id-help = โต๊ะ หรือส่วนต้นของชื่อโต๊ะตามที่แสดงในบันทึกการทำงาน ถ้าขึ้นต้นด้วย - ให้เขียน -- ไว้ข้างหน้า
tables-standing-help = เฉพาะโต๊ะที่มีสถานะนี้
tables-why-help = สิ่งที่จะบอกผู้เล่นเกี่ยวกับเรื่องนี้
tables-to-help = โฟลเดอร์ที่จะเขียนลงไป
tables-all-help = ทุกโต๊ะ
tables-yes-help = ไม่ต้องถาม
tables-done-help = หมายเลขของรายงานที่จัดการแล้ว ระบุได้หลายครั้ง
tables-reports-all-help = รวมรายงานที่จัดการแล้วด้วย
tables-column-table = โต๊ะ
tables-column-standing = สถานะ
tables-column-players = ผู้เล่น
tables-column-rules = กติกา
tables-column-since = ตั้งแต่
tables-column-changed = เปลี่ยนล่าสุด
tables-column-entries = รายการ
tables-standing = { $standing ->
    [waiting] รอผู้เล่น
    [playing] กำลังเล่น
    [over] จบแล้ว
   *[closed] ปิดแล้ว
}
tables-listed = { $listed ->
    [yes] แสดงในล็อบบี้
   *[no] เฉพาะคนที่มีลิงก์
}
tables-times = ตั้งแต่ { $since } เปลี่ยนล่าสุด { $changed } มี { $number } รายการ
tables-counted = { $number ->
    [0] ไม่มีโต๊ะ
   *[other] { $number } โต๊ะ
}
tables-closed = ปิดโต๊ะ { $table } แล้ว คนที่อยู่ที่โต๊ะจะรู้ภายในสองวินาที
tables-exported = มี { $number } เกมอยู่ใน { $folder }
tables-not-begun = มี { $number } โต๊ะที่เกมยังไม่เริ่ม
tables-export-what = ระบุว่าโต๊ะใด หรือใช้ --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = ลบ { $number } โต๊ะนี้อย่างถาวรหรือไม่ (ใช่/ไม่)
# What one may answer beside y
tables-yes = ใช่
tables-kept = ไม่มีอะไรถูกลบ
tables-deleted = ลบแล้ว { $number } โต๊ะ คนที่อยู่ที่โต๊ะจะรู้ภายในสองวินาที

## What players report

tables-report-number = หมายเลข
tables-report-when = เมื่อ
tables-report-table = โต๊ะ
tables-report-reason = เหตุผล
tables-report-about = เกี่ยวกับ
tables-report-address = ที่อยู่
tables-report-by = โดย
tables-report-done = จัดการแล้ว
tables-reason = { $reason ->
    [name] ชื่อไม่เหมาะสม
    [cheating] โกง
    [stalling] จงใจถ่วงเวลา
   *[other] อื่น ๆ
}
tables-watched = ผู้ชมคนหนึ่ง
tables-reported = มีรายงาน: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] ไม่มีรายงานที่ต้องจัดการ
   *[other] { $number } รายงาน
}
tables-reports-done = จัดการแล้ว { $number } รายงาน

## What is in the way

tables-no-table = ไม่มีโต๊ะที่ชื่อขึ้นต้นด้วย “{ $name }”
tables-many = มีมากกว่าหนึ่งโต๊ะที่ชื่อขึ้นต้นด้วย “{ $name }” ให้เขียนยาวกว่านี้
tables-busy = โต๊ะเปลี่ยนเร็วเกินไป ลองใหม่อีกครั้ง
tables-why-long = เขียนได้ไม่เกิน { $most } ตัวอักษร
tables-no-report = ไม่มีรายงานหมายเลข { $number } ที่ยังไม่ได้จัดการ
