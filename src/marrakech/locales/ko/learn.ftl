### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = 배우기
learn-lead = 진짜 게임판에서 짧은 열 단계, 5분이면 됩니다.
learn-step = { $steps }단계 중 { $number }단계
learn-steps = 단계
learn-step-done = { $title } (완료)
learn-resume = 수업 이어 하기
learn-again = 처음부터
learn-next = 다음
learn-back = 뒤로
learn-right = 맞았어요!
learn-wrong = 조금 아쉬워요.
learn-rule = 규칙 { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] 아쌈의 왼쪽으로
    [R] 아쌈의 오른쪽으로
   *[F] 똑바로
}
learn-throw = 주사위 굴리기
learn-lay = 여기에 깔기
learn-number = { $number }
learn-end-title = 이제 다 배웠어요
learn-end = 알아야 할 것은 이게 전부예요. 나머지는 운, 그리고 약간의 꾀예요.
learn-end-play = 짐꾼 하산과 한 판 하기

learn-turn = 아쌈 돌리기
learn-turn-see-task = 당신은 빨강이고, 지금은 당신의 차례예요. 먼저 아쌈을 돌릴 수 있어요. 왼쪽과 오른쪽은 아쌈 기준이에요. 아쌈이 아래를 보고 있으니 아쌈의 왼손은 화면 오른쪽에 있어요. 노란 양탄자를 만나지 않을 쪽으로 이끌어 보세요.
learn-turn-left = 그쪽에는 노란 양탄자들이 있어요. 무엇이 나오든 거의 돈을 내게 돼요.
learn-turn-forward = 똑바로 가도 노란 양탄자가 있어요. 다른 쪽을 골라 보세요.
learn-turn-done = 그쪽이라면 안심이에요.

learn-throw-title = 주사위 굴리기
learn-throw-task = 이제 굴려 보세요. 아쌈은 슬리퍼 하나에 한 칸씩 걸어요.
learn-throw-done = 슬리퍼 세 개니까 세 칸이에요.

learn-mosaic = 모자이크 지나기
learn-mosaic-task = 주사위는 3이고 아쌈은 아래를 보고 있어요. 가장자리에서는 모자이크를 따라가요. 어느 칸에서 멈출까요?
learn-mosaic-straight = 거기서 시장이 끝나요. 아쌈은 모자이크를 따라가 그 옆으로 다시 들어와요.
learn-mosaic-count = 모자이크를 지나는 것이 한 걸음이에요. 다시 세어 보세요.
learn-mosaic-other = 거기가 아니에요. 손가락으로 모자이크를 한 걸음씩 따라가 보세요.
learn-mosaic-done = 아래로, 모자이크를 지나, 다시 위로.

learn-pay = 돈 내기
learn-pay-task = 아쌈이 노란 양탄자에서 멈췄어요. 몇 디르함을 낼까요?
learn-pay-few = 아쌈 발밑의 칸과 이어진 노란 칸을 모두 세어 보세요. 발밑의 칸도 포함해요.
learn-pay-many = 노란 칸 하나는 빼야 해요. 빨간 양탄자가 가로막고 있고, 대각선으로 닿은 것은 세지 않아요.
learn-pay-done = 이어진 칸 하나마다 1디르함이에요.

learn-lay-title = 양탄자 깔기
learn-lay-task = 차례가 끝날 때 양탄자를 한 장 깔아요. 두 칸을 고르세요. 그중 하나는 아쌈 바로 옆이어야 해요.
learn-lay-done = 이제부터 거기서 멈추는 사람은 나에게 돈을 내요.

learn-cover = 양탄자 덮기
learn-cover-task = 양탄자 위에 양탄자를 깔 수 있어요. 노란 양탄자의 절반과 파란 양탄자의 절반을 덮어 보세요.
learn-cover-elsewhere = 거기에 깔아도 되지만 두 양탄자를 다 덮지는 못해요. 노란 절반과 파란 절반이 나란히 있는 곳을 찾아보세요.
learn-cover-done = 나는 두 칸이 늘고, 다른 사람은 두 칸이 줄었어요.

learn-count = 점수 세기
learn-count-task = 마지막 양탄자를 깔았어요. 누가 이겼을까요? 디르함과 양탄자가 보이는 칸이 모두 점수예요.
learn-count-dirhams = 디르함이 다가 아니에요. 양탄자가 보이는 칸도 더하세요.
learn-count-squares = 칸이 다가 아니에요. 디르함도 더하세요.
learn-count-other = 사람마다 디르함과 칸을 더해 보세요.
learn-count-done = 디르함과 칸을 더한 점수가 가장 높아요.

learn-out = 탈락
learn-out-task = 파랑은 3디르함이 남았는데 5디르함을 내야 해요. 어떻게 될까요?
learn-out-choice-out = 파랑은 3을 내고 탈락해요.
learn-out-choice-owes = 파랑은 3을 내고 2를 빚져요.
learn-out-choice-free = 파랑은 내지 않아도 돼요.
learn-out-owes = 이 시장에 외상은 없어요.
learn-out-free = 낼 수 있는 만큼은 내야 해요.
learn-out-done = 파란 양탄자는 그대로 남아 중립이 돼요. 이제부터는 거기서 멈춰도 아무도 돈을 내지 않아요.

learn-piles = 2인 게임
learn-piles-task = 둘이 할 때는 각자 두 색을 가져요. 노랑과 보라는 상대의 색이고, 아쌈이 노란 양탄자에서 멈췄어요. 몇 디르함을 낼까요?
learn-piles-both = 주인은 같아도 노랑과 보라는 서로 다른 구역이에요. 노란 칸만 세어 보세요.
learn-piles-few = 아쌈 발밑의 칸과 이어진 노란 칸을 모두 세어 보세요.
learn-piles-done = 색마다 따로 구역을 이뤄요. 그리고 다음에 깔 것은 언제나 내 더미의 맨 위 양탄자예요.

learn-variant = 변형 규칙
learn-variant-task = 변형 규칙에서는 마지막에 아쌈을 돌려요. 양탄자는 이미 깔았고, 다음 사람은 아쌈이 보는 쪽으로 가야 해요. 내 빨간 양탄자 쪽으로 돌려 보세요.
learn-variant-wrong = 그쪽에는 빨간 양탄자가 없어요. 내 양탄자는 반대쪽에 있어요.
learn-variant-done = 이제 다음 사람은 내 양탄자를 피하기 어려워요.
