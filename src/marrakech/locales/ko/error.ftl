### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = “{ $text }” 칸은 없습니다. 칸은 a1부터 g7까지입니다
error-action = “{ $text }”: 행동이 아닙니다. L, F, R, 1~4, d3e3 같은 양탄자, 또는 =red 형식으로 쓰세요
error-rug = { $near }, { $far }: 서로 이웃한 두 칸이 아닙니다
error-action-number = { $number }번 행동은 없습니다. 번호는 0부터 { $most }까지입니다

## Rule sets

error-option-value = { $option }: { $value } 값은 쓸 수 없습니다. 다음 중에서 고르세요: { $choices }
error-option-range = { $option }: { $value } 값은 쓸 수 없습니다. { $least }~{ $most } 사이의 정수여야 합니다
error-one-colour-needs-two = two_player="one colour" 옵션은 2인용이며 { $players }인에는 쓸 수 없습니다
error-alternating-needs-two-colours = pile="alternating" 옵션은 두 사람이 두 색씩 가질 때만 쓸 수 있습니다
error-odd-rugs = 두 색일 때 한 사람의 양탄자는 짝수여야 합니다. { $rugs }장은 안 됩니다
error-no-variant = “{ $edition }” 판본에는 변형 규칙이 없습니다
error-edition = “{ $text }” 판본은 없습니다. 있는 판본: { $known }
error-rules = “{ $text }”: 규칙 세트가 아닙니다. international/4처럼 판본, 빗금, 2·3·4를 쓰세요
error-rules-option = “{ $text }”: 규칙 옵션이 아니거나 두 번 쓰였습니다. 있는 옵션: { $known }
error-no-such-seat = { $seat }번 자리는 없습니다. 자리는 0부터 { $last }까지입니다
error-no-hidden-piles = 두 색을 섞은 더미에만 알아낼 순서가 있습니다
error-wrong-piles = 더미가 남은 양탄자와 맞지 않습니다

## What is not allowed

error-number-not-legal = { $number }번 행동은 여기서 할 수 없습니다
error-batch-not-legal = { $number }번 행동은 { $game }번 판에서 할 수 없습니다
error-nothing-to-pop = 되돌릴 행동이 없습니다
error-nothing-played = 아직 아무 행동도 하지 않았습니다
error-no-chance = 지금은 굴릴 주사위도 공개할 양탄자도 없습니다
error-game-over = { $action }: 할 수 없습니다. 게임이 끝났습니다
error-not-now = { $action }: “{ $phase ->
    [turn] 방향 돌리기
    [roll] 주사위 굴리기
    [lay] 양탄자 깔기
    [reveal] 양탄자 공개
    [over] 종료
   *[other] { $phase }
}” 단계에서는 할 수 없습니다. 가능한 행동: { $legal }
error-must-turn = 아쌈을 왼쪽이나 오른쪽으로 돌려야 합니다. 가능한 행동: { $legal }
error-not-in-pile = 이 더미의 다음 장은 { $colour ->
    [red] 빨간
    [yellow] 노란
    [blue] 파란
   *[purple] 보라색
} 양탄자일 수 없습니다
error-under-assam = { $action }: 아쌈({ $assam }) 밑에 놓이게 됩니다. 가능한 행동: { $legal }
error-not-beside-assam = { $action }: 아쌈이 있는 칸({ $assam })에 닿지 않습니다. 가능한 행동: { $legal }
error-far-square-first = { $action }: 순서가 거꾸로입니다. 아쌈({ $assam }) 옆 칸을 먼저 써서 { $right } 형식으로 쓰세요
error-covers-whole-rug = { $action }: { $colour ->
    [red] 빨간
    [yellow] 노란
    [blue] 파란
   *[purple] 보라색
} 양탄자를 통째로 덮게 됩니다. 가능한 행동: { $legal }
error-same-colours = { $action }: { $colour ->
    [red] 빨간
    [yellow] 노란
    [blue] 파란
   *[purple] 보라색
} 절반 두 개를 덮게 됩니다. 가능한 행동: { $legal }

## Positions

