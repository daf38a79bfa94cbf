### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = 遊び方を学ぶ
learn-lead = 本物の盤で小さな10ステップ、5分で。
learn-step = ステップ{ $number }／{ $steps }
learn-steps = ステップ
learn-step-done = { $title }（完了）
learn-resume = レッスンを続ける
learn-again = 最初から
learn-next = 次へ
learn-back = 戻る
learn-right = 正解！
learn-wrong = おしい。
learn-rule = ルール{ $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] アッサムの左へ
    [R] アッサムの右へ
   *[F] まっすぐ
}
learn-throw = サイコロを振る
learn-lay = ここに敷く
learn-number = { $number }
learn-end-title = これで遊べます
learn-end = 覚えることはこれで全部です。あとは運と、ちょっとした駆け引きです。
learn-end-play = 荷運びのハッサンと対戦

learn-turn = アッサムの向きを変える
learn-turn-see-task = あなたは赤で、今はあなたの番です。まず、アッサムの向きを変えられます。左右はアッサムから見た方向です。下を向いているので、アッサムの左手は画面の右側になります。黄色いじゅうたんに行き当たらない方へ向けましょう。
learn-turn-left = そちらには黄色いじゅうたんがあります。たいていの目で払うことになります。
learn-turn-forward = まっすぐ行っても黄色いじゅうたんがあります。別の方向を試しましょう。
learn-turn-done = そちらなら安心です。

learn-throw-title = サイコロを振る
learn-throw-task = では、振ってみましょう。アッサムはスリッパ1つにつき1マス歩きます。
learn-throw-done = スリッパが3つなので3マスです。

learn-mosaic = モザイクを通る
learn-mosaic-task = サイコロの目は3で、アッサムは下を向いています。端ではモザイクに沿って進みます。どのマスで止まるでしょう？
learn-mosaic-straight = そこで市場は終わりです。モザイクに沿って、隣の列から戻ってきます。
learn-mosaic-count = モザイクを通るのは1歩と数えます。もう一度数えてみましょう。
learn-mosaic-other = そこではありません。モザイクを指でたどって、1歩ずつ数えましょう。
learn-mosaic-done = 下へ、モザイクを通って、また上へ。

learn-pay = 支払う
learn-pay-task = アッサムが黄色いじゅうたんで止まりました。何ディルハム払いますか？
learn-pay-few = アッサムの足元のマスとつながっている黄色いマスを全部数えましょう。足元のマスも入れます。
learn-pay-many = 数に入らない黄色いマスが1つあります。赤いじゅうたんで切り離されていて、角でつながっていても数えません。
learn-pay-done = つながったマス1つにつき1ディルハムです。

learn-lay-title = じゅうたんを敷く
learn-lay-task = 手番の最後に、じゅうたんを1枚敷きます。2マス選びましょう。1つはアッサムの隣です。
learn-lay-done = これからは、そこで止まった人があなたに払います。

learn-cover = じゅうたんに重ねる
learn-cover-task = じゅうたんはじゅうたんの上に重ねられます。黄色の半分と青の半分を覆いましょう。
learn-cover-elsewhere = そこにも敷けますが、2枚とも覆えていません。黄色の半分と青の半分が並んでいる場所を探しましょう。
learn-cover-done = あなたは2マス増え、ほかの人は2マス減りました。

learn-count = 数える
learn-count-task = 最後のじゅうたんが敷かれました。勝ったのは誰でしょう？ ディルハムと、じゅうたんの見えているマスが得点です。
learn-count-dirhams = ディルハムだけではありません。じゅうたんの見えているマスも足しましょう。
learn-count-squares = マスだけではありません。ディルハムも足しましょう。
learn-count-other = プレイヤーごとに、ディルハムとマスを足しましょう。
learn-count-done = ディルハムとマスの合計がいちばん多い人です。

learn-out = 脱落
learn-out-task = 青は残り3ディルハムですが、5ディルハム払わなければなりません。どうなるでしょう？
learn-out-choice-out = 青は3払って脱落する。
learn-out-choice-owes = 青は3払って2の借りになる。
learn-out-choice-free = 青は払わなくてよい。
learn-out-owes = この市場に借金はありません。
learn-out-free = 払えるだけは払わなければなりません。
learn-out-done = 青いじゅうたんは残って中立になります。これからは、そこで止まっても誰も払いません。

learn-piles = 2人のとき
learn-piles-task = 2人のときは、それぞれ2色を持ちます。黄と紫は相手のもので、アッサムは黄色いじゅうたんで止まりました。何ディルハム払いますか？
learn-piles-both = 持ち主は同じでも、黄と紫は別々の区画です。黄色だけを数えましょう。
learn-piles-few = アッサムの足元のマスとつながっている黄色いマスを全部数えましょう。
learn-piles-done = 色ごとに別の区画です。次に敷くのは、いつも自分の山のいちばん上の1枚です。

learn-variant = バリアント
learn-variant-task = バリアントでは、最後にアッサムの向きを変えます。あなたはじゅうたんを敷き終えました。次の人は、アッサムが向いた方へ歩かせなければなりません。あなたの赤いじゅうたんの方へ向けましょう。
learn-variant-wrong = そちらに赤いじゅうたんはありません。反対側にあります。
learn-variant-done = これで次の人は、あなたのじゅうたんをなかなか避けられません。
