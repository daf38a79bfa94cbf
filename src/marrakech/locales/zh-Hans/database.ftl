### `marrakech database`, for hosts.

database-help = 管理服务器保存的数据。
database-backup-help = 复制所有桌子并检查副本，服务器运行与否均可。
database-copy-help = 要写入的文件；不能是已有的文件。
database-copying = 正在复制
database-copied = 所有桌子都已存入 { $file }，内容以开始复制时为准。其中不含密钥：请把 { $key } 的副本另存他处。
database-check-help = 检查保存的所有数据。
database-check-file-help = 要检查的副本，代替服务器使用的数据。
database-sound = { $file } 完好无损。
database-fault = 桌子 { $table }…：{ $why }
database-faults = 有 { $number } 张桌子已损坏；其余都完好。
database-restore-help = 用副本替换保存的数据。须先停止服务器。
database-restore-file-help = 副本。
database-restored = 已恢复。
database-restored-kept = 已恢复。原来的数据在 { $file }。
database-downgrade-help = 退回本程序旧版本的格式。须先停止服务器。
database-form-help = 格式，例如 { $example }。
database-downgraded = { $file } 现在的格式为 { $form }。如果再次启动这个版本，又会变回新格式。
