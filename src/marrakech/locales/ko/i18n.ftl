### `marrakech i18n`, for those who translate.

i18n-help = { -game }의 언어들을 관리합니다.
i18n-check-help = 카탈로그를 검사하고, 카탈로그 밖에 글이 없는지 확인합니다.
i18n-languages-help = 검사할 언어 코드. 생략하면 모든 언어와 소스를 검사합니다.
i18n-sound = 언어 { $languages }개, 문제없습니다.
i18n-found = 문제가 { $number }건 있습니다.
i18n-yet = 아직 번역할 것: { $number }
i18n-column-where = 위치
i18n-column-what = 항목
i18n-column-why = 문제
i18n-kind = { $kind ->
    [unreadable] 읽을 수 없음
    [twice] 두 번 나옴
    [file] 다른 파일에 있어야 함: { $detail }
    [missing] 빠져 있음
    [yet] 아직 번역되지 않음
    [extra] 영어에 없음
    [unused] 아무 데서도 쓰이지 않음
    [unknown] 쓰이지만 어느 카탈로그에도 없음
    [placeholders] 채워 넣는 변수가 영어와 같아야 함: { $detail }
    [variants] 선택지가 영어와 같아야 함: { $detail }
    [plurals] 그 언어의 수 세기 방식을 따라야 함: { $detail }
    [quotes] 프로그램용 따옴표를 씀: { $detail }
    [long] 영어보다 훨씬 김: { $detail }
    [joined] 다른 언어에서는 이어 붙이지 않을 방식으로 문장을 이어 붙임
   *[outside] 카탈로그 밖의 글
}
