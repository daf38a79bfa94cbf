### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = 페이지
page-home = 처음으로
page-close = 닫기
page-loading = 잠시만요…
page-try-again = 다시 시도
page-lost-title = 여기에는 아무것도 없습니다
page-lost = 이 주소에는 페이지가 없습니다.
page-gone-title = 이 테이블은 없어졌습니다
page-gone = 치워졌거나 링크가 온전하지 않습니다.

## What goes wrong

page-problem-unreachable = 서버가 응답하지 않습니다. 인터넷에 연결되어 있나요?
page-problem-failed = 서버가 처리하지 못했습니다. 다시 해 보세요.
page-problem-unknown = 잘되지 않았습니다({ $reason }).
page-connection-lost = 연결이 끊겼습니다. 다시 연결하는 중…
page-connection-back = 다시 연결되었습니다.

## The start

page-home-title = { -game }의 양탄자 상인
page-home-lead = 아쌈을 시장으로 이끌고, 그가 갈 길에 양탄자를 깔아 다른 사람이 돈을 내게 하세요. 2~4명, 20분.
page-quick = 봇과 대전
page-quick-opponents = 상대는 몇 명?
page-quick-level = 얼마나 강하게?
page-play-now = 바로 시작
page-your-name = 내 이름
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = 다른 방법으로 즐기기
page-mode-here = 한 화면에서 함께
page-mode-here-hint = 노트북이나 휴대폰을 돌려 가며 합니다.
page-mode-link = 링크로 친구와 함께
page-mode-link-hint = 링크를 보내면 여는 사람이 자리에 앉습니다. 계정은 필요 없습니다.
page-mode-new = 테이블 만들기
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = 배우기
page-mode-learn-hint = 진짜 게임판에서 짧은 열 단계, 5분이면 됩니다.
page-mode-rules = 규칙
page-mode-rules-hint = 그림과 함께 짧게. 인쇄도 됩니다.
page-mode-lobby = 로비
page-mode-lobby-hint = 빈자리가 있는 테이블에 들어가거나 관전합니다.
page-mode-replay = 다시 보기
page-mode-replay-hint = 저장한 기록을 한 수씩 살펴봅니다.
page-my-tables = 내 테이블
page-forget-table = { $when } 테이블 지우기
page-level-rating = 레이팅 { $rating }
page-level-option = { $name }({ $rating })

## Setting up

