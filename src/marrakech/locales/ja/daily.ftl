### The market of the day: everybody plays the same deal once.

daily-title = 今日の市場
daily-same = { $day }。サイコロの目は全員同じです。
daily-against = { $day }。相手は{ $people }。サイコロの目は全員同じです。
# On the first screen, and at the table
daily-home = 今日の市場
daily-minutes = 約{ $minutes }分
daily-play = あそぶ
daily-go-on = つづける
daily-once = 記録されるのは最初の1回だけ。やり直しはありません。
daily-name = あなたの名前
daily-points = 点
daily-first-by = 点、{ $margin }点差で1位
daily-placed = 点、このテーブルで{ $place ->
    [1] 1位
    [2] 2位
    [3] 3位
   *[4] 4位
}
daily-late = 終わるのが遅すぎたため、記録されません。
daily-better = 商人100人中{ $percent }人より上
daily-alone = 今日はあなたが一番乗りです
daily-so-far = これまでに{ $games }ゲーム
daily-games = { $games }ゲーム
# Below a bar of the figure that tells how many have how many points
daily-you = あなた
# The figure, for those who cannot see it
daily-spread = ほかの人の得点
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = 運を除くと：{ $points }
daily-without-luck-wait = 運を計算しています…
daily-throws = あなたのサイコロ
daily-throws-hint = ゲームの後にだけ表示されます
daily-throw = { $steps }
daily-streak = { $days ->
    [0] ランタンはまだともっていません
   *[other] { $days }日連続
}
daily-best-streak = 最高{ $days }日
daily-lit = { $day }：プレイ済み
daily-dark = { $day }：プレイなし
daily-open = { $day }：まだ開いています
daily-share-title = ネタバレなしで伝える
daily-share-hint = 金は最善のじゅうたん、緑は良いじゅうたん、赤は悪手。
daily-share-nothing = マスも目もじゅうたんも明かしません。
daily-pattern = あなたの手番：最善{ $best }、良い手{ $good }、悪手{ $mistakes }
daily-share = 共有
daily-picture = 画像
daily-look-again = もう一度見る
# First line of the text that is shared
daily-text = マラケシュ、{ $day }
daily-text-points = { $points }点
daily-next = { $hours ->
    [0] 次の市場は1時間以内に開きます。
   *[other] 次の市場はあと{ $hours }時間で開きます。
}
daily-table = 今日の順位表
daily-table-points = 得点順
daily-table-luckless = 運を除く
daily-somebody = 名無しさん
daily-me = あなた
daily-rank = 順位
daily-who = 名前
daily-be-named = 自分の名前をほかの人に見せる
daily-yesterday = 昨日
daily-yesterday-came = { $games }人中{ $rank }位、{ $points }点
daily-yesterday-missed = { $games ->
    [0] 誰も来ませんでした
   *[other] { $games }ゲーム
}
daily-yesterday-soon = 結果は{ $time }に公開されます。
daily-look = 見る
daily-back = 今日の市場
daily-of = { $day }の市場
daily-best-line = 最高のゲーム
daily-bot-line = 同じテーブルの{ $bot }
daily-line-points = { $points }点
daily-seed = 本当に全員同じでしたか？
daily-seed-fits = はい。サイコロの目はこの数から決まり、この数の指紋は前日に示されていました。
daily-seed-fits-late = サイコロの目はこの数から決まります。前日は誰もいなかったため、指紋は示されませんでした。
daily-seed-wrong = この数は、示された指紋と一致しません。
daily-seed-number = 数
daily-seed-print = その指紋
daily-tomorrow = 明日の指紋
daily-tomorrow-hint = 明日の目は、この指紋でもう決まっています。もとの数はその翌日に明かされます。
daily-two = ブラウザーが2つあれば2回遊べます。賞品のない、ただの遊びですから。
daily-archive = これまでの市場
daily-archive-hint = 過去の日をもう一度遊べます。記録はされません。
daily-archive-play = もう一度遊ぶ
daily-archive-day = 日付
daily-nobody = まだ誰も終えていません。
daily-to-table = 今日の順位表
## Pictures and links
daily-card = { $day }の市場
daily-card-look = 同じ条件で遊ぶ
