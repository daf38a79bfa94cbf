### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] 初步分析
   *[deep] 深入分析
}：{ $done } / { $total }
review-whose = 视角：{ $player }
review-luck = 运气：掷骰
review-skill = 技巧：选择
review-position = 对局中的行动
review-choices = { $phase ->
    [turn] 阿参姆可转的方向
   *[lay] 地毯可放的位置
}
review-throws = 可能出现的结果
review-was-played = 实际
review-chance-margin = 胜率，分差
review-was-better = 第 { $turn } 回合：更好的是{ $action }
review-was-best = 第 { $turn } 回合：这是最好的
review-cost = { $player }：{ $action }。损失：{ $loss } 个百分点的胜率。
review-dirhams = 以迪拉姆计
review-result = 结果

## Find the better move

review-find = { $phase ->
    [turn] 找出更好的方向
   *[lay] 找出地毯更好的位置
}
review-try = 让我试试
review-show = 告诉我
review-next = 找下一个
review-choose = 请在棋盘上选择。
review-this-one = 就这个
review-yes = 对，{ $action }最好。
review-near = 不错：{ $action }只比最好的少 { $loss }。
review-no = { $action }损失 { $loss }。再看看。
review-no-mistakes = { $player }：这一局没有可找的失误。

## Hints and the tutor

review-hint = 提示
review-hint-all = 所有选择
review-hint-best = 最好：{ $action }
review-hints = 可以使用提示和老师
review-hints-hint = 仅限大家共用一个屏幕时。日志和棋谱会注明谁得到了帮助。
review-tutor = 老师：在失误生效之前提醒我
review-tutor-word = { $word ->
    [mistake] 老师认为这是失误。
   *[blunder] 老师认为这是大错。
}
review-tutor-cost = 这会损失 { $loss } 个百分点的胜率。
review-anyway = 还是这样走
review-think = 再想想
review-log-hint = 给{ $player }的提示。
review-log-tutor = 老师提醒了{ $player }。

## One's own games

review-own-won = 获胜
review-own-none = 下完一局后，这里会显示骰子给了你什么，以及你在哪里失去最多。
review-own-look = 复盘我的对局：{ $number }
review-own-games = 已复盘的对局：{ $number }
review-own-fair = 公平的骰子在同样长度的序列中，有 { $share }% 会出现同样或更大的偏差。
