### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = 印刷されたルールの一覧、または1つの版の違いを表示します。
editions-id-help = 版、または言語コード。省略するとすべて表示します。
editions-column-id = ID
editions-column-languages = 言語
editions-column-differences = 標準ルールとの違い
editions-standard = 標準：払えない人は脱落、バリアントあり、ほかの人のじゅうたんは守られる（cover: opponents）、2人用の山はよく混ぜる、その2色は色ごとに別の区画、同点ならディルハムの多い方が上、最初の人はくじで決める。`marrakech editions ID` でその版を文章で説明します。
editions-unknown = 「{ $text }」という版や言語はありません。`marrakech editions` で一覧を表示できます
editions-languages = 言語：{ $languages }
editions-booklet = 出典：{ $booklet }
editions-box = 箱の中身：{ $box }
editions-differences = 標準ルールとの違い：
editions-no-differences = これが標準ルールです。
editions-notes = 本文について：
editions-use = Python では：{ $code }

## The texts

editions-name = { $edition ->
    [international] 国際版（英語）
    [french] フランス語版
    [dutch] オランダ語版
    [spanish] スペイン語版
    [italian] イタリア語版
    [finnish] フィンランド語版
    [swedish] スウェーデン語版
    [czech] チェコ語版
    [greek] ギリシャ語版
    [portuguese] ポルトガル語版
    [polish] ポーランド語版
    [icelandic] アイスランド語版
    [arabic] アラビア語版
    [estonian] エストニア語版
    [latvian] ラトビア語版
    [lithuanian] リトアニア語版
    [russian] ロシア語版
    [chinese-traditional] 中国語（繁体字）版
    [japanese] 日本語版
    [chinese-simplified] 中国語（簡体字）版
    [hungarian] ハンガリー語版
    [slovenian] スロベニア語版
    [romanian] ルーマニア語版
    [norwegian] ノルウェー語版
    [serbian] セルビア語版
    [croatian] クロアチア語版
    [german] ドイツ語版
    [korean] 韓国語版
    [thai] タイ語版
    [persian] ペルシア語版
    [hong-kong-2022] 香港2022年版（中国語）
    [hong-kong-2022-english] 香港2022年版（英語）
    [hungarian-early] ハンガリー語版（初期）
    [russian-lifestyle] ロシア語版（Lifestyle）
   *[french-2007] フランス語版（2007年）
}
editions-booklet-name = { $booklet ->
    [international] 国際版の冊子にある30言語の1つ
    [hong-kong-2022] 2022年の香港版のルール
    [hungarian-early] 初期のハンガリー版のルール
    [russian-lifestyle] ロシアの Lifestyle 版のルール
   *[french-2007] 2007年のフランス版のルール
}
editions-contents = じゅうたん{ $rugs }枚、1ディルハム硬貨{ $ones }枚、5ディルハム硬貨{ $fives }枚{ $bag ->
    [yes] 、袋1つ
   *[no] {""}
}
editions-box-not-listed = 本文に記載なし

## Differences, in a word or two for a table

editions-brief-standard = 標準ルール
editions-brief-elimination-no = 脱落なし
editions-brief-variant-none = バリアントなし
editions-brief-variant-turn-at-end-optional = バリアント：向きを変えなくてもよい
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = 2色を交互に
editions-brief-area-owner = 区画は持ち主ごと
editions-brief-tiebreak-none = 同点は同順位
editions-brief-first-player-agree = 最初：話し合い
editions-brief-first-player-morocco = 最初：最近モロッコに行った人
editions-brief-first-player-lot-or-youngest = 最初：くじか最年少

## Differences, in whole sentences

editions-differs-elimination-no = 全額を払えない人は、あるだけ払ってゲームを続けます。脱落はありません（R4.4）。
editions-differs-variant-none = 手番の最後にアッサムの向きを変えるバリアントはありません（R7）。
editions-differs-variant-turn-at-end-optional = バリアントで、アッサムの向きをそのままにしておくこともできます。回すのは90度までです（R7.3）。
editions-differs-cover-any = どのじゅうたんも、2マスとも一度に覆うことはできません。自分のものでもだめです（R5.3）。
editions-differs-cover-colours = 新しいじゅうたんの下になる2つの半分は、別々のじゅうたんで、可能なかぎり違う色でなければなりません（R5.3、R5.4）。
editions-differs-pile-alternating = 2人のときは、自分の2色を交互に敷きます（R2.3）。
editions-differs-area-owner = 2人のときは、1人の2色を合わせて1つの区画とし、つながっているその人のじゅうたんのマスすべてについて払います（R4.5）。
editions-differs-tiebreak-none = 同点のときは、ほかに比べるものはなく、同順位になります（R6.3）。
editions-differs-first-player-agree = 最初の人は話し合いで決めます（R2.4）。
editions-differs-first-player-morocco = いちばん最近モロッコへ旅行した人から始めます（R2.4）。
editions-differs-first-player-lot-or-youngest = 最初の人は、くじで決めるか、いちばん若い人です（R2.4）。
editions-differs-box = 箱の中身：{ $box }。
editions-differs-box-not-listed = 箱の中身は本文に書かれていません。

