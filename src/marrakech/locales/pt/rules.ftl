### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Mostra as regras do jogo, com figuras, ou as de uma edição.
rules-help-edition = Uma edição como thai, para ver em que diferem as suas regras.
rules-title = As regras
rules-players = Um jogo para dois a quatro vendedores de tapetes.
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
rules-r4-5 = Dois livros de regras juntam as duas cores de um jogador: então todas as casas com tapetes desse jogador, ligadas entre si à volta do Assam, são uma só zona, sejam de que cor forem.

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

## What the rule books leave open

rules-open = O que os livros de regras deixam em aberto
rules-open-text = Algumas coisas não estão em nenhum livro de regras, ou podem ler-se de duas maneiras. É assim que se jogam aqui.
rules-open-parts = O tamanho do mercado, o que o dado mostra e que linhas os mosaicos ligam vê-se no tabuleiro e no dado da caixa; nenhum texto o diz.
rules-open-heading = Nenhum texto diz por palavras para onde olha o Assam no início, e o tabuleiro não é igual de todos os lados. Aqui olha para baixo, se não escolheres outra coisa.
rules-open-no-money = Onde ninguém sai do jogo, nenhum texto diz o que acontece a um jogador que não pode pagar. Aqui esse jogador paga o que tem e continua.
rules-open-out-of-money = Quatro textos dizem que quem «fica sem dinheiro» sai do jogo, o que poderia querer dizer: sem um único dirham. «Paga o que puder», e nove textos que dizem «não chega», apontam para a outra leitura: aqui só sais do jogo se não puderes pagar tudo o que deves.
rules-open-neutral = Nenhum texto diz se um tapete neutro pode ser coberto por inteiro. Aqui está protegido; como os textos o proíbem para os tapetes dos adversários, também se poderia entender o contrário.
rules-open-own-rug = Nenhum texto diz se podes cobrir por inteiro um tapete teu. Não está na lista do que um tapete pode cobrir, mas só os tapetes dos adversários são proibidos. Aqui é permitido, como no Board Game Arena, a não ser que o livro de regras proteja todos os tapetes.
rules-open-last-player = Nenhum texto diz que a partida acaba quando só resta um jogador. Aqui acaba.
rules-open-ranking = Nenhum texto classifica os jogadores que saíram do jogo. Aqui ficam atrás de todos os outros, e o primeiro a sair fica em último.
rules-open-turning = Nenhum texto diz se, na variante, um jogador que sai do jogo ainda vira o Assam. Aqui o Assam fica como está.
rules-open-house = Que as casas visíveis decidam um empate, ou que comece sempre o mais novo, não está em nenhum texto: são regras da casa.

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
rules-figure-area-owner = Cores juntas: o amarelo e o roxo são de um só jogador, e Vermelho paga seis dirhams.
rules-figure-neutral = Amarelo está fora: os tapetes amarelos são neutros.

## Editions

rules-editions = Em que diferem as edições
rules-editions-text = As regras impressas existem em muitas línguas, e não dizem todas o mesmo. O que está acima é o padrão; eis o que cada uma faz de outra maneira. Pode jogar-se com todas.
rules-editions-same = Como as regras padrão
