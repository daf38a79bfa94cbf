### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = ゲームのルールを図入りで表示します。1つの版のルールも表示できます。
rules-help-edition = thai などの版。ルールの違いを表示します。
rules-title = ルール
rules-players = A game for two to four rug sellers.
rules-print = 印刷
rules-contents = 目次
rules-link = ルール{ $rule }へのリンク
rules-why = なぜ？ ルール{ $rule }
rules-option = ルールブックによって違います。「{ rules-editions }」をご覧ください。

## The aim

rules-aim = ゲームの目的
rules-aim-text = アッサムを市場の広場で歩かせ、ほかの人のじゅうたんで止まったら支払い、自分のじゅうたんをほかの人の行く手に敷きます。最後に、1ディルハムが1点、自分のじゅうたんが見えているマスも1マス1点です。得点のいちばん多い人が勝ちです。

## 1. The market

rules-market = 市場
rules-r1-1 = 市場は7×7マスです。
rules-r1-2 = アッサムは中央のマスから始めます。
rules-r1-3 = サイコロは6面で、スリッパが1、2、2、3、3、4つ描かれています。
rules-r1-4 = 端のモザイクは、隣り合う列をつないでいます。モザイクはマスではありません。アッサムはモザイクを通って隣の列から市場に戻り、これで1歩です。2つの角では、モザイクを通ると同じ角のマスに戻ります。

## 2. Setting up

rules-setting-up = 準備
rules-r2-1 = 盤を囲んで座り、時計回りに進めます。1人30ディルハム（1ディルハム5枚、5ディルハム5枚）ずつ受け取ります。
rules-r2-2 = 4人のときは1色のじゅうたんを12枚ずつ、3人のときは15枚ずつ持ちます。
rules-r2-3 = 2人のときは2色ずつ、各色12枚を持ちます。自分の24枚を混ぜて1つの山にし、上から順に敷きます。いちばん上の1枚は全員に見えますが、その下の順番は誰も知りません。
rules-r2-4 = 最初の人はくじで決めます。
rules-r2-5 = 全員が賛成すれば、1人のディルハムやじゅうたんの数を増減してもかまいません。

## 3. A turn

rules-turn = 手番
rules-r3-1 = 手番では、アッサムの向きを変え、サイコロを振り、歩かせ、必要なら支払い、じゅうたんを1枚敷きます。その後、時計回りに次の人の番になります。
rules-r3-2 = 振る前に、向きをそのままにするか、アッサムから見て左か右に90度回します。後ろを向くことはありません。
rules-r3-3 = アッサムはスリッパ1つにつき1マスまっすぐ歩き、端ではモザイクに沿って進みます。歩いた後は、進んだ方向を向いています。

## 4. Paying

rules-paying = 支払い
rules-r4-1 = アッサムがほかの人のじゅうたんで止まったら、アッサムのまわりにあるその色の区画1マスにつき1ディルハムを、その人に払います。区画とは辺でつながったマスのことで、角は数えず、アッサムのいるマスは数えます。いちばん上のじゅうたんだけを見ます。
rules-r4-2 = 何もないマス、自分のじゅうたん、中立のじゅうたんでは払いません。2色を持つ人の場合、色ごとに別の区画です。
rules-r4-3 = 全額を払えないときは、あるだけ払って脱落します。もうじゅうたんは敷けません。敷いたじゅうたんは残って中立になり、誰のものでもなくなります。ちょうど払えたなら、ディルハムが0でも脱落しません。
rules-r4-4 = 脱落のないルールブックもあります。その場合は、あるだけ払って続けます。
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

## 5. Laying a rug

rules-laying = じゅうたんを敷く
rules-r5-1 = じゅうたんは隣り合う2マスに敷きます。少なくとも1マスはアッサムのいるマスと辺で接し、どちらもアッサムのいるマスであってはなりません。
rules-r5-2 = 何もないマスにも、じゅうたんの半分にも敷けます。ただし、ほかの人のじゅうたん1枚を、2マスとも覆うことはできません。
rules-r5-3 = ここはルールブックによって違います。自分のじゅうたんも守られるものや、さらに新しいじゅうたんの下の2つの半分が違う色でなければならないものがあります。
rules-r5-4 = じゅうたんは必ず敷きます。色の違う場所がどこにもなければ、そのときだけ色は問いません。

