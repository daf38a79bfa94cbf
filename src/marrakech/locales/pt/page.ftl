### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = A página
page-home = Início
page-close = Fechar
page-loading = Um momento…
page-try-again = Tentar de novo
page-lost-title = Não há nada aqui
page-lost = Nesse endereço não há nenhuma página.
page-gone-title = Esta mesa já não existe
page-gone = Foi removida, ou o link não está completo.

## What goes wrong

page-problem-unreachable = O servidor não responde. Há ligação?
page-problem-failed = O servidor não conseguiu. Tenta de novo, por favor.
page-problem-unknown = Não resultou ({ $reason }).
page-connection-lost = Ligação perdida. A tentar de novo…
page-connection-back = A ligação voltou.

## The start

page-home-title = Os vendedores de tapetes de { -game }
page-home-lead = Guia o Assam pelo mercado, põe os teus tapetes no caminho dele e faz os outros pagar. De dois a quatro jogadores, vinte minutos.
page-quick = Jogar contra bots
page-quick-opponents = Quantos adversários?
page-quick-level = De que nível?
page-play-now = Jogar já
page-your-name = O teu nome
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Outras formas de jogar
page-mode-here = À volta de um ecrã
page-mode-here-hint = O portátil ou o telemóvel passa de mão em mão.
page-mode-link = Com amigos, por link
page-mode-link-hint = Envia um link; quem o abre senta-se. Ninguém precisa de conta.
page-mode-new = Preparar uma mesa
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Aprender a jogar
page-mode-learn-hint = Dez pequenos passos num tabuleiro a sério, em cinco minutos.
page-mode-rules = As regras
page-mode-rules-hint = Curtas e ilustradas, também para imprimir.
page-mode-lobby = Sala
page-mode-lobby-hint = Junta-te a uma mesa aberta, ou assiste a uma partida.
page-mode-replay = Rever uma partida
page-mode-replay-hint = Percorre passo a passo uma partida guardada.
page-my-tables = As tuas mesas
page-forget-table = Esquecer a mesa ({ $when })
page-level-rating = Avaliação { $rating }
page-level-option = { $name } ({ $rating })

## Setting up

