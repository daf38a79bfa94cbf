### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = ページ
page-home = トップへ
page-close = 閉じる
page-loading = お待ちください…
page-try-again = もう一度試す
page-lost-title = ここには何もありません
page-lost = そのアドレスのページはありません。
page-gone-title = このテーブルはもうありません
page-gone = 片づけられたか、リンクが途中で切れています。

## What goes wrong

page-problem-unreachable = サーバーが応答しません。接続を確かめてください。
page-problem-failed = サーバーが処理できませんでした。もう一度お試しください。
page-problem-unknown = うまくいきませんでした（{ $reason }）。
page-connection-lost = 接続が切れました。再接続中…
page-connection-back = 接続が戻りました。

## The start

page-home-title = { -game }のじゅうたん商人
page-home-lead = アッサムを市場で歩かせ、行く手にじゅうたんを敷いて、ほかの人に払わせましょう。2～4人、20分。
page-your-name = あなたの名前
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] これで最長の{ $most }文字です。
   *[other] あと{ $number }文字入力できます。
}
# When more was written, or pasted, than fits
page-name-cut = 名前は{ $most }文字までです。残りは省きました。
page-more-ways = ほかの遊び方
page-mode-here = 1つの画面を囲んで
page-mode-link = リンクで友だちと
page-mode-new = テーブルを用意する
page-mode-learn = 遊び方を学ぶ
page-mode-rules = ルール
page-mode-lobby = ロビー
page-mode-replay = ゲームを再生
page-my-tables = あなたのテーブル
page-forget-table = { $when }のテーブルを一覧から消す
page-level-rating = レーティング{ $rating }

## Setting up

