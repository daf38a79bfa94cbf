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
page-your-name = 내 이름
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] 이름은 여기까지, { $most }자가 한도입니다.
   *[other] { $number }자 더 쓸 수 있습니다.
}
# When more was written, or pasted, than fits
page-name-cut = 이름은 { $most }자까지입니다. 나머지는 잘렸습니다.
page-more-ways = 다른 방법으로 즐기기
page-mode-here = 한 화면에서 함께
page-mode-link = 링크로 친구와 함께
page-mode-new = 테이블 만들기
page-mode-learn = 배우기
page-mode-rules = 규칙
page-mode-lobby = 로비
page-mode-replay = 다시 보기
page-my-tables = 내 테이블
page-forget-table = { $when } 테이블 지우기
page-level-rating = 레이팅 { $rating }

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
# The bots by their first names: no two at a table have the same one
page-bot-porter = 하산
page-bot-porter-2 = 무스타파
page-bot-porter-3 = 브라힘
page-bot-porter-4 = 라르비
page-bot-apprentice = 살마
page-bot-apprentice-2 = 나디아
page-bot-apprentice-3 = 지네브
page-bot-apprentice-4 = 카림
page-bot-peddler = 이드리스
page-bot-peddler-2 = 오마르
page-bot-peddler-3 = 자밀라
page-bot-peddler-4 = 안와르
page-bot-merchant = 파티마
page-bot-merchant-2 = 라시드
page-bot-merchant-3 = 카디자
page-bot-merchant-4 = 말리카
page-bot-master = 유수프
page-bot-master-2 = 아이샤
page-bot-master-3 = 메흐디
page-bot-master-4 = 함자
page-bot-storyteller = 사피야
page-bot-pourer = 아야
page-bot-grandmother = 조흐라
page-bot-mason = 타리크
page-bot-weaver = 누르
page-bot-drummer = 빌랄
# Two people who have the same name, told apart by their colours
page-same-name = { $name }({ $colour ->
    [red] 빨강
    [yellow] 노랑
    [blue] 파랑
   *[purple] 보라
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
page-option-area = 돈을 내는 구역
page-option-area-colour = 색별
page-option-area-colour-hint = 한 사람의 두 색은 서로 다른 구역입니다.
page-option-area-owner = 주인별
page-option-area-owner-hint = 한 사람의 두 색이 한 구역을 이룹니다. 이어진 칸 모두에 돈을 냅니다.
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
page-clock-out = 시간이 다 되면
page-clock-out-bot = 그 차례는 봇이 대신
page-clock-out-out = 바로 탈락
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = 시계: 한 차례에 { $number }초.
page-clock-tells-move-minutes = 시계: 한 차례에 { $number }분.
page-clock-tells-total = { $increment ->
    [0] 시계: 게임 전체에 { $number }초.
   *[other] 시계: { $number }초 + 차례마다 { $increment }초.
}
page-clock-tells-total-minutes = { $increment ->
    [0] 시계: 게임 전체에 { $number }분.
   *[other] 시계: { $number }분 + 차례마다 { $increment }초.
}
page-clock-means-bot = 시간이 다 되면 그 차례는 봇이 대신 합니다. 세 번째에는 탈락합니다.
page-clock-means-out = 시간이 다 되면 탈락합니다.
page-seconds = { $number }초
page-minutes = { $number }분
page-new-listed = 로비에 공개
page-new-listed-hint = 누구나 관전하고 빈자리에 앉을 수 있습니다. 공개하지 않으면 링크가 있는 사람만 들어옵니다.
page-new-take-back = 차례 무르기 허용
page-new-practice-hint = 사람이 모두 이 화면 앞에 있을 때만 됩니다. 무르면 주사위를 새로 굴리고, 결과에 연습이었다고 표시됩니다. 허용하지 않으면 주사위를 굴린 뒤에는 아무것도 무를 수 없습니다.
page-new-begin = 시작
page-new-invite = 테이블 만들고 링크 받기
page-new-watch = 봇 대전 보기

## The lobby

page-lobby = 로비
page-lobby-open = 빈자리가 있는 테이블
page-lobby-none-open = 지금은 기다리는 사람이 없습니다.
page-lobby-new = 테이블 열기
page-lobby-running = 관전할 수 있는 게임
page-lobby-watch-bots = 봇 대전 보기
page-join = 참가
page-watch = 관전
page-look = 둘러보기
page-listing-deserted = 지금은 아무도 없음
page-listing-rules = { $known ->
    [yes] 규칙: { $edition }
   *[no] 자체 규칙
}{ $variant ->
    [yes] , 차례 끝에 돌리기
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
page-link-network = 같은 Wi-Fi처럼 같은 네트워크에 있는 사람은 누구나 쓸 수 있습니다.
page-link-address = 주소
page-qr = 링크의 QR 코드: { $link }
page-qr-hint = 또는 휴대폰 카메라로 찍으세요.
page-here-only = 이 링크는 이 컴퓨터에서만 열립니다.
page-here-only-new = 지금은 이 컴퓨터에서만 게임에 들어올 수 있습니다. 링크를 보내도 다른 곳에서는 열리지 않습니다.
page-here-only-command = 같은 네트워크의 모두가 들어올 수 있게 하려면 터미널에서 Ctrl-C로 게임을 닫고 이 명령으로 다시 시작하세요. 테이블은 모두 보관됩니다.
page-here-only-host = 이 서버를 운영하는 사람이 다른 사람에게 열어 줄 수 있습니다.
page-copy-command = 명령 복사
page-copied-here = 복사했습니다. 이 링크는 이 컴퓨터에서만 열립니다.
page-copy-link = 링크 복사
page-share = 공유…
page-copied = 복사했습니다.
page-not-copied = 브라우저가 복사를 허용하지 않습니다: { $link }
page-start-bots = 또는 지금 시작
page-start-bots-hint = 빈자리에는 봇이 앉습니다.
page-start-now = 봇과 함께 시작
page-waiting-listed = 누군가 있는 동안 이 테이블이 로비에 나옵니다. 모두 떠나면 몇 분 뒤에 없어집니다.
page-deserted-listed = 지금 이 테이블에는 아무도 없습니다. 누군가 돌아오면 바로 앉을 수 있습니다.
page-deserted-friends = 지금 이 테이블에는 아무도 없습니다. 앉아서 다른 사람을 기다릴 수 있습니다.
page-close-table = 테이블 닫기
page-close-table-hint = 테이블이 치워지고 링크는 더 이상 열리지 않습니다.
page-close-table-yes = 네, 닫습니다
page-close-table-no = 그대로 두기
page-closed-title = 이 테이블은 닫혔습니다
page-closed = 게임이 시작되기 전에 { $player } 님이 닫았습니다.
page-closed-host = 운영자가 이 테이블을 닫았습니다.
page-closed-host-game = 게임은 결과 없이 끝납니다.
# What whoever runs the server has written about it
page-host-says = 운영자의 말: { $why }
page-banned-title = 여기에는 들어올 수 없습니다
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
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] 빨강
    [yellow] 노랑
    [blue] 파랑
   *[purple] 보라
}: 양탄자 { $number }장 남음
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] 다음은 빨강
    [yellow] 다음은 노랑
    [blue] 다음은 파랑
   *[purple] 다음은 보라
}: 양탄자 { $number }장 남음
# On the pile from which the next rug comes: very short
page-badge-next = 다음
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
page-prompt-away = 자리를 비운 { $player } 님을 기다리는 중
page-prompt-watch = { $player } 님의 차례
page-ways = 방향
page-way-F = 앞으로
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
page-away-offer = 더 기다릴까요, 아니면 { $player } 님이 돌아올 때까지 봇에게 맡길까요?
page-away-wait = 기다리기
page-away-bot = 봇에게 맡기기

