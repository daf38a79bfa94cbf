### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = 게임 규칙을 그림과 함께 출력하거나, 한 판본의 규칙을 출력합니다.
rules-help-edition = thai 같은 판본. 규칙이 어떻게 다른지 보여 줍니다.
rules-title = 규칙
rules-players = A game for two to four rug sellers.
rules-print = 인쇄
rules-contents = 목차
rules-link = 규칙 { $rule } 링크
rules-why = 왜 그럴까요? 규칙 { $rule }
rules-option = 규칙서마다 다릅니다. “{ rules-editions }” 항목을 보세요.

## The aim

rules-aim = 게임의 목표
rules-aim-text = 아쌈을 시장 광장으로 이끌고, 아쌈이 다른 사람의 양탄자에서 멈추면 돈을 내고, 다른 사람이 갈 길에 내 양탄자를 깔아 두세요. 게임이 끝나면 1디르함이 1점이고, 내 양탄자가 보이는 칸도 하나에 1점입니다. 점수가 가장 높은 사람이 이깁니다.

## 1. The market

rules-market = 시장
rules-r1-1 = 시장은 가로 일곱 칸, 세로 일곱 칸입니다.
rules-r1-2 = 아쌈은 한가운데 칸에서 시작합니다.
rules-r1-3 = 주사위는 여섯 면이고, 슬리퍼가 각각 1, 2, 2, 3, 3, 4개 그려져 있습니다.
rules-r1-4 = 가장자리의 모자이크는 이웃한 두 줄을 잇습니다. 모자이크는 칸이 아닙니다. 아쌈은 모자이크를 지나 그 옆으로 다시 들어오며, 이것이 한 걸음입니다. 두 귀퉁이에서는 모자이크를 지나면 같은 귀퉁이 칸으로 되돌아옵니다.

## 2. Setting up

rules-setting-up = 준비
rules-r2-1 = 게임판 둘레에 앉아 시계 방향으로 진행합니다. 각자 30디르함을 받습니다. 1디르함 동전 다섯 개와 5디르함 동전 다섯 개입니다.
rules-r2-2 = 4인이면 한 색 양탄자를 12장씩, 3인이면 15장씩 갖습니다.
rules-r2-3 = 2인이면 각자 두 색을 12장씩 갖습니다. 자기 양탄자 24장을 섞어 한 더미로 만들고 맨 위부터 깝니다. 맨 위 양탄자는 모두가 볼 수 있지만, 그 아래 순서는 아무도 모릅니다.
rules-r2-4 = 제비를 뽑아 누가 먼저 시작할지 정합니다.
rules-r2-5 = 원한다면 합의해서 모두의 디르함이나 양탄자 수를 늘리거나 줄일 수 있습니다.

## 3. A turn

rules-turn = 차례
rules-r3-1 = 차례가 되면 아쌈을 돌리고, 주사위를 굴리고, 아쌈을 움직이고, 내야 하면 돈을 내고, 양탄자를 한 장 깝니다. 그런 다음 시계 방향으로 다음 사람의 차례가 됩니다.
rules-r3-2 = 주사위를 굴리기 전에 아쌈을 그대로 두거나, 아쌈 기준으로 왼쪽이나 오른쪽으로 90도 돌립니다. 뒤로 돌릴 수는 없습니다.
rules-r3-3 = 아쌈은 슬리퍼 하나마다 한 칸씩 똑바로 걷고, 가장자리에서는 모자이크를 따라갑니다. 걷고 나면 걷던 방향을 봅니다.

## 4. Paying

rules-paying = 돈 내기
rules-r4-1 = 아쌈이 다른 사람의 양탄자에서 멈추면, 아쌈을 둘러싼 그 색 구역의 칸 하나마다 1디르함을 그 사람에게 냅니다. 구역은 변끼리 이어진 칸들이며, 대각선으로 닿은 칸은 세지 않고, 아쌈이 있는 칸은 셉니다. 맨 위에 놓인 양탄자만 봅니다.
rules-r4-2 = 빈칸, 자기 양탄자, 중립 양탄자에서는 돈을 내지 않습니다. 한 사람이 두 색을 가졌다면 색마다 따로 구역을 이룹니다.
rules-r4-3 = 돈을 다 낼 수 없으면 가진 돈을 모두 내고 탈락합니다. 더는 양탄자를 깔 수 없고, 깔아 둔 양탄자는 남아서 주인 없는 중립 양탄자가 됩니다. 딱 맞게 냈다면 남은 디르함이 없어도 탈락하지 않습니다.
rules-r4-4 = 탈락이 없는 규칙서도 있습니다. 이때는 가진 돈을 모두 내고 계속합니다.
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

## 5. Laying a rug

