### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Print the rules of the game, with figures, or those of one edition.
rules-help-edition = An edition such as thai, to see how its rules differ.
rules-title = The rules
rules-players = A game for two to four rug sellers.
rules-print = Print
rules-contents = Contents
rules-link = Link to rule { $rule }
rules-why = Why? Rule { $rule }
rules-option = Rule books differ here: see “{ rules-editions }”.

## The aim

rules-aim = The aim
rules-aim-text = Lead Assam across the market square, pay when he stops on somebody else's rug, and lay your own rugs in the way of the others. At the end every dirham counts, and so does every square on which a rug of yours can be seen. Most points win.

## 1. The market

rules-market = The market
rules-r1-1 = The market has seven by seven squares.
rules-r1-2 = Assam starts on the middle square.
rules-r1-3 = The die has six faces. They show one, two, two, three, three and four slippers.
rules-r1-4 = Mosaics at the edge join neighbouring lines. A mosaic is not a square: Assam walks through it and comes back in beside it, and that is one step. In two corners the mosaic leads back onto the corner square itself.

## 2. Setting up

rules-setting-up = Setting up
rules-r2-1 = Sit round the board and play clockwise. Everybody gets 30 dirhams: five ones and five fives.
rules-r2-2 = Four players have 12 rugs of one colour each, three players 15.
rules-r2-3 = Two players have two colours each, with 12 rugs of each colour. Mix your 24 rugs into one pile and lay them from the top: everybody sees the top rug, nobody knows what comes below.
rules-r2-4 = Draw lots for who begins.
rules-r2-5 = If you like, agree on more or fewer dirhams or rugs for everybody.

## 3. A turn

rules-turn = A turn
rules-r3-1 = On your turn: turn Assam, throw the die, walk, pay if something is due, lay one rug. Then the next player clockwise has the turn.
rules-r3-2 = Before you throw, leave Assam as he stands, or turn him a quarter to his left or to his right. He never turns right round.
rules-r3-3 = Assam walks straight on, one square for each slipper, and follows the mosaics at the edge. Afterwards he looks the way he walked.

## 4. Paying

rules-paying = Paying
rules-r4-1 = If Assam stops on a rug of another player, pay that player one dirham for each square of the area of that colour around Assam: squares that hang together side by side, never by a corner, his own square included. Only what lies on top counts.
rules-r4-2 = A bare square, a rug of your own and a neutral rug cost nothing. If a player has two colours, each colour is an area of its own.
rules-r4-3 = If you cannot pay all of it, pay what you have: you are out. You lay no more rugs; those you have laid stay and become neutral, which means that they belong to nobody. If you can just pay it, you are still in, even with no dirham left.
rules-r4-4 = Some rule books let nobody go out: you pay what you have and play on.
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

## 5. Laying a rug

rules-laying = Laying a rug
rules-r5-1 = Lay your rug on two neighbouring squares. At least one of them is next to Assam, side by side; neither is the square that he stands on.
rules-r5-2 = A rug may cover bare squares and halves of rugs. It may not cover both halves of one and the same rug of another player.
rules-r5-3 = Rule books differ in this: some protect your own rugs as well, and in some the two halves under a new rug must also differ in colour.
rules-r5-4 = You have to lay a rug. Should there be no place where the colours differ, they do not matter this once.

## 6. The end

rules-end = The end
rules-r6-1 = The game ends when the last rug is laid, or at once when only one player is left.
rules-r6-2 = Your points are your dirhams and the squares on which a rug of yours can be seen. Who is out has no points, and the first to go out is last.
rules-r6-3 = Most points win. If points are equal, more dirhams win; if those are equal too, you share the place.

## 7. The variant

rules-variant = The variant: turn at the end
rules-r7-1 = Throw, walk, pay and lay a rug; then turn Assam a quarter to his left or to his right.
rules-r7-2 = The next player has to walk the way Assam now looks. Nobody turns him before the first throw, nor after the last rug.
rules-r7-3 = One rule book also lets you leave him as he stands.
rules-r7-4 = Who goes out does not turn him any more: the next player walks the way he looks.

## What the rule books leave open

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

rules-figure-start = The start
rules-figure-turning = Assam looks down. He may walk right, down or left, and never turns round.
rules-figure-mosaic = Three steps, one of them through a mosaic
rules-figure-corner = Four steps, one of them round a corner
rules-figure-area = Red pays Yellow five dirhams: the sixth yellow square is cut off.
rules-figure-places = Some places for a rug
rules-figure-cover-one-half = Allowed: half a rug and a bare square
rules-figure-cover-two-halves = Allowed: halves of two rugs
rules-figure-cover-whole = Not allowed: both halves of one rug
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = Yellow is out: the yellow rugs are neutral.

## Editions

rules-editions = How editions differ
rules-editions-text = The printed rules exist in many languages, and they do not all say the same. What is told above is the standard; here is what each of them does differently. All of them can be played.
rules-editions-same = Like the standard rules
