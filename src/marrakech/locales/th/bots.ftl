### `marrakech bots`.

bots-help = แสดงรายชื่อบอต หรือลองบอตที่คุณเขียนเอง
bots-column-name = บอต
bots-column-description = วิธีตัดสินใจ
bots-column-options = ตัวเลือก
bots-option-range = { $option } ตั้งแต่ { $least } ถึง { $most } ค่าเริ่มต้น { $default }
bots-option-words = { $option } เป็น { $words } ค่าเริ่มต้น { $default }
bots-own = คลาสที่คุณเขียนเองก็เป็นบอตได้ ลองด้วย `marrakech bots check my_bot.py:MyBot`

## What each kind does, in a line

bots-kind-random = เลือกการกระทำที่ทำได้แบบสุ่ม ทุกอย่างมีโอกาสเท่ากัน
bots-kind-greedy = หันไปทางที่น่าจะจ่ายน้อยที่สุด แล้วปูพรมตรงที่ได้คะแนนดีที่สุดในตอนนี้
bots-kind-expectimax = มองล่วงหน้าหลายตา โดยถือลูกเต๋าและกองพรมเป็นความน่าจะเป็น แล้วตัดสินด้วยค่าประเมินที่เรียนรู้มา
bots-kind-bestfirst = มองล่วงหน้าไกลที่สุดตรงจุดที่เลือกยากที่สุดเท่าที่มีเวลา แล้วตัดสินด้วยค่าประเมินที่เรียนรู้มา
bots-kind-porter = แบกพรมทั้งวัน อยากปูตรงไหนก็ปู จ่ายเงินอย่างเต็มใจ และจ่ายบ่อยด้วย
bots-kind-apprentice = หัดนับเลขเป็นแล้ว แต่พอตลาดเสียงดังก็ลืมหมด
bots-kind-peddler = หวงเงินทุกดีแรม แต่ไม่เคยคิดไกลกว่าตาของตัวเอง
bots-kind-merchant = รู้ว่าทำเลไหนในตลาดมีค่าแค่ไหน และใจดีปล่อยให้คุณรอดบ้างเป็นบางครั้ง
bots-kind-master = ผ่านตลาดมาแล้วนับแสน และคิดตาของคุณไว้ก่อนที่คุณจะทันคิด
bots-kind-storyteller = รู้ตอนจบของทุกเรื่อง และพักหายใจก่อนจะเลือกเรื่องของตัวเอง
bots-kind-pourer = เรียนรู้จากทุกเกมที่เล่นกับคุณ วันนี้เก่งเท่าคุณพอดี
bots-kind-grandmother = แทบไม่เคยหมดตัว จ่ายน้อย รอนาน แล้วก็ยิ้ม
bots-kind-mason = ปูพรมต่อกันไปเรื่อยๆ จนทั้งถนนเป็นของเขา
bots-kind-weaver = พรมของคุณอยู่ตรงไหนดีที่สุด พรมของเธอก็ปูทับตรงนั้น
bots-kind-drummer = เลือกทางไกล เพราะอยากตื่นเต้น

## The eleven people: who they are

bots-people = คนที่เล่นด้วยได้
bots-who-porter = ฮัสซันคนแบกของ
bots-who-apprentice = ซัลมาเด็กฝึกงาน
bots-who-peddler = อิดริสพ่อค้าเร่
bots-who-merchant = ฟาติมาแม่ค้า
bots-who-master = ปรมาจารย์ยูซุฟ
bots-who-storyteller = ซาฟียานักเล่านิทาน
bots-who-pourer = อายาคนรินชา
bots-who-grandmother = คุณยายโซห์รา
bots-who-mason = ตาริกช่างปูน
bots-who-weaver = นูร์ช่างทอ
bots-who-drummer = บิลาลมือกลอง
bots-column-level = ระดับ
bots-column-who = ตัวละคร
bots-column-character = นิสัย
bots-kinds = บอตอื่น ๆ สำหรับการแข่งและการทดลอง

## How strong they are

bots-strength = ฝีมือ วัดเมื่อ { $date } จาก { $games } เกม
bots-column-rating = เรตติง
bots-column-interval = ช่วง
bots-interval = { $low } ถึง { $high }

## Trying one

bots-check-help = ลองบอต: ให้เล่นกับ random จนจบเกม ทั้งแบบ 2, 3 และ 4 คน รวมถึงกติกาทางเลือก
bots-check-bot-help = บอต เขียนเป็น my_bot.py:MyBot, package.module:MyBot หรือชื่อจากรายการ
bots-games-help = เล่นแบบละกี่เกม
bots-seconds-help = ตัดสินใจแต่ละครั้งได้นานเท่าใด
bots-seed-help = ตัวเลขที่ใช้สุ่มโชคทั้งหมด
bots-trying = กำลังเล่น
bots-no-time = เวลาตัดสินใจต้องเป็นตัวเลข
bots-column-rules = กติกา
bots-column-games = เกม
bots-column-won = ชนะ
bots-column-decisions = การตัดสินใจ
bots-column-slowest = ช้าที่สุด
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } พร้อมลงเล่นแล้ว
