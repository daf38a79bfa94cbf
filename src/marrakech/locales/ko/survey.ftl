### `marrakech survey`. The names of bots and options stay as they are.

survey-help = 모든 자리에 같은 봇을 앉혀 많은 판을 진행하고 무슨 일이 일어나는지 알려 줍니다.
survey-games-help = 표본마다, 곧 봇마다 그리고 규칙 세트마다의 판 수.
survey-bots-help = 봇. 예: random,greedy,master.
survey-players-help = 플레이어 인원.
survey-focus-help = 모든 규칙 세트, 열지도, 곡선에 쓸 봇. 봇 중에 greedy가 있으면 greedy입니다.
survey-budget-help = 이 초가 지나면 표본은 더 적은 판으로 끝납니다. 그때의 판 수는 컴퓨터에 따라 다릅니다.
survey-seed-help = 모든 운의 바탕. 시드가 같으면 같은 판이 나옵니다.
survey-jobs-help = 동시에 진행할 판 수. 기본값은 코어 수와 같습니다.
survey-out-help = 그림이 있는 Markdown 보고서를 쓸 곳.

survey-bad-players = 인원은 2,4처럼 2, 3, 4로 씁니다. “{ $text }” 값은 안 됩니다
survey-bad-budget = 시간은 0보다 큰 초여야 합니다. { $number } 값은 안 됩니다

survey-playing = 초당 { $speed }판: { $cell }
survey-nothing = 집계한 판이 없어 아직 결과가 없습니다
survey-samples = 다른 규칙의 판까지 모두 { $games }판을 집계했습니다. 괄호 안은 95% 구간.
survey-written = 보고서: { $file }

survey-column-bot = 봇
survey-column-players = 인원
survey-column-games = 판
survey-column-first = 1번 자리 승 %
survey-column-out = 탈락 발생 %
survey-column-margin = 점수 차
