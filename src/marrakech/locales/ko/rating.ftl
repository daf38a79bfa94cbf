# Ratings and the ladder

rating-title = 순위표
rating-lead = 이 서버에서 누가 얼마나 잘하는지 보여 줍니다. 시장 사람들도 측정된 실력대로 함께 섭니다.
rating-pool = { $pool ->
    [pair] 2인
    [three] 3인
    [four] 4인
   *[variant] 차례 끝에 돌리기
}
rating-pools = 게임 종류
rating-games = { $number }판
rating-you = 나
rating-you-none = 아직 레이팅이 없습니다. 레이팅전을 해 보세요. 테이블을 만들 때 켤 수 있습니다.
rating-you-few = { $least }판을 하고 레이팅이 충분히 확실해지면 순위표에 오릅니다.
rating-you-hidden = 순위표에 보이지 않게 되어 있습니다.
rating-hide = 순위표에서 빠지기
rating-show = 순위표에 오르기
rating-nobody = 아직 순위표에 아무도 없습니다. 레이팅전을 { $least }판 하면 오릅니다.
rating-nameless = 익명
rating-off = 이 서버에서는 순위표를 보여 주지 않습니다.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = 실제 실력은 100번 중 95번 ± 범위 안에 있습니다. 400점 높으면 열 배 더 자주 이긴다는 뜻입니다.
rating-curve = 게임마다 달라진 내 레이팅, { $first }에서 { $last }까지
rating-new = 레이팅전
rating-new-hint = 결과가 레이팅에 반영됩니다. 힌트도 무르기도 없습니다. 떠나면 집니다.
rating-table = 레이팅전입니다. 떠나면 집니다.
rating-here = 레이팅
rating-counting = 레이팅을 계산하는 중입니다.
rating-why-anonymous = 레이팅 없음: 여권 없이 하는 사람이 있습니다.
rating-why-same-player = 레이팅 없음: 두 자리가 같은 사람의 것입니다.
rating-why-helped = 레이팅 없음: 도움을 받은 사람이 있습니다.
rating-why-closed = 레이팅 없음: 운영자가 테이블을 닫았습니다.
rating-why-bot = 레이팅 없음: 실력이 측정되지 않은 봇이 있습니다.
rating-match = 레이팅전
rating-match-either = 상관없음
rating-match-yes = 레이팅전
rating-match-no = 레이팅 없음
rating-near = 상대 실력
rating-near-any = 누구든
rating-near-close = 나와 비슷하게
