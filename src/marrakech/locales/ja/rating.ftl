# Ratings and the ladder

rating-title = ランキング
rating-lead = このサーバーでの実力の順位です。市場の人々も、測られた強さで並んでいます。
rating-pool = { $pool ->
    [pair] 2人
    [three] 3人
    [four] 4人
   *[variant] 最後に向きを変える
}
rating-pools = ゲームの種類
rating-games = { $number }ゲーム
rating-you = あなた
rating-you-none = まだレーティングがありません。レーティング戦をしてみましょう。テーブルを作るときに選べます。
rating-you-few = { $least }ゲーム以上遊び、レーティングが十分確かになるとランキングに載ります。
rating-you-hidden = ランキングには表示されていません。
rating-hide = ランキングから外れる
rating-show = ランキングに載る
rating-nobody = まだ誰もいません。レーティング戦を{ $least }ゲーム遊ぶと載ります。
rating-nameless = 名無しさん
rating-off = このサーバーではランキングを公開していません。
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = 本当の強さは、100回中95回は±の範囲にあります。400高ければ、10倍多く勝ちます。
rating-curve = ゲームごとのあなたのレーティング、{ $first }から{ $last }まで
rating-new = レーティング戦
rating-new-hint = 結果がレーティングに反映されます。ヒントも手番を戻すのもなし。離れると負けです。
rating-table = レーティング戦です。離れると負けです。
rating-here = レーティング
rating-counting = レーティングを計算しています。
rating-why-anonymous = 対象外：パスポートなしの人がいます。
rating-why-same-player = 対象外：2つの席が同じ人のものです。
rating-why-helped = 対象外：助けを受けた人がいます。
rating-why-closed = 対象外：管理者がテーブルを閉じました。
rating-why-bot = 対象外：強さが測られていないボットがいます。
rating-match = レーティング戦
rating-match-either = どちらでも
rating-match-yes = レーティング戦
rating-match-no = レーティングなし
rating-near = 相手の強さ
rating-near-any = 誰でも
rating-near-close = 同じくらい
