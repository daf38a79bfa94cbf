### Puzzles: positions in which one choice is clearly the best.

puzzles-title = โจทย์
puzzles-day = โจทย์ประจำวัน
# A link on the first screen, beside the puzzle of the day
puzzles-solve = ลองแก้โจทย์

## What is asked

puzzles-task-lay = วางพรมของคุณตรงไหนคุ้มที่สุด
puzzles-task-turn = อัสสัมควรไปทางไหน
puzzles-task-aim = เมื่อผู้เล่นคนถัดไปทอยลูกเต๋า อัสสัมควรไปทางไหน
puzzles-repeat = โจทย์นี้คุณเคยตอบผิดมาก่อน
# A button: this place, or this way
puzzles-choose = ทางนี้ดีที่สุด

## What is said to an answer

puzzles-right = ถูกต้อง!
puzzles-right-gap = ทางเลือกอื่นทั้งหมดลดโอกาสชนะลงอย่างน้อย { $share }
puzzles-wrong = มีทางที่ดีกว่านี้
puzzles-wrong-loss = ทางนี้ลดโอกาสชนะลง { $share }
puzzles-why = ทำไมทางที่ดีที่สุดจึงดีกว่า:
puzzles-again = ลองอีกครั้ง
puzzles-show = แสดงเฉลย
puzzles-next = โจทย์ถัดไป
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = ทางเลือกทั้งหมด และสิ่งที่เสียไป

## Which puzzles

puzzles-theme = หัวข้อ
puzzles-theme-any = ทุกหัวข้อ
puzzles-theme-name = { $theme ->
    [survive] อยู่ในเกมต่อไป
    [oust] ทำให้คนอื่นออกจากเกม
    [dodge] จ่ายน้อยลง
    [reach] ไปให้ถึงที่ที่ดี
    [aim] หันให้ผู้เล่นคนถัดไป
    [cut] ตัดพื้นที่
    [take] ยึดช่อง
    [defend] รักษาพื้นที่
    [bait] ให้คนอื่นจ่าย
    [build] ขยายพื้นที่
   *[count] นับจนจบเกม
}
puzzles-level = ความยาก
puzzles-level-name = { $level ->
    [easier] ง่ายกว่า
    [fitting] พอ ๆ กับฉัน
   *[harder] ยากกว่า
}
puzzles-none = ไม่มีโจทย์นี้

## How one does

puzzles-rating = คะแนนฝีมือของคุณ
puzzles-rating-this = โจทย์นี้
puzzles-streak = ถูกติดต่อกัน
puzzles-streak-best = ดีที่สุด: { $number }
puzzles-due = ต้องทบทวนวันนี้