error-position-fields = 국면은 여섯 항목(게임판, 아쌈, 차례, 단계, 플레이어, 규칙)이어야 합니다. { $given }개는 안 됩니다
error-position-assam = “{ $text }”: 아쌈의 위치가 아닙니다. d4S처럼 칸과 N, E, S, W 중 하나를 쓰세요
error-position-mover = “{ $text }”: 누구 차례인지 알 수 없습니다. 다음 중에서 고르세요: { $seats }
error-position-phase = “{ $text }”: 단계가 아닙니다. 다음 중에서 고르세요: { $phases }
error-position-purse = “{ $text }”: 플레이어가 아닙니다. 30r12처럼 디르함과 양탄자를 쓰거나 x1을 쓰세요
error-position-top = “{ $text }”: 다음 양탄자를 잘못 썼습니다. 두 색이고 양탄자가 남아 있으면 =r 또는 =?, 아니면 아무것도 쓰지 않습니다
error-board-rows = 게임판은 일곱 줄이어야 합니다. { $given }줄은 안 됩니다
error-board-columns = 게임판의 { $row }번 줄이 일곱 칸이 아니라 { $given }칸입니다
error-board-cell = 게임판의 { $row }번 줄에 “{ $text }” 글자가 있습니다. 빈칸은 1~7, 양탄자는 r, y, b, p와 ^ > v < 중 하나로 쓰세요
error-colour-not-played = { $square } 칸의 { $colour ->
    [red] 빨간
    [yellow] 노란
    [blue] 파란
   *[purple] 보라색
} 양탄자는 아무도 쓰지 않는 색입니다
error-half-off-board = { $square } 칸 양탄자의 다른 절반이 게임판 밖으로 나갑니다
error-half-missing = { $square } 칸 양탄자의 다른 절반은 { $other } 칸에 있어야 하는데, 그 칸이 비어 있습니다
error-half-nowhere = { $square } 칸 양탄자의 다른 절반이 어디에도 없습니다. 옆에서 덮고 있는 양탄자도 없습니다
error-rugs-in-a-ring = { $squares } 칸의 양탄자들이 서로의 밑에 꼬리를 물고 놓이게 됩니다
error-players-number = 플레이어는 { $given }명인데 규칙은 { $wanted }인용입니다
error-purse-colours = { $seat ->
    [red] 빨강
    [yellow] 노랑
    [blue] 파랑
   *[purple] 보라
} 플레이어의 양탄자 색: { $wanted }
error-out-with-goods = { $seat ->
    [red] 빨강
    [yellow] 노랑
    [blue] 파랑
   *[purple] 보라
} 플레이어는 탈락해서 디르함도 양탄자도 남아 있을 수 없습니다
error-too-many-rugs = { $colour ->
    [red] 빨간
    [yellow] 노란
    [blue] 파란
   *[purple] 보라색
} 양탄자가 깔린 것과 남은 것을 합해 { $most }장보다 많습니다
error-top-not-in-pile = { $seat ->
    [red] 빨강
    [yellow] 노랑
    [blue] 파랑
   *[purple] 보라
} 플레이어의 다음 장은 { $colour ->
    [red] 빨강
    [yellow] 노랑
    [blue] 파랑
   *[purple] 보라
}일 수 없습니다. 남은 것이 없습니다
error-top-unknown = 그 전에 더미의 다음 양탄자를 공개해야 합니다
error-dirhams-together = 디르함을 모두 합해 { $most }보다 많을 수 없습니다
error-out-without-elimination = 이 규칙에는 탈락이 없습니다
error-leaving-order = 탈락 순서는 첫째, 둘째, 셋째여야 하고 한 명은 남아야 합니다
error-over = 여기서는 게임이 끝났습니다. 양탄자가 없거나 한 명만 남았습니다
error-not-over = 여기서는 게임이 끝나지 않았습니다. 양탄자와 플레이어가 남아 있습니다
error-mover-cannot = { $seat ->
    [red] 빨강
    [yellow] 노랑
    [blue] 파랑
   *[purple] 보라
} 플레이어의 차례일 수 없습니다. 탈락했거나 양탄자가 없습니다

## Plain data

