### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = 服务器没有响应
square-away-table = 一旦恢复连接，牌桌会自动打开。
square-offline = 没有连接。以下内容仍可使用：
square-own-replays = 你下完的对局

## Quick match

square-quick = 快速匹配
square-quick-hint = 和正在等待的人一起玩。
square-quick-seeking = { $number } 人等待
square-quick-patience = 等真人多久后让机器人加入
square-quick-never = 不要机器人
square-quick-go = 寻找对局
square-quick-here = 已到 { $here }/{ $players } 人
square-quick-left = { $seconds } 秒后机器人加入
square-quick-people = 会一直等到人数足够。
square-quick-cancel = 取消

## To watch

square-show = 高手对决
square-show-hint = 只要有人观看，四个强大的机器人就会一直下。
square-results = 刚刚结束
square-winner = 胜者：
square-tea = 阿娅沏好了茶：来坐第一个位子吧。