page-new-title = 테이블 만들기
page-new-players = 플레이어
page-players = { $number }명
page-seat = { $number }번 자리
page-seat-who = 누가 앉나요?
page-seat-name = 이름
page-seat-level = 단계
page-seat-colour = 색
page-seat-second-colour = 두 번째 색
page-seat-open = 빈자리
page-sitter-me = 나
page-sitter-here = 이 화면의 다른 사람
page-sitter-link = 링크로 오는 친구
page-sitter-bot = 봇
page-sitter-link-hint = 테이블이 만들어지면 보낼 링크를 드립니다.
# The bots by their first names
page-bot-porter = 하산
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = 살마
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = 이드리스
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = 파티마
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = 유수프
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
})
page-new-first = 누가 먼저 하나요?
page-first-lot = 주사위로 결정
page-first-seat = { $number }번 자리
page-new-rules = 규칙
page-new-edition = 규칙서
page-edition-standard = 표준 규칙입니다.
page-new-options = 개별 규칙
page-options-changed = 규칙서와 다른 규칙이 있습니다.
page-options-reset = 규칙서대로
page-option-elimination = 돈을 다 못 내면
page-option-elimination-yes = 탈락
page-option-elimination-yes-hint = 가진 돈을 모두 내고 게임에서 빠집니다. 양탄자는 남고 주인이 없어집니다.
page-option-elimination-no = 계속
page-option-elimination-no-hint = 가진 돈을 모두 내고 계속합니다. 아무도 탈락하지 않습니다.
page-option-cover = 양탄자 덮기
page-option-cover-opponents = 남의 것을 보호
page-option-cover-opponents-hint = 다른 사람 양탄자의 양쪽 절반을 한꺼번에 덮을 수 없습니다. 자기 것은 됩니다.
page-option-cover-any = 모두 보호
page-option-cover-any-hint = 어떤 양탄자든 양쪽 절반을 한꺼번에 덮을 수 없습니다. 자기 것도 안 됩니다.
page-option-cover-colours = 색이 다를 때만
page-option-cover-colours-hint = 새 양탄자 밑의 두 절반은 가능하면 색이 달라야 합니다.
page-option-variant = 아쌈을 돌리는 때
page-option-variant-none = 굴리기 전
page-option-variant-none-hint = 차례인 사람이 방향을 정한 뒤 주사위를 굴립니다.
page-option-variant-turn-at-end = 차례 끝
page-option-variant-turn-at-end-hint = 양탄자를 깐 뒤 아쌈을 왼쪽이나 오른쪽으로 돌립니다. 다음 사람은 그쪽으로 가야 합니다.
page-option-variant-turn-at-end-optional = 차례 끝, 선택
page-option-variant-turn-at-end-optional-hint = 양탄자를 깐 뒤 아쌈을 왼쪽이나 오른쪽으로 돌리거나 그대로 둡니다. 다음 사람은 그쪽으로 가야 합니다.
page-option-two-player = 2인 게임
page-option-two-player-two-colours = 두 색씩
page-option-two-player-two-colours-hint = 각자 두 가지 색을 갖습니다. 색마다 12장씩, 모두 한 더미입니다.
page-option-two-player-one-colour = 한 색씩
page-option-two-player-one-colour-hint = 각자 한 색을 15장씩 갖습니다.
page-option-pile = 더미
page-option-pile-shuffled = 섞기
page-option-pile-shuffled-hint = 더미마다 다음 양탄자만 알 수 있습니다.
page-option-pile-alternating = 색을 번갈아
page-option-pile-alternating-hint = 두 색이 번갈아 나옵니다.
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
page-option-tiebreak = 동점일 때
page-option-tiebreak-dirhams = 디르함이 많으면 승
page-option-tiebreak-dirhams-hint = 디르함이 더 많은 사람이 앞섭니다.
page-option-tiebreak-rugs = 칸이 많으면 승
page-option-tiebreak-rugs-hint = 양탄자가 보이는 칸이 더 많은 사람이 앞섭니다.
page-option-tiebreak-none = 공동 순위
page-option-tiebreak-none-hint = 더 비교하지 않습니다.
page-option-heading = 아쌈의 처음 방향
page-option-heading-S = 아래
page-option-heading-S-hint = 보통 게임판을 놓는 방향입니다.
page-option-heading-N = 위
page-option-heading-N-hint = 게임판은 네 변이 서로 다릅니다.
page-option-heading-E = 오른쪽
page-option-heading-E-hint = 게임판은 네 변이 서로 다릅니다.
page-option-heading-W = 왼쪽
page-option-heading-W-hint = 게임판은 네 변이 서로 다릅니다.
page-option-dirhams = 처음 디르함
page-option-dirhams-hint = 모든 규칙서에서 30입니다. 적을수록 위험합니다.
page-option-rugs = 1인당 양탄자
page-option-rugs-hint = 한 사람이 차례를 몇 번 갖는지입니다.
page-new-table = 테이블
page-clock = 시계
page-clock-none = 없음
page-clock-none-hint = 원하는 만큼 생각할 수 있습니다.
page-clock-move = 차례마다
page-clock-total = 게임 전체
page-clock-time = 시간
page-clock-increment = 차례마다 추가
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
page-seconds = { $number }초
page-minutes = { $number }분
page-new-listed = 로비에 공개
page-new-listed-hint = 누구나 관전하고 빈자리에 앉을 수 있습니다. 공개하지 않으면 링크가 있는 사람만 들어옵니다.
page-new-take-back = 차례 무르기 허용
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = 시작
page-new-invite = 테이블 만들고 링크 받기
page-new-watch = 봇 대전 보기