error-field-object = { $path }: 객체여야 합니다
error-field-text = { $path }: 문자열이어야 합니다
error-field-flag = { $path }: true 또는 false여야 합니다
error-field-number = { $path }: { $least }~{ $most } 사이의 정수여야 합니다
error-field-list = { $path }: 길이 { $length }의 목록이어야 합니다
error-field-choice = { $path }: 다음 중 하나여야 합니다: { $choices }
error-field-missing = { $path }: 빠져 있습니다
error-field-unknown = { $path }: 그런 항목은 없습니다
error-field-reveal-only = { $path }: “reveal” 단계에서만 씁니다
error-field-reveal = 더미의 다음 양탄자가 아직 공개되지 않았을 때만 “reveal” 단계입니다
error-field-seat = 여기서 행동하는 자리: { $wanted }
error-field-leaving = { $path }: 아직 남아 있으므로 탈락 순서가 없습니다
error-rug-id = 양탄자 { $rug }: 이웃한 두 칸의 양탄자 한 장이 아닙니다: { $squares }
error-rug-id-two = { $squares }: 양탄자 한 장이므로 id가 같아야 합니다

## Records

error-in-record = { $line }행 { $column }열: { $why }
error-record-header = 헤더가 아닙니다. [Name "value"] 형식으로 쓰세요
error-record-header-name = “{ $name }”: 여기서 헤더 이름으로 쓸 수 없습니다
error-record-header-value = 헤더 { $name }: 문자열이어야 합니다
error-record-remark = 전체 { $actions }개 중 { $number }번째 행동 뒤에는 주석을 달 수 없습니다
error-record-names = 플레이어는 { $players }명인데 이름이 { $given }개입니다
error-record-half-character = 반쪽짜리 문자가 있어 파일에 저장할 수 없습니다
error-record-header-twice = 헤더 { $name }: 두 번 나옵니다
error-record-without-rules = 게임은 헤더로 시작하며 Rules 헤더가 꼭 있어야 합니다
error-record-rules-differ = Rules 헤더와 Position 헤더의 규칙이 서로 다릅니다
error-record-first = “{ $text }”부터 시작할 수 없습니다. 다음 중에서 고르세요: { $seats }
error-record-word = “{ $text }”: 행동도, 차례 번호도, 결과도 아닙니다
error-record-open-remark = 이 주석은 {"}"} 기호로 닫히지 않았습니다
error-record-number = { $number }번째 차례는 { $wanted }번째 차례여야 합니다
error-record-number-here = { $number }번째 차례는 여기서 시작할 수 없습니다
error-record-result = 적힌 결과는 { $stated }, 실제 결과는 { $result }입니다
error-record-not-one = 한 판이어야 하는데 { $games }판입니다

## Bots

error-bot = “{ $text }” 봇은 없습니다. 있는 봇: { $known }
error-bot-text = “{ $text }”: 봇이 아닙니다. 이름이나 bestfirst:ms=200처럼 옵션을 붙인 이름을 쓰세요
error-bot-option = 봇 { $bot }: “{ $text }” 옵션이 없습니다. 있는 옵션: { $known }
error-bot-option-text = “{ $bot }”의 “{ $text }”: 옵션이 아닙니다. ms=200처럼 이름과 값을 쓰세요
error-bot-option-number = { $option }: { $text } 값은 쓸 수 없습니다. { $least }~{ $most } 사이의 정수여야 합니다
error-bot-option-word = { $option }: { $text } 값은 쓸 수 없습니다. 다음 중에서 고르세요: { $words }
error-bot-class = “{ $text }”: 어느 클래스인지 알 수 없습니다. my_bot.py:MyBot 형식으로 쓰세요
error-bot-no-brain = “{ $text }”: 별도의 프로세스에서 돌기 때문에 두뇌를 빌릴 수 없습니다

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = { $file } 파일이 없습니다
error-load-module = { $module } 모듈이 없습니다
error-load-class = 그 안에 { $kind } 클래스가 없습니다. 있는 클래스: { $known }
error-load-choose = { $kind } 클래스에 choose(self, view, clock) 메서드가 없습니다
error-load-raised = { $what } 오류가 났습니다({ $where })
error-load-hung = { $seconds }초가 지나도 준비되지 않았습니다({ $where })
error-load-died = 프로세스가 끝났습니다: { $what } ({ $where })
error-load-hello = hello에 엔진처럼 답하지 않습니다: { $what }
error-forfeit-cannot-load = { $bot }: 불러올 수 없습니다: { $why }
error-forfeit-raised = { $bot }: { $what } 오류가 났습니다({ $where }). 국면: { $position }
error-forfeit-hung = { $bot }: { $seconds }초가 지나도 결정하지 못했습니다({ $where }). 국면: { $position }
error-forfeit-died = { $bot }: 프로세스가 끝났습니다: { $what } ({ $where }). 국면: { $position }
error-forfeit-no-action = { $bot }: { $what } 값은 행동이 아닙니다. 국면: { $position }
error-forfeit-illegal = { $bot }: { $action } 행동은 할 수 없습니다: { $why }. 국면: { $position }
error-forfeit-stopped = { $bot }: 더는 다시 시작하지 않습니다. { $times }번 잇달아 실패했습니다. 마지막 이유: { $why }

