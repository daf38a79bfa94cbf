### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = 인쇄된 규칙서 목록을 보여 주거나, 한 판본의 차이점을 보여 줍니다.
editions-id-help = 판본 또는 언어 코드. 생략하면 모두 보여 줍니다.
editions-column-id = ID
editions-column-languages = 언어
editions-column-differences = 표준 규칙과 다른 점
editions-standard = 표준: 돈을 다 못 내면 탈락, 변형 규칙 있음, 다른 사람의 양탄자는 보호됨(cover: opponents), 2인 더미는 섞음, 2인일 때 두 색은 따로 구역을 이룸, 동점이면 디르함으로 결정, 첫 사람은 제비뽑기. `marrakech editions ID` 명령은 한 판본을 글로 설명합니다.
editions-unknown = “{ $text }” 판본이나 언어는 없습니다. `marrakech editions` 명령으로 목록을 볼 수 있습니다
editions-languages = 언어: { $languages }
editions-booklet = 출처: { $booklet }
editions-box = 구성물: { $box }
editions-differences = 표준 규칙과 다른 점:
editions-no-differences = 표준 규칙입니다.
editions-notes = 본문에 대하여:
editions-use = Python에서: { $code }

## The texts

editions-name = { $edition ->
    [international] 국제판(영어)
    [french] 프랑스어판
    [dutch] 네덜란드어판
    [spanish] 스페인어판
    [italian] 이탈리아어판
    [finnish] 핀란드어판
    [swedish] 스웨덴어판
    [czech] 체코어판
    [greek] 그리스어판
    [portuguese] 포르투갈어판
    [polish] 폴란드어판
    [icelandic] 아이슬란드어판
    [arabic] 아랍어판
    [estonian] 에스토니아어판
    [latvian] 라트비아어판
    [lithuanian] 리투아니아어판
    [russian] 러시아어판
    [chinese-traditional] 중국어(번체)판
    [japanese] 일본어판
    [chinese-simplified] 중국어(간체)판
    [hungarian] 헝가리어판
    [slovenian] 슬로베니아어판
    [romanian] 루마니아어판
    [norwegian] 노르웨이어판
    [serbian] 세르비아어판
    [croatian] 크로아티아어판
    [german] 독일어판
    [korean] 한국어판
    [thai] 태국어판
    [persian] 페르시아어판
    [hong-kong-2022] 홍콩 2022년판(중국어)
    [hong-kong-2022-english] 홍콩 2022년판(영어)
    [hungarian-early] 헝가리어 초기판
    [russian-lifestyle] 러시아어 Lifestyle판
   *[french-2007] 프랑스어 2007년판
}
editions-booklet-name = { $booklet ->
    [international] 국제판 규칙서의 30개 언어 중 하나
    [hong-kong-2022] 2022년 홍콩판 규칙
    [hungarian-early] 초기 헝가리판 규칙
    [russian-lifestyle] 러시아 Lifestyle판 규칙
   *[french-2007] 2007년 프랑스판 규칙
}
editions-contents = 양탄자 { $rugs }장, 1디르함 동전 { $ones }개, 5디르함 동전 { $fives }개{ $bag ->
    [yes] , 주머니 1개
   *[no] {""}
}
editions-box-not-listed = 본문에 없음

## Differences, in a word or two for a table

editions-brief-standard = 표준 규칙
editions-brief-elimination-no = 탈락 없음
editions-brief-variant-none = 변형 규칙 없음
editions-brief-variant-turn-at-end-optional = 변형: 안 돌려도 됨
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = 두 색을 번갈아
editions-brief-area-owner = 구역은 주인별
editions-brief-tiebreak-none = 동점은 공동 순위
editions-brief-first-player-agree = 첫 사람: 합의
editions-brief-first-player-morocco = 첫 사람: 최근 모로코 방문
editions-brief-first-player-lot-or-youngest = 첫 사람: 제비뽑기나 최연소

## Differences, in whole sentences

editions-differs-elimination-no = 돈을 다 못 내면 가진 만큼만 내고 계속합니다. 아무도 탈락하지 않습니다(R4.4).
editions-differs-variant-none = 차례 끝에 아쌈을 돌리는 변형 규칙이 없습니다(R7).
editions-differs-variant-turn-at-end-optional = 변형 규칙에서 아쌈을 그대로 둘 수도 있습니다. 돌리더라도 90도까지입니다(R7.3).
editions-differs-cover-any = 어떤 양탄자든 양쪽 절반을 한꺼번에 덮을 수 없습니다. 자기 것도 안 됩니다(R5.3).
editions-differs-cover-colours = 새 양탄자 밑의 두 절반은 서로 다른 양탄자여야 하고, 가능하면 색도 달라야 합니다(R5.3, R5.4).
editions-differs-pile-alternating = 2인일 때는 각자 두 색을 번갈아 깝니다(R2.3).
editions-differs-area-owner = 2인일 때 한 사람의 두 색은 한 구역을 이룹니다. 이어져 있는 그 사람 양탄자 칸 모두에 돈을 냅니다(R4.5).
editions-differs-tiebreak-none = 동점이면 더 비교하지 않고 공동 순위가 됩니다(R6.3).
editions-differs-first-player-agree = 첫 사람은 합의해서 정합니다(R2.4).
editions-differs-first-player-morocco = 가장 최근에 모로코로 휴가를 다녀온 사람이 먼저 시작합니다(R2.4).
editions-differs-first-player-lot-or-youngest = 첫 사람은 제비뽑기로 정하거나, 가장 어린 사람입니다(R2.4).
editions-differs-box = 구성물: { $box }.
editions-differs-box-not-listed = 본문에 구성물이 적혀 있지 않습니다.

