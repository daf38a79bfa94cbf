### Puzzles: positions in which one choice is clearly the best.

puzzles-title = معماها
puzzles-day = معمای روز
# A link on the first screen, beside the puzzle of the day
puzzles-solve = حلش کنید

## What is asked

puzzles-task-lay = فرش شما کجا بیشترین ارزش را دارد؟
puzzles-task-turn = عضام کدام طرف برود؟
puzzles-task-aim = وقتی بازیکن بعدی تاس می‌ریزد، عضام کدام طرف برود؟
puzzles-repeat = این یکی را قبلاً اشتباه کرده‌اید.
# A button: this place, or this way
puzzles-choose = این بهترین است

## What is said to an answer

puzzles-right = درست است!
puzzles-right-gap = هر چیز دیگری شانس برد را دست‌کم { $share } کم می‌کند.
puzzles-wrong = چیز بهتری هم هست.
puzzles-wrong-loss = این شانس برد را { $share } کم می‌کند.
puzzles-why = چرا بهترین انتخاب بهتر است:
puzzles-again = دوباره
puzzles-show = نمایش پاسخ
puzzles-next = معمای بعدی
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = همهٔ انتخاب‌ها و زیانشان

## Which puzzles

puzzles-theme = موضوع
puzzles-theme-any = همهٔ موضوع‌ها
puzzles-theme-name = { $theme ->
    [survive] در بازی ماندن
    [oust] بیرون کردن یک بازیکن
    [dodge] کمتر پرداختن
    [reach] رسیدن به جای خوب
    [aim] چرخاندن برای نفر بعد
    [cut] بریدن یک ناحیه
    [take] گرفتن خانه‌ها
    [defend] نگه داشتن یک ناحیه
    [bait] به پرداخت واداشتن دیگران
    [build] بزرگ کردن یک ناحیه
   *[count] شمردن تا پایان
}
puzzles-level = دشواری
puzzles-level-name = { $level ->
    [easier] آسان‌تر
    [fitting] هم‌سطح من
   *[harder] دشوارتر
}
puzzles-none = چنین معمایی نیست.

## How one does

puzzles-rating = امتیاز شما
puzzles-rating-this = این معما
puzzles-streak = پشت سر هم
puzzles-streak-best = بهترین: { $number }
puzzles-due = برای مرور امروز
