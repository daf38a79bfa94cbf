### `marrakech record`.

record-help = 檢查並顯示對局紀錄。
record-check-help = 檢查紀錄能否讀取，且其中每個行動都合法。
record-show-file-help = 對局紀錄檔；- 表示標準輸入。
record-check-file-help = 一個或多個對局紀錄檔；- 表示標準輸入。
record-column-game = 局
record-column-players = 玩家
record-column-rules = 規則
record-column-turns = 回合
record-column-result = 結果
record-checked = { $bad ->
    [0] { $games } 局，全部正確。
   *[other] { $games } 局，其中 { $bad } 局有錯。
}
record-none = { $file } 裡沒有對局。
record-show-help = 逐回合敘述一局紀錄，並畫出最後的局面。
record-game-help = 檔案中的第幾局，從 1 算起。
record-turn-help = 在這麼多回合後停止。
record-no-such-game = { $file } 裡沒有第 { $number } 局
