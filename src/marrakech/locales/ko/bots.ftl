### `marrakech bots`.

bots-help = 봇 목록을 보여 주거나 직접 만든 봇을 시험합니다.
bots-column-name = 봇
bots-column-description = 결정 방식
bots-column-options = 옵션
bots-option-range = { $option }: { $least }~{ $most }, 기본값 { $default }
bots-option-words = { $option }: { $words } 중 하나, 기본값 { $default }
bots-own = 직접 만든 클래스도 봇이 됩니다. `marrakech bots check my_bot.py:MyBot` 명령으로 시험해 보세요.

## What each kind does, in a line

bots-kind-random = 가능한 행동 중 아무거나 같은 확률로 고름
bots-kind-greedy = 낼 돈이 가장 적을 쪽으로 돌리고, 지금 점수가 가장 좋아지는 곳에 양탄자를 깖
bots-kind-expectimax = 주사위와 더미를 확률로 보고 몇 차례 앞을 내다보며, 학습한 평가값으로 판단함
bots-kind-bestfirst = 시간이 있는 한 고르기 어려운 곳일수록 더 멀리 내다보고, 학습한 평가값으로 판단함
bots-kind-porter = 온종일 양탄자를 나르고 마음 내키는 곳에 깔아요. 돈도 기꺼이, 자주 내요
bots-kind-apprentice = 셈을 배웠지만 시장이 시끌벅적해지면 잊어버려요
bots-kind-peddler = 한 디르함도 허투루 쓰지 않지만, 자기 차례 너머는 생각하지 않아요
bots-kind-merchant = 시장의 자리마다 값어치를 꿰고 있어요. 가끔은 봐주기도 해요
bots-kind-master = 시장만 십만 번을 겪었고, 상대의 차례를 상대보다 먼저 생각해요
bots-kind-storyteller = 모든 이야기의 끝을 알고, 자기 이야기를 고를 때는 한숨 돌려요
bots-kind-pourer = 함께한 판마다 배우고, 오늘의 당신만큼 강해요
bots-kind-grandmother = 빈털터리가 된 적이 거의 없어요. 적게 내고, 오래 기다리고, 미소 지어요
bots-kind-mason = 양탄자 옆에 양탄자를 깔아요. 거리 전체가 자기 것이 될 때까지요
bots-kind-weaver = 당신의 양탄자가 가장 좋은 자리에 있으면 그 위에 자기 것을 깔아요
bots-kind-drummer = 짜릿함을 찾아 먼 길로 돌아가요

## The eleven people: who they are

bots-people = 함께 겨룰 사람들
bots-who-porter = 짐꾼 하산
bots-who-apprentice = 견습생 살마
bots-who-peddler = 행상인 이드리스
bots-who-merchant = 상인 파티마
bots-who-master = 달인 유수프
bots-who-storyteller = 이야기꾼 사피야
bots-who-pourer = 차 따르는 아야
bots-who-grandmother = 할머니 조흐라
bots-who-mason = 미장이 타리크
bots-who-weaver = 직조공 누르
bots-who-drummer = 북 치는 빌랄
bots-column-level = 단계
bots-column-who = 인물
bots-column-character = 성격
bots-kinds = 그 밖의 봇 (대전과 실험용)

## How strong they are

bots-strength = 실력 ({ $date }, { $games }판으로 측정)
bots-column-rating = 레이팅
bots-column-interval = 구간
bots-interval = { $low }~{ $high }

## Trying one

bots-check-help = 봇을 시험합니다. 2인, 3인, 4인과 변형 규칙으로 random과 끝까지 겨룹니다.
bots-check-bot-help = 봇. my_bot.py:MyBot, package.module:MyBot 또는 목록에 있는 이름.
bots-games-help = 종류마다 몇 판을 둘지.
bots-seconds-help = 한 번 결정하는 데 쓸 수 있는 시간.
bots-seed-help = 모든 운의 바탕이 되는 수.
bots-trying = 대전 중
bots-no-time = 결정 시간은 숫자여야 합니다
bots-column-rules = 규칙
bots-column-games = 판
bots-column-won = 승리
bots-column-decisions = 결정
bots-column-slowest = 최장
bots-slowest = { $milliseconds } ms
bots-fit = { $bot }: 경기할 준비가 되었습니다.