## The lobby

page-lobby = 로비
page-lobby-open = 빈자리가 있는 테이블
page-lobby-none-open = 지금은 기다리는 사람이 없습니다.
page-lobby-new = 테이블 열기
page-lobby-running = 관전할 수 있는 게임
page-lobby-none-running = 지금은 공개된 게임이 없습니다.
page-lobby-watch-bots = 봇 대전 보기
page-join = 참가
page-watch = 관전
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = { $turn }번째 차례, { $left }번 남음.

## Waiting for others

page-waiting-title = 플레이어를 기다리는 중
page-waiting-seats = { $number ->
    [0] 자리가 모두 찼습니다
   *[other] 빈자리 { $number }개
}
page-waiting-link = 친구에게 보낼 링크
page-waiting-link-hint = 여는 사람은 자리에 앉을 수 있고, 자리가 차면 관전할 수 있습니다.
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = 링크 복사
page-share = 공유…
page-copied = 복사했습니다.
page-not-copied = 브라우저가 복사를 허용하지 않습니다: { $link }
page-start-bots = 또는 지금 시작
page-start-bots-hint = 빈자리에는 봇이 앉습니다.
page-start-now = 봇과 함께 시작
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
page-join-title = 자리가 있습니다
page-join-seat = 색
page-join-any = 아무거나
page-sit-down = 앉기

## At the table

page-table-title = 시장
page-players-list = 플레이어
page-panel = 할 일
page-board = 시장: a~g의 일곱 열, 1~7의 일곱 행
page-square-bare = { $square }: 빈칸
page-square-rug = { $square }: { $player } 님의 { $colour ->
    [red] 빨간
    [yellow] 노란
    [blue] 파란
   *[purple] 보라색
} 양탄자
page-square-neutral = { $square }: 주인 없는 { $colour ->
    [red] 빨간
    [yellow] 노란
    [blue] 파란
   *[purple] 보라색
} 양탄자
page-square-assam = { $rug }. 아쌈이 { $heading ->
    [N] 위쪽을
    [E] 오른쪽을
    [S] 아래쪽을
   *[W] 왼쪽을
} 보고 서 있습니다
page-badge-you = 나
page-badge-bot = 봇
page-badge-away = 자리 비움
page-badge-out = 탈락
page-rugs-left = 양탄자 { $number }장 남음
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-badge-next = next
page-worth = { $dirhams }디르함, 양탄자 { $squares }칸
page-points = { $number }점
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] 다음 사람이 어느 쪽으로 가게 할까요?
       *[no] { $player } 님: 다음 사람이 어느 쪽으로 가게 할까요?
    }
   *[no] { $alone ->
        [yes] 내 차례: 아쌈이 어느 쪽으로 갈까요?
       *[no] { $player } 님: 아쌈이 어느 쪽으로 갈까요?
    }
}
page-prompt-roll = { $alone ->
    [yes] 내 차례: 주사위를 굴리세요.
   *[no] { $player } 님: 주사위를 굴리세요.
}
page-prompt-lay = { $alone ->
    [yes] 아쌈 옆에 양탄자를 깔아 주세요.
   *[no] { $player } 님: 아쌈 옆에 양탄자를 깔아 주세요.
}
page-prompt-wait = { $player } 님이 생각하는 중…
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = { $player } 님의 차례
page-ways = 방향
page-way-L = 왼쪽
page-way-F = 앞으로
page-way-R = 오른쪽
page-expect = 평균 { $costs }
page-throw = 주사위 굴리기
page-turn-assam = 아쌈 돌리기
page-lay = 양탄자 깔기
page-lay-hint = 아쌈 옆 칸을 누르거나 두 칸을 밀어서 고르세요.
page-lay-ready = 한 번 더 누르면 깔립니다. 다른 곳을 골라도 됩니다.
page-lay-on = { $near }, { $far } 칸에 깔기
page-skip = 건너뛰기
page-undo = 되돌리기
page-take-back = 무르기
page-come-back = { $player } 자리로 돌아와 직접 하기
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on
page-time-left = Time left: { $time }
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.
page-watching = { $number ->
    [0] 다른 관전자가 없습니다.
   *[other] { $number }명이 관전 중입니다.
}

