### `marrakech record`.

record-help = 检查并显示对局记录。
record-check-help = 检查记录能否读取，且其中每个行动都合法。
record-show-file-help = 对局记录文件；- 表示标准输入。
record-check-file-help = 一个或多个对局记录文件；- 表示标准输入。
record-column-game = 局
record-column-players = 玩家
record-column-rules = 规则
record-column-turns = 回合
record-column-result = 结果
record-checked = { $bad ->
    [0] { $games } 局，全部正确。
   *[other] { $games } 局，其中 { $bad } 局有错。
}
record-none = { $file } 里没有对局。
record-show-help = 逐回合讲述一局记录，并画出最后的局面。
record-game-help = 文件中的第几局，从 1 算起。
record-turn-help = 在这么多回合后停止。
record-no-such-game = { $file } 里没有第 { $number } 局