## Time that runs out

page-time-left = 남은 시간: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = 이 플레이어가 돌아올 때까지 시계가 멈춰 있습니다.
page-time-short = { $means ->
    [bot] { $number }초 남았습니다. 시간이 다 되면 이 차례는 봇이 대신 합니다.
   *[out] { $number }초 남았습니다. 시간이 다 되면 탈락합니다.
}
page-time-last = { $number }초 남았습니다!
page-time-over-1 = 시간이 다 되어 이번 차례는 봇이 대신 합니다. 다음 차례부터는 다시 직접 결정합니다. 두 번 더 이러면 탈락합니다.
page-time-over-2 = 두 번째로 시간이 다 되어 이번 차례는 봇이 대신 합니다. 다음 차례부터는 다시 직접 결정합니다. 한 번 더 이러면 탈락합니다.
page-time-over-out = 시간이 다 되어 탈락했습니다. 내 양탄자로는 봇이 계속합니다. 끝까지 지켜보거나 다른 테이블에서 즐겨 보세요.

## Who watches

page-watching = { $number ->
    [0] 다른 관전자가 없습니다.
   *[other] { $number }명이 관전 중입니다.
}

## What happened, besides the game

page-log = 지금까지의 진행
page-log-sat = { $player } 님이 자리에 앉습니다.
page-log-began = 게임을 시작합니다. { $player } 님이 먼저입니다.
page-log-took-back = { $player } 님이 차례를 무릅니다.
page-log-redrawn = { $player } 님이 차례를 무릅니다. 주사위를 새로 굴립니다.
page-log-said = { $player }: “{ $phrase }”
page-log-timed-out = { $times ->
    [1] { $player } 님의 시간이 다 되었습니다. 이번 차례는 봇이 대신 합니다.
   *[other] { $player } 님의 시간이 두 번째로 다 되었습니다. 이번 차례는 봇이 대신 합니다.
}
page-log-left = { $why ->
    [time] { $player } 님이 시간이 다 되어 탈락합니다.
    [abandoned] { $player } 님이 게임을 떠났습니다.
   *[resigned] { $player } 님이 포기합니다.
}
page-log-bot-for = 봇이 { $player } 님 대신 합니다.
page-log-came-back = { $player } 님이 돌아왔습니다.
page-log-rematch-offered = { $player } 님이 한 판 더 하고 싶어 합니다.
page-log-rematch-withdrawn = { $player } 님이 한 판 더 하자는 제안을 거둡니다.
page-log-rematch-made = 다음 게임 테이블이 준비되었습니다.
page-log-closed = { $player } 님이 테이블을 닫습니다.
page-log-closed-host = 운영자가 테이블을 닫습니다.
page-log-over-left = 계속할 사람이 없습니다. 게임이 끝났습니다.

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

