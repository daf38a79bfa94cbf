### `marrakech tables`: what a host does with tables.

tables-help = 檢視、關閉、儲存和刪除桌子，伺服器執行與否皆可。
tables-list-help = 列出桌子。
tables-show-help = 顯示一張桌子：誰坐在那裡，發生過什麼。
tables-close-help = 關閉一張桌子。進行中的對局隨之結束，不計結果。
tables-export-help = 把對局以紀錄形式寫入檔案。未結束的對局寫到目前為止。
tables-delete-help = 永久刪除桌子。
tables-reports-help = 列出玩家的檢舉，最新的在前。
tables-id-help = 桌子的名稱或其開頭，如日誌所示。若以 - 開頭，請在前面寫 --。
tables-standing-help = 只列出處於此狀態的。
tables-why-help = 告知玩家的原因。
tables-to-help = 要寫入的資料夾。
tables-all-help = 所有桌子。
tables-yes-help = 不再詢問。
tables-done-help = 已處理的檢舉編號；可重複指定。
tables-reports-all-help = 也列出已處理的。
tables-column-table = 桌子
tables-column-standing = 狀態
tables-column-players = 玩家
tables-column-rules = 規則
tables-column-since = 開桌
tables-column-changed = 最近變動
tables-column-entries = 項目
tables-standing = { $standing ->
    [waiting] 等待中
    [playing] 進行中
    [over] 已結束
   *[closed] 已關閉
}
tables-listed = { $listed ->
    [yes] 在大廳公開
   *[no] 只限拿到連結的人
}
tables-times = 開桌 { $since }，最近變動 { $changed }，{ $number } 個項目。
tables-counted = { $number ->
    [0] 沒有桌子。
   *[other] 共 { $number } 張桌子。
}
tables-closed = 桌子 { $table } 已關閉。在場的人會在兩秒內收到通知。
tables-exported = 已將 { $number } 局寫入 { $folder }。
tables-not-begun = 有 { $number } 張桌子還沒開始遊戲。
tables-export-what = 請指明桌子，或使用 --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [1] 永久刪除這張桌子嗎？（y/n）
   *[other] 永久刪除這 { $number } 張桌子嗎？（y/n）
}
# What one may answer beside y
tables-yes = 是
tables-kept = 沒有刪除任何桌子
tables-deleted = 已刪除 { $number } 張桌子。在場的人會在兩秒內收到通知。

## What players report

tables-report-number = 編號
tables-report-when = 時間
tables-report-table = 桌子
tables-report-reason = 原因
tables-report-about = 對象
tables-report-address = 位址
tables-report-by = 檢舉者
tables-report-done = 處理
tables-reason = { $reason ->
    [name] 冒犯性的名字
    [cheating] 作弊
    [stalling] 故意拖延
   *[other] 其他
}
tables-watched = 觀看者
tables-reported = 檢舉：{ $reason } { $about }
tables-reports-counted = { $number ->
    [0] 沒有待處理的檢舉。
   *[other] 共 { $number } 件檢舉。
}
tables-reports-done = 已處理 { $number } 件檢舉。

## What is in the way

tables-no-table = 沒有名稱以「{ $name }」開頭的桌子
tables-many = 名稱以「{ $name }」開頭的桌子不只一張：請多寫幾個字元
tables-busy = 桌子變化太快：請再試一次
tables-why-long = 原因最多 { $most } 個字元
tables-no-report = 沒有編號 { $number } 的待處理檢舉