## 6. The end

rules-end = ゲームの終わり
rules-r6-1 = 最後のじゅうたんを敷いたら終わりです。残りが1人になったら、その場で終わります。
rules-r6-2 = 得点は、ディルハムと、自分のじゅうたんが見えているマスの合計です。脱落した人は0点で、先に脱落した人ほど下の順位です。
rules-r6-3 = 得点のいちばん多い人が勝ちです。同点ならディルハムの多い人が勝ち、それも同じなら同順位です。

## 7. The variant

rules-variant = バリアント：最後に向きを変える
rules-r7-1 = サイコロを振り、歩かせ、支払い、じゅうたんを敷いてから、アッサムから見て左か右に90度、向きを変えます。
rules-r7-2 = 次の人は、アッサムが今向いている方へ歩かせます。最初にサイコロを振る前と、最後のじゅうたんの後には、向きを変えません。
rules-r7-3 = 向きをそのままにしてもよいルールブックが1つあります。
rules-r7-4 = 脱落した人は向きを変えません。次の人は、アッサムが向いている方へ歩かせます。
rules-open = What the rule books leave open
rules-open-text = Some things are said in no rule book, or can be read in two ways. This is how they are played here.
rules-open-parts = How large the market is, what the die shows and which lines the mosaics join is told by the board and the die in the box, not by any text.
rules-open-heading = No text says in words which way Assam looks at the start, and the board is not the same from all sides. Here he looks down, unless you choose another way.
rules-open-no-money = Where nobody goes out, no text says what happens to a player who cannot pay. Here that player pays what there is and plays on.
rules-open-out-of-money = Four texts say that who “runs out of money” is out, which could mean: with no dirham left. “Pays what he can”, and nine texts that say “not enough”, speak for the other reading: here you are out only if you cannot pay all that is due.
rules-open-neutral = No text says whether a neutral rug is protected from being covered whole. Here it is; as the texts forbid it for rugs of opponents, one could read it otherwise.
rules-open-own-rug = No text says whether you may cover your own rug whole. It is not in the list of what a rug may lie on, but only opponents' rugs are forbidden. Here it is allowed, as it is on Board Game Arena, unless the rule book protects every rug.
rules-open-last-player = No text says that the game ends when only one player is left. Here it does.
rules-open-ranking = No text ranks the players who are out. Here they come after all others, the first to go out last.
rules-open-turning = No text says whether a player who goes out still turns Assam in the variant. Here Assam is left as he stands.
rules-open-house = That visible squares decide a tie, or that the youngest player always begins, is in no text: these are house rules.

## Figures

rules-figure-start = 最初の配置
rules-figure-turning = アッサムは下を向いています。右、下、左に歩けますが、後ろには向きません。
rules-figure-mosaic = 3歩、うち1歩はモザイクを通る
rules-figure-corner = 4歩、うち1歩は角を回る
rules-figure-area = 赤は黄に5ディルハム払います。6つ目の黄色いマスは切り離されています。
rules-figure-places = じゅうたんを敷ける場所の例
rules-figure-cover-one-half = できる：じゅうたんの半分と何もないマス
rules-figure-cover-two-halves = できる：2枚のじゅうたんの半分ずつ
rules-figure-cover-whole = できない：1枚のじゅうたんを丸ごと
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = 黄は脱落し、黄色いじゅうたんは中立になります。

## Editions

rules-editions = 版による違い
rules-editions-text = 印刷されたルールには多くの言語のものがあり、内容が少しずつ違います。上で説明したのは標準ルールです。ここでは、それぞれの版の違いを示します。どの版でも遊べます。
rules-editions-same = 標準ルールと同じ
