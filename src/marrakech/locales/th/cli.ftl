### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game } บอร์ดเกมของคนขายพรม อัสสัม และดีแรม
cli-lang-help = ภาษาที่ใช้แสดงผล เป็นรหัส เช่น en
cli-version-help = แสดงรุ่น
cli-panel-arguments = อาร์กิวเมนต์
cli-panel-options = ตัวเลือก
cli-panel-commands = คำสั่ง
cli-default = ค่าเริ่มต้น: { $value }
cli-required = ต้องระบุ
cli-usage = วิธีใช้:
cli-try-help = ดูเพิ่มเติม: { $command }
cli-no-such-option = ไม่มีตัวเลือก { $option }
cli-no-such-command = ไม่มีคำสั่ง { $command } ที่มีคือ { $known }
cli-missing = ยังขาด: { $what }
cli-bad-value = ค่านี้ใช้กับ { $what } ไม่ได้ ที่ใช้ได้: { $allowed }
cli-too-much = เกินมา: { $extra }
cli-help-help = แสดงความช่วยเหลือนี้
cli-install-completion-help = ให้เชลล์เติมคำสั่งโดยอัตโนมัติ
cli-show-completion-help = แสดงสิ่งที่เชลล์ต้องใช้เพื่อการนั้น
cli-json-help = แสดงเป็น JSON สำหรับโปรแกรม
cli-error = ข้อผิดพลาด: { $why }
cli-file = อ่าน { $file } ไม่ได้: { $why }
cli-cannot-write = เขียน { $file } ไม่ได้: { $why }
cli-no-text = { $file } ไม่ใช่ไฟล์ข้อความ (UTF-8)
cli-unknown-language = ไม่มีภาษา { $language } ที่มีคือ { $known }
cli-interrupted = ถูกขัดจังหวะ นี่คือผลเท่าที่มี
cli-uncompiled = ไม่มีเคอร์เนลที่คอมไพล์แล้ว จึงใช้กติกาเดียวกันแต่ช้ากว่าหลายเท่า
