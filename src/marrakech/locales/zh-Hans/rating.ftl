# Ratings and the ladder

rating-title = 排行榜
rating-lead = 看看这个服务器上谁玩得多好。集市上的人物也在榜上，实力以测得的为准。
rating-pool = { $pool ->
    [pair] 双人
    [three] 三人
    [four] 四人
   *[variant] 回合结束时转向
}
rating-pools = 对局类型
rating-games = { $number } 局
rating-you = 你
rating-you-none = 你在这里还没有等级分。玩一局等级分对局吧：开桌时可以选择。
rating-you-few = 玩满 { $least } 局并且等级分足够可靠后，你就会上榜。
rating-you-hidden = 排行榜上不显示你。
rating-hide = 退出排行榜
rating-show = 登上排行榜
rating-nobody = 这个排行榜上还没有人。玩满 { $least } 局等级分对局就能上榜。
rating-nameless = 匿名玩家
rating-off = 这个服务器的管理员没有开放排行榜。
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = 真实实力在 100 次中有 95 次落在 ± 范围内。高出 400 分意味着获胜次数是十倍。
rating-curve = 你每一局后的等级分，从 { $first } 到 { $last }
rating-new = 计等级分
rating-new-hint = 结果计入你们的等级分：没有提示，不能悔棋。中途离开算输。
rating-table = 这一局计等级分。中途离开算输。
rating-here = 等级分
rating-counting = 正在计算等级分。
rating-why-anonymous = 不计等级分：这里有人没有护照。
rating-why-same-player = 不计等级分：有两个座位属于同一位玩家。
rating-why-helped = 不计等级分：有人得到了帮助。
rating-why-closed = 不计等级分：管理员关闭了桌子。
rating-why-bot = 不计等级分：这里有机器人没有测过实力。
rating-match = 计等级分
rating-match-either = 都可以
rating-match-yes = 计等级分
rating-match-no = 不计等级分
rating-near = 对手实力
rating-near-any = 不限
rating-near-close = 和我相当
