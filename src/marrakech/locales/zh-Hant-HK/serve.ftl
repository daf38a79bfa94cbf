### `marrakech play` and `marrakech serve`.

serve-play-help = 在這部機器的瀏覽器中玩。
serve-play-host-help = 誰可連線：127.0.0.1 只限這部機器，0.0.0.0 則是同一網絡內的所有人。
serve-play-port-help = 連接埠；預設固定使用同一個，如已被佔用則任選一個。
serve-play-browser-help = 是否開啟瀏覽器。
serve-play-open = { -game }已開啟：{ $url }（按 Ctrl-C 關閉）
serve-play-already = { -game }已經開啟了：{ $url }
serve-play-here-only = { -game }已經開啟了：{ $url }（只限這部機器）。請在開啟它的地方按 Ctrl-C 關閉，然後再試一次。
serve-play-nobody = 這部機器沒有網絡地址：其他人無法連線。
serve-closed = 已關閉。所有棋局均已保存。

serve-help = 為大家架設{ -game }。
serve-ready = { -game }已準備就緒：{ $url }
serve-public = 其他人可經 { $url } 連線
serve-host-help = 監聽的地址；0.0.0.0 代表這部機器的所有地址。
serve-port-help = 連接埠；0 代表任何可用的一個。
serve-data-help = 保存棋局的資料夾。
serve-key-file-help = 密鑰檔案，用作把進行中棋局的骰子保密；預設在同一個資料夾。
serve-public-url-help = 前面設有代理伺服器時，大家連線的網址。
serve-allow-origin-help = 另一個可與它通訊的網頁，例如 https://example.org；可多次指定。
serve-trusted-proxy-help = 可信任其 X-Forwarded-For 的代理伺服器地址或網段；可多次指定。
serve-log-help = 日誌寫到標準錯誤輸出的格式。
serve-expire-days-help = 未完成的棋局在這麼多天沒有動靜後刪除。
serve-keep-days-help = 已完成的棋局在這麼多天後刪除；0 代表保留。
serve-going-days-help = 舊棋局刪除前會先作標記；其後伺服器再運行這麼多天才刪除。
serve-expire-many-help = 即使超過總數的三分之一，或一星期內沒有人玩過，也刪除舊棋局。
serve-empty-minutes-help = 大堂內有空位的枱在這麼多分鐘沒有人後收起。
serve-away-seconds-help = 離開枱的人在這麼多秒內仍當作在場。
serve-bot-threads-help = 同時思考的電腦玩家數目。
serve-actions-per-second-help = 單一連線每秒可作的動作數目。
serve-requests-per-second-help = 單一地址每秒可提出的請求數目。
serve-tables-per-minute-help = 單一地址每分鐘可開的枱數。
serve-waiting-per-address-help = 單一地址可同時在大堂等候的枱數。
serve-connections-help = 連線總數上限。
serve-connections-per-address-help = 單一地址的連線數目上限。
serve-idle-seconds-help = 沒有動靜的枱在這麼多秒後移出記憶體；需要時會自動恢復。
serve-reports-help = 讓玩家向你舉報他人：見日誌及「marrakech tables reports」。
serve-deflate-help = 壓縮傳送給連線者的資料：傳送較少，運算較多。
serve-no-url = { $url } 不是網頁地址：請寫成 https://example.org 這樣的格式
serve-no-network = { $network } 不是地址也不是網段：請寫成 10.0.0.1 或 10.0.0.0/8 這樣的格式
serve-no-port = 無法監聽 { $host } 的連接埠 { $port }：{ $why }
serve-page-missing = 網頁尚未建置。在複製的原始碼目錄中可這樣建置：MARRAKECH_PAGE=1 pip install '.[play]'
