### One's own page: the passport, one's games, and what was achieved in them.

me-title = 내 여권
me-lead = 가입하지 않아도 내 게임을 한데 모아 둡니다. 이 브라우저가 보관합니다.
me-since = { $when }부터
me-games = 내 게임
# How many games one has finished, and won
me-played = { $games }판 중 { $won }승
me-none = 여권은 첫 게임과 함께 만들어집니다. 얼굴은 미리 골라도 됩니다.
me-name = 이름
me-save = 저장
me-saved = 저장했습니다
me-offline = 여권은 여기 있지만 서버에 연결되지 않습니다. 연결되면 이름과 게임이 나타납니다.

## The face

me-scarf = 머리 장식
me-scarf-name = { $number ->
    [1] 터번
    [2] 베일
    [3] 페즈
    [4] 털모자
    [5] 두건
   *[6] 머리띠
}
me-colour = 염료
me-colour-name = { $number ->
    [1] 빨강
    [2] 사프란
    [3] 파랑
    [4] 청록
    [5] 올리브
    [6] 자두
    [7] 아마
   *[8] 검정
}
me-pattern = 뒤에 걸린 양탄자
me-pattern-name = { $number ->
    [1] 지그재그
    [2] 마름모
    [3] 줄무늬
    [4] 별
    [5] 격자
    [6] 물결
    [7] 테두리
   *[8] 밤하늘
}

## Marks: what somebody has achieved

me-marks = 휘장
me-marks-none = 게임이 들려줄 수 있는 작은 이야기들입니다. 하나씩 한 번만 얻습니다.
# Of all marks there are
me-marks-count = { $all }개 중 { $number }개
me-mark-open = 아직
me-mark-game = { $when } 게임
me-mark-first = 처음 판 양탄자
me-mark-first-hint = 게임에서 이겼습니다.
me-mark-fatima = 파티마의 인사
me-mark-fatima-hint = 파티마가 있는 게임에서 이겼습니다.
me-mark-four = 네 사람의 테이블
me-mark-four-hint = 세 명을 상대로 이겼습니다.
me-mark-one = 실 한 올 차이
me-mark-one-hint = 단 1점 차로 이겼습니다.
me-mark-shared = 둘이서 마시는 차
me-mark-shared-hint = 공동 1위를 했습니다.
me-mark-spared = 한 푼도 안 내고
me-mark-spared-hint = 게임 내내 아무에게도 돈을 내지 않았습니다.
me-mark-purse = 거의 빈 주머니
me-mark-purse-hint = 2디르함 이하까지 떨어졌다가 이겼습니다.
me-mark-peace = 모두 함께
me-mark-peace-hint = 둘 이상을 상대로, 아무도 탈락하지 않고 이겼습니다.
me-mark-late = 꼴찌의 역전
me-mark-late-hint = 양탄자가 3장 남았을 때 꼴찌였지만 이겼습니다.
me-mark-last = 마지막 양탄자
me-mark-last-hint = 게임의 마지막 양탄자로 이겼습니다.
me-mark-carpet = 양탄자 거리
me-mark-carpet-hint = 내 색 12칸이 이어졌습니다.
me-mark-toll = 대상이 내는 돈
me-mark-toll-hint = 한 번에 10디르함을 받았습니다.

## Another device

me-carry = 다른 기기에서
me-carry-hint = 휴대폰이나 집에서 여권을 열면 같은 게임이 그대로 있습니다.
me-carry-show = 링크 보기
me-carry-warning = 이 링크를 가진 사람은 곧 나입니다. 아무에게도 보여 주지 말고 나에게만 보내세요.
me-carry-lost = 여권은 내 브라우저에만 있어서 잃어버리면 아무도 되찾아 줄 수 없습니다. 다른 기기에도 두면 안전합니다.
# How many tables' seats are in the link
me-carry-seats = 진행 중인 게임 { $number }개의 내 자리도 함께 옮겨 갑니다.
me-take = 다른 기기에서 온 여권
me-take-hint = 이 링크에 여권이 들어 있습니다. 여기에서 쓸까요?
me-take-yes = 여기에서 쓰기
me-take-both = 내 게임도 가져가서 쓰기
me-take-both-hint = 이 브라우저의 게임과 휘장, 연속 기록이 그 여권으로 옮겨 갑니다. 레이팅이 양쪽에 있으면 게임 수가 더 많은 쪽이 남습니다.
me-take-only = 이곳 것은 두고 쓰기
me-take-only-hint = 다른 기기에 없다면 이 브라우저의 여권은 사라집니다.
me-take-no = 지금 그대로
me-taken = 다시 만나 반가워요, { $name } 님!
me-take-gone = 여기에는 없는 여권입니다. 삭제되었을 수 있습니다.

## One's data

me-data = 내 데이터
me-data-hint = 여권은 이름, 얼굴, 게임 목록이 전부입니다. 메일 주소도 비밀번호도 없습니다.
me-export = 내 데이터 모두 저장
me-records = 게임 모두 저장
me-delete = 내 여권 삭제
me-delete-hint = 끝난 게임과 진행 중인 게임 모두에서 이름이 지워집니다. 다른 사람도 함께한 게임이므로 게임 자체는 남습니다. 다른 사람이 저장하거나 인쇄한 것은 되돌릴 수 없습니다.
me-delete-sure = 여권과 이름을 삭제할까요?
me-delete-sure-hint = 되돌릴 수 없습니다. 진행 중인 게임은 이 브라우저에서 이름 없이 이어 할 수 있습니다.
me-delete-yes = 네, 삭제합니다
me-delete-no = 그대로 두기
me-deleted = 여권을 삭제했습니다.

## The list of one's games

me-running = 진행 중
me-finished = 끝남
me-filter = 게임 고르기
me-search = 상대
me-players = 플레이어
me-players-any = 인원 무관
me-result = 결과
me-result-any = 승패 무관
me-result-won = 승리
me-result-lost = 패배
me-company = 상대 종류
me-company-any = 누구든
me-company-people = 사람
me-company-bots = 등장인물
me-company-both = 둘 다
me-state = 상태
me-state-any = 진행 중이거나 끝남
me-nothing = 그런 게임이 없습니다.
me-place = { $place ->
    [1] 승리
    [2] 2위
    [3] 3위
   *[4] 4위
}
me-same-screen = 한 화면에서 함께
me-accuracy = 정확도 { $share }%
# By how many points a rating has changed; the sign stands in the number
me-rating = 레이팅 { $change }
me-replay = 다시 보기
me-time-left = { $time } 남음
me-more = 게임 더 보기
# Tables at which only this browser has a seat
me-here = 이 브라우저에만
me-reading = 게임을 가져오는 중…
