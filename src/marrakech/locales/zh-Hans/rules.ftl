### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = 输出带图的游戏规则，或某个版本的规则。
rules-help-edition = 版本，例如 thai，可查看其规则有何不同。
rules-title = 规则
rules-players = 适合二到四位地毯商人的游戏。
rules-print = 打印
rules-contents = 目录
rules-link = 规则 { $rule } 的链接
rules-why = 为什么？规则 { $rule }
rules-option = 各版规则书在此有所不同：见“{ rules-editions }”。

## The aim

rules-aim = 游戏目标
rules-aim-text = 带领阿参姆走过集市广场；他停在别人的地毯上时要付钱；把自己的地毯铺在别人的路上。结束时，每 1 迪拉姆算 1 分，自己的地毯每露出一格也算 1 分。分数最高者获胜。

## 1. The market

rules-market = 集市
rules-r1-1 = 集市有七乘七个格子。
rules-r1-2 = 阿参姆从正中央的格子出发。
rules-r1-3 = 骰子有六面，分别是一、二、二、三、三、四只拖鞋。
rules-r1-4 = 边缘的马赛克连接相邻的两条路线。马赛克不是格子：阿参姆穿过马赛克，从旁边再走进来，这样算一步。有两个角落的马赛克会带他回到同一个角落格。

## 2. Setting up

rules-setting-up = 游戏准备
rules-r2-1 = 围着棋盘坐下，按顺时针方向进行。每人拿 30 迪拉姆：五枚 1 迪拉姆硬币和五枚 5 迪拉姆硬币。
rules-r2-2 = 四人游戏时，每人 12 张单色地毯；三人游戏时，每人 15 张。
rules-r2-3 = 双人游戏时，每人两种颜色，每色 12 张。把自己的 24 张地毯洗成一堆，从最上面开始铺：大家都能看到最上面的一张，但没有人知道下面的顺序。
rules-r2-4 = 抽签决定谁先开始。
rules-r2-5 = 如果大家同意，也可以增减每人的迪拉姆或地毯数量。

## 3. A turn

rules-turn = 回合
rules-r3-1 = 轮到你时：转动阿参姆、掷骰、移动、该付钱就付钱、铺一张地毯。然后轮到顺时针方向的下一位玩家。
rules-r3-2 = 掷骰之前，可以让阿参姆保持原方向，或向他的左边或右边转 90 度。他绝不会掉头。
rules-r3-3 = 阿参姆一直往前走，一只拖鞋走一格，到边缘时沿着马赛克走。走完后，他面朝行进的方向。

## 4. Paying

rules-paying = 付钱
rules-r4-1 = 如果阿参姆停在其他玩家的地毯上，你要付钱给该玩家：阿参姆周围那片同色区域的每一格付 1 迪拉姆。区域由边与边相连的格子组成，对角不算，阿参姆所在的格子也要算。只看最上层的地毯。
rules-r4-2 = 空格、自己的地毯和中立地毯不用付钱。如果某位玩家有两种颜色，每种颜色各算一片区域。
rules-r4-3 = 如果钱不够付，就付出所有的钱并出局。你不能再铺地毯；已铺的地毯留在场上，成为中立地毯，不属于任何人。如果刚好付得起，即使一个迪拉姆都不剩，你也没有出局。
rules-r4-4 = 有些规则书没有出局：付出所有的钱后继续玩。
rules-r4-5 = 有两版规则书把一位玩家的两种颜色合在一起：阿参姆周围相连的格子，只要铺着该玩家的地毯，不论颜色，都算一片区域。

## 5. Laying a rug

rules-laying = 铺地毯
rules-r5-1 = 把地毯铺在相邻的两格上。其中至少一格要与阿参姆所在的格子边挨边；两格都不能是他站的那格。
rules-r5-2 = 地毯可以盖住空格和其他地毯的一半。但不能同时盖住其他玩家同一张地毯的两半。
rules-r5-3 = 各版规则书在此有所不同：有的连自己的地毯也保护，有的还要求新地毯下的两半必须颜色不同。
rules-r5-4 = 必须铺地毯。如果找不到颜色不同的位置，这一次就不看颜色。

