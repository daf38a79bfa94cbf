### `marrakech arena`. The names of bots and options stay as they are.

arena-help = ให้บอตแข่งกัน แล้วบอกว่าเก่งแค่ไหน
arena-specs-help = บอต เช่น random, greedy หรือ bestfirst:ms=50
arena-players-help = กี่คนต่อโต๊ะ: 2 เว้นแต่กติกาจะกำหนดไว้ ถ้าบอตน้อยกว่า ตัวสุดท้ายนั่งที่ว่างทั้งหมด ถ้ามากกว่า จะแข่งกันทุกกลุ่ม
arena-games-help = กี่เกม ปัดขึ้นให้ครบชุด ทุกเกมในชุดเดียวกันใช้ลูกเต๋าและกองพรมเหมือนกัน
arena-seats-help = แต่ละชุดเล่นวนครบทุกที่นั่งหรือครบทุกลำดับ: เมื่อมีสามคนขึ้นไป ใครนั่งต่อจากใครมีผล
arena-edition-help = ฉบับ เช่น korean หรือชุดกติกา เช่น international/2,dirhams=20
arena-variant-help = หันอัสสัมตอนจบตาแทน
arena-seed-help = ที่มาของโชคทั้งหมด: ซีดเดียวกันให้เกมเหมือนกัน
arena-jobs-help = เล่นพร้อมกันกี่เกม ค่าเริ่มต้นเท่าจำนวนคอร์
arena-limit-help = จำนวนวินาทีต่อการตัดสินใจของบอตที่เล่นตามนาฬิกา
arena-adjusted-help = จะวัดสิ่งที่โชคให้แต่ละฝ่ายและแสดงผลโดยไม่รวมโชคด้วยหรือไม่: ใช้จำนวนเกมน้อยลงก็พอ ปกติจะวัด เว้นแต่บอททุกตัวเร็วมาก
arena-until-help = หยุดเมื่อรู้สัดส่วนชนะของทุกบอตละเอียดถึงกี่จุดร้อยละ
arena-resume-help = เก็บสถานะไว้ในไฟล์นี้ และเล่นต่อจากนั้นถ้ามีไฟล์อยู่แล้ว
arena-parquet-help = เขียนหนึ่งแถวต่อเกมและที่นั่งลงไฟล์ Parquet นี้
arena-records-help = เขียนทุกเกมเป็นข้อความลงไฟล์นี้ ใช้เวลานานขึ้น
arena-plot-help = วาดผลลงไฟล์นี้ .png หรือ .svg
arena-ray-help = แข่งบนคลัสเตอร์ Ray ที่อยู่นี้ “local” จะเริ่มคลัสเตอร์บนเครื่องนี้

arena-players-differ = { $rules } สำหรับ { $given } คน ไม่ใช่ { $wanted } คน
arena-bad-until = ความกว้างของช่วงต้องเป็นจุดร้อยละที่มากกว่า 0 ไม่ใช่ { $number }
arena-bad-limit = เวลาจำกัดต้องเป็นวินาทีที่มากกว่า 0 ไม่ใช่ { $number }
arena-no-deal = ยังไม่มีชุดใดเล่นจนจบ จึงยังไม่มีผล

arena-playing = เกม
arena-speed = { $speed } เกม/วินาที
arena-left = เหลือ { $time }

arena-title = { $games } เกมตามกติกา { $rules } ซีด { $seed }
arena-deals = { $deals } ชุด ชุดละ { $each } เกม ในวงเล็บคือช่วง 95%; ms: ต่อการเลือกหนึ่งครั้ง
arena-without-luck = ไม่รวมโชค: หักสิ่งที่โชคให้แต่ละฝ่ายออกแล้ว
arena-column-bot = บอต
arena-column-games = เกม
arena-column-share = ชนะ %
arena-column-margin = ผลต่าง
arena-column-adjusted-share = ไม่รวมโชค
arena-column-adjusted-margin = ไม่รวมโชค
arena-column-time = ms
arena-column-forfeits = ปรับแพ้
arena-column-rating = เรตติง
arena-cross-title = จบอันดับเหนือกว่าบ่อยแค่ไหน %
arena-no-ratings = ไม่มีเรตติง: { $why }
arena-fixed = คงที่
arena-forfeit = เกม { $game }: { $bot } ที่นั่ง { $seat } ถูกปรับแพ้ { $why } ที่ { $position }
arena-more-forfeits = ถูกปรับแพ้อีก { $number } ครั้ง
arena-resumed = มีอยู่แล้ว { $games } เกม
arena-plot-shares = สัดส่วนชนะ %
arena-plot-margins = ผลต่างคะแนน เส้นคือค่าเฉลี่ย