page-new-title = Preparar uma mesa
page-new-players = Jogadores
page-players = { $number ->
    [one] { $number } jogador
   *[other] { $number } jogadores
}
page-seat = Lugar { $number }
page-seat-who = Quem se senta aqui?
page-seat-name = Nome
page-seat-level = Nível
page-seat-colour = Cor
page-seat-second-colour = Segunda cor
page-seat-open = lugar livre
page-sitter-me = Eu
page-sitter-here = Alguém neste ecrã
page-sitter-link = Um amigo, pelo link
page-sitter-bot = Um bot
page-sitter-link-hint = Recebes um link para enviar quando a mesa estiver pronta.
# The bots by their first names
page-bot-porter = Hassan
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idris
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Fátima
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Yusuf
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
})
page-new-first = Quem começa?
page-first-lot = Decide a sorte
page-first-seat = Lugar { $number }
page-new-rules = Regras
page-new-edition = Livro de regras
page-edition-standard = As regras padrão.
page-new-options = Regras uma a uma
page-options-changed = Algumas regras diferem do livro de regras.
page-options-reset = Como no livro de regras
page-option-elimination = Quem não pode pagar
page-option-elimination-yes = sai do jogo
page-option-elimination-yes-hint = Paga tudo o que tem e deixa a partida; os tapetes ficam e não são de ninguém.
page-option-elimination-no = continua
page-option-elimination-no-hint = Paga tudo o que tem e continua: ninguém sai do jogo.
page-option-cover = Cobrir tapetes
page-option-cover-opponents = os dos outros protegidos
page-option-cover-opponents-hint = Um tapete não pode cobrir de uma vez as duas metades do tapete de outro; as de um tapete próprio, pode.
page-option-cover-any = todos protegidos
page-option-cover-any-hint = Um tapete não pode cobrir de uma vez as duas metades de nenhum tapete, nem sequer de um tapete próprio.
page-option-cover-colours = duas cores
page-option-cover-colours-hint = As duas metades por baixo de um tapete novo têm de ser de cores diferentes, se for possível.
page-option-variant = Vira-se o Assam
page-option-variant-none = antes de lançar
page-option-variant-none-hint = Quem tem a vez escolhe a direção e depois lança o dado.
page-option-variant-turn-at-end = no fim do turno
page-option-variant-turn-at-end-hint = Posto o tapete, vira-se o Assam para a esquerda ou para a direita: o jogador seguinte tem de ir por aí.
page-option-variant-turn-at-end-optional = no fim, ou não
page-option-variant-turn-at-end-optional-hint = Posto o tapete, pode virar-se o Assam para a esquerda ou para a direita, ou deixá-lo: o jogador seguinte tem de ir por aí.
page-option-two-player = Dois jogadores
page-option-two-player-two-colours = duas cores cada um
page-option-two-player-two-colours-hint = Cada um tem duas cores, com 12 tapetes de cada cor, numa só pilha.
page-option-two-player-one-colour = uma cor cada um
page-option-two-player-one-colour-hint = Cada um tem 15 tapetes de uma cor.
page-option-pile = As pilhas
page-option-pile-shuffled = são baralhadas
page-option-pile-shuffled-hint = Só se conhece o próximo tapete de cada pilha.
page-option-pile-alternating = cores alternadas
page-option-pile-alternating-hint = As duas cores saem à vez.
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
page-option-tiebreak = Empate em pontos
page-option-tiebreak-dirhams = decidem os dirhams
page-option-tiebreak-dirhams-hint = Quem tem mais dirhams fica à frente.
page-option-tiebreak-rugs = decidem as casas
page-option-tiebreak-rugs-hint = Quem tem tapetes à vista em mais casas fica à frente.
page-option-tiebreak-none = lugar partilhado
page-option-tiebreak-none-hint = Mais nada decide.
page-option-heading = No início, o Assam olha
page-option-heading-S = para baixo
page-option-heading-S-hint = Como se põe normalmente o tabuleiro.
page-option-heading-N = para cima
page-option-heading-N-hint = O tabuleiro não é igual de todos os lados.
page-option-heading-E = para a direita
page-option-heading-E-hint = O tabuleiro não é igual de todos os lados.
page-option-heading-W = para a esquerda
page-option-heading-W-hint = O tabuleiro não é igual de todos os lados.
page-option-dirhams = Dirhams no início
page-option-dirhams-hint = 30 em todos os livros de regras. Com menos, há mais perigo.
page-option-rugs = Tapetes por jogador
page-option-rugs-hint = Quantos turnos tem cada um.
page-new-table = A mesa
page-clock = Relógio
page-clock-none = Nenhum
page-clock-none-hint = Cada um pode pensar o tempo que quiser.
page-clock-move = Por turno
page-clock-total = Para toda a partida
page-clock-time = Tempo
page-clock-increment = Acréscimo por turno
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
page-seconds = { $number ->
    [0] { $number } segundos
    [one] { $number } segundo
   *[other] { $number } segundos
}
page-minutes = { $number ->
    [0] { $number } minutos
    [one] { $number } minuto
   *[other] { $number } minutos
}
page-new-listed = Mostrá-la na sala
page-new-listed-hint = Qualquer pessoa pode assistir e ocupar um lugar livre. Senão, só quem tem o link.
page-new-take-back = Pode recuar-se um turno
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Começar
page-new-invite = Criar a mesa e receber o link
page-new-watch = Assistir aos bots

## The lobby

page-lobby = Sala
page-lobby-open = Mesas abertas
page-lobby-none-open = Neste momento ninguém está à espera.
page-lobby-new = Abrir uma mesa
page-lobby-running = Partidas para assistir
page-lobby-none-running = Neste momento não há nenhuma partida pública.
page-lobby-watch-bots = Pôr bots a jogar e assistir
page-join = Entrar
page-watch = Assistir
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = Turno { $turn }, por jogar: { $left }.

## Waiting for others

page-waiting-title = À espera de jogadores
page-waiting-seats = { $number ->
    [0] Todos os lugares estão ocupados
    [one] { $number } lugar está livre
   *[other] { $number } lugares estão livres
}
page-waiting-link = O link para os teus amigos
page-waiting-link-hint = Quem o abrir pode sentar-se, ou assistir quando todos os lugares estiverem ocupados.
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = Copiar o link
page-share = Partilhar…
page-copied = Copiado.
page-not-copied = O navegador não me deixa copiá-lo: { $link }
page-start-bots = Ou começar já
page-start-bots-hint = Os bots ocupam os lugares livres.
page-start-now = Começar com bots
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
page-join-title = Há um lugar para ti
page-join-seat = Cor
page-join-any = Qualquer
page-sit-down = Sentar-me

## At the table

