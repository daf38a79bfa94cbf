### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = 「{ $text }」というマスはありません。マスは a1～g7 です
error-action = 「{ $text }」は行動ではありません。L、F、R、1～4、d3e3 のようなじゅうたん、または =red と書いてください
error-rug = { $near } と { $far } は隣り合う2マスではありません
error-action-number = 行動番号{ $number }はありません。番号は0～{ $most }です

## Rule sets

error-option-value = { $option } を { $value } にはできません。{ $choices } から選んでください
error-option-range = { $option } を { $value } にはできません。{ $least }～{ $most }の整数です
error-one-colour-needs-two = two_player="one colour" は2人用で、{ $players }人では使えません
error-alternating-needs-two-colours = pile="alternating" は、2人がそれぞれ2色を持つときだけ使えます
error-odd-rugs = 2色の場合、1人のじゅうたんは偶数です。{ $rugs }枚にはできません
error-no-variant = 「{ $edition }」の版にバリアントはありません
error-edition = 「{ $text }」という版はありません。使えるのは { $known } です
error-rules = 「{ $text }」はルールセットではありません。international/4 のように、版、斜線、2・3・4を書いてください
error-rules-option = 「{ $text }」はルールのオプションではないか、2回書かれています。使えるのは { $known } です
error-no-such-seat = 席{ $seat }はありません。席は0～{ $last }です
error-no-hidden-piles = 知るべき順番があるのは、混ぜた2色の山だけです
error-wrong-piles = 山の中身が、残っているじゅうたんと合いません

## What is not allowed

error-number-not-legal = 行動番号{ $number }はここではできません
error-batch-not-legal = 行動番号{ $number }はゲーム{ $game }ではできません
error-nothing-to-pop = 取り消せる行動がありません
error-nothing-played = まだ何も行われていません
error-no-chance = 今は振るサイコロも見せるじゅうたんもありません
error-game-over = { $action } はできません。ゲームは終わっています
error-not-now = 「{ $phase ->
    [turn] 向きを変える
    [roll] サイコロを振る
    [lay] じゅうたんを敷く
    [reveal] じゅうたんを見せる
    [over] 終了
   *[other] { $phase }
}」の段階で { $action } はできません。できるのは：{ $legal }
error-must-turn = アッサムを左か右に向けなければなりません。できるのは：{ $legal }
error-not-in-pile = この山の次は{ $colour ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}のじゅうたんではありえません
error-under-assam = { $action } はアッサム（{ $assam }）の下になります。できるのは：{ $legal }
error-not-beside-assam = { $action } はアッサムのマス（{ $assam }）に接していません。できるのは：{ $legal }
error-far-square-first = { $action } は順番が逆です。アッサム（{ $assam }）の隣のマスを先に、{ $right } と書きます
error-covers-whole-rug = { $action } は{ $colour ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}のじゅうたんを丸ごと覆ってしまいます。できるのは：{ $legal }
error-same-colours = { $action } は{ $colour ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}の半分を2つ覆ってしまいます。できるのは：{ $legal }

## Positions

