### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } 님이 아쌈을 왼쪽으로 돌립니다.
    [R] { $player } 님이 아쌈을 오른쪽으로 돌립니다.
   *[F] { $player } 님이 아쌈을 그대로 둡니다.
}
story-walked = { $mosaics ->
    [0] { $player } 님의 주사위는 { $steps }. 아쌈이 { $square } 칸으로 갑니다.
   *[other] { $player } 님의 주사위는 { $steps }. 아쌈이 모자이크를 { $mosaics }번 지나 { $square } 칸으로 갑니다.
}
story-paid = { $player } 님이 { $owner } 님에게 { $paid }디르함을 냅니다.
story-paid-short = { $player } 님이 { $owner } 님에게 { $due }디르함을 내야 하지만 { $paid }디르함밖에 없습니다.
story-out = { $player } 님이 탈락합니다.
story-laid = { $player } 님이 { $colour ->
    [red] 빨간
    [yellow] 노란
    [blue] 파란
   *[purple] 보라색
} 양탄자를 { $near }, { $far } 칸에 깝니다.
story-revealed = { $player } 님의 다음 양탄자는 { $colour ->
    [red] 빨간색
    [yellow] 노란색
    [blue] 파란색
   *[purple] 보라색
}입니다.
story-over = { $reason ->
    [last-player] 한 명만 남았습니다. 게임이 끝났습니다.
   *[last-rug] 마지막 양탄자를 깔았습니다. 게임이 끝났습니다.
}
