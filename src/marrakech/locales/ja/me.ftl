### One's own page: the passport, one's games, and what was achieved in them.

me-title = あなたのパスポート
me-lead = 登録なしで、あなたのゲームをひとつにまとめます。このブラウザーが預かっています。
me-since = { $when }から
me-games = 自分のゲーム
# How many games one has finished, and won
me-played = { $games }ゲーム、{ $won }勝
me-none = パスポートは最初のゲームで作られます。顔はその前に選べます。
me-name = 名前
me-save = 保存
me-saved = 保存しました
me-offline = パスポートはここにありますが、サーバーにつながりません。名前とゲームは、つながると表示されます。

## The face

me-scarf = かぶりもの
me-scarf-name = { $number ->
    [1] ターバン
    [2] ベール
    [3] トルコ帽
    [4] 毛糸の帽子
    [5] フード
   *[6] ヘッドバンド
}
me-colour = 染料
me-colour-name = { $number ->
    [1] 赤
    [2] サフラン
    [3] 青
    [4] 青緑
    [5] オリーブ
    [6] プラム
    [7] 亜麻色
   *[8] 黒
}
me-pattern = 後ろのじゅうたん
me-pattern-name = { $number ->
    [1] ジグザグ
    [2] ひし形
    [3] しま
    [4] 星
    [5] 格子
    [6] 波
    [7] 枠
   *[8] 夜空
}

## Marks: what somebody has achieved

me-marks = 勲章
me-marks-none = ゲームが語る、あなたの小さな物語。どれも一度だけ手に入ります。
# Of all marks there are
me-marks-count = { $all }個中{ $number }個
me-mark-open = まだ
me-mark-game = { $when }のゲーム
me-mark-first = はじめて売れた一枚
me-mark-first-hint = ゲームに勝ちました。
me-mark-fatima = ファティマの一礼
me-mark-fatima-hint = ファティマのいるゲームで勝ちました。
me-mark-four = 四人のテーブル
me-mark-four-hint = 3人を相手に勝ちました。
me-mark-one = 糸一本の差
me-mark-one-hint = わずか1点差で勝ちました。
me-mark-shared = 二人のお茶
me-mark-shared-hint = 1位を分け合いました。
me-mark-spared = 一銭も払わず
me-mark-spared-hint = ゲームを通して、誰にも払いませんでした。
me-mark-purse = ほぼ空の財布
me-mark-purse-hint = 2ディルハム以下になってから勝ちました。
me-mark-peace = みんな残った
me-mark-peace-hint = 2人以上を相手に、脱落者なしで勝ちました。
me-mark-late = 最下位から
me-mark-late-hint = 残り3枚で最下位から、勝ちました。
me-mark-last = 最後の一枚
me-mark-last-hint = ゲーム最後のじゅうたんで勝ちました。
me-mark-carpet = じゅうたん通り
me-mark-carpet-hint = 自分の色が12マスつながりました。
me-mark-toll = 隊商の支払い
me-mark-toll-hint = 一度に10ディルハムを受け取りました。

## Another device

me-carry = 別の端末で
me-carry-hint = スマホや家でパスポートを開けば、同じゲームがそこにあります。
me-carry-show = リンクを表示
me-carry-warning = このリンクを持つ人は、あなた本人になります。誰にも見せず、自分にだけ送ってください。
me-carry-lost = パスポートはあなたのブラウザーにしかなく、なくすと誰も取り戻せません。2台目があれば安心です。
# How many tables' seats are in the link
me-carry-seats = 進行中の{ $number }ゲームの席も、いっしょに移ります。
me-take = 別の端末のパスポート
me-take-hint = このリンクにはパスポートが入っています。ここで使いますか？
me-take-yes = ここで使う
me-take-both = 自分のゲームも移して使う
me-take-both-hint = このブラウザーのゲーム、勲章、連続記録が移ります。レーティングが両方にあるときは、ゲーム数の多いほうが残ります。
me-take-only = ここの分は置いて使う
me-take-only-hint = 別の端末にない限り、このブラウザーのパスポートは失われます。
me-take-no = 今のままにする
me-taken = おかえりなさい、{ $name }さん！
me-take-gone = このパスポートはここにはありません。削除されたのかもしれません。

## One's data

me-data = あなたのデータ
me-data-hint = パスポートは、名前と顔とゲームの一覧だけ。メールアドレスもパスワードもありません。
me-export = データをすべて保存
me-records = ゲームをすべて保存
me-delete = パスポートを削除
me-delete-hint = 終わったゲームからも進行中のゲームからも、あなたの名前が消えます。ほかの人も遊んだものなので、ゲームは残ります。ほかの人が保存や印刷をしたものは取り戻せません。
me-delete-sure = 名前ごと削除しますか？
me-delete-sure-hint = 元には戻せません。進行中のゲームは、このブラウザーで名前なしに続けられます。
me-delete-yes = はい、削除します
me-delete-no = 残しておく
me-deleted = パスポートを削除しました。

## The list of one's games

me-running = 進行中
me-finished = 終了
me-filter = ゲームの絞り込み
me-search = 相手
me-players = プレイヤー
me-players-any = 人数を問わない
me-result = 結果
me-result-any = 勝敗を問わない
me-result-won = 勝ち
me-result-lost = 負け
me-company = 相手の種類
me-company-any = 誰でも
me-company-people = 人
me-company-bots = 登場人物
me-company-both = 両方
me-state = 状態
me-state-any = 進行中または終了
me-nothing = 当てはまるゲームはありません。
me-place = { $place ->
    [1] 勝ち
    [2] 2位
    [3] 3位
   *[4] 4位
}
me-same-screen = 1つの画面で
me-accuracy = 正確さ { $share }%
# By how many points a rating has changed; the sign stands in the number
me-rating = レーティング { $change }
me-replay = 再生
me-time-left = 残り{ $time }
me-more = もっと見る
# Tables at which only this browser has a seat
me-here = このブラウザーだけ
me-reading = ゲームを読み込み中…