error-position-fields = 局面は6項目（盤、アッサム、手番、段階、プレイヤー、ルール）です。{ $given }項目ではありません
error-position-assam = 「{ $text }」はアッサムの位置ではありません。d4S のように、マスと N、E、S、W を書いてください
error-position-mover = 「{ $text }」では誰の手番かわかりません。{ $seats } から選んでください
error-position-phase = 「{ $text }」は段階ではありません。{ $phases } から選んでください
error-position-purse = 「{ $text }」はプレイヤーではありません。30r12 のようにディルハムとじゅうたんを書くか、x1 と書いてください
error-position-top = 「{ $text }」は次のじゅうたんの書き方が違います。2色でじゅうたんが残っていれば =r か =?、そうでなければ何も書きません
error-board-rows = 盤は7行です。{ $given }行ではありません
error-board-columns = 盤の{ $row }行目は{ $given }マスで、7マスではありません
error-board-cell = 盤の{ $row }行目に「{ $text }」があります。何もないマスは1～7、じゅうたんは r、y、b、p と ^ > v < のどれかで書きます
error-colour-not-played = { $square } に{ $colour ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}がありますが、その色の人はいません
error-half-off-board = { $square } のじゅうたんのもう半分が盤の外に出てしまいます
error-half-missing = { $square } のじゅうたんのもう半分は { $other } のはずですが、そこには何もありません
error-half-nowhere = { $square } のじゅうたんのもう半分がどこにもありません。隣で覆っているじゅうたんもありません
error-rugs-in-a-ring = { $squares } のじゅうたんは、それぞれ次のものの下になり、輪になってしまいます
error-players-number = プレイヤーが{ $given }人いますが、ルールは{ $wanted }人用です
error-purse-colours = { $seat ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}の人のじゅうたんの色は：{ $wanted }
error-out-with-goods = { $seat ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}の人は脱落しているので、ディルハムもじゅうたんも残っていないはずです
error-too-many-rugs = { $colour ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}のじゅうたんが、敷いた分と残りを合わせて{ $most }枚を超えています
error-top-not-in-pile = { $seat ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}の人は次に{ $colour ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}を敷けません。もう残っていません
error-top-unknown = その前に、山の次のじゅうたんを見せなければなりません
error-dirhams-together = ディルハムは全員合わせて{ $most }を超えられません
error-out-without-elimination = このルールに脱落はありません
error-leaving-order = 脱落の順は1、2、3番目で、1人は残ります
error-over = ゲームはここで終わっています。じゅうたんがないか、1人しか残っていません
error-not-over = ゲームはまだ終わっていません。じゅうたんもプレイヤーも残っています
error-mover-cannot = { $seat ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}の人の手番ではありえません。脱落しているか、じゅうたんがありません

## Plain data

error-field-object = { $path } はオブジェクトでなければなりません
error-field-text = { $path } は文字列でなければなりません
error-field-flag = { $path } は true か false でなければなりません
error-field-number = { $path } は{ $least }～{ $most }の整数でなければなりません
error-field-list = { $path } は長さ{ $length }のリストでなければなりません
error-field-choice = { $path } は { $choices } のいずれかでなければなりません
error-field-missing = { $path } がありません
error-field-unknown = { $path } という項目はありません
error-field-reveal-only = { $path } は「reveal」の段階でだけ指定します
error-field-reveal = 段階が「reveal」になるのは、山の次のじゅうたんがまだ見えていないときだけです
error-field-seat = ここで行動する席は { $wanted } です
error-field-leaving = { $path } は残っているので、脱落の順番はありません
error-rug-id = じゅうたん { $rug } は隣り合う2マスの1枚になっていません：{ $squares }
error-rug-id-two = { $squares } は1枚のじゅうたんなので、同じ id が必要です

## Records

error-in-record = { $line }行{ $column }文字目：{ $why }
error-record-header = ヘッダーではありません。[Name "value"] のように書いてください
error-record-header-name = 「{ $name }」はここではヘッダーの名前にできません
error-record-header-value = ヘッダー { $name } は文字列でなければなりません
error-record-remark = 全{ $actions }の行動のうち、{ $number }番目の後に注釈は置けません
error-record-names = プレイヤー{ $players }人に対して名前が{ $given }個あります
error-record-half-character = 半端な文字があり、どのファイルにも保存できません
error-record-header-twice = ヘッダー { $name } が2回あります
error-record-without-rules = ゲームはヘッダーで始まり、Rules が必要です
error-record-rules-differ = ヘッダー Rules と Position のルールが違います
error-record-first = 「{ $text }」からは始められません。{ $seats } から選んでください
error-record-word = 「{ $text }」は行動でも、手番の番号でも、結果でもありません
error-record-open-remark = この注釈は {"}"} で閉じられていません
error-record-number = 手番{ $number }は手番{ $wanted }のはずです
error-record-number-here = 手番{ $number }はここからは始まりません
error-record-result = 結果は { $stated } とありますが、実際は { $result } です
error-record-not-one = 1ゲームのはずですが、{ $games }ゲームあります

