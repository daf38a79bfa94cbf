### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } 讓阿參姆左轉。
    [R] { $player } 讓阿參姆右轉。
   *[F] { $player } 讓阿參姆維持原方向。
}
story-walked = { $mosaics ->
    [0] { $player } 擲出 { $steps }；阿參姆走到 { $square }。
   *[other] { $player } 擲出 { $steps }；阿參姆穿過 { $mosaics } 個馬賽克，走到 { $square }。
}
story-paid = { $player } 付 { $paid } 迪拉姆給 { $owner }。
story-paid-short = { $player } 該付 { $due } 迪拉姆給 { $owner }，卻只付得出 { $paid }。
story-out = { $player } 出局。
story-laid = { $player } 把一張{ $colour ->
    [red] 紅色
    [yellow] 黃色
    [blue] 藍色
   *[purple] 紫色
}地毯鋪在 { $near } 和 { $far }。
story-revealed = { $player } 的下一張地毯是{ $colour ->
    [red] 紅色
    [yellow] 黃色
    [blue] 藍色
   *[purple] 紫色
}。
story-over = { $reason ->
    [last-player] 只剩一位玩家：遊戲結束。
   *[last-rug] 最後一張地毯鋪好了：遊戲結束。
}