## Reporting somebody to whoever runs the server

page-report = 신고하기
page-report-hint = 이 서버를 운영하는 사람에게 전해지며, 운영자는 테이블을 닫을 수 있습니다. 다른 플레이어에게는 알리지 않습니다.
page-report-who = 누구를 신고하나요?
page-report-why = 무엇이 문제인가요?
page-report-why-of = { $player } 님의 무엇이 문제인가요?
page-report-name = 불쾌한 이름
page-report-cheating = 부정행위
page-report-stalling = 고의 지연
page-report-other = 기타
page-report-done = 고맙습니다. 이제 이 서버를 운영하는 사람이 볼 수 있습니다.

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
# How the game came to its end
page-end-how = { $how ->
    [last-rug] 마지막 양탄자를 깔았습니다.
    [last-player] 나머지가 모두 탈락했습니다.
    [resigned] 나머지가 모두 포기했습니다.
    [time] 나머지는 모두 시간이 다 되었습니다.
    [bots] 봇만 남았습니다.
   *[left] 게임에 남은 사람이 더 없었습니다.
}
page-ranking = 순위
page-ranking-place = 순위
page-ranking-player = 플레이어
page-ranking-dirhams = 디르함
page-ranking-squares = + 양탄자
page-ranking-points = = 점수
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] 탈락
    [time] 시간 초과
    [abandoned] 떠남
   *[resigned] 포기
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = 탈락했거나 게임을 떠난 사람은 점수가 없고 나머지 모두보다 순위가 낮습니다. 먼저 나간 사람일수록 더 낮습니다.
page-rematch = 한 판 더
page-rematch-accept = { $number ->
    [1] { $player } 님이 한 판 더 하고 싶어 합니다: 함께하기
   *[other] { $number }명이 한 판 더 하고 싶어 합니다: 함께하기
}
page-rematch-waiting = 다른 사람을 기다리는 중…
page-rematch-withdraw = 제안 거두기
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
    [0] 브라우저가 주사위 { $throws }번을 모두 다시 계산했습니다. 모두 나와야 할 그대로입니다.
   *[other] 브라우저가 주사위 { $throws }번과 양탄자 { $rugs }장의 순서를 모두 다시 계산했습니다. 모두 나와야 할 그대로입니다.
}
page-dice-bots = 그중 { $number }번은 봇의 주사위로, 그 전에 플레이어들의 브라우저가 공개한 값에서 나왔습니다.
page-dice-alone = 그중 { $number }번은 서버 혼자 정한 것으로, 플레이어의 브라우저가 보탠 것이 없습니다.
page-dice-redrawn = 연습 게임이었습니다. 주사위를 { $number }번 무르고 새로 굴렸습니다.
page-dice-seen = 브라우저는 게임을 시작할 때 본 값과도 비교했습니다.
page-dice-unseen = 브라우저는 이 게임의 시작을 보지 못해, 그때 보여 준 값은 지금 전해진 그대로 받아들입니다.
page-dice-how = 게임 전에 서버는 비밀 숫자 하나를, 플레이어의 브라우저는 저마다 자기 숫자를 약속해 두었습니다. 주사위의 눈은 이 둘에서 정해지고, 브라우저는 주사위를 굴릴 때 자기 숫자의 한 조각을 공개합니다. 그래서 서버를 운영하는 사람조차 눈을 미리 알거나 고를 수 없었습니다.
page-dice-commitment = 비밀 숫자가 약속한 숫자와 다릅니다.
page-dice-chain = { $player } 님의 브라우저가 시작할 때 낸 값과 실제로 쓰인 값이 다릅니다.
page-dice-link = { $number }번째 주사위에 공개된 값이 다음에 나와야 할 값과 다릅니다.
page-dice-count = 주사위 횟수가 모자라거나 너무 많습니다.
page-dice-first = { $player } 님이 먼저였어야 합니다.
page-dice-throw = { $number }번째 주사위: 나왔어야 할 눈은 { $drawn }, 실제로 쓰인 눈은 { $played }입니다.
page-dice-pile = { $player } 님의 { $number }번째 양탄자는 다른 색이었어야 합니다.
page-dice-numbers = 숫자 보기
page-dice-commitment-is = 게임 전에 보여 준 값(비밀 숫자의 SHA-256)
page-dice-seed-is = 비밀 숫자
page-dice-chain-is = { $player } 님의 브라우저가 낸 값
page-dice-link-is = { $number }번째 주사위에 공개된 값

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