## Bots

error-bot = 「{ $text }」というボットはいません。使えるのは { $known } です
error-bot-text = 「{ $text }」はボットではありません。名前か、bestfirst:ms=200 のようにオプション付きの名前を書いてください
error-bot-option = ボット { $bot } に「{ $text }」というオプションはありません。使えるのは { $known } です
error-bot-option-text = 「{ $bot }」の「{ $text }」はオプションではありません。ms=200 のように名前と値を書いてください
error-bot-option-number = { $option } を { $text } にはできません。{ $least }～{ $most }の整数です
error-bot-option-word = { $option } を { $text } にはできません。{ $words } から選んでください
error-bot-class = 「{ $text }」ではどのクラスかわかりません。my_bot.py:MyBot のように書いてください
error-bot-no-brain = 「{ $text }」は別のプロセスで動くため、頭脳を借りられません

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = ファイル { $file } がありません
error-load-module = モジュール { $module } がありません
error-load-class = その中にクラス { $kind } はありません。あるのは { $known } です
error-load-choose = クラス { $kind } にメソッド choose(self, view, clock) がありません
error-load-raised = { $what } が発生しました（{ $where }）
error-load-hung = { $seconds }秒たっても準備ができませんでした（{ $where }）
error-load-died = プロセスが { $what } で終了しました（{ $where }）
error-load-hello = hello への答えがエンジンのものではありません：{ $what }
error-forfeit-cannot-load = { $bot } を読み込めません：{ $why }
error-forfeit-raised = { $bot } で { $what } が発生しました（{ $where }）。局面：{ $position }
error-forfeit-hung = { $bot } は{ $seconds }秒たっても決められませんでした（{ $where }）。局面：{ $position }
error-forfeit-died = { $bot } のプロセスが { $what } で終了しました（{ $where }）。局面：{ $position }
error-forfeit-no-action = { $bot } が返した { $what } は行動ではありません。局面：{ $position }
error-forfeit-illegal = { $bot } が選んだ { $action } はできません：{ $why }。局面：{ $position }
error-forfeit-stopped = { $bot } は再起動しません。{ $times }回続けて失敗しました。最後の理由：{ $why }

## Matches

error-arena-nobody = 対戦には少なくとも1体のボットが必要です
error-arena-games = 対戦は1ゲーム以上です。{ $number }にはできません
error-arena-other-match = { $file } には別の対戦が入っています。{ $what } が指定と違います
error-arena-no-state = { $file } に対戦の状態は入っていません
error-arena-extra = { $package } が必要です：pip install 'marrakech[{ $extra }]'
error-arena-plot = 図は .png か .svg のファイルに書き出します。{ $file } にはできません
error-arena-cluster = { $address } の Ray クラスターが応答しません：{ $why }
error-survey-not-learned = ボット { $bot } はまだ { $rules } を学習していません

## Training

error-train-no-state = { $file } に学習の状態が入っていないか、別のバージョンのものです
error-train-other-plan = { $file } には別の学習が入っています。{ $what } が指定と違います
error-train-no-value = { $file } に評価値は入っていません
error-train-other-rules = { $file } は { $learned } 用に学習したもので、{ $wanted } 用ではありません

## Servers

