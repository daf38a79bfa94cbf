### `marrakech tables`: what a host does with tables.

tables-help = 查看、关闭、保存和删除桌子，服务器运行与否均可。
tables-list-help = 列出桌子。
tables-show-help = 显示一张桌子：谁坐在那里，发生过什么。
tables-close-help = 关闭一张桌子。进行中的对局随之结束，不计结果。
tables-export-help = 把对局以记录形式写入文件。未结束的对局写到目前为止。
tables-delete-help = 永久删除桌子。
tables-reports-help = 列出玩家的举报，最新的在前。
tables-id-help = 桌子的名称或其开头，如日志所示。若以 - 开头，请在前面写 --。
tables-standing-help = 只列出处于此状态的。
tables-why-help = 告知玩家的原因。
tables-to-help = 要写入的文件夹。
tables-all-help = 所有桌子。
tables-yes-help = 不再询问。
tables-done-help = 已处理的举报编号；可多次指定。
tables-reports-all-help = 也列出已处理的。
tables-column-table = 桌子
tables-column-standing = 状态
tables-column-players = 玩家
tables-column-rules = 规则
tables-column-since = 开桌
tables-column-changed = 最近变动
tables-column-entries = 条目
tables-standing = { $standing ->
    [waiting] 等待中
    [playing] 进行中
    [over] 已结束
   *[closed] 已关闭
}
tables-listed = { $listed ->
    [yes] 在大厅公开
   *[no] 只限拿到链接的人
}
tables-times = 开桌 { $since }，最近变动 { $changed }，{ $number } 个条目。
tables-counted = { $number ->
    [0] 没有桌子。
   *[other] 共 { $number } 张桌子。
}
tables-closed = 桌子 { $table } 已关闭。在场的人会在两秒内收到通知。
tables-exported = 已将 { $number } 局写入 { $folder }。
tables-not-begun = 有 { $number } 张桌子还没开始游戏。
tables-export-what = 请指明桌子，或使用 --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [1] 永久删除这张桌子吗？（y/n）
   *[other] 永久删除这 { $number } 张桌子吗？（y/n）
}
# What one may answer beside y
tables-yes = 是
tables-kept = 没有删除任何桌子
tables-deleted = 已删除 { $number } 张桌子。在场的人会在两秒内收到通知。

## What players report

tables-report-number = 编号
tables-report-when = 时间
tables-report-table = 桌子
tables-report-reason = 原因
tables-report-about = 对象
tables-report-address = 地址
tables-report-by = 举报者
tables-report-done = 处理
tables-reason = { $reason ->
    [name] 冒犯性的名字
    [cheating] 作弊
    [stalling] 故意拖延
   *[other] 其他
}
tables-watched = 观战者
tables-reported = 举报：{ $reason } { $about }
tables-reports-counted = { $number ->
    [0] 没有待处理的举报。
   *[other] 共 { $number } 条举报。
}
tables-reports-done = 已处理 { $number } 条举报。

## What is in the way

tables-no-table = 没有名称以“{ $name }”开头的桌子
tables-many = 名称以“{ $name }”开头的桌子不止一张：请多写几个字符
tables-busy = 桌子变化太快：请再试一次
tables-why-long = 原因最多 { $most } 个字符
tables-no-report = 没有编号 { $number } 的待处理举报