page-new-title = テーブルを用意する
page-new-players = プレイヤー
page-players = { $number }人
page-seat = 席{ $number }
page-seat-who = ここに座るのは？
page-seat-name = 名前
page-seat-level = レベル
page-seat-colour = 色
page-seat-second-colour = 2つ目の色
page-seat-open = 空席
page-sitter-me = 自分
page-sitter-here = この画面の誰か
page-sitter-link = リンクで来る友だち
page-sitter-bot = ボット
page-sitter-link-hint = テーブルができると、送るためのリンクが表示されます。
# The bots by their first names: no two at a table have the same one
page-bot-porter = ハッサン
page-bot-porter-2 = ムスタファ
page-bot-porter-3 = ブラヒム
page-bot-porter-4 = ラルビ
page-bot-apprentice = サルマ
page-bot-apprentice-2 = ナディア
page-bot-apprentice-3 = ジネブ
page-bot-apprentice-4 = カリム
page-bot-peddler = イドリス
page-bot-peddler-2 = オマル
page-bot-peddler-3 = ジャミラ
page-bot-peddler-4 = アンワル
page-bot-merchant = ファティマ
page-bot-merchant-2 = ラシード
page-bot-merchant-3 = ハディージャ
page-bot-merchant-4 = マリカ
page-bot-master = ユースフ
page-bot-master-2 = アイシャ
page-bot-master-3 = メフディ
page-bot-master-4 = ハムザ
page-bot-storyteller = サフィヤ
page-bot-pourer = アヤ
page-bot-grandmother = ゾフラ
page-bot-mason = タリク
page-bot-weaver = ヌール
page-bot-drummer = ビラル
# Two people who have the same name, told apart by their colours
page-same-name = { $name }（{ $colour ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}）
page-new-first = 最初の人は？
page-first-lot = サイコロで決める
page-first-seat = 席{ $number }
page-new-rules = ルール
page-new-edition = ルールブック
page-edition-standard = 標準ルールです。
page-new-options = 個別のルール
page-options-changed = ルールブックと違うルールがあります。
page-options-reset = ルールブックどおりに戻す
page-option-elimination = 払えない人は
page-option-elimination-yes = 脱落
page-option-elimination-yes-hint = あるだけ払ってゲームから抜けます。じゅうたんは残り、誰のものでもなくなります。
page-option-elimination-no = 続ける
page-option-elimination-no-hint = あるだけ払って続けます。脱落はありません。
page-option-cover = 重ねるとき
page-option-cover-opponents = ほかの人のを守る
page-option-cover-opponents-hint = ほかの人のじゅうたん1枚を、2マスとも一度に覆うことはできません。自分のものなら覆えます。
page-option-cover-any = すべて守る
page-option-cover-any-hint = どのじゅうたんも、2マスとも一度に覆うことはできません。自分のものでもだめです。
page-option-cover-colours = 違う色にかぎる
page-option-cover-colours-hint = 新しいじゅうたんの下の2つの半分は、可能なかぎり違う色でなければなりません。
page-option-variant = アッサムの向き
page-option-variant-none = 振る前に変える
page-option-variant-none-hint = 手番の人が向きを決めてから、サイコロを振ります。
page-option-variant-turn-at-end = 手番の最後に変える
page-option-variant-turn-at-end-hint = じゅうたんを敷いた後、アッサムを左か右に向けます。次の人はその方向に歩かせます。
page-option-variant-turn-at-end-optional = 最後に、任意で変える
page-option-variant-turn-at-end-optional-hint = じゅうたんを敷いた後、アッサムを左か右に向けるか、そのままにします。次の人はその方向に歩かせます。
page-option-two-player = 2人のとき
page-option-two-player-two-colours = 2色ずつ
page-option-two-player-two-colours-hint = それぞれ2色を12枚ずつ持ち、1つの山にします。
page-option-two-player-one-colour = 1色ずつ
page-option-two-player-one-colour-hint = 1色を15枚ずつ持ちます。
page-option-pile = 山
page-option-pile-shuffled = 混ぜる
page-option-pile-shuffled-hint = 見えるのは、それぞれの山の次の1枚だけです。
page-option-pile-alternating = 2色を交互に
page-option-pile-alternating-hint = 2色が交互に出てきます。
page-option-area = 支払いの区画
page-option-area-colour = 色ごと
page-option-area-colour-hint = 1人の2色は、それぞれ別の区画です。
page-option-area-owner = 持ち主ごと
page-option-area-owner-hint = 1人の2色を合わせて1つの区画とし、つながったマスすべてについて払います。
page-option-tiebreak = 同点のとき
page-option-tiebreak-dirhams = ディルハムが多い方
page-option-tiebreak-dirhams-hint = ディルハムの多い人が上です。
page-option-tiebreak-rugs = マスが多い方
page-option-tiebreak-rugs-hint = じゅうたんの見えているマスが多い人が上です。
page-option-tiebreak-none = 同順位
page-option-tiebreak-none-hint = ほかに比べるものはありません。
page-option-heading = アッサムの最初の向き
page-option-heading-S = 下
page-option-heading-S-hint = ふつうの盤の置き方です。
page-option-heading-N = 上
page-option-heading-N-hint = 盤は4つの辺がそれぞれ違います。
page-option-heading-E = 右
page-option-heading-E-hint = 盤は4つの辺がそれぞれ違います。
page-option-heading-W = 左
page-option-heading-W-hint = 盤は4つの辺がそれぞれ違います。
page-option-dirhams = 最初のディルハム
page-option-dirhams-hint = どのルールブックでも30です。少ないほど危険です。
page-option-rugs = 1人のじゅうたん
page-option-rugs-hint = 1人が何回手番を行うかです。
page-new-table = テーブル
page-clock = 時計
page-clock-none = なし
page-clock-none-hint = 好きなだけ考えられます。
page-clock-move = 手番ごと
page-clock-total = ゲーム全体
page-clock-time = 時間
page-clock-increment = 手番ごとの追加
page-clock-out = 時間切れのとき
page-clock-out-bot = その手番はボットが代わる
page-clock-out-out = すぐに脱落
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = 時計：1手番{ $number }秒。
page-clock-tells-move-minutes = 時計：1手番{ $number }分。
page-clock-tells-total = { $increment ->
    [0] 時計：ゲーム全体で{ $number }秒。
   *[other] 時計：{ $number }秒 + 1手番ごとに{ $increment }秒。
}
page-clock-tells-total-minutes = { $increment ->
    [0] 時計：ゲーム全体で{ $number }分。
   *[other] 時計：{ $number }分 + 1手番ごとに{ $increment }秒。
}
page-clock-means-bot = 時間切れになると、その手番はボットが代わりにプレイします。3回目で脱落です。
page-clock-means-out = 時間切れになった人は脱落します。
page-seconds = { $number }秒
page-minutes = { $number }分
page-new-listed = ロビーに公開
page-new-listed-hint = 誰でも観戦でき、空席に座れます。公開しなければ、リンクを知っている人だけです。
page-new-take-back = 手番を戻せる
page-new-practice-hint = 人のプレイヤー全員がこの画面の前にいる場合だけです。戻すとサイコロは振り直しになり、結果に練習だったと表示されます。オフの場合、サイコロを振った後は何も戻せません。
page-new-begin = 始める
page-new-invite = テーブルを作ってリンクを得る
page-new-watch = ボットを観戦

