### `marrakech arena`. The names of bots and options stay as they are.

arena-help = 봇끼리 대전시켜 얼마나 강한지 알아봅니다.
arena-specs-help = 봇. 예: random, greedy, bestfirst:ms=50.
arena-players-help = 테이블 인원. 규칙에 따로 없으면 2명. 봇이 모자라면 마지막 봇이 빈자리에 앉고, 남으면 모든 조합이 대전합니다.
arena-games-help = 판 수. 묶음 단위로 올림합니다. 한 묶음의 모든 판은 주사위와 더미가 같습니다.
arena-seats-help = 묶음마다 모든 자리에 한 번씩 앉을지, 모든 순서로 앉을지. 3인 이상이면 누구 다음에 앉느냐가 중요합니다.
arena-edition-help = korean 같은 판본, 또는 international/2,dirhams=20 같은 규칙 세트.
arena-variant-help = 대신 차례 끝에 아쌈을 돌립니다.
arena-seed-help = 모든 운의 바탕. 시드가 같으면 같은 판이 나옵니다.
arena-jobs-help = 동시에 진행할 판 수. 기본값은 코어 수와 같습니다.
arena-limit-help = 시계를 지키는 봇이 한 번 결정할 때 쓰는 초.
arena-adjusted-help = 운이 각자에게 준 몫을 재어 그것을 뺀 결과도 보여 줄지 여부. 더 적은 게임으로도 충분합니다. 모든 봇이 아주 빠르지 않다면 기본으로 합니다.
arena-until-help = 모든 봇의 승률이 이만큼의 퍼센트포인트까지 정해지면 멈춥니다.
arena-resume-help = 상태를 이 파일에 저장하고, 파일이 있으면 이어서 합니다.
arena-parquet-help = 판과 자리마다 한 행씩 이 Parquet 파일에 씁니다.
arena-records-help = 모든 판을 글로 이 파일에 씁니다. 시간이 더 걸립니다.
arena-plot-help = 결과를 이 파일(.png 또는 .svg)에 그립니다.
arena-ray-help = 이 주소의 Ray 클러스터에서 대전합니다. “local”은 여기서 하나를 시작합니다.

arena-players-differ = { $rules }: { $wanted }인용이 아니라 { $given }인용입니다
arena-bad-until = 구간 너비는 0보다 큰 퍼센트포인트여야 합니다. { $number } 값은 안 됩니다
arena-bad-limit = 제한 시간은 0보다 큰 초여야 합니다. { $number } 값은 안 됩니다
arena-no-deal = 끝까지 진행한 묶음이 없어 아직 결과가 없습니다

arena-playing = 판
arena-speed = 초당 { $speed }판
arena-left = { $time } 남음

arena-title = { $rules } 규칙으로 { $games }판, 시드 { $seed }
arena-deals = { $deals }묶음, 묶음마다 { $each }판. 괄호 안은 95% 구간, ms는 선택 한 번당.
arena-without-luck = 운 제외: 운이 각자에게 준 몫을 뺐습니다.
arena-column-bot = 봇
arena-column-games = 판
arena-column-share = 승률 %
arena-column-margin = 점수 차
arena-column-adjusted-share = 운 제외
arena-column-adjusted-margin = 운 제외
arena-column-time = ms
arena-column-forfeits = 몰수패
arena-column-rating = 레이팅
arena-cross-title = 상대보다 앞선 비율 %
arena-no-ratings = 레이팅 없음: { $why }
arena-fixed = 고정
arena-forfeit = { $game }번 판: { $seat }번 자리 { $bot } 몰수패. { $why } 국면: { $position }
arena-more-forfeits = 몰수패가 { $number }건 더 있습니다.
arena-resumed = 이미 { $games }판이 있었습니다.
arena-plot-shares = 승률 %
arena-plot-margins = 점수 차(선은 평균)
