### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player }はアッサムを左に向けました。
    [R] { $player }はアッサムを右に向けました。
   *[F] { $player }はアッサムの向きをそのままにしました。
}
story-walked = { $mosaics ->
    [0] { $player }の出目は{ $steps }。アッサムは{ $square }へ。
   *[other] { $player }の出目は{ $steps }。アッサムはモザイクを{ $mosaics }回通って{ $square }へ。
}
story-paid = { $player }は{ $owner }に{ $paid }ディルハム払いました。
story-paid-short = { $player }は{ $owner }に{ $due }ディルハム払うところ、{ $paid }しか払えません。
story-out = { $player }は脱落しました。
story-laid = { $player }は{ $colour ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}のじゅうたんを{ $near }と{ $far }に敷きました。
story-revealed = { $player }の次のじゅうたんは{ $colour ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}です。
story-over = { $reason ->
    [last-player] 残ったのは1人。ゲーム終了です。
   *[last-rug] 最後のじゅうたんが敷かれました。ゲーム終了です。
}
