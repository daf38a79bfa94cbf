### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] 初步分析
   *[deep] 深入分析
}：{ $done } / { $total }
review-whose = 視角：{ $player }
review-luck = 運氣：擲骰
review-skill = 技巧：選擇
review-position = 對局中的行動
review-choices = { $phase ->
    [turn] 阿參姆可轉的方向
   *[lay] 地毯可放的位置
}
review-throws = 可能出現的結果
review-was-played = 實際
review-chance-margin = 勝率，分差
review-was-better = 第 { $turn } 回合：更好的是{ $action }
review-was-best = 第 { $turn } 回合：這是最好的
review-cost = { $player }：{ $action }。損失：{ $loss } 個百分點的勝率。
review-dirhams = 以迪拉姆計
review-result = 結果

## Find the better move

review-find = { $phase ->
    [turn] 找出更好的方向
   *[lay] 找出地毯更好的位置
}
review-try = 讓我試試
review-show = 告訴我
review-next = 找下一個
review-choose = 請在棋盤上選擇。
review-this-one = 就這個
review-yes = 對，{ $action }最好。
review-near = 不錯：{ $action }只比最好的少 { $loss }。
review-no = { $action }損失 { $loss }。再看看。
review-no-mistakes = { $player }：這一局沒有可找的失誤。

## Hints and the tutor

review-hint = 提示
review-hint-all = 所有選擇
review-hint-best = 最好：{ $action }
review-hints = 可以使用提示和老師
review-hints-hint = 僅限大家共用一個螢幕時。日誌和棋譜會註明誰得到了幫助。
review-tutor = 老師：在失誤生效之前提醒我
review-tutor-word = { $word ->
    [mistake] 老師認為這是失誤。
   *[blunder] 老師認為這是大錯。
}
review-tutor-cost = 這會損失 { $loss } 個百分點的勝率。
review-anyway = 還是這樣走
review-think = 再想想
review-log-hint = 給{ $player }的提示。
review-log-tutor = 老師提醒了{ $player }。

## One's own games

review-own-won = 勝出
review-own-none = 玩完一局後，這裏會顯示骰子給了你甚麼，以及你在哪裏失去最多。
review-own-look = 檢討我的對局：{ $number }
review-own-games = 已檢討的對局：{ $number }
review-own-fair = 公平的骰子在同樣長度的序列中，有 { $share }% 會出現同樣或更大的偏差。