## Matches

error-arena-nobody = 대전에는 봇이 적어도 하나 필요합니다
error-arena-games = 대전은 적어도 한 판이어야 합니다. { $number }판은 안 됩니다
error-arena-other-match = { $file } 파일에는 다른 대전이 들어 있습니다. 요청과 다른 항목: { $what }
error-arena-no-state = { $file } 파일에는 대전 상태가 없습니다
error-arena-extra = { $package } 패키지가 필요합니다: pip install 'marrakech[{ $extra }]'
error-arena-plot = 그래프는 .png나 .svg 파일에만 쓸 수 있습니다. { $file } 파일은 안 됩니다
error-arena-cluster = { $address } 주소의 Ray 클러스터가 응답하지 않습니다: { $why }
error-survey-not-learned = 봇 { $bot }: 아직 { $rules } 규칙을 배우지 않았습니다

## Training

error-train-no-state = { $file } 파일에 학습 상태가 없거나 다른 버전의 것입니다
error-train-other-plan = { $file } 파일에는 다른 학습이 들어 있습니다. 요청과 다른 항목: { $what }
error-train-no-value = { $file } 파일에 평가값이 없습니다
error-train-other-rules = { $file } 파일은 { $learned } 규칙으로 학습한 것이며 { $wanted } 규칙용이 아닙니다

## Servers

error-server-no-table = 그런 테이블이 없거나 이미 치워졌습니다
error-server-not-found = 여기에는 아무것도 없습니다
error-server-method = 여기서는 할 수 없는 일입니다
error-server-not-understood = 이해할 수 없습니다: { $why }
error-server-too-large = 너무 큽니다. 최대 { $most }바이트까지 받습니다
error-server-too-many = 한꺼번에 너무 많습니다. { $seconds }초 뒤에 다시 해 보세요
error-server-full = 지금은 테이블이 너무 많습니다
error-server-closing = 서버를 닫는 중입니다. { $seconds }초 뒤에 다시 해 보세요
error-server-lobby = 내 테이블 { $most }개가 이미 로비에서 기다리고 있습니다
error-server-storage = 지금 서버가 저장소에 접근할 수 없습니다. { $seconds }초 뒤에 다시 해 보세요
error-server-origin = 다른 곳의 페이지는 이 서버와 통신할 수 없습니다
error-server-banned = 이 주소는 { $until }까지 차단되어 있습니다
error-server-banned-name = 여기서는 { $until }까지 “{ $name }” 이름을 쓸 수 없습니다
error-server-no-such-player = { $seat }번 자리에는 신고할 수 있는 사람이 없습니다
error-server-host = 이 서버는 그 이름으로 응답하지 않습니다
error-server-not-your-seat = { $seat }번 자리는 내 자리가 아닙니다
error-server-own-secrets = 직접 정하는 비밀 값은 영문자, 숫자, -, _ 22~64자여야 하고 사람마다 달라야 합니다
error-server-seated = 같은 주소의 누군가가 이미 이 테이블에 앉아 있습니다
error-server-passport = 이 여권을 읽을 수 없습니다. 비밀 값은 22~64자여야 합니다
error-server-no-passport = 여기에는 그런 여권이 없습니다
error-server-token = 이 토큰으로는 아무것도 열 수 없습니다. 거두어졌거나 만들어진 적이 없습니다
error-server-no-token = 그런 토큰이 없습니다
error-server-scope = 이 토큰으로는 할 수 없습니다. { $scope } 권한이 있는 토큰이 필요합니다
error-server-tokens = 여권 하나에 토큰은 { $most }개까지입니다. 쓰지 않는 것을 거두세요
error-server-programs = 여기에서는 프로그램이 게임할 수 없습니다
error-server-match-programs = 빠른 대전은 사람을 위한 것입니다. 프로그램은 직접 테이블을 만들거나(POST /api/tables) 테이블 링크를 받아야 합니다
error-server-ahead = 이 테이블은 아직 { $number }번 사건까지만 왔습니다
error-server-still-playing = 끝난 게임에만 쓸 수 있습니다. 이 게임은 아직 진행 중입니다
error-server-day-hidden = 오늘의 시장 테이블입니다. 다른 사람은 하루가 끝난 뒤에 볼 수 있습니다
error-server-no-day = 그날은 시장이 열리지 않았습니다
error-server-day-over = 이 시장은 닫혔습니다. 새벽 1시(UTC)부터 점수 없이 다시 할 수 있습니다
error-server-broken = 문제가 생겨 기록해 두었습니다
error-server-damaged = 이 테이블은 손상되었습니다. 운영자가 복원해야 하며, 운영자에게 이미 알렸습니다

