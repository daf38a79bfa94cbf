### `marrakech database`, for hosts.

database-help = ดูแลข้อมูลที่เซิร์ฟเวอร์เก็บไว้
database-backup-help = สำรองโต๊ะทั้งหมด ไม่ว่าเซิร์ฟเวอร์จะทำงานอยู่หรือไม่ แล้วตรวจสำเนา
database-copy-help = ไฟล์ที่จะเขียน ต้องยังไม่มีอยู่
database-copying = กำลังคัดลอก
database-copied = โต๊ะทั้งหมดอยู่ใน { $file } ตามสภาพตอนเริ่มคัดลอก กุญแจไม่ได้อยู่ในนั้น ให้เก็บสำเนาของ { $key } ไว้ที่อื่น
database-check-help = ตรวจข้อมูลทั้งหมดที่เก็บไว้
database-check-file-help = สำเนาที่จะตรวจ แทนข้อมูลที่เซิร์ฟเวอร์ใช้อยู่
database-sound = { $file } สมบูรณ์ดี
database-fault = โต๊ะ { $table }…: { $why }
database-faults = มี { $number } โต๊ะเสียหาย โต๊ะอื่นสมบูรณ์ดีทั้งหมด
database-restore-help = นำสำเนามาแทนข้อมูลที่เก็บไว้ ต้องหยุดเซิร์ฟเวอร์ก่อน
database-restore-file-help = สำเนา
database-restored = กู้คืนแล้ว
database-restored-kept = กู้คืนแล้ว ข้อมูลเดิมอยู่ใน { $file }
database-downgrade-help = กลับไปใช้รูปแบบของโปรแกรมรุ่นเก่ากว่า ต้องหยุดเซิร์ฟเวอร์ก่อน
database-form-help = รูปแบบ เช่น { $example }
database-downgraded = ตอนนี้ { $file } เป็นรูปแบบ { $form } ถ้าเปิดโปรแกรมรุ่นนี้อีก จะเปลี่ยนกลับเป็นรูปแบบเดิม
