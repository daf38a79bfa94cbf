### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = 기록된 게임을 되짚어 봅니다: 모든 선택, 모든 주사위, 결과가 어디서 왔는지.
study-deep-help = 두 차례가 아니라 세 차례 앞을 봅니다: 더 정확하지만 더 느립니다.
study-html-help = 되짚어 본 내용을 이 파일에 씁니다. 다른 것이 필요 없는 한 장의 페이지입니다.
study-gave-up-help = 기권했거나 시간이 다 된 사람의 색. 여럿이면 이 순서대로.
study-analyse-help = 한 상황에서 할 수 있는 모든 것을 따져 봅니다.
study-rollout-help = 가장 좋은 선택들 각각에서 이만큼의 게임을 이어서 합니다.
study-looking = 보는 중
study-nothing-played = 이 게임에서는 아직 아무것도 하지 않았습니다
study-no-such-colour = 여기서 이 색을 쓰는 사람이 없습니다: { $colour }
study-title = 되짚어 보기
study-found = 앞으로 본 차례: { $turns }.
study-unfinished = 게임이 끝나지 않았습니다. 마지막 상황의 가치를 결과로 봅니다.
study-sums-chances = 결과가 어디서 왔는지, 이길 확률의 점수로
study-sums-margins = 같은 것을 디르함으로: 다른 사람 중 최고보다 많은 점수
study-sums-note = 시작, 운, 두 가지 실력을 더하면 결과가 됩니다. 다시 보기: 같은 상황을 한 차례 뒤에 보아서 생긴 실력의 몫입니다.
study-played = 어떻게 했는지
study-turning-points = 전환점
study-mistakes = 가장 비쌌던 선택
study-dice = 주사위와 기대했던 값
study-habits = 가장 많이 잃은 곳
study-graph = 이길 확률
study-graph-note = 네모는 주사위, 마름모는 선택으로, 많은 것을 바꾼 곳입니다.
study-column-start = 시작
study-column-luck = 운
study-column-skill = 자기 실력
study-column-others = 다른 사람의 실력
study-column-usual = 보통의 운
study-column-second-look = 다시 보기
study-column-accuracy = 정확도
study-column-loss = 손실
study-column-mean-loss = 선택당 손실
study-column-decisions = 선택
study-column-inaccuracies = 부정확한 수
study-column-mistakes = 실수
study-column-blunders = 큰 실수
study-column-like = 비슷한 실력
study-column-turn = 차례
study-column-better = 더 나은 수
study-column-chance = 승리, %
study-column-margin = 점수 차
study-column-share = 확률, %
study-column-throws = 던진 수
study-column-mean = 평균
study-column-paid = 낸 돈
study-column-expected = 기댓값
study-spot = { $kind ->
    [turning] { $part ->
        [early] 방향, 초반
       *[late] 방향, 후반
    }
   *[laying] { $part ->
        [early] 깔기, 초반
       *[late] 깔기, 후반
    }
}
study-word = { $word ->
    [inaccuracy] 부정확한 수
    [mistake] 실수
   *[blunder] 큰 실수
}
study-like-between = { $first } ~ { $last }
study-action-turn = { $way ->
    [L] 왼쪽
    [R] 오른쪽
   *[F] 똑바로
}
study-action-throw = 주사위: { $steps }
study-action-reveal = 다음 양탄자: { $colour }
study-moment = 차례 { $turn }, { $player }: { $action }
study-moment-better = 더 나은 수: { $action }.
study-to-win = { $player }: 승리 { $chance } %, 점수 차 { $margin }
study-exact = 모든 경우를 끝까지 따라갔습니다: 정확합니다.
study-why = 왜 { $other } 대신 { $action }:
study-no-reason = 판 위에서 셀 수 있는 것은 없습니다. 더 앞에서야 드러납니다.
study-reason-pays = 이번 주사위에서 평균으로 내는 디르함: { $other } 대신 { $value }
study-reason-goes-out = 이번 주사위에서 탈락할 확률: { $other } % 대신 { $value } %
study-reason-rug-gain = 그다음 가장 좋은 양탄자가 평균으로 얻는 점수: { $other } 대신 { $value }
study-reason-lead = 지금 앞선 점수: { $other } 대신 { $value }
study-reason-covers = 덮는 다른 사람의 칸: { $other } 대신 { $value }
study-reason-own-area-kept = 자기의 가장 큰 영역이 온전히 남음, 칸: { $other } 대신 { $value }
study-reason-own-area-grown = 자기의 가장 큰 영역의 칸: { $other } 대신 { $value }
study-reason-their-area-cut = 가장 큰 영역의 칸, { $player }: { $other } 대신 { $value }
study-reason-earns = 다음 사람이 평균으로 내는 디르함: { $other } 대신 { $value }
study-reason-next-goes-out = 다음 사람이 탈락할 확률: { $other } % 대신 { $value } %
study-reason-risky-squares = 지갑에 든 것보다 비싼 칸: { $other } 대신 { $value }