## What is stored

error-data-file = { $file }: 사용할 수 없습니다: { $why }
error-data-no-database = { $file }: 테이블 데이터베이스가 아닙니다. 다른 곳으로 옮기거나 --data 옵션으로 다른 폴더를 지정하세요
error-data-damaged = { $file }: 손상되었습니다({ $why }). “marrakech database restore” 명령으로 백업을 복원하세요. 바뀐 것은 없습니다
error-data-newer = { $file }: 이 프로그램의 더 새로운 버전에서 만든 것입니다(형식 { $found }, 이 버전이 아는 형식 { $known }). 그 버전을 시작하거나, 그 버전에서 “marrakech database downgrade { $known }” 명령으로 되돌리세요
error-data-older = { $file }: 일부가 사라졌습니다. 저장된 변경은 { $wanted }건인데 { $found }건만 있습니다. -wal 파일이 없어졌거나 오래된 사본입니다. 빠진 것을 되돌려 놓거나 백업을 복원하세요. 이대로 계속하려면 { $mark } 파일을 지우세요
error-data-locked = { $file }: 다른 프로그램이 잠그고 있습니다. 그 프로그램을 끝내고 다시 해 보세요
error-data-no-key = { $file }: 키가 아닙니다. 키는 16진수 64자리입니다. 올바른 키를 되돌려 놓으세요. 바뀐 것은 없습니다
error-data-key-missing = { $file } 키 파일이 없습니다. 키가 없으면 어떤 테이블도 읽을 수 없습니다. 사본에서 되돌려 놓거나 --key-file 옵션으로 위치를 지정하세요. 바뀐 것은 없습니다
error-data-key-wrong = { $file }: 이 데이터베이스를 기록할 때 쓴 키가 아닙니다. 올바른 키를 되돌려 놓거나 --key-file 옵션으로 위치를 지정하세요. 바뀐 것은 없습니다
error-data-none = { $file }: 데이터베이스가 없습니다
error-data-outdated = { $file }: 이전 버전의 것입니다. 서버를 한 번 시작해 업데이트하세요
error-data-exists = { $file }: 이미 있습니다. 다른 이름을 고르세요
error-data-in-use = { $file }: 사용 중입니다. 먼저 서버를 멈추세요
error-data-form = 형식 { $form }: 되돌릴 수 없습니다. 되돌릴 수 있는 형식: { $known }

## Tables

