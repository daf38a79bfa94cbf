### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Mostra as regras do jogo, com figuras, ou as de uma edição.
rules-help-edition = Uma edição como thai, para ver em que diferem as suas regras.
rules-title = As regras
rules-players = A game for two to four rug sellers.
rules-print = Imprimir
rules-contents = Índice
rules-link = Link para a regra { $rule }
rules-why = Porquê? Regra { $rule }
rules-option = Aqui os livros de regras diferem: ver «{ rules-editions }».

## The aim

rules-aim = O objetivo
rules-aim-text = Leva o Assam pela praça do mercado, paga quando ele parar no tapete de outro, e põe os teus tapetes no caminho dos outros. No fim conta cada dirham, e conta cada casa em que se vê um tapete teu. Ganha quem tiver mais pontos.

## 1. The market

rules-market = O mercado
rules-r1-1 = O mercado tem sete por sete casas.
rules-r1-2 = O Assam começa na casa do meio.
rules-r1-3 = O dado tem seis faces. Mostram um, dois, dois, três, três e quatro chinelos.
rules-r1-4 = Na borda, os mosaicos ligam linhas vizinhas. Um mosaico não é uma casa: o Assam percorre-o e volta a entrar mesmo ao lado, e isso é um passo. Em dois cantos, o mosaico leva de volta à própria casa do canto.

## 2. Setting up

rules-setting-up = A preparação
rules-r2-1 = Sentem-se à volta do tabuleiro e joguem no sentido dos ponteiros do relógio. Cada um recebe 30 dirhams: cinco moedas de um e cinco de cinco.
rules-r2-2 = Com quatro jogadores, cada um tem 12 tapetes de uma cor; com três, 15.
rules-r2-3 = Com dois jogadores, cada um tem duas cores, com 12 tapetes de cada cor. Baralha os teus 24 tapetes numa só pilha e põe-nos a partir de cima: todos veem o tapete de cima, ninguém sabe o que vem por baixo.
rules-r2-4 = Sorteiem quem começa.
rules-r2-5 = Se quiserem, combinem mais ou menos dirhams ou tapetes para todos.

## 3. A turn

rules-turn = Um turno
rules-r3-1 = Na tua vez: vira o Assam, lança o dado, move o Assam, paga se for caso disso, põe um tapete. Depois é a vez do jogador seguinte, no sentido dos ponteiros do relógio.
rules-r3-2 = Antes de lançar, deixa o Assam como está, ou vira-o um quarto de volta para a esquerda ou para a direita dele. Ele nunca dá meia-volta.
rules-r3-3 = O Assam anda em frente, uma casa por cada chinelo, e na borda segue os mosaicos. Depois fica virado para onde andou.

## 4. Paying

rules-paying = Pagar a dízima
rules-r4-1 = Se o Assam parar num tapete de outro jogador, paga a esse jogador um dirham por cada casa da zona dessa cor à volta do Assam: casas ligadas lado a lado, nunca por um canto, incluindo a dele. Só conta o que está por cima.
rules-r4-2 = Uma casa livre, um tapete teu ou um tapete neutro não custam nada. Se um jogador tem duas cores, cada cor é uma zona à parte.
rules-r4-3 = Se não puderes pagar tudo, paga o que tens: sais do jogo. Já não pões mais tapetes; os que puseste ficam e tornam-se neutros, ou seja, não são de ninguém. Se o dinheiro chegar à justa, continuas em jogo, mesmo sem um único dirham.
rules-r4-4 = Nalguns livros de regras ninguém sai do jogo: pagas o que tens e continuas.
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

## 5. Laying a rug

rules-laying = Pôr um tapete
rules-r5-1 = Põe o teu tapete em duas casas vizinhas. Pelo menos uma delas tem um lado em comum com a do Assam; nenhuma é a casa em que ele está.
rules-r5-2 = Um tapete pode cobrir casas livres e metades de tapetes. Não pode cobrir as duas metades de um mesmo tapete de outro jogador.
rules-r5-3 = Nisto os livros de regras diferem: alguns protegem também os teus próprios tapetes, e nalguns as duas metades por baixo de um tapete novo têm ainda de ser de cores diferentes.
rules-r5-4 = É obrigatório pôr um tapete. Se não houver nenhum sítio onde as cores sejam diferentes, desta vez não importam.

## 6. The end

rules-end = O fim
rules-r6-1 = A partida acaba quando o último tapete é posto, ou logo que só reste um jogador.
rules-r6-2 = Os teus pontos são os teus dirhams e as casas em que se vê um tapete teu. Quem está fora não tem pontos, e o primeiro a sair fica em último.
rules-r6-3 = Ganha quem tiver mais pontos. Se os pontos forem iguais, ganha quem tiver mais dirhams; se também forem iguais, partilha-se o lugar.

## 7. The variant

rules-variant = A variante: virar no fim
rules-r7-1 = Lança o dado, move o Assam, paga e põe um tapete; depois vira o Assam um quarto de volta para a esquerda ou para a direita dele.
rules-r7-2 = O jogador seguinte tem de seguir para onde o Assam agora olha. Ninguém o vira antes do primeiro lançamento, nem depois do último tapete.
rules-r7-3 = Um livro de regras permite também deixá-lo como está.
rules-r7-4 = Quem sai do jogo já não o vira: o jogador seguinte segue para onde o Assam olha.
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

rules-figure-start = O início
rules-figure-turning = O Assam olha para baixo. Pode ir para a direita, para baixo ou para a esquerda, e nunca dá meia-volta.
rules-figure-mosaic = Três passos, um deles por um mosaico
rules-figure-corner = Quatro passos, um deles à volta de um canto
rules-figure-area = Vermelho paga cinco dirhams a Amarelo: a sexta casa amarela está separada.
rules-figure-places = Alguns sítios para um tapete
rules-figure-cover-one-half = Permitido: meio tapete e uma casa livre
rules-figure-cover-two-halves = Permitido: metades de dois tapetes
rules-figure-cover-whole = Proibido: as duas metades de um tapete
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = Amarelo está fora: os tapetes amarelos são neutros.

## Editions

rules-editions = Em que diferem as edições
rules-editions-text = As regras impressas existem em muitas línguas, e não dizem todas o mesmo. O que está acima é o padrão; eis o que cada uma faz de outra maneira. Pode jogar-se com todas.
rules-editions-same = Como as regras padrão