## 6. The end

rules-end = 游戏结束
rules-r6-1 = 最后一张地毯铺好后，游戏结束；如果只剩一位玩家，则立即结束。
rules-r6-2 = 你的分数是你的迪拉姆，加上露出你的地毯的格数。出局的玩家没有分数，最先出局的名次最后。
rules-r6-3 = 分数最高者获胜。同分时，迪拉姆较多者胜；若仍相同，则名次并列。

## 7. The variant

rules-variant = 变体规则：回合结束时转向
rules-r7-1 = 掷骰、移动、付钱、铺地毯；然后让阿参姆向他的左边或右边转 90 度。
rules-r7-2 = 下一位玩家必须朝阿参姆现在面对的方向走。第一次掷骰之前，以及最后一张地毯铺好之后，都不转动他。
rules-r7-3 = 有一版规则书也允许让他保持原方向。
rules-r7-4 = 出局的玩家不再转动他：下一位玩家朝他面对的方向走。

## What the rule books leave open

rules-open = 规则书没有说清的地方
rules-open-text = 有些事情哪本规则书都没有写，或者可以有两种理解。这里的玩法如下。
rules-open-parts = 集市有多大、骰子有哪些面、马赛克连接哪些路线，要看盒里的棋盘和骰子，文本都没有说明。
rules-open-heading = 没有文本用文字说明阿参姆开始时面朝哪边，而棋盘的四边并不相同。这里他面朝下方，除非你选择别的方向。
rules-open-no-money = 没有出局的文本，都没有说付不起的玩家会怎样。这里付出所有的钱后继续玩。
rules-open-out-of-money = 有四份文本说“钱用完”的人出局，这可以理解为一个迪拉姆都不剩。但“能付多少付多少”这句话，以及九份写着“钱不够”的文本，都支持另一种理解：这里只有付不起全部应付款才出局。
rules-open-neutral = 没有文本说明中立地毯能否整张盖住。这里不能；不过文本禁止的是盖住对手的地毯，所以也可以有别的理解。
rules-open-own-rug = 没有文本说明能否整张盖住自己的地毯。它不在可以铺的位置之列，但禁止的只是对手的地毯。这里与 Board Game Arena 一样可以，除非规则书保护每一张地毯。
rules-open-last-player = 没有文本说只剩一位玩家时游戏结束。这里会结束。
rules-open-ranking = 没有文本给出局的玩家排名次。这里他们排在所有人之后，最先出局的名次最后。
rules-open-turning = 没有文本说明在变体规则中，出局的玩家是否还要转动阿参姆。这里让阿参姆保持原方向。
rules-open-house = 同分时比露出的格数，或总由最年轻的玩家开始，都不见于任何文本：这些是自定义规则。

## Figures

rules-figure-start = 起始位置
rules-figure-turning = 阿参姆面朝下方。他可以往右、往下或往左走，但绝不会掉头。
rules-figure-mosaic = 走三步，其中一步穿过马赛克
rules-figure-corner = 走四步，其中一步绕过角落
rules-figure-area = 红方付给黄方 5 迪拉姆：第六个黄色格子被隔开了。
rules-figure-places = 几个可以铺地毯的位置
rules-figure-cover-one-half = 可以：半张地毯和一个空格
rules-figure-cover-two-halves = 可以：两张地毯的各一半
rules-figure-cover-whole = 不可以：同一张地毯的两半
rules-figure-area-owner = 两色合并：黄色和紫色属于同一位玩家，红方要付 6 迪拉姆。
rules-figure-neutral = 黄方出局：黄色地毯变成中立地毯。

## Editions

rules-editions = 各版本的差异
rules-editions-text = 印刷版规则有许多语言，内容并不完全相同。以上说明的是标准规则；以下列出各版本的不同之处。每一版都可以选来玩。
rules-editions-same = 与标准规则相同
