### Puzzles: positions in which one choice is clearly the best.

puzzles-title = ألغاز
puzzles-day = لغز اليوم
# A link on the first screen, beside the puzzle of the day
puzzles-solve = حلّ اللغز

## What is asked

puzzles-task-lay = أين تكون سجادتك أثمن؟
puzzles-task-turn = إلى أين ينبغي أن يتجه عزام؟
puzzles-task-aim = إلى أين ينبغي أن يتجه عزام حين يرمي اللاعب التالي؟
puzzles-repeat = أخطأت في هذا اللغز من قبل.
# A button: this place, or this way
puzzles-choose = هذا هو الأفضل

## What is said to an answer

puzzles-right = صحيح!
puzzles-right-gap = كل ما عداه يُنقص فرصة الفوز بما لا يقل عن { $share }.
puzzles-wrong = هناك ما هو أفضل.
puzzles-wrong-loss = هذا يُنقص فرصة الفوز بمقدار { $share }.
puzzles-why = لماذا هذا هو الأفضل:
puzzles-again = حاول مرة أخرى
puzzles-show = أظهر الحل
puzzles-next = اللغز التالي
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = كل الخيارات وما تكلّفه

## Which puzzles

puzzles-theme = الموضوع
puzzles-theme-any = كل المواضيع
puzzles-theme-name = { $theme ->
    [survive] البقاء في اللعبة
    [oust] إخراج لاعب
    [dodge] دفع أقل
    [reach] الوصول إلى مكان جيد
    [aim] التوجيه للاعب التالي
    [cut] قطع منطقة
    [take] أخذ مربعات
    [defend] حماية منطقة
    [bait] جعل الآخرين يدفعون
    [build] توسيع منطقة
   *[count] العدّ حتى النهاية
}
puzzles-level = الصعوبة
puzzles-level-name = { $level ->
    [easier] أسهل
    [fitting] بمستواي
   *[harder] أصعب
}
puzzles-none = لا يوجد مثل هذا اللغز.

## How one does

puzzles-rating = تقييمك
puzzles-rating-this = هذا اللغز
puzzles-streak = على التوالي
puzzles-streak-best = الأفضل: { $number }
puzzles-due = للمراجعة اليوم
