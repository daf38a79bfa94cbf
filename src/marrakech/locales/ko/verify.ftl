### `marrakech verify`.

verify-help = 끝난 게임의 주사위가 약속된 시드에서 나왔는지 확인합니다.
verify-file-help = 게임이 끝날 때 저장할 수 있는 기록 파일. -는 표준 입력입니다.
verify-game-fair = { $game }번 판은 공정합니다. 약속값, 주사위 { $throws }번, { $rugs ->
    [0] 숨긴 것이 없는 더미가
   *[other] 더미의 양탄자 { $rugs }장이
} 모두 시드와 플레이어가 공개한 값에 맞습니다. { $alone ->
    [0] 모든 주사위에 플레이어가 값을 보탰습니다.
   *[other] 주사위 { $alone }번은 서버 혼자 정했습니다.
}{ $redrawn ->
    [0] {""}
   *[other] {" "}연습 게임으로, 주사위를 { $redrawn }번 무르고 새로 뽑았습니다.
}
verify-differs = { $what ->
    [commitment] { $game }번 판: 약속값은 { $found }, 시드의 값은 { $expected }입니다.
    [first] { $game }번 판: 시작한 자리는 { $found }, 시드에 따르면 { $expected }입니다.
    [throw] { $game }번 판: { $number }번째 주사위는 { $found }, 시드에 따르면 { $expected }입니다.
    [link] { $game }번 판: { $number }번째 주사위에 공개된 값은 그 플레이어의 체인에 속하지 않습니다.
    [count] { $game }번 판: 근거가 있는 주사위는 { $found }번, 실제로 굴린 것은 { $expected }번입니다.
   *[pile] { $game }번 판: 더미의 { $number }번째 양탄자는 { $found }, 시드에 따르면 { $expected }입니다.
}
verify-more = 다른 곳이 { $number }군데 더 있습니다.
verify-error = { $game }번 판: { $why }