error-table-all-agreed = 이미 모두가 한 판 더 하기로 했습니다
error-table-begun = 게임이 이미 시작되었습니다
error-table-bot-plays = 지금은 봇이 대신 하고 있습니다. 먼저 돌아오세요
error-table-chain-taken = 두 플레이어가 같은 체인을 쓸 수는 없습니다
error-table-closed = 이 테이블은 만든 사람이 닫았습니다
error-table-closed-by-host = 운영자가 이 테이블을 닫았습니다
error-table-colours = 테이블의 색은 빨강, 노랑, 파랑, 보라 하나씩입니다
error-table-deserted = 지금 이 테이블에는 아무도 없습니다. 누군가 돌아오면 다시 해 보세요
error-table-dice-header = 이 기록의 헤더 { $name }: 읽을 수 없습니다
error-table-dice-version = 버전 { $version }의 주사위는 여기서 알 수 없습니다
error-table-full = 자리가 모두 찼습니다
error-table-gone = 포기한 사람은 더 이상 할 수 없습니다
error-table-id-used = 이 id는 이미 다른 일에 쓰였습니다
error-table-level = “{ $level }” 단계는 없습니다. 있는 단계: { $known }
error-table-level-of-person = { $seat }번 자리는 봇 자리가 아니므로 단계가 없습니다
error-table-long-record = 행동이 { $most }개가 넘는 게임은 너무 길어 보여 줄 수 없습니다
error-table-mixed-name = “{ $name }”: 서로 비슷해 보이는 여러 문자를 섞은 단어가 있습니다. 한 가지 문자로만 쓰세요
error-table-no-name = 이름에는 보이는 글자가 하나 이상 있어야 합니다
error-table-no-record = 이 기록에는 게임이 없습니다
error-table-no-seed = 이 기록에는 비밀 숫자도, 게임 전에 보여 준 값도 없어 확인할 수 없습니다
error-table-no-such-seat = { $seat }번 자리는 이 테이블에서 내 자리가 아닙니다
error-table-no-take-back = 무를 차례가 없습니다
error-table-no-throw = 지금은 주사위를 굴릴 때가 아닙니다
error-table-no-undo = 더 이상 되돌릴 것이 없습니다
error-table-rated = 레이팅전은 힌트와 무르기 없이, 처음부터, 보통의 양탄자와 디르함으로 시작하며, 사람마다 자기 화면을 써야 합니다
error-table-position = 끝나지 않은 국면에서, 그리고 모든 사람이 한 화면을 함께 쓸 때만 이어서 할 수 있습니다
error-table-nobody-waits = 빈자리가 있는 테이블에는 누군가 앉아 있어야 합니다
error-table-not-away = 이 플레이어는 자리에 있습니다
error-table-not-begun = 게임이 아직 시작되지 않았습니다
error-table-not-by-hand = { $action }: 운으로 정해지며 고를 수 없습니다
error-table-not-maker = 테이블은 만든 사람만 닫을 수 있습니다
error-table-not-maker-starts = 테이블을 만든 사람만 봇과 함께 시작할 수 있습니다
error-table-not-over = 게임이 아직 끝나지 않았습니다
error-table-not-your-turn = 아직 차례가 아닙니다
error-table-over = 게임이 끝났습니다
error-table-phrase = 여기서는 “{ $phrase }”라고 말할 수 없습니다
error-table-plays-already = 이미 플레이하고 있습니다
error-table-programs = 이 테이블에서는 프로그램이 게임할 수 없습니다
error-table-same-name = 이 테이블에는 이미 “{ $name }” 이름을 쓰는 사람이 있습니다. 뒤에 무언가 덧붙여 주세요
error-table-seats-and-rules = 자리 { $seats }개는 { $players }인용 규칙에 맞지 않습니다
error-table-stale = 그사이 상황이 바뀌었습니다. 다시 확인하세요
error-table-taken = { $seat }번 자리는 찼습니다
error-table-time-over = 이 차례의 시간이 다 되어 봇이 대신 합니다
error-table-too-long = 이 테이블에서는 이미 너무 많은 일이 있었습니다. 이제 게임 진행만 할 수 있습니다
error-table-too-much-talk = 메시지가 너무 많습니다. 잠시 기다려 주세요
error-table-too-often = 이미 { $times }번 했으므로 더는 할 수 없습니다
error-table-day = 오늘의 시장은 각자 혼자서, 한 번만, 모두 같은 주사위로 합니다
error-table-wrong-link = 이 값은 내 체인의 앞 값과 이어지지 않습니다
