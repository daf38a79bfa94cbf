### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] 最初の分析
   *[deep] 詳しい分析
}：{ $done } / { $total }
review-whose = 視点：{ $player }
review-luck = 運：サイコロ
review-skill = 腕前：選択
review-position = ゲームの行動
review-choices = { $phase ->
    [turn] アッサムの向き
   *[lay] じゅうたんを敷ける場所
}
review-throws = 出る可能性があった目
review-was-played = 実際の手
review-chance-margin = 勝つ見込み、得点差
review-was-better = 手番{ $turn }：{ $action }のほうが良い
review-was-best = 手番{ $turn }：これが最善
review-cost = { $player }：{ $action }。損失：勝つ見込み{ $loss }ポイント。
review-dirhams = ディルハムでの内訳
review-result = 結果

## Find the better move

review-find = { $phase ->
    [turn] より良い向きを探す
   *[lay] より良い敷き方を探す
}
review-try = やってみる
review-show = 答えを見る
review-next = 次を探す
review-choose = ボードで選んでください。
review-this-one = これにする
review-yes = はい、{ $action }が最善です。
review-near = 良い手です：{ $action }と最善の差は{ $loss }だけです。
review-no = { $action }は{ $loss }の損です。もう一度考えてみましょう。
review-no-mistakes = { $player }：このゲームには探すべき悪手がありません。

## Hints and the tutor

review-hint = ヒント
review-hint-all = すべての選択肢
review-hint-best = 最善：{ $action }
review-hints = ヒントと先生の助けを使う
review-hints-hint = 全員が一つの画面で遊ぶときだけです。誰が助けを受けたかは記録に残ります。
review-tutor = 先生：悪手が確定する前に知らせる
review-tutor-word = { $word ->
    [mistake] 先生はこれを悪手だと考えています。
   *[blunder] 先生はこれを大悪手だと考えています。
}
review-tutor-cost = 勝つ見込みが{ $loss }ポイント下がります。
review-anyway = このまま進める
review-think = 考え直す
review-log-hint = { $player }へのヒント。
review-log-tutor = { $player }への先生の注意。

## One's own games

review-own-won = 勝ち
review-own-none = ゲームを最後まで遊ぶと、サイコロの運と、最も多く失っているところがここに表示されます。
review-own-look = 自分の対局を検討：{ $number }
review-own-games = 検討した対局：{ $number }
review-own-fair = 公正なサイコロでも、同じ長さの{ $share }%でこれ以上の偏りが出ます。
