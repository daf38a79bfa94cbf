### The market of the day: everybody plays the same deal once.

daily-title = 오늘의 시장
daily-same = { $day }. 모두에게 같은 주사위가 나옵니다.
daily-against = { $day }. 상대: { $people }. 주사위는 모두에게 똑같습니다.
# On the first screen, and at the table
daily-home = 오늘의 시장
daily-minutes = 약 { $minutes }분
daily-play = 시작하기
daily-go-on = 이어하기
daily-once = 첫 판만 기록되며, 기회는 한 번뿐입니다.
daily-name = 내 이름
daily-points = 점
daily-first-by = 점, { $margin }점 차로 1위
daily-placed = 점, 이 테이블에서 { $place ->
    [1] 1위
    [2] 2위
    [3] 3위
   *[4] 4위
}
daily-late = 이 게임은 너무 늦게 끝나 기록되지 않습니다.
daily-better = 상인 100명 중 { $percent }명보다 잘함
daily-alone = 오늘 첫 번째 손님입니다
daily-so-far = 지금까지 { $games }판
daily-games = { $games }판
# Below a bar of the figure that tells how many have how many points
daily-you = 나
# The figure, for those who cannot see it
daily-spread = 다른 사람들의 점수
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = 운을 빼면: { $points }
daily-without-luck-wait = 운을 계산하는 중…
daily-throws = 내 주사위
daily-throws-hint = 게임이 끝난 뒤에만 보입니다
daily-throw = { $steps }
daily-streak = { $days ->
    [0] 아직 켜진 등불이 없습니다
   *[other] { $days }일 연속
}
daily-best-streak = 최고 { $days }일
daily-lit = { $day }: 플레이함
daily-dark = { $day }: 플레이 안 함
daily-open = { $day }: 아직 열려 있음
daily-share-title = 스포일러 없이 자랑하기
daily-share-hint = 금색은 최선의 양탄자, 초록은 좋은 양탄자, 빨강은 실수입니다.
daily-share-nothing = 칸도 주사위도 양탄자도 드러나지 않습니다.
daily-pattern = 내 차례: 최선 { $best }번, 좋음 { $good }번, 실수 { $mistakes }번
daily-share = 공유
daily-picture = 그림
daily-look-again = 다시 보기
# First line of the text that is shared
daily-text = 마라케시, { $day }
daily-text-points = { $points }점
daily-next = { $hours ->
    [0] 한 시간 안에 다음 시장이 열립니다.
   *[other] { $hours }시간 뒤에 다음 시장이 열립니다.
}
daily-table = 오늘의 순위
daily-table-points = 점수순
daily-table-luckless = 운을 빼면
daily-somebody = 익명
daily-me = 나
daily-rank = 순위
daily-who = 이름
daily-be-named = 다른 사람에게 내 이름 보이기
daily-yesterday = 어제
daily-yesterday-came = { $games }명 중 { $rank }위, { $points }점
daily-yesterday-missed = { $games ->
    [0] 아무도 오지 않았습니다
   *[other] { $games }판
}
daily-yesterday-soon = 결과는 { $time }에 공개됩니다.
daily-look = 보기
daily-back = 오늘의 시장
daily-of = { $day }의 시장
daily-best-line = 최고의 게임
daily-bot-line = 같은 테이블의 { $bot }
daily-line-points = { $points }점
daily-seed = 정말 모두에게 똑같았나요?
daily-seed-fits = 네. 주사위는 이 수에서 나오고, 이 수의 지문은 전날 공개되었습니다.
daily-seed-fits-late = 주사위는 이 수에서 나옵니다. 전날에는 아무도 없어 지문을 보여 줄 수 없었습니다.
daily-seed-wrong = 이 수는 공개된 지문과 맞지 않습니다.
daily-seed-number = 수
daily-seed-print = 지문
daily-tomorrow = 내일의 지문
daily-tomorrow-hint = 내일의 주사위는 이미 이 지문으로 정해져 있습니다. 그 수는 다음 날 공개됩니다.
daily-two = 브라우저가 둘이면 두 번 할 수 있습니다. 상이 걸린 일이 아니라 그저 게임입니다.
daily-archive = 지난 시장
daily-archive-hint = 지난 날을 다시 해 보세요. 점수는 기록되지 않습니다.
daily-archive-play = 다시 하기
daily-archive-day = 날짜
daily-nobody = 아직 끝까지 한 사람이 없습니다.
daily-to-table = 오늘의 순위
## Pictures and links
daily-card = { $day }의 시장
daily-card-look = 같은 판 해 보기