## The lobby

page-lobby = ロビー
page-lobby-open = 空いているテーブル
page-lobby-none-open = 今は誰も待っていません。
page-lobby-new = テーブルを開く
page-lobby-running = 観戦できるゲーム
page-lobby-watch-bots = ボット同士の対戦を見る
page-join = 参加
page-watch = 観戦
page-look = のぞいてみる
page-listing-deserted = 今は誰もいません
page-listing-rules = { $known ->
    [yes] ルール：{ $edition }
   *[no] 独自ルール
}{ $variant ->
    [yes] 、最後に向きを変える
   *[no] {""}
}。
page-listing-turn = 手番{ $turn }、残り{ $left }。

## Waiting for others

page-waiting-title = プレイヤーを待っています
page-waiting-seats = { $number ->
    [0] 席はすべて埋まりました
   *[other] 空席が{ $number }つあります
}
page-waiting-link = 友だちに送るリンク
page-waiting-link-hint = 開いた人は席に着けます。満席なら観戦できます。
page-link-network = 同じ Wi-Fi など、同じネットワークにいる人なら誰でも使えます。
page-link-address = アドレス
page-qr = リンクの QR コード：{ $link }
page-qr-hint = または、スマホのカメラで読み取ってください。
page-here-only = このリンクは、このマシンでしか使えません。
page-here-only-new = 今、このゲームにはこのマシンからしか入れません。リンクを送っても、ほかでは使えません。
page-here-only-command = 同じネットワークの誰もが参加できるようにするには、ターミナルで Ctrl-C を押してゲームを終了し、次のコマンドで起動してください。テーブルはすべて残ります。
page-here-only-host = このサーバーの管理者なら、ほかの人も入れるようにできます。
page-copy-command = コマンドをコピー
page-copied-here = コピーしました。このリンクは、このマシンでしか使えません。
page-copy-link = リンクをコピー
page-share = 共有…
page-copied = コピーしました。
page-not-copied = ブラウザーがコピーを許可しません：{ $link }
page-start-bots = または、今すぐ始める
page-start-bots-hint = 空席にはボットが座ります。
page-start-now = ボットと始める
page-waiting-listed = このテーブルは、誰かがいる間だけロビーに出ます。全員が離れると、数分でなくなります。
page-deserted-listed = 今このテーブルには誰もいません。誰かが戻れば、席に着けます。
page-deserted-friends = 今このテーブルには誰もいません。席に着いて、ほかの人を待てます。
page-close-table = テーブルを閉じる
page-close-table-hint = テーブルは片づけられ、リンクは使えなくなります。
page-close-table-yes = はい、閉じます
page-close-table-no = 残しておく
page-closed-title = このテーブルは閉じられました
page-closed = ゲームが始まる前に、{ $player }が閉じました。
page-closed-host = 管理者がこのテーブルを閉じました。
page-closed-host-game = ゲームは勝敗なしで終わります。
# What whoever runs the server has written about it
page-host-says = 管理者より：{ $why }
page-banned-title = ここには入れません
page-join-title = あなたの席があります
page-join-seat = 色
page-join-any = どれでも
page-sit-down = 席に着く

## At the table