error-server-no-table = そのテーブルはないか、もう片づけられました
error-server-not-found = ここには何もありません
error-server-method = ここではできません
error-server-not-understood = 理解できません：{ $why }
error-server-too-large = 大きすぎます。{ $most }バイトまでです
error-server-too-many = 一度に多すぎます。{ $seconds }秒後にもう一度お試しください
error-server-full = 今はテーブルが多すぎます
error-server-closing = サーバーを終了します。{ $seconds }秒後にもう一度お試しください
error-server-lobby = あなたのテーブルがもう{ $most }卓、ロビーで待っています
error-server-storage = サーバーは今、保存先にアクセスできません。{ $seconds }秒後にもう一度お試しください
error-server-origin = よそのページからこのサーバーとは通信できません
error-server-banned = このアドレスからのアクセスは { $until } まで禁止されています
error-server-banned-name = ここでは { $until } まで「{ $name }」という名前は使えません
error-server-no-such-player = 席{ $seat }に、通報できる人は座っていません
error-server-host = このサーバーはその名前では応答しません
error-server-not-your-seat = 席{ $seat }はあなたの席ではありません
error-server-own-secrets = 自分で決める秘密の値は、英数字と - と _ からなる22～64文字で、1人ずつ違うものにしてください
error-server-seated = あなたと同じアドレスの人が、もうこのテーブルに座っています
error-server-passport = このパスポートは読み取れません。秘密の値は22～64文字です
error-server-no-passport = そのパスポートはここにはありません
error-server-token = このトークンでは何も開けません。取り消されたか、作られたことがありません
error-server-no-token = そのトークンはありません
error-server-scope = このトークンではできません。{ $scope } の権限を持つトークンが必要です
error-server-tokens = パスポート1つにつきトークンは{ $most }個までです。使わないものを取り消してください
error-server-programs = ここではプログラムは遊べません
error-server-match-programs = クイックマッチは人のためのものです。プログラムは自分でテーブルを用意する（POST /api/tables）か、テーブルへのリンクを受け取ってください
error-server-ahead = このテーブルはまだ{ $number }番目の出来事までしか進んでいません
error-server-still-playing = 終わったゲーム専用です。このゲームはまだ続いています
error-server-day-hidden = 今日の市場のテーブルです。ほかの人が見られるのは、その日が終わってからです
error-server-no-day = その日に市場はありませんでした
error-server-day-over = この市場は閉まりました。午前1時（UTC）から、記録なしでもう一度遊べます
error-server-broken = 問題が起きました。記録しておきました
error-server-damaged = このテーブルは壊れています。管理者による復元が必要で、管理者には通知済みです

## What is stored

error-data-file = { $file } は使えません：{ $why }
error-data-no-database = { $file } はテーブルのデータベースではありません。別の場所に移すか、--data で別のフォルダーを指定してください
error-data-damaged = { $file } は壊れています（{ $why }）。「marrakech database restore」でバックアップを復元してください。何も変更していません
error-data-newer = { $file } はこのプログラムの新しいバージョンのものです（形式 { $found }、このバージョンで扱えるのは { $known }）。そのバージョンを起動するか、そのバージョンの「marrakech database downgrade { $known }」で形式を戻してください
error-data-older = { $file } の一部が失われています。保存された変更は{ $wanted }件のはずですが、{ $found }件しかありません。-wal ファイルがなくなったか、古いコピーです。足りないものを戻すか、バックアップを復元してください。このまま続けるには { $mark } を削除してください
error-data-locked = { $file } はほかのプログラムがロックしています。それを終了して、もう一度お試しください
error-data-no-key = { $file } は鍵ではありません。鍵は16進数64桁です。正しい鍵を戻してください。何も変更していません
error-data-key-missing = 鍵 { $file } がありません。鍵がないと、どのテーブルも読めません。コピーから戻すか、--key-file で場所を指定してください。何も変更していません
error-data-key-wrong = { $file } は、このデータベースの書き込みに使われた鍵ではありません。正しい鍵を戻すか、--key-file で場所を指定してください。何も変更していません
error-data-none = { $file } にデータベースはありません
error-data-outdated = { $file } は古いバージョンのものです。サーバーを一度起動して更新してください
error-data-exists = { $file } はすでにあります。別の名前にしてください
error-data-in-use = { $file } は使用中です。先にサーバーを止めてください
error-data-form = 形式 { $form } には戻せません。戻せるのは { $known } です

