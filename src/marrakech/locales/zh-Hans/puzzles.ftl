### Puzzles: positions in which one choice is clearly the best.

puzzles-title = 谜题
puzzles-day = 每日一题
# A link on the first screen, beside the puzzle of the day
puzzles-solve = 来解题

## What is asked

puzzles-task-lay = 你的地毯放在哪里最有价值？
puzzles-task-turn = 阿参姆该往哪边走？
puzzles-task-aim = 下一位玩家掷骰时，阿参姆该往哪边走？
puzzles-repeat = 这道题你之前答错过。
# A button: this place, or this way
puzzles-choose = 这个最好

## What is said to an answer

puzzles-right = 答对了！
puzzles-right-gap = 其他选择都会让胜率至少下降 { $share }。
puzzles-wrong = 还有更好的选择。
puzzles-wrong-loss = 这会让胜率下降 { $share }。
puzzles-why = 为什么这样最好：
puzzles-again = 再试一次
puzzles-show = 显示答案
puzzles-next = 下一题
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = 所有选择，以及各损失多少

## Which puzzles

puzzles-theme = 主题
puzzles-theme-any = 所有主题
puzzles-theme-name = { $theme ->
    [survive] 留在局中
    [oust] 逼人出局
    [dodge] 少付钱
    [reach] 走到好位置
    [aim] 为下一位玩家转向
    [cut] 切断区域
    [take] 抢占格子
    [defend] 守住区域
    [bait] 让别人付钱
    [build] 扩大区域
   *[count] 算到终局
}
puzzles-level = 难度
puzzles-level-name = { $level ->
    [easier] 更容易
    [fitting] 和我相当
   *[harder] 更难
}
puzzles-none = 没有这道题。

## How one does

puzzles-rating = 你的等级分
puzzles-rating-this = 本题
puzzles-streak = 连续答对
puzzles-streak-best = 最佳：{ $number }
puzzles-due = 今天要复习
