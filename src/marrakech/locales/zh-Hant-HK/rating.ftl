# Ratings and the ladder

rating-title = 排行榜
rating-lead = 看看這個伺服器上誰玩得多好。市集上的人物也在榜上，實力以測得的為準。
rating-pool = { $pool ->
    [pair] 雙人
    [three] 三人
    [four] 四人
   *[variant] 回合結束時轉向
}
rating-pools = 對局類型
rating-games = { $number } 局
rating-you = 你
rating-you-none = 你在這裏還沒有等級分。玩一局等級分對局吧：開枱時可以選擇。
rating-you-few = 玩滿 { $least } 局並且等級分足夠可靠後，你便會上榜。
rating-you-hidden = 排行榜上不顯示你。
rating-hide = 退出排行榜
rating-show = 登上排行榜
rating-nobody = 這個排行榜上還沒有人。玩滿 { $least } 局等級分對局便可上榜。
rating-nameless = 匿名玩家
rating-off = 這個伺服器的管理員沒有開放排行榜。
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = 真實實力在 100 次中有 95 次落在 ± 範圍內。高出 400 分代表勝出次數是十倍。
rating-curve = 你每一局後的等級分，從 { $first } 到 { $last }
rating-new = 計等級分
rating-new-hint = 結果計入你們的等級分：沒有提示，不可悔棋。中途離開當輸。
rating-table = 這一局計等級分。中途離開當輸。
rating-here = 等級分
rating-counting = 正在計算等級分。
rating-why-anonymous = 不計等級分：這裏有人沒有護照。
rating-why-same-player = 不計等級分：有兩個座位屬於同一位玩家。
rating-why-helped = 不計等級分：有人得到了幫助。
rating-why-closed = 不計等級分：管理員關閉了枱。
rating-why-bot = 不計等級分：這裏有電腦未測過實力。
rating-match = 計等級分
rating-match-either = 都可以
rating-match-yes = 計等級分
rating-match-no = 不計等級分
rating-near = 對手實力
rating-near-any = 不限
rating-near-close = 和我相若
