### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = 伺服器沒有回應
square-away-table = 一恢復連線，牌桌就會自動開啟。
square-offline = 沒有連線。以下內容仍可使用：
square-own-replays = 你結束的對局

## Quick match

square-quick = 快速配對
square-quick-hint = 和正在等待的人一起玩。
square-quick-seeking = { $number } 人等待
square-quick-patience = 等真人多久後讓電腦加入
square-quick-never = 不要電腦
square-quick-go = 尋找對局
square-quick-here = 已到 { $here }/{ $players } 人
square-quick-left = { $seconds } 秒後電腦加入
square-quick-people = 會一直等到人數足夠。
square-quick-cancel = 取消

## To watch

square-show = 高手對決
square-show-hint = 只要有人觀看，四個強大的電腦就會一直玩。
square-results = 剛剛結束
square-winner = 勝者：
square-tea = 阿雅沏好了茶：來坐第一個位子吧。
