### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] 첫 분석
   *[deep] 자세한 분석
}: { $done } / { $total }
review-whose = 시점: { $player }
review-luck = 운: 주사위
review-skill = 실력: 선택
review-position = 게임의 행동
review-choices = { $phase ->
    [turn] 아쌈을 돌릴 방향
   *[lay] 양탄자를 놓을 수 있던 곳
}
review-throws = 나올 수 있었던 것
review-was-played = 둔 수
review-chance-margin = 이길 확률, 점수 차
review-was-better = 차례 { $turn }: { $action } 쪽이 더 나았음
review-was-best = 차례 { $turn }: 이것이 최선
review-cost = { $player }: { $action }. 손실: 이길 확률 { $loss }점.
review-dirhams = 디르함으로 보기
review-result = 결과

## Find the better move

review-find = { $phase ->
    [turn] 더 나은 방향 찾기
   *[lay] 더 나은 양탄자 찾기
}
review-try = 해 볼게요
review-show = 보여 주세요
review-next = 다음 찾기
review-choose = 판에서 고르세요.
review-this-one = 이것으로
review-yes = 네, { $action } 최선입니다.
review-near = 좋아요: { $action } 최선과의 차이는 { $loss }뿐입니다.
review-no = { $action } 손실은 { $loss }입니다. 다시 보세요.
review-no-mistakes = { $player }: 이 게임에는 찾을 실수가 없습니다.

## Hints and the tutor

review-hint = 힌트
review-hint-all = 모든 선택
review-hint-best = 최선: { $action }
review-hints = 힌트와 선생님의 도움 받기
review-hints-hint = 모두 한 화면을 쓸 때만 됩니다. 누가 도움을 받았는지 기록에 남습니다.
review-tutor = 선생님: 실수가 되기 전에 알려 주기
review-tutor-word = { $word ->
    [mistake] 선생님은 이것이 실수라고 봅니다.
   *[blunder] 선생님은 이것이 큰 실수라고 봅니다.
}
review-tutor-cost = 이길 확률이 { $loss }점 줄어듭니다.
review-anyway = 그래도 두기
review-think = 다시 생각하기
review-log-hint = { $player }: 힌트를 받음.
review-log-tutor = { $player }: 선생님의 주의를 받음.

## One's own games

review-own-won = 승리
review-own-none = 게임을 끝까지 해 보세요. 주사위가 무엇을 주었는지, 어디에서 가장 많이 잃는지 여기에 나옵니다.
review-own-look = 내 게임 복기: { $number }
review-own-games = 복기한 게임: { $number }
review-own-fair = 공정한 주사위도 같은 길이의 { $share }%에서는 이만큼 또는 그 이상 벗어납니다.