## What happened, besides the game

page-log = 지금까지의 진행
page-log-sat = { $player } 님이 자리에 앉습니다.
page-log-began = 게임을 시작합니다. { $player } 님이 먼저입니다.
page-log-took-back = { $player } 님이 차례를 무릅니다.
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: “{ $phrase }”
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player } 님이 돌아왔습니다.
page-log-rematch-offered = { $player } 님이 한 판 더 하고 싶어 합니다.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = 다음 게임 테이블이 준비되었습니다.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

## Menu

page-menu = 메뉴
page-copy-seat = 내 자리 링크 복사
page-copy-seat-hint = 다른 기기에서 이어 하기 위한 링크입니다. 아무에게도 주지 마세요.
page-stand-in = { $player } 님 대신 봇이 하기
page-resign = 포기
page-resign-ask = { $player } 님, 정말 포기하시겠어요? 되돌릴 수 없습니다.
page-resign-yes = 포기
page-resign-no = 계속하기
page-phrases = 말하기

## What can be said

page-phrase-hello = 안녕하세요!
page-phrase-good-luck = 행운을 빌어요!
page-phrase-thinking = 생각 좀 할게요…
page-phrase-your-turn = 하실 차례예요.
page-phrase-nice-rug = 멋진 양탄자네요!
page-phrase-lucky = 오늘 운이 좋으시네요.
page-phrase-ouch = 아야!
page-phrase-oops = 이런.
page-phrase-thanks = 고마워요!
page-phrase-sorry = 미안해요!
page-phrase-well-played = 잘하셨어요!
page-phrase-again = 한 판 더?
page-phrase-have-to-go = 곧 가야 해요.
page-phrase-bye = 또 만나요!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = 도움말
page-help-rules = 게임 방법
page-rules-aim = 게임이 끝나면 1디르함이 1점이고, 내 양탄자가 보이는 칸도 하나에 1점입니다. 점수가 가장 높은 사람이 이깁니다.
page-rules-turn = 차례가 되면 아쌈을 그대로 두거나 왼쪽이나 오른쪽으로 돌린 다음 주사위를 굴립니다. 아쌈은 똑바로 걷고, 가장자리에서는 모자이크를 따라 시장으로 돌아옵니다.
page-rules-pay = 아쌈이 다른 사람의 양탄자에서 멈추면, 그곳에 이어진 같은 색 칸 하나마다 1디르함을 주인에게 냅니다.
page-rules-lay = 그런 다음 두 칸에 양탄자를 깝니다. 적어도 한 칸은 아쌈 바로 옆이어야 합니다. 다른 양탄자를 덮을 수 있지만, 다른 사람 양탄자의 양쪽 절반을 한꺼번에 덮을 수는 없습니다.
page-rules-end = 마지막 양탄자를 깔면 게임이 끝납니다. 규칙서에 따라서는 돈을 다 못 내면 탈락합니다.
page-help-keys = 단축키
page-key-primary = 지금 할 일 하기: 굴리기, 깔기, 건너뛰기
page-key-arrows = 게임판에서 가리키는 방향으로 고르기
page-key-ways = 아쌈 기준으로 왼쪽, 앞, 오른쪽 고르기
page-key-throw = 주사위 굴리기
page-key-board = 게임판에서 화살표는 커서 이동, Enter는 선택과 확인, 스페이스는 양탄자 돌리기
page-key-undo = 되돌리기
page-key-take-back = 한 차례 무르기
page-key-skip = 움직임 건너뛰기
page-key-mute = 소리 켜기/끄기
page-key-say = 말하기
page-key-log = 지금까지의 진행
page-key-menu = 메뉴
page-key-help = 이 도움말
page-key-step = 한 수 뒤로, 앞으로
page-key-ends = 처음으로, 끝으로
page-key-play = 재생, 일시 정지

