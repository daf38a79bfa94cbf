### `marrakech perft`.

perft-help = 주사위와 더미까지 포함해 게임이 이어질 수 있는 경우의 수를 셉니다.
perft-depth-help = 행동 몇 개까지 셀지.
perft-column-action = 행동
perft-column-count = 경우의 수
perft-counting = 세는 중
perft-total = 깊이 { $depth }에서 { $count }가지
perft-speed = { $seconds }초, 초당 { $speed }가지
