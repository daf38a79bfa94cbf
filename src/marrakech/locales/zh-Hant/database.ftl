### `marrakech database`, for hosts.

database-help = 管理伺服器儲存的資料。
database-backup-help = 複製所有桌子並檢查複本，伺服器執行與否皆可。
database-copy-help = 要寫入的檔案；不能是已有的檔案。
database-copying = 複製中
database-copied = 所有桌子都已存入 { $file }，內容以開始複製時為準。其中不含金鑰：請把 { $key } 的複本另外存放。
database-check-help = 檢查儲存的所有資料。
database-check-file-help = 要檢查的複本，代替伺服器使用的資料。
database-sound = { $file } 完好無損。
database-fault = 桌子 { $table }…：{ $why }
database-faults = 有 { $number } 張桌子已損壞；其餘都完好。
database-restore-help = 用複本取代儲存的資料。須先停止伺服器。
database-restore-file-help = 複本。
database-restored = 已還原。
database-restored-kept = 已還原。原來的資料在 { $file }。
database-downgrade-help = 退回本程式舊版本的格式。須先停止伺服器。
database-form-help = 格式，例如 { $example }。
database-downgraded = { $file } 現在的格式為 { $form }。如果再次啟動這個版本，又會變回新格式。
