### `marrakech bots`.

bots-help = ボットの一覧を表示するか、自作のボットを試します。
bots-column-name = ボット
bots-column-description = 決め方
bots-column-options = オプション
bots-option-range = { $option }：{ $least }～{ $most }、既定値は{ $default }
bots-option-words = { $option }：{ $words } のいずれか、既定値は{ $default }
bots-own = 自作のクラスもボットになります。`marrakech bots check my_bot.py:MyBot` で試せます。

## What each kind does, in a line

bots-kind-random = できる行動の中から、どれも同じ確率で選ぶ
bots-kind-greedy = 支払いがいちばん少なそうな方へ向け、いまの得点がいちばん伸びる場所に敷く
bots-kind-expectimax = サイコロと山を運とみなして数手番先まで読み、学習した評価値で判断する
bots-kind-bestfirst = 時間の許すかぎり、迷うところほど先まで読み、学習した評価値で判断する
bots-kind-porter = 一日中じゅうたんを運び、好きなところに敷く。気前よく、しょっちゅう払う
bots-kind-apprentice = 計算を覚えたけれど、市場がにぎやかになると忘れてしまう
bots-kind-peddler = 1ディルハムも無駄にしないが、自分の手番より先は考えない
bots-kind-merchant = 市場のどの場所にどれだけの値打ちがあるかを知っている。たまには見逃してくれる
bots-kind-master = 十万の市場を見てきた名人。あなたの手番を、あなたより先に考えている
bots-kind-storyteller = どの物語の結末も知っている。自分の一手は、ひと息おいて選ぶ
bots-kind-pourer = あなたとの勝負から学び、今日のあなたと同じくらいの強さで遊ぶ
bots-kind-grandmother = お金に困ったことはほとんどない。少なく払い、長く待ち、ほほえむ
bots-kind-mason = じゅうたんをとなりへとなりへ、通り全部が自分のものになるまで
bots-kind-weaver = あなたのじゅうたんがいちばんいい場所にあると、その上に敷く
bots-kind-drummer = スリルを求めて、遠回りの道を行く

## The eleven people: who they are

bots-people = 対戦できる人々
bots-who-porter = 荷運びのハッサン
bots-who-apprentice = 見習いのサルマ
bots-who-peddler = 行商人のイドリス
bots-who-merchant = 商人のファティマ
bots-who-master = 名人ユースフ
bots-who-storyteller = 語り部のサフィヤ
bots-who-pourer = お茶をつぐアヤ
bots-who-grandmother = おばあさんのゾフラ
bots-who-mason = 石工のタリク
bots-who-weaver = 織り手のヌール
bots-who-drummer = 太鼓たたきのビラル
bots-column-level = レベル
bots-column-who = 人物
bots-column-character = 性格
bots-kinds = そのほか（対戦や実験用）

## How strong they are

bots-strength = 強さ（{ $date }、{ $games }ゲームで測定）
bots-column-rating = レーティング
bots-column-interval = 区間
bots-interval = { $low }～{ $high }

## Trying one

bots-check-help = ボットを試します。2人、3人、4人とバリアントで、random を相手に最後まで対戦します。
bots-check-bot-help = ボット。my_bot.py:MyBot、package.module:MyBot、または一覧にある名前。
bots-games-help = 種類ごとのゲーム数。
bots-seconds-help = 1回の決定に使える時間。
bots-seed-help = すべての運のもとになる数。
bots-trying = 対戦中
bots-no-time = 決定の制限時間は数でなければなりません
bots-column-rules = ルール
bots-column-games = ゲーム
bots-column-won = 勝ち
bots-column-decisions = 決定
bots-column-slowest = 最長
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } は対戦できます。
