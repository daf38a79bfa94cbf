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
page-quick = ボットと対戦
page-quick-opponents = 相手は何人？
page-quick-level = 強さは？
page-play-now = すぐに始める
page-your-name = あなたの名前
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = ほかの遊び方
page-mode-here = 1つの画面を囲んで
page-mode-here-hint = パソコンやスマホを順番に回して遊びます。
page-mode-link = リンクで友だちと
page-mode-link-hint = リンクを送り、開いた人が席に着きます。アカウントは不要です。
page-mode-new = テーブルを用意する
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = 遊び方を学ぶ
page-mode-learn-hint = 本物の盤で小さな10ステップ、5分で。
page-mode-rules = ルール
page-mode-rules-hint = 図入りで短く。印刷もできます。
page-mode-lobby = ロビー
page-mode-lobby-hint = 空いているテーブルに入るか、観戦します。
page-mode-replay = ゲームを再生
page-mode-replay-hint = 保存した記録を1手ずつ見ます。
page-my-tables = あなたのテーブル
page-forget-table = { $when }のテーブルを一覧から消す
page-level-rating = レーティング{ $rating }
page-level-option = { $name }（{ $rating }）

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
# The bots by their first names
page-bot-porter = ハッサン
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = サルマ
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = イドリス
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = ファティマ
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = ユースフ
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
})
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
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
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
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
page-seconds = { $number }秒
page-minutes = { $number }分
page-new-listed = ロビーに公開
page-new-listed-hint = 誰でも観戦でき、空席に座れます。公開しなければ、リンクを知っている人だけです。
page-new-take-back = 手番を戻せる
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = 始める
page-new-invite = テーブルを作ってリンクを得る
page-new-watch = ボットを観戦

## The lobby

page-lobby = ロビー
page-lobby-open = 空いているテーブル
page-lobby-none-open = 今は誰も待っていません。
page-lobby-new = テーブルを開く
page-lobby-running = 観戦できるゲーム
page-lobby-none-running = 今は公開中のゲームはありません。
page-lobby-watch-bots = ボット同士の対戦を見る
page-join = 参加
page-watch = 観戦
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = 手番{ $turn }、残り{ $left }。

## Waiting for others

page-waiting-title = プレイヤーを待っています
page-waiting-seats = { $number ->
    [0] 席はすべて埋まりました
   *[other] 空席が{ $number }つあります
}
page-waiting-link = 友だちに送るリンク
page-waiting-link-hint = 開いた人は席に着けます。満席なら観戦できます。
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = リンクをコピー
page-share = 共有…
page-copied = コピーしました。
page-not-copied = ブラウザーがコピーを許可しません：{ $link }
page-start-bots = または、今すぐ始める
page-start-bots-hint = 空席にはボットが座ります。
page-start-now = ボットと始める
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
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
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-badge-next = next
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
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = { $player }の手番
page-ways = 向き
page-way-L = 左
page-way-F = 前
page-way-R = 右
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
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on
page-time-left = Time left: { $time }
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.
page-watching = { $number ->
    [0] ほかに見ている人はいません。
   *[other] { $number }人が観戦中です。
}

## What happened, besides the game

page-log = これまでの経過
page-log-sat = { $player }が席に着きました。
page-log-began = ゲーム開始。最初は{ $player }です。
page-log-took-back = { $player }が手番を戻しました。
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }：「{ $phrase }」
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player }が戻りました。
page-log-rematch-offered = { $player }がもう一度遊びたがっています。
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = 次のゲームのテーブルができました。
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

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
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = 順位
page-ranking-place = 順位
page-ranking-player = プレイヤー
page-ranking-dirhams = ディルハム
page-ranking-squares = + マス
page-ranking-points = = 得点
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = もう一度遊ぶ
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = ほかの人を待っています…
page-rematch-withdraw = Take the offer back
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
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = 秘密の数が、約束されたものと違います。
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = 最初は{ $player }のはずでした。
page-dice-throw = { $number }回目のサイコロは{ $drawn }のはずが、{ $played }になっていました。
page-dice-pile = { $player }の{ $number }枚目のじゅうたんは、違う色のはずでした。
page-dice-numbers = 数値を見る
page-dice-commitment-is = ゲームの前に示された値（秘密の数の SHA-256）
page-dice-seed-is = 秘密の数
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

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
