### `marrakech database`, for hosts.

database-help = 管理伺服器儲存的資料。
database-backup-help = 複製所有枱並檢查副本，伺服器運行與否均可。
database-copy-help = 要寫入的檔案；不可是現有的檔案。
database-copying = 複製中
database-copied = 所有枱均已存入 { $file }，內容以開始複製時為準。當中不包括密鑰：請把 { $key } 的副本另存別處。
database-check-help = 檢查儲存的所有資料。
database-check-file-help = 要檢查的副本，代替伺服器使用的資料。
database-sound = { $file } 完好無損。
database-fault = 枱 { $table }…：{ $why }
database-faults = 有 { $number } 張枱已損壞；其餘全部完好。
database-restore-help = 以副本取代儲存的資料。須先停止伺服器。
database-restore-file-help = 副本。
database-restored = 已還原。
database-restored-kept = 已還原。原有的資料在 { $file }。
database-downgrade-help = 退回本程式舊版本的格式。須先停止伺服器。
database-form-help = 格式，例如 { $example }。
database-downgraded = { $file } 現時的格式為 { $form }。如再次啟動這個版本，便會變回新格式。