page-table-title = 市場
page-players-list = プレイヤー
page-panel = すること
page-board = 市場：a～g の7列、1～7の7行
page-square-bare = { $square }：何もない
page-square-rug = { $square }：{ $player }の{ $colour ->
    [red] 赤い
    [yellow] 黄色い
    [blue] 青い
   *[purple] 紫の
}じゅうたん
page-square-neutral = { $square }：誰のものでもない{ $colour ->
    [red] 赤い
    [yellow] 黄色い
    [blue] 青い
   *[purple] 紫の
}じゅうたん
page-square-assam = { $rug }。アッサムが{ $heading ->
    [N] 上
    [E] 右
    [S] 下
   *[W] 左
}を向いて立っています
page-badge-you = あなた
page-badge-bot = ボット
page-badge-away = 離席中
page-badge-out = 脱落
page-rugs-left = 残り{ $number }枚
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}：残り{ $number }枚
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] 次は赤
    [yellow] 次は黄
    [blue] 次は青
   *[purple] 次は紫
}：残り{ $number }枚
# On the pile from which the next rug comes: very short
page-badge-next = 次
page-worth = { $dirhams }ディルハム、じゅうたん{ $squares }マス
page-points = { $number }点
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] 次の人の番で、アッサムをどちらへ歩かせますか？
       *[no] { $player }：次の人の番で、アッサムをどちらへ歩かせますか？
    }
   *[no] { $alone ->
        [yes] あなたの手番：アッサムをどちらへ？
       *[no] { $player }：アッサムをどちらへ？
    }
}
page-prompt-roll = { $alone ->
    [yes] あなたの手番：サイコロを振ってください。
   *[no] { $player }：サイコロを振ってください。
}
page-prompt-lay = { $alone ->
    [yes] アッサムの隣にじゅうたんを敷いてください。
   *[no] { $player }：アッサムの隣にじゅうたんを敷いてください。
}
page-prompt-wait = { $player }が考えています…
page-prompt-away = 離席中の{ $player }を待っています
page-prompt-watch = { $player }の手番
page-ways = 向き
page-way-F = 前
page-expect = 平均 { $costs }
page-throw = サイコロを振る
page-turn-assam = 向きを変える
page-lay = じゅうたんを敷く
page-lay-hint = アッサムの隣のマスをタップするか、2マスをなぞってください。
page-lay-ready = もう一度タップすると敷きます。別の場所も選べます。
page-lay-on = { $near }と{ $far }に敷く
page-skip = スキップ
page-undo = 取り消す
page-take-back = 手番を戻す
page-come-back = { $player }として自分でプレイする
page-away-offer = もう少し待ちますか？ それとも、{ $player }が戻るまでボットに任せますか？
page-away-wait = 待つ
page-away-bot = ボットに任せる

## Time that runs out

