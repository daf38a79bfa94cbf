### `marrakech play` and `marrakech serve`.

serve-play-help = 在這台機器的瀏覽器中玩。
serve-play-host-help = 誰能連入：127.0.0.1 只限這台機器，0.0.0.0 則是同一個網路裡的所有人。
serve-play-port-help = 連接埠；預設固定使用同一個，若已被占用則任選一個。
serve-play-browser-help = 是否開啟瀏覽器。
serve-play-open = { -game }已開啟：{ $url }（按 Ctrl-C 關閉）
serve-play-already = { -game }已經開啟了：{ $url }
serve-play-here-only = { -game }已經開啟了：{ $url }（只限這台機器）。請在開啟它的地方按 Ctrl-C 關閉，然後再試一次。
serve-play-nobody = 這台機器沒有網路位址：其他人無法連入。
serve-closed = 已關閉。所有對局都已保存。

serve-help = 為大家架設{ -game }。
serve-ready = { -game }已就緒：{ $url }
serve-public = 其他人可由 { $url } 連入
serve-host-help = 監聽的位址；0.0.0.0 表示這台機器的所有位址。
serve-port-help = 連接埠；0 表示任一可用的。
serve-data-help = 保存對局的資料夾。
serve-key-file-help = 金鑰檔案，用來對進行中對局的骰子保密；預設在同一個資料夾。
serve-public-url-help = 前方有代理伺服器時，大家連入的網址。
serve-allow-origin-help = 另一個可與它通訊的網頁，例如 https://example.org；可重複指定。
serve-trusted-proxy-help = 可信任其 X-Forwarded-For 的代理伺服器位址或網段；可重複指定。
serve-log-help = 日誌寫到標準錯誤輸出的格式。
serve-expire-days-help = 未完成的對局在這麼多天沒有動靜後刪除。
serve-keep-days-help = 已完成的對局在這麼多天後刪除；0 表示保留。
serve-going-days-help = 舊對局刪除前會先做標記；此後伺服器再執行這麼多天才刪除。
serve-expire-many-help = 即使超過總數的三分之一，或一週內沒有人玩過，也刪除舊對局。
serve-empty-minutes-help = 大廳裡有空位的桌子在這麼多分鐘沒有人後收走。
serve-away-seconds-help = 離開桌子的人在這麼多秒內仍算在場。
serve-bot-threads-help = 同時思考的電腦玩家數。
serve-actions-per-second-help = 單一連線每秒可執行的動作數。
serve-requests-per-second-help = 單一位址每秒可提出的請求數。
serve-tables-per-minute-help = 單一位址每分鐘可開的桌數。
serve-waiting-per-address-help = 單一位址可同時在大廳等待的桌數。
serve-connections-help = 總連線數上限。
serve-connections-per-address-help = 單一位址的連線數上限。
serve-idle-seconds-help = 沒有動靜的桌子在這麼多秒後移出記憶體；需要時會自動恢復。
serve-reports-help = 讓玩家向你檢舉他人：見日誌和「marrakech tables reports」。
serve-deflate-help = 壓縮傳送給連線者的資料：傳送較少，計算較多。
serve-no-url = { $url } 不是網頁位址：請寫成 https://example.org 這樣的格式
serve-no-network = { $network } 不是位址也不是網段：請寫成 10.0.0.1 或 10.0.0.0/8 這樣的格式
serve-no-port = 無法監聽 { $host } 的連接埠 { $port }：{ $why }
serve-page-missing = 網頁尚未建置。在複製的原始碼目錄中可這樣建置：MARRAKECH_PAGE=1 pip install '.[play]'
