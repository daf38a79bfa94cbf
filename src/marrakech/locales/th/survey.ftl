### `marrakech survey`. The names of bots and options stay as they are.

survey-help = เล่นหลายเกมโดยให้บอตเดียวนั่งทุกที่นั่ง แล้วบอกว่าเกิดอะไรขึ้น
survey-games-help = กี่เกมต่อตัวอย่าง: ต่อบอต และต่อชุดกติกา
survey-bots-help = บอต เช่น random,greedy,master
survey-players-help = จำนวนผู้เล่น
survey-focus-help = บอตที่ใช้กับทุกชุดกติกา แผนที่ความร้อน และเส้นโค้ง เป็น greedy ถ้ามีอยู่ในรายชื่อบอต
survey-budget-help = เมื่อเกินกี่วินาทีให้จบตัวอย่างด้วยเกมที่น้อยลง จะได้กี่เกมขึ้นอยู่กับเครื่อง
survey-seed-help = ที่มาของโชคทั้งหมด: ซีดเดียวกันให้เกมเหมือนกัน
survey-jobs-help = เล่นพร้อมกันกี่เกม ค่าเริ่มต้นเท่าจำนวนคอร์
survey-out-help = เขียนรายงานไว้ที่นั่น เป็น Markdown พร้อมภาพ

survey-bad-players = จำนวนผู้เล่นคือ 2, 3 และ 4 เช่น 2,4 ไม่ใช่ “{ $text }”
survey-bad-budget = งบเวลาต้องเป็นวินาทีที่มากกว่า 0 ไม่ใช่ { $number }

survey-playing = { $speed } เกม/วินาที: { $cell }
survey-nothing = ยังไม่ได้นับเกมใดเลย จึงยังไม่มีผล
survey-samples = นับไป { $games } เกม รวมเกมตามกติกาอื่น ในวงเล็บคือช่วง 95%
survey-written = รายงานอยู่ที่ { $file }

survey-column-bot = บอต
survey-column-players = ผู้เล่น
survey-column-games = เกม
survey-column-first = ที่นั่ง 1 ชนะ %
survey-column-out = มีคนตกรอบ %
survey-column-margin = ผลต่าง