page-table-title = O mercado
page-players-list = Jogadores
page-panel = O que fazer
page-board = O mercado: sete colunas de a a g, sete linhas de 1 a 7
page-square-bare = { $square }: livre
page-square-rug = { $square }: tapete { $colour ->
    [red] vermelho
    [yellow] amarelo
    [blue] azul
   *[purple] roxo
} de { $player }
page-square-neutral = { $square }: tapete { $colour ->
    [red] vermelho
    [yellow] amarelo
    [blue] azul
   *[purple] roxo
} que não é de ninguém
page-square-assam = { $rug }. O Assam está aqui e olha { $heading ->
    [N] para cima
    [E] para a direita
    [S] para baixo
   *[W] para a esquerda
}
page-badge-you = tu
page-badge-bot = bot
page-badge-away = ausente
page-badge-out = fora
page-rugs-left = { $number ->
    [0] { $number } tapetes por pôr
    [one] { $number } tapete por pôr
   *[other] { $number } tapetes por pôr
}
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-badge-next = next
page-worth = { $dirhams ->
    [0] { $dirhams } dirhams
    [one] { $dirhams } dirham
   *[other] { $dirhams } dirhams
}, tapetes em { $squares ->
    [0] { $squares } casas
    [one] { $squares } casa
   *[other] { $squares } casas
}
page-points = { $number ->
    [0] { $number } pontos
    [one] { $number } ponto
   *[other] { $number } pontos
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Para onde terá de ir o seguinte?
       *[no] { $player }: para onde terá de ir o seguinte?
    }
   *[no] { $alone ->
        [yes] É a tua vez: para onde deve ir o Assam?
       *[no] { $player }: para onde deve ir o Assam?
    }
}
page-prompt-roll = { $alone ->
    [yes] É a tua vez: lança o dado.
   *[no] { $player }: lança o dado.
}
page-prompt-lay = { $alone ->
    [yes] Põe o teu tapete ao lado do Assam.
   *[no] { $player }: põe um tapete ao lado do Assam.
}
page-prompt-wait = { $player } está a pensar…
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = Joga { $player }
page-ways = Direção
page-way-L = Esquerda
page-way-F = Em frente
page-way-R = Direita
page-expect = em média { $costs }
page-throw = Lançar o dado
page-turn-assam = Virar o Assam
page-lay = Pôr o tapete
page-lay-hint = Toca numa casa ao lado do Assam, ou desliza sobre duas.
page-lay-ready = Toca-lhe outra vez para o pôr, ou toca noutro sítio.
page-lay-on = Pô-lo em { $near } e { $far }
page-skip = Saltar
page-undo = Anular
page-take-back = Recuar um turno
page-come-back = Retomar a partida ({ $player })
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on
page-time-left = Time left: { $time }
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.
page-watching = { $number ->
    [0] Mais ninguém está a assistir.
    [one] { $number } pessoa está a assistir.
   *[other] { $number } pessoas estão a assistir.
}

## What happened, besides the game

page-log = O que aconteceu
page-log-sat = { $player } senta-se.
page-log-began = A partida começa. Joga primeiro { $player }.
page-log-took-back = { $player } recua um turno.
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: «{ $phrase }»
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player } está de volta.
page-log-rematch-offered = { $player } quer jogar outra vez.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Há outra mesa para a próxima partida.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

## Menu

page-menu = Menu
page-copy-seat = Copiar o link do meu lugar
page-copy-seat-hint = Para continuar a jogar noutro dispositivo. Não o dês a ninguém.
page-stand-in = Deixar um bot jogar por { $player }
page-resign = Desistir
page-resign-ask = { $player }: desistir? Não se pode anular.
page-resign-yes = Desistir
page-resign-no = Continuar
page-phrases = Dizer alguma coisa

## What can be said

