### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } 让阿参姆左转。
    [R] { $player } 让阿参姆右转。
   *[F] { $player } 让阿参姆保持原方向。
}
story-walked = { $mosaics ->
    [0] { $player } 掷出 { $steps }；阿参姆走到 { $square }。
   *[other] { $player } 掷出 { $steps }；阿参姆穿过 { $mosaics } 个马赛克，走到 { $square }。
}
story-paid = { $player } 付 { $paid } 迪拉姆给 { $owner }。
story-paid-short = { $player } 该付 { $due } 迪拉姆给 { $owner }，却只付得起 { $paid }。
story-out = { $player } 出局。
story-laid = { $player } 把一张{ $colour ->
    [red] 红色
    [yellow] 黄色
    [blue] 蓝色
   *[purple] 紫色
}地毯铺在 { $near } 和 { $far }。
story-revealed = { $player } 的下一张地毯是{ $colour ->
    [red] 红色
    [yellow] 黄色
    [blue] 蓝色
   *[purple] 紫色
}。
story-over = { $reason ->
    [last-player] 只剩一位玩家：游戏结束。
   *[last-rug] 最后一张地毯铺好了：游戏结束。
}