## Tables

error-table-all-agreed = もう全員が再戦に賛成しています
error-table-begun = ゲームはもう始まっています
error-table-bot-plays = 今はボットが代わりにプレイしています。先に戻ってください
error-table-chain-taken = 2人のプレイヤーが同じチェーンを使うことはできません
error-table-closed = このテーブルは、用意した人が閉じました
error-table-closed-by-host = このテーブルは管理者が閉じました
error-table-colours = テーブルの色は赤、黄、青、紫の1つずつです
error-table-deserted = 今このテーブルには誰もいません。誰かが戻ったら、もう一度お試しください
error-table-dice-header = この記録のヘッダー { $name } を読み取れません
error-table-dice-version = バージョン { $version } のサイコロはここでは扱えません
error-table-full = 席はすべて埋まっています
error-table-gone = 投了した人はもうプレイできません
error-table-id-used = この id はすでに別のことに使われています
error-table-level = 「{ $level }」というレベルはありません。使えるのは { $known } です
error-table-level-of-person = 席{ $seat }はボットの席ではないので、レベルはありません
error-table-long-record = 行動が{ $most }を超えるゲームは、長すぎて表示できません
error-table-mixed-name = 「{ $name }」の中に、見た目の似た別の種類の文字を混ぜた語があります。どれか1種類の文字で書いてください
error-table-no-name = 名前には、表示できる文字が少なくとも1つ必要です
error-table-no-record = この記録にゲームはありません
error-table-no-seed = この記録には、確かめるためのシードもコミットメントもありません
error-table-no-such-seat = 席{ $seat }は、このテーブルのあなたの席ではありません
error-table-no-take-back = 戻せる手番がありません
error-table-no-throw = 今はサイコロを振れません
error-table-no-undo = もう取り消せるものがありません
error-table-rated = レーティング戦は、ヒントも手番を戻すのもなし、いつもの枚数とディルハムで最初から始め、人はそれぞれ自分の画面を使います
error-table-position = 続けて遊べるのは終局でない局面からで、人が全員一つの画面を使う場合だけです
error-table-nobody-waits = 空席のあるテーブルには、誰かが座っていなければなりません
error-table-not-away = このプレイヤーはここにいます
error-table-not-begun = ゲームはまだ始まっていません
error-table-not-by-hand = { $action } は運で決まるもので、選べません
error-table-not-maker = テーブルを閉じられるのは、用意した人だけです
error-table-not-maker-starts = ボットと始められるのは、テーブルを用意した人だけです
error-table-not-over = ゲームはまだ終わっていません
error-table-not-your-turn = あなたの手番ではありません
error-table-over = ゲームは終わりました
error-table-phrase = ここでは「{ $phrase }」とは言えません
error-table-plays-already = もうプレイしています
error-table-programs = このテーブルではプログラムは遊べません
error-table-same-name = このテーブルには「{ $name }」という人がもういます。何か付け足してください
error-table-seats-and-rules = { $seats }席は{ $players }人用のルールに合いません
error-table-stale = その間に状況が変わりました。もう一度見てください
error-table-taken = 席{ $seat }は埋まっています
error-table-time-over = この手番は時間切れです。ボットが代わりにプレイします
error-table-too-long = このテーブルではもう多くのことがあったため、これからはゲームを進めることしかできません
error-table-too-much-talk = メッセージが多すぎます。少し待ってください
error-table-too-often = もう{ $times }回行ったので、これ以上はできません
error-table-day = 今日の市場は、それぞれが1人で、一度だけ、全員同じ目で遊びます
error-table-wrong-link = この値は、あなたのチェーンの前の値につながりません