## Settings

page-settings = 설정
page-settings-language = 언어
page-settings-theme = 페이지 색상
page-theme-auto = 시스템 설정대로
page-theme-light = 밝게
page-theme-dark = 어둡게
page-theme-contrast = 고대비
page-settings-speed = 속도
page-speed-slow = 느리게
page-speed-normal = 보통
page-speed-fast = 빠르게
page-speed-instant = 즉시
page-settings-motion = 움직임
page-motion-auto = 시스템 설정대로
page-motion-less = 적게
page-motion-full = 모두 움직임
page-settings-confirm = 두기 전에 확인
page-settings-confirm-hint = 한 번 누르면 고르고, 한 번 더 누르거나 버튼을 누르면 실행합니다.
page-settings-sounds = 소리
page-settings-coordinates = 행과 열 이름

## The end

page-end-winner = { $player } 님의 승리!
page-end-shared = 공동 우승: { $players }
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = 순위
page-ranking-place = 순위
page-ranking-player = 플레이어
page-ranking-dirhams = 디르함
page-ranking-squares = + 양탄자
page-ranking-points = = 점수
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = 한 판 더
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = 다른 사람을 기다리는 중…
page-rematch-withdraw = Take the offer back
page-rematch-go = 다음 게임으로
page-save-record = 기록 저장
page-copy-replay = 다시 보기 링크 복사
page-chart-title = 점수 흐름
page-chart = 점수 흐름. 마지막: { $ends }
page-chart-end = { $name }: { $points }점
page-statistics = 숫자로 보기
page-statistics-turns = 모두 { $number }번의 차례를 진행했습니다.
page-statistics-highest = 한 번에 가장 많이 낸 돈은 { $player } 님이 { $owner } 님에게 낸 { $paid }디르함입니다.
page-statistics-none = 아무도 돈을 내지 않았습니다.
page-statistics-paid = 낸 돈
page-statistics-received = 받은 돈
page-statistics-throw = 주사위 평균
page-statistics-mosaics = 모자이크
page-dice = 주사위는 공정했나요?
page-dice-all-fair = { $rugs ->
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = 비밀 숫자가 약속한 숫자와 다릅니다.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = { $player } 님이 먼저였어야 합니다.
page-dice-throw = { $number }번째 주사위: 나왔어야 할 눈은 { $drawn }, 실제로 쓰인 눈은 { $played }입니다.
page-dice-pile = { $player } 님의 { $number }번째 양탄자는 다른 색이었어야 합니다.
page-dice-numbers = 숫자 보기
page-dice-commitment-is = 게임 전에 보여 준 값(비밀 숫자의 SHA-256)
page-dice-seed-is = 비밀 숫자
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

## Replay

page-replay = 다시 보기
page-replay-hint = 저장한 기록을 여기에 끌어다 놓거나, 파일을 고르거나, 내용을 붙여 넣으세요.
page-replay-file = 파일
page-replay-text = 기록 내용
page-replay-show = 보기
page-replay-turn = { $turn }번째 차례
page-replay-controls = 다시 보기
page-replay-first = 처음으로
page-replay-back = 한 수 뒤로
page-replay-play = 재생
page-replay-pause = 일시 정지
page-replay-forth = 한 수 앞으로
page-replay-last = 끝으로
page-replay-position = 진행 위치
page-replay-result = 결과와 숫자
