### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = 게임 수
slow-series-one = 한 판
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] 3판 2승
   *[5] 5판 3승
}
# Leads to the set-up of a table for friends
slow-challenge = 도전하기: 3판 2승
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] { $player } 님과 3판 2승
   *[5] { $player } 님과 5판 3승
}
# Which game of the series this is
slow-game = { $number }번째 판
slow-won = { $number }승
slow-series-goes-on = 이제 { $number }번째 판입니다.
slow-series-winner = { $player } 님이 시리즈를 이겼습니다.
slow-series-you = 시리즈를 이겼습니다!
slow-series-shared = 시리즈 공동 우승: { $players }
slow-ready = { $number }번째 판 준비 완료
# $player is ready for the next game; on a button
slow-ready-too = { $player } 님 준비 완료. 저도요!
slow-again = 다시 도전하기

## Days for a move

slow-pace = 속도
slow-pace-now = 앉은자리에서
# $days: 1 or 3
slow-pace-days = 한 차례에 { $days }일
slow-pace-hint = 같은 시간에 모일 필요가 없습니다. 내 차례가 되면 돌아오세요.
slow-clock-tells = 느긋하게: 한 차례에 { $days }일.
# $time: such as “2 hours”
slow-time-short = 내 차례에 남은 시간: { $time }

## Whose turn it is

slow-turns = 내 게임
slow-turn-yours = 내 차례
slow-turn-theirs = { $player } 님의 차례
slow-turn-waiting = 플레이어를 기다리는 중
slow-turn-ready = 다음 판이 기다리고 있습니다
slow-turn-not-ready = { $player } 님을 기다리는 중
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = { $time } 남음

## Being told

slow-ask = 며칠이 걸릴 수 있습니다. 내 차례가 되면 알려 드릴까요?
slow-ask-hint = 게임 페이지나 앱이 열려 있는 동안 브라우저가 짧게 알려 줍니다. 설정에서 끌 수 있습니다.
slow-ask-yes = 네, 알려 주세요
slow-ask-no = 아니요, 괜찮아요
slow-ask-refused = 브라우저가 허용하지 않습니다. 브라우저의 이 페이지 설정에서 바꿀 수 있습니다.
slow-setting = 느긋한 게임에서 내 차례가 되면 알리기
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · { $time } 남음
