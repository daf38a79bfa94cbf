### The analysis board: any position, what everything is worth there, and variations.

analysis-title = 분석
analysis-open = 분석판에서 열기
# The three things that can be done
analysis-mode = { $mode ->
    [try] 해 보기
    [edit] 국면 고치기
   *[paste] 붙여넣기
}
analysis-copy-text = 글로 복사
analysis-picture = 그림으로 저장

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player }: 아쌈 돌리기
    [roll] { $player }: 주사위 던지기
    [lay] { $player }: 양탄자 놓기
    [reveal] { $player }: 다음 양탄자는?
   *[over] 게임이 끝났어요
}
analysis-deeper = 더 깊이 읽는 중…
analysis-rollout = 이어서 두어 보기
analysis-games = 이어 둔 게임: { $games }
analysis-die = 주사위 직접 정하기
analysis-mean = 그때까지 숫자는 모든 눈의 평균이에요.
analysis-heat = 아쌈이 설 수 있는 곳과 내야 할 돈

## Variations

analysis-variations = 변화
analysis-start = 처음 국면
analysis-name = 이 변화의 이름
analysis-delete = 여기부터 지우기

## Editing

analysis-tool = { $tool ->
    [assam] 아쌈
   *[away] 치우기
}
analysis-hint = { $tool ->
    [assam] 칸을 누르세요. 아쌈을 누르면 방향이 바뀌어요.
    [away] 양탄자를 누르세요.
   *[rug] 나란한 두 칸을 누르세요.
}
analysis-dirhams = 디르함
analysis-rugs = 남은 양탄자
analysis-mover = 누구 차례인가요?
analysis-next = 다음은 무엇인가요?
analysis-phase = { $phase ->
    [turn] 아쌈 돌리기
    [roll] 주사위 던지기
   *[lay] 양탄자 놓기
}
analysis-empty = 판 비우기
analysis-line = 한 줄로 쓴 국면
analysis-use = 쓰기
analysis-play-on = 여기서부터 이어서 하기