## Remarks that are no rules

editions-note-box-colours = 箱には、3色のじゅうたんが15枚ずつと、4色目が12枚入っています。
editions-note-coins = 1ディルハムは銀色、5ディルハムは金色です。
editions-note-age-and-time = 本文の記載：2～4人、6歳から、20分。
editions-note-not-under-three = 3歳未満の子どもには適さないと書かれています。
editions-note-pick-colour = 各自が好きな色を選びます。
editions-note-rock-paper-scissors = 最初の人は、くじかじゃんけんで決めます。
editions-note-edge-mosaics = 端で列をつなぐものを「モザイク」と呼んでいます。ほとんどの版では「矢印」です。
editions-note-edge-bends = 端で列をつなぐものを「カーブ」と呼んでいます。ほとんどの版では「矢印」です。
editions-note-edge-lines = 端で列をつなぐものを「線」と呼んでいます。ほとんどの版では「矢印」です。
editions-note-same-colour-allowed = 同じ色の半分2つを覆ってもよいと、はっきり書かれています。
editions-note-setup-one-colour = 準備の項では、2人のとき1色を15枚ずつとしています。これはオプション「2人のとき：1色ずつ」にあたります（R2.3）。
editions-note-pile-reading = 2人のとき2色を交互に敷くというのが、本文の自然な読み方です。2色を混ぜるとも読めます。
editions-note-not-mixed = 2人のときは自分のじゅうたんを1つの山にしますが、混ぜるとは書かれていません。ここでは山を混ぜます（R2.3）。
editions-note-keeping-heading = アッサムの向きをそのままにしてもよいとは書かれていません。ここではできます（R3.2）。
editions-note-own-square = アッサムの足元のマスの分も払うとは書かれていません。ここでは払います（R4.1）。
editions-note-out-of-money = 「お金がなくなった」人は脱落と書かれています。ここでは、全額を払えない人が脱落します。払い終えて0になっただけなら続けられます（R4.3）。
editions-note-loose-one-half = 「ほかの人のじゅうたんには半分だけ」という書き方はあいまいです。並べて書かれた例と合わせて読むと、ほかの版と同じで、別々のじゅうたんの半分ずつなら覆えます。
editions-note-slip-no-walk = 誤り：移動を説明するはずの場所に支払いがもう一度印刷されていて、市場の端でどうなるかが書かれていません。
editions-note-slip-not-lost = 誤り：「何もないマスや自分のじゅうたんでは払わなくてよい」の「ない」が抜けています。
editions-note-slip-pays-rugs = 誤り：支払いでじゅうたんの枚数を数えています。ほかの版はすべてマスを数えます。ここではマスの数だけ払います（R4.1）。最後の計算では、この版もほかと同じく半分ずつ数えます。
editions-note-slip-may-lay = 誤り：じゅうたんを敷いても「よい」とありますが、必ず敷きます（R5.4）。
editions-note-slip-left-out = 誤り：ゲームの目的、内容物、同点のときの決め方が抜けています。
editions-note-slip-opponent = 誤り：最後に「相手に残ったディルハム」を数えるとありますが、正しくは「自分に残ったディルハム」です。
editions-note-slip-counts-twice = 誤り：2人用のじゅうたんの枚数が2回、違う数で書かれています。
editions-note-slip-variant = 誤り：バリアントの最後の手順の文が壊れています（「駒を回す90度回してもよい」）。ここではアッサムを必ず90度回します（R7.3）。
editions-note-slip-aim = 誤り：ゲームの目的の文が途中で切れています。
editions-note-slip-cards = 誤り：「カード」を敷くとありますが、じゅうたんのことです。
editions-note-slip-results = 誤り：「マスの結果」とありますが、マスの辺のことです。
editions-note-slip-exit-arrow = 誤り：端でアッサムは「出口の矢印の方へ」進むとあります。
editions-note-slip-end-of-rug = 誤り：じゅうたんの「端」を辺に付けて敷くとありますが、じゅうたんの1マスのことです（R5.1）。
editions-note-slip-dirham-won = 誤り：最後に「獲得したディルハム」を数えるとありますが、持っているディルハムすべてのことです（R6.2）。
editions-note-slip-leaves-game = 誤り：端でアッサムが「ゲームから出る」とありますが、出るのは市場からです。
