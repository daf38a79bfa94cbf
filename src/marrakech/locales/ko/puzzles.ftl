### Puzzles: positions in which one choice is clearly the best.

puzzles-title = 문제
puzzles-day = 오늘의 문제
# A link on the first screen, beside the puzzle of the day
puzzles-solve = 풀어 보기

## What is asked

puzzles-task-lay = 양탄자를 어디에 놓는 것이 가장 좋을까요?
puzzles-task-turn = 아쌈을 어느 쪽으로 보낼까요?
puzzles-task-aim = 다음 사람이 던질 때 아쌈을 어느 쪽으로 보낼까요?
puzzles-repeat = 전에 틀린 문제예요.
# A button: this place, or this way
puzzles-choose = 이것이 최선

## What is said to an answer

puzzles-right = 맞았어요!
puzzles-right-gap = 다른 수는 모두 이길 확률을 적어도 { $share } 낮춰요.
puzzles-wrong = 더 좋은 수가 있어요.
puzzles-wrong-loss = 이길 확률이 { $share } 낮아져요.
puzzles-why = 최선의 수가 더 나은 까닭:
puzzles-again = 다시 해 보기
puzzles-show = 답 보기
puzzles-next = 다음 문제
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = 모든 수와 그 손해

## Which puzzles

puzzles-theme = 주제
puzzles-theme-any = 모든 주제
puzzles-theme-name = { $theme ->
    [survive] 탈락하지 않기
    [oust] 상대 탈락시키기
    [dodge] 덜 내기
    [reach] 좋은 자리로 가기
    [aim] 다음 사람을 위해 돌리기
    [cut] 영역 끊기
    [take] 칸 차지하기
    [defend] 영역 지키기
    [bait] 남에게 내게 하기
    [build] 영역 넓히기
   *[count] 끝까지 세기
}
puzzles-level = 난이도
puzzles-level-name = { $level ->
    [easier] 더 쉽게
    [fitting] 내 수준
   *[harder] 더 어렵게
}
puzzles-none = 그런 문제는 없어요.

## How one does

puzzles-rating = 내 점수
puzzles-rating-this = 이 문제
puzzles-streak = 연속 정답
puzzles-streak-best = 최고: { $number }
puzzles-due = 오늘 복습할 문제
