### `marrakech record`.

record-help = 게임 기록을 검사하고 보여 줍니다.
record-check-help = 기록을 읽을 수 있는지, 모든 행동이 규칙에 맞는지 검사합니다.
record-show-file-help = 기록 파일. -는 표준 입력입니다.
record-check-file-help = 기록 파일들. -는 표준 입력입니다.
record-column-game = 판
record-column-players = 플레이어
record-column-rules = 규칙
record-column-turns = 차례
record-column-result = 결과
record-checked = { $bad ->
    [0] { $games }판, 모두 올바릅니다.
   *[other] { $games }판 중 { $bad }판에 오류가 있습니다.
}
record-none = { $file } 파일에 게임이 없습니다.
record-show-help = 기록된 게임을 차례마다 설명하고 마지막 국면을 그립니다.
record-game-help = 파일의 몇 번째 판인지. 1부터 셉니다.
record-turn-help = 이만큼의 차례 뒤에 멈춥니다.
record-no-such-game = { $file } 파일에 { $number }번째 판이 없습니다