rules-laying = 양탄자 깔기
rules-r5-1 = 양탄자는 이웃한 두 칸에 깝니다. 적어도 한 칸은 아쌈이 있는 칸과 변이 맞닿아야 하고, 어느 칸도 아쌈이 서 있는 칸이어서는 안 됩니다.
rules-r5-2 = 양탄자로 빈칸이나 다른 양탄자의 절반을 덮을 수 있습니다. 다만 다른 사람의 양탄자 한 장을 양쪽 절반 모두 덮을 수는 없습니다.
rules-r5-3 = 이 점은 규칙서마다 다릅니다. 자기 양탄자도 보호하는 규칙서가 있고, 새 양탄자 밑의 두 절반이 색까지 달라야 하는 규칙서도 있습니다.
rules-r5-4 = 양탄자는 반드시 깔아야 합니다. 색이 다른 자리가 하나도 없으면 이번만은 색을 따지지 않습니다.

## 6. The end

rules-end = 게임의 끝
rules-r6-1 = 마지막 양탄자를 깔면 게임이 끝납니다. 한 명만 남으면 곧바로 끝납니다.
rules-r6-2 = 점수는 자기 디르함과 자기 양탄자가 보이는 칸 수를 더한 것입니다. 탈락한 사람은 점수가 없고, 먼저 탈락한 사람이 더 낮은 순위입니다.
rules-r6-3 = 점수가 가장 높은 사람이 이깁니다. 동점이면 디르함이 많은 사람이 이기고, 그것도 같으면 공동 순위입니다.

## 7. The variant

rules-variant = 변형 규칙: 차례 끝에 돌리기
rules-r7-1 = 주사위를 굴리고, 움직이고, 돈을 내고, 양탄자를 깐 다음, 아쌈 기준으로 왼쪽이나 오른쪽으로 아쌈을 90도 돌립니다.
rules-r7-2 = 다음 사람은 아쌈이 지금 보는 쪽으로 가야 합니다. 첫 주사위를 굴리기 전과 마지막 양탄자를 깐 뒤에는 아무도 돌리지 않습니다.
rules-r7-3 = 아쌈을 그대로 두어도 되는 규칙서가 하나 있습니다.
rules-r7-4 = 탈락한 사람은 아쌈을 돌리지 않습니다. 다음 사람은 아쌈이 보는 쪽으로 갑니다.
rules-open = What the rule books leave open
rules-open-text = Some things are said in no rule book, or can be read in two ways. This is how they are played here.
rules-open-parts = How large the market is, what the die shows and which lines the mosaics join is told by the board and the die in the box, not by any text.
rules-open-heading = No text says in words which way Assam looks at the start, and the board is not the same from all sides. Here he looks down, unless you choose another way.
rules-open-no-money = Where nobody goes out, no text says what happens to a player who cannot pay. Here that player pays what there is and plays on.
rules-open-out-of-money = Four texts say that who “runs out of money” is out, which could mean: with no dirham left. “Pays what he can”, and nine texts that say “not enough”, speak for the other reading: here you are out only if you cannot pay all that is due.
rules-open-neutral = No text says whether a neutral rug is protected from being covered whole. Here it is; as the texts forbid it for rugs of opponents, one could read it otherwise.
rules-open-own-rug = No text says whether you may cover your own rug whole. It is not in the list of what a rug may lie on, but only opponents' rugs are forbidden. Here it is allowed, as it is on Board Game Arena, unless the rule book protects every rug.
rules-open-last-player = No text says that the game ends when only one player is left. Here it does.
rules-open-ranking = No text ranks the players who are out. Here they come after all others, the first to go out last.
rules-open-turning = No text says whether a player who goes out still turns Assam in the variant. Here Assam is left as he stands.
rules-open-house = That visible squares decide a tie, or that the youngest player always begins, is in no text: these are house rules.

## Figures

rules-figure-start = 시작 위치
rules-figure-turning = 아쌈이 아래를 보고 있습니다. 오른쪽, 아래, 왼쪽으로 갈 수 있지만 뒤로 돌지는 않습니다.
rules-figure-mosaic = 세 걸음, 그중 하나는 모자이크를 지남
rules-figure-corner = 네 걸음, 그중 하나는 귀퉁이를 돎
rules-figure-area = 빨강이 노랑에게 5디르함을 냅니다. 여섯 번째 노란 칸은 끊어져 있습니다.
rules-figure-places = 양탄자를 깔 수 있는 자리의 예
rules-figure-cover-one-half = 가능: 양탄자 절반과 빈칸
rules-figure-cover-two-halves = 가능: 두 양탄자의 절반씩
rules-figure-cover-whole = 불가능: 한 양탄자의 양쪽 절반
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = 노랑이 탈락해 노란 양탄자가 중립이 되었습니다.

## Editions

rules-editions = 판본별 차이
rules-editions-text = 인쇄된 규칙은 여러 언어로 나와 있고 내용이 모두 같지는 않습니다. 위의 설명은 표준 규칙이고, 여기에는 판본마다 다른 점을 적었습니다. 모든 판본으로 게임을 할 수 있습니다.
rules-editions-same = 표준 규칙과 같음
