### `marrakech verify`.

verify-help = 끝난 게임의 주사위가 약속된 시드에서 나왔는지 확인합니다.
verify-file-help = 게임이 끝날 때 저장할 수 있는 기록 파일. -는 표준 입력입니다.
verify-fair = { $game }번 판은 공정합니다. 약속값, 주사위 { $throws }번, { $rugs ->
    [0] 숨긴 것이 없는 더미가
   *[other] 더미의 양탄자 { $rugs }장이
} 모두 시드와 같습니다.
verify-fault = { $what ->
    [commitment] { $game }번 판: 약속값은 { $found }, 시드의 값은 { $expected }입니다.
    [first] { $game }번 판: 시작한 자리는 { $found }, 시드에 따르면 { $expected }입니다.
    [throw] { $game }번 판: { $number }번째 주사위는 { $found }, 시드에 따르면 { $expected }입니다.
   *[pile] { $game }번 판: 더미의 { $number }번째 양탄자는 { $found }, 시드에 따르면 { $expected }입니다.
}
verify-more = 다른 곳이 { $number }군데 더 있습니다.
verify-error = { $game }번 판: { $why }
