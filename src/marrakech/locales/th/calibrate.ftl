### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = เทียบโอกาสชนะที่ค่าประเมินบอกกับเกมที่เล่นต่อจากนั้น
calibrate-players-help = กี่คนต่อโต๊ะ
calibrate-linear-help = ใช้ค่าประเมินที่เป็นผลรวมธรรมดาของข้อมูลเข้า
calibrate-value-help = ไฟล์ที่ “marrakech train” เขียนไว้ ค่าเริ่มต้นคือค่าประเมินที่บอตใช้
calibrate-games-help = เล่นกี่เกม
calibrate-plot-help = วาดโอกาสและผลที่เกิดขึ้นลงไฟล์นี้ .png หรือ .svg
calibrate-playing = เกม

calibrate-title = { $games } เกมตามกติกา { $rules } ซีด { $seed }
calibrate-forecasts = การทำนาย { $forecasts } ครั้งตอนเริ่มตา ในวงเล็บคือช่วง 95% คิดตามเกม
calibrate-column-bin = โอกาส %
calibrate-column-forecasts = ทำนาย
calibrate-column-said = เฉลี่ย
calibrate-column-came = ชนะ %
calibrate-column-error = ผลต่างสูงเกินไป
calibrate-column-spread = การกระจาย
calibrate-chances = โอกาสคลาดเคลื่อนเฉลี่ย { $off } จุดร้อยละ (expected calibration error) คะแนน Brier { $brier }
calibrate-margins = ผลต่างสูงเกินไปเฉลี่ย { $error } ดีแรม แต่ละค่ากระจาย { $spread }
calibrate-plot-said = โอกาสที่ค่าประเมินบอก %
calibrate-plot-came = สัดส่วนชนะจริง % พร้อมช่วง 95%
calibrate-plot-forecasts = การทำนาย