page-time-left = 残り時間：{ $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = このプレイヤーが戻るまで、時計は止まっています。
page-time-short = { $means ->
    [bot] 残り{ $number }秒。過ぎると、この手番はボットが代わりにプレイします。
   *[out] 残り{ $number }秒。過ぎると、あなたは脱落します。
}
page-time-last = 残り{ $number }秒！
page-time-over-1 = 時間切れのため、この手番はボットが代わりにプレイします。次の手番からは、また自分で決められます。あと2回時間切れになると脱落です。
page-time-over-2 = 2回目の時間切れのため、この手番はボットが代わりにプレイします。次の手番からは、また自分で決められます。もう1回時間切れになると脱落です。
page-time-over-out = 時間切れで脱落しました。あなたのじゅうたんはボットが引き継ぎます。最後まで観戦するか、ほかのテーブルで遊びましょう。

## Who watches

page-watching = { $number ->
    [0] ほかに見ている人はいません。
   *[other] { $number }人が観戦中です。
}

## What happened, besides the game

page-log = これまでの経過
page-log-sat = { $player }が席に着きました。
page-log-began = ゲーム開始。最初は{ $player }です。
page-log-took-back = { $player }が手番を戻しました。
page-log-redrawn = { $player }が手番を戻しました。サイコロは振り直しです。
page-log-said = { $player }：「{ $phrase }」
page-log-timed-out = { $times ->
    [1] { $player }は時間切れです。この手番はボットがプレイします。
   *[other] { $player }は2回目の時間切れです。この手番はボットがプレイします。
}
page-log-left = { $why ->
    [time] { $player }は時間切れで脱落しました。
    [abandoned] { $player }がゲームを離れました。
   *[resigned] { $player }が投了しました。
}
page-log-bot-for = ボットが{ $player }の代わりにプレイします。
page-log-came-back = { $player }が戻りました。
page-log-rematch-offered = { $player }がもう一度遊びたがっています。
page-log-rematch-withdrawn = { $player }が再戦の申し出を取り下げました。
page-log-rematch-made = 次のゲームのテーブルができました。
page-log-closed = { $player }がテーブルを閉じました。
page-log-closed-host = 管理者がテーブルを閉じました。
page-log-over-left = 続ける人がいなくなりました。ゲーム終了です。

## Menu

page-menu = メニュー
page-copy-seat = 自分の席へのリンクをコピー
page-copy-seat-hint = 別の端末で続けるためのものです。誰にも渡さないでください。
page-stand-in = { $player }をボットに任せる
page-resign = 投了する
page-resign-ask = { $player }：本当に投了しますか？ 取り消せません。
page-resign-yes = 投了する
page-resign-no = 続ける
page-phrases = ひとこと言う

## Reporting somebody to whoever runs the server

page-report = 通報する
page-report-hint = このサーバーの管理者に伝わり、管理者はテーブルを閉じることができます。ほかのプレイヤーには伝わりません。
page-report-who = 誰を？
page-report-why = 何が問題ですか？
page-report-why-of = { $player }の何が問題ですか？
page-report-name = 不快な名前
page-report-cheating = 不正行為
page-report-stalling = 遅延行為
page-report-other = その他
page-report-done = ありがとうございます。このサーバーの管理者が確認できるようになりました。

## What can be said

page-phrase-hello = こんにちは！
page-phrase-good-luck = がんばって！
page-phrase-thinking = ちょっと考えさせて…
page-phrase-your-turn = そちらの番ですよ。
page-phrase-nice-rug = すてきなじゅうたん！
page-phrase-lucky = 今日はついてますね。
page-phrase-ouch = いたた！
page-phrase-oops = おっと。
page-phrase-thanks = ありがとう！
page-phrase-sorry = ごめんなさい！
page-phrase-well-played = お見事！
page-phrase-again = もう1ゲームどう？
page-phrase-have-to-go = そろそろ行かないと。
page-phrase-bye = では、また！
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = ヘルプ
page-help-rules = 遊び方
page-rules-aim = ゲームの終わりに、1ディルハムが1点、自分のじゅうたんが見えているマスも1マス1点です。得点のいちばん多い人が勝ちです。
page-rules-turn = 手番では、アッサムの向きをそのままにするか、左か右に向けて、サイコロを振ります。アッサムはまっすぐ歩き、端ではモザイクに沿って市場に戻ります。
page-rules-pay = ほかの人のじゅうたんで止まったら、その場所でつながっている同じ色のマス1つにつき1ディルハムを、持ち主に払います。
page-rules-lay = それからじゅうたんを2マスに敷きます。少なくとも1マスはアッサムの隣です。ほかのじゅうたんに重ねられますが、ほかの人のじゅうたん1枚を2マスとも一度に覆うことはできません。
page-rules-end = 最後のじゅうたんを敷いたら終わりです。ルールブックによっては、払えない人は脱落します。
page-help-keys = キー
page-key-primary = 次の動作をする：振る、敷く、スキップ
page-key-arrows = 盤の上の方向で向きを選ぶ
page-key-ways = アッサムから見た左、前、右を選ぶ
page-key-throw = サイコロを振る
page-key-board = 盤では、矢印でカーソル移動、Enter で選択と決定、スペースでじゅうたんを回す
page-key-undo = 取り消す
page-key-take-back = 手番を1つ戻す
page-key-skip = 動きをスキップ
page-key-mute = 音のオン／オフ
page-key-say = ひとこと言う
page-key-log = これまでの経過
page-key-menu = メニュー
page-key-help = このヘルプ
page-key-step = 1手戻る、進む
page-key-ends = 最初へ、最後へ
page-key-play = 再生、一時停止

## Settings

page-settings = 設定
page-settings-language = 言語
page-settings-theme = ページの配色
page-theme-auto = システムに合わせる
page-theme-light = ライト
page-theme-dark = ダーク
page-theme-contrast = 高コントラスト
page-settings-speed = 速さ
page-speed-slow = ゆっくり
page-speed-normal = ふつう
page-speed-fast = 速い
page-speed-instant = すぐに
page-settings-motion = 動き
page-motion-auto = システムに合わせる
page-motion-less = 少なめ
page-motion-full = すべて動かす
page-settings-confirm = 決める前に確認
page-settings-confirm-hint = 1回目のクリックで選び、2回目かボタンで決定します。
page-settings-sounds = 音
page-settings-coordinates = 行と列の名前

## The end

page-end-winner = { $player }の勝ち！
page-end-shared = 同率優勝：{ $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] 最後のじゅうたんが敷かれました。
    [last-player] ほかの全員が脱落しました。
    [resigned] ほかの全員が投了しました。
    [time] ほかの全員が時間切れになりました。
    [bots] 残ったのはボットだけでした。
   *[left] ほかに残った人はいませんでした。
}
page-ranking = 順位
page-ranking-place = 順位
page-ranking-player = プレイヤー
page-ranking-dirhams = ディルハム
page-ranking-squares = + マス
page-ranking-points = = 得点
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] 脱落
    [time] 時間切れ
    [abandoned] 離脱
   *[resigned] 投了
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = 脱落した人やゲームを離れた人は0点で、ほかの全員より下の順位です。先に抜けた人ほど下になります。
page-rematch = もう一度遊ぶ
page-rematch-accept = { $number ->
    [1] { $player }がもう一度遊びたがっています：参加する
   *[other] { $number }人がもう一度遊びたがっています：参加する
}
page-rematch-waiting = ほかの人を待っています…
page-rematch-withdraw = 申し出を取り下げる
page-rematch-go = 次のゲームへ
page-save-record = 記録を保存
page-copy-replay = 再生用リンクをコピー
page-chart-title = 得点の推移
page-chart = 得点の推移。終了時：{ $ends }
page-chart-end = { $name }：{ $points }点
page-statistics = 数字で見る
page-statistics-turns = 手番は全部で{ $number }回でした。
page-statistics-highest = いちばん高い支払いは、{ $player }から{ $owner }への{ $paid }ディルハムでした。
page-statistics-none = 誰も支払いませんでした。
page-statistics-paid = 支払い
page-statistics-received = 受け取り
page-statistics-throw = 出目の平均
page-statistics-mosaics = モザイク
page-dice = サイコロは公平でしたか？
page-dice-all-fair = { $rugs ->
    [0] ブラウザーがサイコロ{ $throws }回をすべて計算し直しました。どれも約束どおりです。
   *[other] ブラウザーがサイコロ{ $throws }回とじゅうたん{ $rugs }枚の順番をすべて計算し直しました。どれも約束どおりです。
}
page-dice-bots = うち{ $number }回はボットのサイコロで、それまでにプレイヤーのブラウザーが明かした値から決まっています。
page-dice-alone = うち{ $number }回はサーバーだけで決めたもので、プレイヤーのブラウザーは関わっていません。
page-dice-redrawn = これは練習でした。サイコロが{ $number }回、戻されて振り直されました。
page-dice-seen = ブラウザーは、ゲームの開始時に見た値とも照らし合わせました。
page-dice-unseen = ブラウザーはこのゲームの開始を見ていないため、そのとき示された値は、今伝えられたとおりのものとして扱っています。
page-dice-how = ゲームの前に、サーバーは秘密の数を1つ、各プレイヤーのブラウザーも自分の秘密の数を約束しました。サイコロの目はその両方から決まり、ブラウザーは振るたびに自分の数の一部を明かします。ですから、サーバーの管理者も含めて、誰も目を予知したり選んだりできませんでした。
page-dice-commitment = 秘密の数が、約束されたものと違います。
page-dice-chain = { $player }のブラウザーが開始時に渡した値と、使われた値が違います。
page-dice-link = { $number }回目のサイコロのために明かされた値が、次に来るはずの値と違います。
page-dice-count = サイコロの回数が足りないか、多すぎます。
page-dice-first = 最初は{ $player }のはずでした。
page-dice-throw = { $number }回目のサイコロは{ $drawn }のはずが、{ $played }になっていました。
page-dice-pile = { $player }の{ $number }枚目のじゅうたんは、違う色のはずでした。
page-dice-numbers = 数値を見る
page-dice-commitment-is = ゲームの前に示された値（秘密の数の SHA-256）
page-dice-seed-is = 秘密の数
page-dice-chain-is = { $player }のブラウザーが渡した値
page-dice-link-is = { $number }回目のサイコロで明かされた値

## Replay

page-replay = 再生
page-replay-hint = 保存した記録をここにドロップするか、ファイルを選ぶか、内容を貼り付けてください。
page-replay-file = ファイル
page-replay-text = 記録の内容
page-replay-show = 表示
page-replay-turn = 手番{ $turn }
page-replay-controls = 再生
page-replay-first = 最初へ
page-replay-back = 1手戻る
page-replay-play = 再生
page-replay-pause = 一時停止
page-replay-forth = 1手進む
page-replay-last = 最後へ
page-replay-position = ゲーム中の位置
page-replay-result = 結果と数字
