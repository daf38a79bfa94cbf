### `marrakech bench`.

bench-help = 이 컴퓨터에서 무작위 게임이 얼마나 빨리 진행되는지 잽니다.
bench-seconds-help = 한 줄을 재는 대략의 시간.
bench-threads-help = 스레드 하나와 비교할 스레드 수.
bench-measuring = 측정 중
bench-no-time = 측정 시간은 숫자여야 합니다
bench-compiled = 컴파일된 커널
bench-uncompiled = 컴파일되지 않은 커널
bench-column-players = 인원
bench-column-threads = 스레드
bench-column-speed = 초당 판 수
bench-column-ratio = 스레드 하나 대비
