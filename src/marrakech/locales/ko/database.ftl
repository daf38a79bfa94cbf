### `marrakech database`, for hosts.

database-help = 서버에 저장된 데이터를 관리합니다.
database-backup-help = 모든 테이블을 복사하고 사본을 검사합니다. 서버 실행 여부와 관계없이 쓸 수 있습니다.
database-copy-help = 저장할 파일. 아직 없는 파일이어야 합니다.
database-copying = 복사 중
database-copied = 복사를 시작한 시점의 모든 테이블이 { $file } 파일에 들어 있습니다. 키는 들어 있지 않으니 { $key } 파일의 사본을 다른 곳에 보관하세요.
database-check-help = 저장된 데이터를 모두 검사합니다.
database-check-file-help = 서버가 쓰는 데이터 대신 검사할 사본.
database-sound = { $file }: 이상이 없습니다.
database-fault = 테이블 { $table }…: { $why }
database-faults = 테이블 { $number }개가 손상되었습니다. 나머지는 모두 이상이 없습니다.
database-restore-help = 저장된 데이터를 사본으로 바꿉니다. 서버가 멈춰 있어야 합니다.
database-restore-file-help = 사본.
database-restored = 복원했습니다.
database-restored-kept = 복원했습니다. 이전 데이터는 { $file } 파일에 있습니다.
database-downgrade-help = 이 프로그램의 이전 버전 형식으로 되돌립니다. 서버가 멈춰 있어야 합니다.
database-form-help = 형식. 예: { $example }.
database-downgraded = { $file }: 이제 형식 { $form }입니다. 이 버전을 다시 시작하면 새 형식으로 다시 바뀝니다.
