### `marrakech play` and `marrakech serve`.

serve-play-help = เล่นในเบราว์เซอร์บนเครื่องนี้
serve-play-host-help = ใครเข้าได้บ้าง: 127.0.0.1 คือเฉพาะเครื่องนี้ 0.0.0.0 คือทุกคนในเครือข่ายเดียวกัน
serve-play-port-help = พอร์ต ค่าเริ่มต้นเหมือนเดิมเสมอ ถ้าไม่ว่างจะใช้พอร์ตใดก็ได้
serve-play-browser-help = จะเปิดเบราว์เซอร์หรือไม่
serve-play-open = { -game }เปิดอยู่ที่ { $url } (กด Ctrl-C เพื่อปิด)
serve-play-already = { -game }เปิดอยู่แล้วที่ { $url }
serve-play-here-only = { -game }เปิดอยู่แล้วที่ { $url } เฉพาะสำหรับเครื่องนี้ กด Ctrl-C ตรงที่เปิดไว้เพื่อปิด แล้วลองอีกครั้ง
serve-play-nobody = เครื่องนี้ไม่มีที่อยู่ในเครือข่าย คนอื่นจึงเข้ามาไม่ได้
serve-closed = ปิดแล้ว ทุกเกมถูกเก็บไว้

serve-help = เปิดเซิร์ฟเวอร์{ -game }ให้ทุกคน
serve-ready = { -game }พร้อมแล้วที่ { $url }
serve-public = คนอื่นเข้าได้ที่ { $url }
serve-host-help = ที่อยู่ที่จะรับการเชื่อมต่อ 0.0.0.0 คือทุกที่อยู่ของเครื่องนี้
serve-port-help = พอร์ต 0 คือพอร์ตใดก็ได้ที่ว่าง
serve-data-help = โฟลเดอร์ที่เก็บเกม
serve-key-file-help = ไฟล์กุญแจที่ใช้เก็บลูกเต๋าของเกมที่กำลังเล่นเป็นความลับ ค่าเริ่มต้นอยู่ในโฟลเดอร์เดียวกัน
serve-public-url-help = ที่อยู่ที่คนอื่นใช้เข้า ถ้ามีพร็อกซีอยู่ข้างหน้า
serve-allow-origin-help = หน้าเว็บอื่นที่ติดต่อได้ เช่น https://example.org ระบุได้หลายครั้ง
serve-trusted-proxy-help = ที่อยู่หรือเครือข่ายของพร็อกซีที่เชื่อ X-Forwarded-For ได้ ระบุได้หลายครั้ง
serve-log-help = รูปแบบบันทึกการทำงานที่เขียนออกทางข้อผิดพลาดมาตรฐาน
serve-expire-days-help = เกมที่ยังไม่จบจะถูกลบเมื่อไม่มีอะไรเกิดขึ้นนานกี่วัน
serve-keep-days-help = เกมที่จบแล้วจะถูกลบหลังจากกี่วัน 0 คือเก็บไว้
serve-going-days-help = เกมเก่าจะถูกทำเครื่องหมายก่อน แล้วจึงถูกลบเมื่อเซิร์ฟเวอร์ทำงานต่อจากนั้นครบกี่วัน
serve-expire-many-help = ลบเกมเก่าแม้จะเกินหนึ่งในสามของทั้งหมด หรือไม่มีใครเล่นเลยมาหนึ่งสัปดาห์
serve-empty-minutes-help = โต๊ะที่มีที่ว่างในล็อบบี้จะถูกเก็บไปเมื่อไม่มีใครอยู่นานกี่นาที
serve-away-seconds-help = คนที่ออกจากโต๊ะยังนับว่าอยู่ต่ออีกกี่วินาที
serve-bot-threads-help = บอตคิดพร้อมกันได้กี่ตัว
serve-actions-per-second-help = จำนวนการกระทำต่อวินาทีของหนึ่งการเชื่อมต่อ
serve-requests-per-second-help = จำนวนคำขอต่อวินาทีของหนึ่งที่อยู่
serve-tables-per-minute-help = จำนวนโต๊ะที่หนึ่งที่อยู่เปิดได้ต่อนาที
serve-waiting-per-address-help = หนึ่งที่อยู่มีโต๊ะรอในล็อบบี้พร้อมกันได้กี่โต๊ะ
serve-connections-help = เชื่อมต่อพร้อมกันทั้งหมดได้เท่าใด
serve-connections-per-address-help = เชื่อมต่อจากหนึ่งที่อยู่ได้เท่าใด
serve-idle-seconds-help = โต๊ะที่ไม่มีอะไรเกิดขึ้นจะออกจากหน่วยความจำหลังจากกี่วินาที และกลับมาเองเมื่อต้องใช้
serve-reports-help = ให้ผู้เล่นรายงานคนอื่นถึงคุณได้: ในบันทึกการทำงาน และใน “marrakech tables reports”
serve-deflate-help = บีบอัดสิ่งที่ส่งให้ผู้เชื่อมต่อ: ส่งน้อยลง คำนวณมากขึ้น
serve-no-url = { $url } ไม่ใช่ที่อยู่หน้าเว็บ ให้เขียนแบบ https://example.org
serve-no-network = { $network } ไม่ใช่ที่อยู่หรือเครือข่าย ให้เขียนแบบ 10.0.0.1 หรือ 10.0.0.0/8
serve-no-port = รับการเชื่อมต่อที่ { $host } พอร์ต { $port } ไม่ได้: { $why }
serve-page-missing = ยังไม่ได้สร้างหน้าเว็บ ในโคลนของโครงการ สร้างได้ด้วย: MARRAKECH_PAGE=1 pip install '.[play]'
