### `marrakech tables`: what a host does with tables.

tables-help = 테이블을 보고, 닫고, 저장하고, 삭제합니다. 서버 실행 여부와 관계없이 쓸 수 있습니다.
tables-list-help = 테이블 목록을 보여 줍니다.
tables-show-help = 테이블 하나를 보여 줍니다. 누가 앉아 있고 무슨 일이 있었는지 알 수 있습니다.
tables-close-help = 테이블을 닫습니다. 진행 중인 게임은 결과 없이 끝납니다.
tables-export-help = 게임을 기록 파일로 내보냅니다. 끝나지 않은 게임은 지금까지 한 만큼 내보냅니다.
tables-delete-help = 테이블을 영구히 삭제합니다.
tables-reports-help = 플레이어의 신고를 최신순으로 보여 줍니다.
tables-id-help = 테이블 이름 또는 로그에 나오는 그 앞부분. -로 시작하면 앞에 --를 쓰세요.
tables-standing-help = 이 상태인 것만.
tables-why-help = 플레이어에게 알릴 이유.
tables-to-help = 내보낼 폴더.
tables-all-help = 모든 테이블.
tables-yes-help = 묻지 않습니다.
tables-done-help = 처리한 신고의 번호. 여러 번 쓸 수 있습니다.
tables-reports-all-help = 처리한 신고도 보여 줍니다.
tables-column-table = 테이블
tables-column-standing = 상태
tables-column-players = 플레이어
tables-column-rules = 규칙
tables-column-since = 생성
tables-column-changed = 마지막 변경
tables-column-entries = 항목 수
tables-standing = { $standing ->
    [waiting] 대기 중
    [playing] 진행 중
    [over] 끝남
   *[closed] 닫힘
}
tables-listed = { $listed ->
    [yes] 로비에 공개
   *[no] 링크가 있는 사람만
}
tables-times = 생성 { $since }, 마지막 변경 { $changed }, 항목 { $number }개.
tables-counted = { $number ->
    [0] 테이블이 없습니다.
   *[other] 테이블 { $number }개.
}
tables-closed = 테이블 { $table }: 닫았습니다. 그곳에 있는 사람에게는 2초 안에 알립니다.
tables-exported = { $number }판을 { $folder } 폴더로 내보냈습니다.
tables-not-begun = 테이블 { $number }개에서는 게임이 시작되지 않았습니다.
tables-export-what = 테이블을 지정하거나 --all 옵션을 쓰세요
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [1] 이 테이블을 영구히 삭제할까요? (y/n)
   *[other] 이 테이블 { $number }개를 영구히 삭제할까요? (y/n)
}
# What one may answer beside y
tables-yes = 예
tables-kept = 아무것도 삭제하지 않았습니다
tables-deleted = 테이블 { $number }개를 삭제했습니다. 그곳에 있는 사람에게는 2초 안에 알립니다.

## What players report

tables-report-number = 번호
tables-report-when = 일시
tables-report-table = 테이블
tables-report-reason = 이유
tables-report-about = 대상
tables-report-address = 주소
tables-report-by = 신고자
tables-report-done = 처리
tables-reason = { $reason ->
    [name] 불쾌한 이름
    [cheating] 부정행위
    [stalling] 고의 지연
   *[other] 기타
}
tables-watched = 관전자
tables-reported = 신고: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] 처리할 신고가 없습니다.
   *[other] 신고 { $number }건.
}
tables-reports-done = 신고 { $number }건을 처리했습니다.

## What is in the way

tables-no-table = 이름 앞부분이 “{ $name }”인 테이블이 없습니다
tables-many = 이름 앞부분이 “{ $name }”인 테이블이 여러 개입니다. 더 길게 쓰세요
tables-busy = 테이블이 너무 빨리 바뀌고 있습니다. 다시 해 보세요
tables-why-long = 이유는 { $most }자까지 쓸 수 있습니다
tables-no-report = 처리되지 않은 { $number }번 신고는 없습니다
