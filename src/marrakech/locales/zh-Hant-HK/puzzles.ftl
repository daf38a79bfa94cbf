### Puzzles: positions in which one choice is clearly the best.

puzzles-title = 謎題
puzzles-day = 每日一題
# A link on the first screen, beside the puzzle of the day
puzzles-solve = 解題

## What is asked

puzzles-task-lay = 你的地毯放在哪裏最值錢？
puzzles-task-turn = 阿參姆應該往哪邊走？
puzzles-task-aim = 下一位玩家擲骰時，阿參姆應該往哪邊走？
puzzles-repeat = 這一題你之前答錯過。
# A button: this place, or this way
puzzles-choose = 這個最好

## What is said to an answer

puzzles-right = 答對了！
puzzles-right-gap = 其他選擇都會令勝率最少下跌 { $share }。
puzzles-wrong = 還有更好的選擇。
puzzles-wrong-loss = 這會令勝率下跌 { $share }。
puzzles-why = 為甚麼這樣最好：
puzzles-again = 再試一次
puzzles-show = 顯示答案
puzzles-next = 下一題
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = 所有選擇，以及各自損失多少

## Which puzzles

puzzles-theme = 主題
puzzles-theme-any = 所有主題
puzzles-theme-name = { $theme ->
    [survive] 留在局中
    [oust] 逼人出局
    [dodge] 少付錢
    [reach] 走到好位置
    [aim] 為下一位玩家轉向
    [cut] 切斷區域
    [take] 搶佔格子
    [defend] 守住區域
    [bait] 讓其他人付錢
    [build] 擴大區域
   *[count] 計到終局
}
puzzles-level = 難度
puzzles-level-name = { $level ->
    [easier] 較容易
    [fitting] 和我相若
   *[harder] 較難
}
puzzles-none = 沒有這一題。

## How one does

puzzles-rating = 你的等級分
puzzles-rating-this = 本題
puzzles-streak = 連續答對
puzzles-streak-best = 最佳：{ $number }
puzzles-due = 今天要重溫