page-phrase-hello = Olá!
page-phrase-good-luck = Boa sorte!
page-phrase-thinking = Deixa-me pensar…
page-phrase-your-turn = É a tua vez.
page-phrase-nice-rug = Que belo tapete!
page-phrase-lucky = Hoje estás com sorte.
page-phrase-ouch = Ai!
page-phrase-oops = Ups.
page-phrase-thanks = Agradeço!
page-phrase-sorry = Desculpa!
page-phrase-well-played = Bem jogado!
page-phrase-again = Outra partida?
page-phrase-have-to-go = Tenho de ir daqui a pouco.
page-phrase-bye = Adeus!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Ajuda
page-help-rules = Como se joga
page-rules-aim = No fim, cada dirham vale um ponto, e cada casa em que se vê um tapete teu também. Ganha quem tiver mais pontos.
page-rules-turn = Na tua vez, deixa o Assam como está ou vira-o para a esquerda ou para a direita, e lança o dado. Ele anda em frente; na borda, um mosaico leva-o de volta ao mercado.
page-rules-pay = Se ele parar no tapete de outro, pagas ao dono um dirham por cada casa da zona dessa cor em que ele está.
page-rules-lay = Depois põe um tapete em duas casas, pelo menos uma delas ao lado do Assam. Pode cobrir tapetes, mas não de uma vez as duas metades do tapete de outro.
page-rules-end = Quando o último tapete está posto, a partida acaba. Nalguns livros de regras, quem não pode pagar sai do jogo.
page-help-keys = Teclas
page-key-primary = Fazer o que é proposto: lançar, pôr, saltar
page-key-arrows = Escolher a direção, tal como se vê no tabuleiro
page-key-ways = Escolher esquerda, em frente ou direita, do ponto de vista do Assam
page-key-throw = Lançar o dado
page-key-board = No tabuleiro, as setas movem o cursor, Enter escolhe e confirma, Espaço roda o tapete
page-key-undo = Anular
page-key-take-back = Recuar um turno
page-key-skip = Saltar a animação
page-key-mute = Ligar ou desligar os sons
page-key-say = Dizer alguma coisa
page-key-log = O que aconteceu
page-key-menu = Menu
page-key-help = Esta ajuda
page-key-step = Um passo atrás ou à frente
page-key-ends = Para o início, para o fim
page-key-play = Reproduzir, pausa

## Settings

page-settings = Definições
page-settings-language = Língua
page-settings-theme = Cores da página
page-theme-auto = Como o sistema
page-theme-light = Claras
page-theme-dark = Escuras
page-theme-contrast = Alto contraste
page-settings-speed = Velocidade
page-speed-slow = Lenta
page-speed-normal = Normal
page-speed-fast = Rápida
page-speed-instant = Imediata
page-settings-motion = Movimento
page-motion-auto = Como o sistema
page-motion-less = Reduzido
page-motion-full = Tudo se mexe
page-settings-confirm = Confirmar jogadas
page-settings-confirm-hint = Um clique escolhe; um segundo, ou o botão, faz a jogada.
page-settings-sounds = Sons
page-settings-coordinates = Nomes das linhas e colunas

## The end

page-end-winner = { $player } ganha!
page-end-shared = Vitória partilhada: { $players }
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Classificação
page-ranking-place = Lugar
page-ranking-player = Jogador
page-ranking-dirhams = Dirhams
page-ranking-squares = + tapetes
page-ranking-points = = pontos
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Jogar outra vez
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = À espera dos outros…
page-rematch-withdraw = Take the offer back
page-rematch-go = Para a próxima partida
page-save-record = Guardar a partida
page-copy-replay = Copiar o link para a rever
page-chart-title = Os pontos ao longo da partida
page-chart = Os pontos ao longo da partida. No fim: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = Em números
page-statistics-turns = { $number ->
    [0] Jogaram-se { $number } turnos.
    [one] Jogou-se { $number } turno.
   *[other] Jogaram-se { $number } turnos.
}
page-statistics-highest = { $paid ->
    [one] A dízima mais alta foi de { $paid } dirham, de { $player } para { $owner }.
   *[other] A dízima mais alta foi de { $paid } dirhams, de { $player } para { $owner }.
}
page-statistics-none = Ninguém pagou nada.
page-statistics-paid = pago
page-statistics-received = recebido
page-statistics-throw = média do dado
page-statistics-mosaics = mosaicos
page-dice = Os dados foram honestos?
page-dice-all-fair = { $rugs ->
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = O número secreto não é o que foi prometido.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Devia ter começado { $player }.
page-dice-throw = O lançamento { $number } devia ter sido { $drawn }, mas jogou-se { $played }.
page-dice-pile = O tapete { $number } de { $player } devia ter sido de outra cor.
page-dice-numbers = Os números
page-dice-commitment-is = Mostrado antes da partida (SHA-256 do número secreto)
page-dice-seed-is = O número secreto
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

## Replay

page-replay = Rever
page-replay-hint = Larga aqui uma partida guardada, escolhe o ficheiro ou cola o texto.
page-replay-file = Ficheiro
page-replay-text = Texto da partida
page-replay-show = Mostrar
page-replay-turn = Turno { $turn }
page-replay-controls = Rever
page-replay-first = Para o início
page-replay-back = Um passo atrás
page-replay-play = Reproduzir
page-replay-pause = Pausa
page-replay-forth = Um passo à frente
page-replay-last = Para o fim
page-replay-position = Ponto da partida
page-replay-result = Resultado e números
