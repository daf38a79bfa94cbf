### Puzzles: positions in which one choice is clearly the best.

puzzles-title = 問題
puzzles-day = 今日の問題
# A link on the first screen, beside the puzzle of the day
puzzles-solve = 解いてみる

## What is asked

puzzles-task-lay = じゅうたんをどこに敷くのが一番いい？
puzzles-task-turn = アッサムをどちらへ向ける？
puzzles-task-aim = 次の人が振るとき、アッサムをどちらへ向けておく？
puzzles-repeat = 前に間違えた問題です。
# A button: this place, or this way
puzzles-choose = これが一番

## What is said to an answer

puzzles-right = 正解！
puzzles-right-gap = ほかの手では勝つ見込みが少なくとも{ $share }下がります。
puzzles-wrong = もっといい手があります。
puzzles-wrong-loss = 勝つ見込みが{ $share }下がります。
puzzles-why = これが一番いい理由：
puzzles-again = もう一度
puzzles-show = 答えを見る
puzzles-next = 次の問題
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = すべての手と、それで失うもの

## Which puzzles

puzzles-theme = テーマ
puzzles-theme-any = すべてのテーマ
puzzles-theme-name = { $theme ->
    [survive] 脱落しない
    [oust] だれかを脱落させる
    [dodge] 支払いを減らす
    [reach] いい場所に着く
    [aim] 次の人のために向きを変える
    [cut] 区域を断ち切る
    [take] マスを取る
    [defend] 区域を守る
    [bait] ほかの人に払わせる
    [build] 区域を広げる
   *[count] 最後まで数える
}
puzzles-level = 難しさ
puzzles-level-name = { $level ->
    [easier] やさしめ
    [fitting] 自分と同じくらい
   *[harder] 難しめ
}
puzzles-none = その問題はありません。

## How one does

puzzles-rating = あなたのレーティング
puzzles-rating-this = この問題
puzzles-streak = 連続正解
puzzles-streak-best = 最高：{ $number }
puzzles-due = 今日の復習
