### `marrakech record`.

record-help = 檢查及顯示棋局紀錄。
record-check-help = 檢查紀錄能否讀取，以及其中每個行動是否合乎規則。
record-show-file-help = 棋局紀錄檔；- 代表標準輸入。
record-check-file-help = 一個或多個棋局紀錄檔；- 代表標準輸入。
record-column-game = 局
record-column-players = 玩家
record-column-rules = 規則
record-column-turns = 回合
record-column-result = 結果
record-checked = { $bad ->
    [0] { $games } 局，全部正確。
   *[other] { $games } 局，其中 { $bad } 局有錯。
}
record-none = { $file } 裏沒有棋局。
record-show-help = 逐回合講述一局紀錄，並畫出最後的局面。
record-game-help = 檔案中的第幾局，由 1 開始。
record-turn-help = 在這麼多個回合後停止。
record-no-such-game = { $file } 裏沒有第 { $number } 局
