### `marrakech train`. Names of options and files stay as they are.

train-help = 스스로 대전하며 국면의 가치를 배웁니다.
train-players-help = 인원. 인원마다 평가값이 따로 있습니다.
train-variant-help = 차례 끝에 아쌈을 돌리는 게임을 배웁니다.
train-linear-help = 신경망 대신 입력의 단순한 합을 배웁니다. 더 작고, 빠르고, 약합니다.
train-by-owner-help = 2인 게임 일부를 주인별 구역 규칙으로도 진행합니다(R4.5).
train-adjusted-help = 배우는 결과에서 주사위 운을 빼서 더 적은 게임으로도 그만큼 배웁니다. --no-adjusted는 결과 그대로 배웁니다.
train-games-help = 몇 판에서 배울지. 라운드 단위로 올림합니다.
train-warm-help = 처음에 greedy끼리 진행할 판 수.
train-mixed-help = 계속 greedy로 두는 자리의 비율(퍼센트).
train-seed-help = 모든 운의 바탕. 시드가 같으면 스레드 수와 관계없이 같은 평가값이 나옵니다.
train-round-help = 몇 판마다 그 국면들에서 배울지.
train-trial-help = 실력을 보려고 가끔 greedy와 두는 판 수. 48의 배수로 내림합니다.
train-threads = 스레드 수. 기본값은 코어 수와 같습니다.
train-out-help = 평가값을 쓸 파일. 기본값은 현재 폴더의 2.value 같은 파일입니다.
train-state-help = 상태를 이 파일에 저장하고, 파일이 있으면 이어서 합니다. 기본값은 평가값 옆입니다.
train-plot-help = 학습 과정을 이 파일(.png 또는 .svg)에 그립니다.

train-bad-round = 한 라운드는 { $multiple }판의 배수여야 합니다. { $number } 값은 안 됩니다
train-same-file = { $file }: 두 가지 출력에 함께 쓸 수 없습니다
train-resumed = { $rounds }라운드 중 { $round }라운드 다음부터 이어 갑니다.
train-interrupted = { $rounds }라운드 중 { $round }라운드 뒤에 중단되었고 { $file } 파일에 저장되었습니다. 같은 명령으로 이어집니다

train-how-to-stop = Ctrl-C로 멈추고, 같은 명령으로 이어집니다.
train-line = { $round }라운드, { $games }판, 국면 { $positions }개: 손실 { $loss } nats, 점수 차 오차 { $miss }디르함, 초당 { $speed }판, { $left } 남음
train-line-wins = greedy 상대 승률: { $wins }%
train-column-round = 라운드
train-column-games = 판
train-column-positions = 국면
train-column-loss = 손실, nats
train-column-miss = 오차, 디르함
train-column-wins = 승률 %
train-column-speed = 판/초
train-column-left = 남음

train-done = 평가값: { $file }, 학습 과정: { $curve }
train-result = { $games }판, 국면 { $positions }개. 손실 { $loss } nats, 점수 차 오차 { $miss }디르함, greedy 상대 승률 { $wins }%.

train-plot-loss = 손실, nats
train-plot-wins = greedy 상대 승률 % (95% 구간)
train-plot-games = 판 수(점선까지가 greedy끼리 둔 판)
train-plot-fair = greedy와 대등