## Remarks that are no rules

editions-note-box-colours = 세 가지 색 양탄자가 15장씩, 네 번째 색이 12장 들어 있습니다.
editions-note-coins = 1디르함은 은색, 5디르함은 금색입니다.
editions-note-age-and-time = 본문 표기: 2~4명, 6세 이상, 20분.
editions-note-not-under-three = 3세 미만 어린이에게는 맞지 않는다고 적혀 있습니다.
editions-note-pick-colour = 각자 마음에 드는 색을 고릅니다.
editions-note-rock-paper-scissors = 첫 사람은 제비뽑기나 가위바위보로 정합니다.
editions-note-edge-mosaics = 가장자리에서 줄을 잇는 것을 “모자이크”라고 부릅니다. 대부분의 판본에서는 “화살표”입니다.
editions-note-edge-bends = 가장자리에서 줄을 잇는 것을 “굽은 길”이라고 부릅니다. 대부분의 판본에서는 “화살표”입니다.
editions-note-edge-lines = 가장자리에서 줄을 잇는 것을 “선”이라고 부릅니다. 대부분의 판본에서는 “화살표”입니다.
editions-note-same-colour-allowed = 같은 색의 두 절반을 덮어도 된다고 분명히 적혀 있습니다.
editions-note-setup-one-colour = 준비 항목에는 2인일 때 한 색을 15장씩 갖는다고 되어 있습니다. 옵션 “2인 게임: 한 색씩”에 해당합니다(R2.3).
editions-note-pile-reading = 2인일 때 두 색을 번갈아 깐다고 읽는 것이 자연스럽습니다. 두 색을 섞는다고 읽을 수도 있습니다.
editions-note-not-mixed = 2인일 때 양탄자를 한 더미로 모으지만, 섞는다는 말은 없습니다. 여기서는 더미를 섞습니다(R2.3).
editions-note-keeping-heading = 아쌈을 그대로 두어도 된다는 말이 없습니다. 여기서는 됩니다(R3.2).
editions-note-own-square = 아쌈 발밑의 칸도 돈을 낸다는 말이 없습니다. 여기서는 냅니다(R4.1).
editions-note-out-of-money = “돈이 떨어진” 사람은 탈락한다고 되어 있습니다. 여기서는 내야 할 돈을 다 못 내는 사람이 탈락합니다. 다 내고 남은 돈이 없을 뿐이라면 계속합니다(R4.3).
editions-note-loose-one-half = “다른 사람의 양탄자에는 절반만”이라는 말은 느슨한 표현입니다. 곁에 있는 목록과 함께 읽으면 다른 판본과 같은 뜻으로, 서로 다른 두 양탄자의 절반씩은 덮을 수 있습니다.
editions-note-slip-no-walk = 오류: 이동을 설명할 자리에 돈 내기가 한 번 더 인쇄되어, 시장 가장자리에서 어떻게 되는지 나와 있지 않습니다.
editions-note-slip-not-lost = 오류: “빈칸이나 자기 양탄자에서는 돈을 내지 않는다”에서 “않는다”가 빠졌습니다.
editions-note-slip-pays-rugs = 오류: 돈을 낼 때 양탄자 장수를 셉니다. 다른 판본은 모두 칸을 셉니다. 여기서는 칸마다 돈을 냅니다(R4.1). 끝날 때는 이 판본도 다른 판본처럼 절반씩 셉니다.
editions-note-slip-may-lay = 오류: 양탄자를 깔 “수 있다”고 되어 있지만, 반드시 깔아야 합니다(R5.4).
editions-note-slip-left-out = 오류: 게임의 목표, 구성물, 동점 처리가 빠져 있습니다.
editions-note-slip-opponent = 오류: 끝날 때 “상대에게 남은 디르함”을 센다고 되어 있지만, “자기에게 남은 디르함”이어야 합니다.
editions-note-slip-counts-twice = 오류: 2인용 양탄자 수가 두 번, 서로 다르게 적혀 있습니다.
editions-note-slip-variant = 오류: 변형 규칙의 마지막 단계가 엉클어져 있습니다(“말을 돌린다 90도 돌려도 된다”). 여기서는 아쌈을 반드시 90도 돌립니다(R7.3).
editions-note-slip-aim = 오류: 게임의 목표를 설명하는 문장이 중간에 끊깁니다.
editions-note-slip-cards = 오류: “카드”를 깐다고 되어 있지만, 양탄자를 말합니다.
editions-note-slip-results = 오류: “칸의 결과”라고 인쇄되어 있지만, 칸의 변을 말합니다.
editions-note-slip-exit-arrow = 오류: 가장자리에서 아쌈이 “나가는 화살표 쪽으로” 간다고 되어 있습니다.
editions-note-slip-end-of-rug = 오류: 양탄자의 “끝”을 변에 맞대어 깐다고 되어 있지만, 양탄자의 한 칸을 말합니다(R5.1).
editions-note-slip-dirham-won = 오류: 끝날 때 “얻은 디르함”을 센다고 되어 있지만, 가지고 있는 디르함 전부를 말합니다(R6.2).
editions-note-slip-leaves-game = 오류: 가장자리에서 아쌈이 “게임에서 나간다”고 되어 있지만, 시장에서 나가는 것입니다.
