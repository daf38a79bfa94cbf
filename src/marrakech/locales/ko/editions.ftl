### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = 인쇄된 규칙서 목록을 보여 주거나, 한 판본의 차이점을 보여 줍니다.
editions-id-help = 판본 또는 언어 코드. 생략하면 모두 보여 줍니다.
editions-column-id = ID
editions-column-languages = 언어
editions-column-differences = 표준 규칙과 다른 점
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = “{ $text }” 판본이나 언어는 없습니다. `marrakech editions` 명령으로 목록을 볼 수 있습니다
editions-languages = 언어: { $languages }
editions-booklet = 출처: { $booklet }
editions-box = 구성물: { $box }
editions-differences = 표준 규칙과 다른 점:
editions-no-differences = 표준 규칙입니다.
editions-notes = 본문에 대하여:
editions-use = Python에서: { $code }
editions-name = { $edition ->
    [international] International, English
    [french] French
    [dutch] Dutch
    [spanish] Spanish
    [italian] Italian
    [finnish] Finnish
    [swedish] Swedish
    [czech] Czech
    [greek] Greek
    [portuguese] Portuguese
    [polish] Polish
    [icelandic] Icelandic
    [arabic] Arabic
    [estonian] Estonian
    [latvian] Latvian
    [lithuanian] Lithuanian
    [russian] Russian
    [chinese-traditional] Chinese (traditional)
    [japanese] Japanese
    [chinese-simplified] Chinese (simplified)
    [hungarian] Hungarian
    [slovenian] Slovenian
    [romanian] Romanian
    [norwegian] Norwegian
    [serbian] Serbian
    [croatian] Croatian
    [german] German
    [korean] Korean
    [thai] Thai
    [persian] Persian
    [hong-kong-2022] Hong Kong 2022, Chinese
    [hong-kong-2022-english] Hong Kong 2022, English
    [hungarian-early] Hungarian, early
    [russian-lifestyle] Russian, Lifestyle
   *[french-2007] French, 2007
}

## The texts

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
editions-brief-area-owner = areas by owner
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
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = 동점이면 더 비교하지 않고 공동 순위가 됩니다(R6.3).
editions-differs-first-player-agree = 첫 사람은 합의해서 정합니다(R2.4).
editions-differs-first-player-morocco = 가장 최근에 모로코로 휴가를 다녀온 사람이 먼저 시작합니다(R2.4).
editions-differs-first-player-lot-or-youngest = 첫 사람은 제비뽑기로 정하거나, 가장 어린 사람입니다(R2.4).
editions-differs-box = 구성물: { $box }.
editions-differs-box-not-listed = 본문에 구성물이 적혀 있지 않습니다.

## Remarks that are no rules

editions-note-box-colours = 세 가지 색 양탄자가 15장씩, 네 번째 색이 12장 들어 있습니다.
editions-note-coins = 1디르함은 은색, 5디르함은 금색입니다.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = 같은 색의 두 절반을 덮어도 된다고 분명히 적혀 있습니다.
editions-note-setup-one-colour = 준비 항목에는 2인일 때 한 색을 15장씩 갖는다고 되어 있습니다. 옵션 “2인 게임: 한 색씩”에 해당합니다(R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = 오류: 게임의 목표, 구성물, 동점 처리가 빠져 있습니다.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = 오류: 2인용 양탄자 수가 두 번, 서로 다르게 적혀 있습니다.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = 오류: 양탄자를 깔 “수 있다”고 되어 있지만, 반드시 깔아야 합니다(R5.4).
