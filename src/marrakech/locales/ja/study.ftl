### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = 記録した対局を振り返る：すべての選択、すべてのサイコロ、結果がどこから来たか。
study-deep-help = 2手番ではなく3手番先まで読む：正確だが遅い。
study-html-help = 振り返りをこのファイルに書く。ほかに何もいらない1枚のページになる。
study-gave-up-help = 投了した人、または時間切れになった人の色。複数いるときはこの順に。
study-analyse-help = ある局面でできることをすべて評価する。
study-rollout-help = 最善の選択肢それぞれから、この数だけ対局を続ける。
study-looking = 読んでいます
study-nothing-played = この対局ではまだ何も行われていません
study-no-such-colour = ここで{ $colour }を使う人はいません
study-title = 振り返り
study-found = 先読みした手番：{ $turns }。
study-unfinished = 対局は終わっていません。最後の局面の価値を結果とします。
study-sums-chances = 結果がどこから来たか（勝つ見込みのポイント）
study-sums-margins = 同じものをディルハムで：ほかの最上位との得点差
study-sums-note = 開始、運、二種類の腕前を足すと結果になります。見直し：同じ局面を1手番あとに見たことで生じた腕前の分です。
study-played = プレイの内容
study-turning-points = 分かれ目
study-mistakes = 最も損をした選択
study-dice = サイコロと、期待された値
study-habits = 最も多く失ったところ
study-graph = 勝つ見込み
study-graph-note = 四角はサイコロ、ひし形は選択で、大きく変わったところです。
study-column-start = 開始
study-column-luck = 運
study-column-skill = 自分の腕前
study-column-others = ほかの人の腕前
study-column-usual = ふつうの運
study-column-second-look = 見直し
study-column-accuracy = 正確さ
study-column-loss = 損失
study-column-mean-loss = 選択あたりの損失
study-column-decisions = 選択
study-column-inaccuracies = 緩手
study-column-mistakes = 悪手
study-column-blunders = 大悪手
study-column-like = 同じくらいの腕前
study-column-turn = 手番
study-column-better = より良い手
study-column-chance = 勝ち、%
study-column-margin = 得点差
study-column-share = 確率、%
study-column-throws = 振った回数
study-column-mean = 平均
study-column-paid = 支払い
study-column-expected = 期待値
study-spot = { $kind ->
    [turning] { $part ->
        [early] 向き、前半
       *[late] 向き、後半
    }
   *[laying] { $part ->
        [early] 敷き方、前半
       *[late] 敷き方、後半
    }
}
study-word = { $word ->
    [inaccuracy] 緩手
    [mistake] 悪手
   *[blunder] 大悪手
}
study-like-between = { $first }から{ $last }
study-action-turn = { $way ->
    [L] 左
    [R] 右
   *[F] まっすぐ
}
study-action-throw = サイコロ：{ $steps }
study-action-reveal = 次のじゅうたん：{ $colour }
study-moment = 手番{ $turn }、{ $player }：{ $action }
study-moment-better = より良い手：{ $action }。
study-to-win = { $player }：勝ち { $chance } %、得点差 { $margin }
study-exact = すべてを最後まで読みました：正確な値です。
study-why = { $other }ではなく{ $action }がよい理由：
study-no-reason = 盤の上で数えられる違いはありません。先を読んで初めて現れます。
study-reason-pays = このサイコロで平均して払うディルハム：{ $other }ではなく{ $value }
study-reason-goes-out = このサイコロで脱落する確率：{ $other } %ではなく{ $value } %
study-reason-rug-gain = そのあと最善のじゅうたんで平均して得る点：{ $other }ではなく{ $value }
study-reason-lead = いまのリード（点）：{ $other }ではなく{ $value }
study-reason-covers = 覆うほかの人のマス：{ $other }ではなく{ $value }
study-reason-own-area-kept = 自分の最大の区域が切れずに残る（マス）：{ $other }ではなく{ $value }
study-reason-own-area-grown = 自分の最大の区域のマス：{ $other }ではなく{ $value }
study-reason-their-area-cut = { $player }の最大の区域のマス：{ $other }ではなく{ $value }
study-reason-earns = 次の人が平均して払ってくれるディルハム：{ $other }ではなく{ $value }
study-reason-next-goes-out = 次の人が脱落する確率：{ $other } %ではなく{ $value } %
study-reason-risky-squares = 財布の中身より高くつくマス：{ $other }ではなく{ $value }
