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
page-your-name = O teu nome
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Um nome não pode ser mais comprido: { $most } caracteres.
    [one] Ainda cabe { $number } carácter.
   *[other] Ainda cabem { $number } caracteres.
}
# When more was written, or pasted, than fits
page-name-cut = Um nome tem no máximo { $most } caracteres. O resto foi retirado.
page-more-ways = Outras formas de jogar
page-mode-here = À volta de um ecrã
page-mode-link = Com amigos, por link
page-mode-new = Preparar uma mesa
page-mode-learn = Aprender a jogar
page-mode-rules = As regras
page-mode-lobby = Sala
page-mode-replay = Rever uma partida
page-my-tables = As tuas mesas
page-forget-table = Esquecer a mesa ({ $when })
page-level-rating = Avaliação { $rating }

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
# The bots by their first names: no two at a table have the same one
page-bot-porter = Hassan
page-bot-porter-2 = Mustafá
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nádia
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
page-bot-master-3 = Mehdi
page-bot-master-4 = Hamza
page-bot-storyteller = Safiya
page-bot-pourer = Aya
page-bot-grandmother = Zohra
page-bot-mason = Tariq
page-bot-weaver = Nour
page-bot-drummer = Bilal
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] vermelho
    [yellow] amarelo
    [blue] azul
   *[purple] roxo
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
page-option-area = Zonas por que se paga
page-option-area-colour = por cor
page-option-area-colour-hint = As duas cores de um jogador são duas zonas.
page-option-area-owner = por dono
page-option-area-owner-hint = As duas cores de um jogador formam uma só zona: paga-se por todas as casas ligadas entre si.
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
page-clock-out = Quando o tempo acaba
page-clock-out-bot = Um bot joga esse turno
page-clock-out-out = Sai-se logo do jogo
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [0] Relógio: { $number } segundos por turno.
    [one] Relógio: { $number } segundo por turno.
   *[other] Relógio: { $number } segundos por turno.
}
page-clock-tells-move-minutes = { $number ->
    [0] Relógio: { $number } minutos por turno.
    [one] Relógio: { $number } minuto por turno.
   *[other] Relógio: { $number } minutos por turno.
}
page-clock-tells-total = { $increment ->
    [0] Relógio: { $number } segundos para toda a partida.
   *[other] Relógio: { $number } segundos + { $increment } segundos por turno.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Relógio: { $number } minuto para toda a partida.
       *[other] Relógio: { $number } minutos para toda a partida.
    }
   *[other] { $number ->
        [one] Relógio: { $number } minuto + { $increment } segundos por turno.
       *[other] Relógio: { $number } minutos + { $increment } segundos por turno.
    }
}
page-clock-means-bot = Quando o tempo de alguém acaba, um bot joga esse turno; à terceira vez, esse jogador sai do jogo.
page-clock-means-out = Quando o tempo de alguém acaba, esse jogador sai do jogo.
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
page-new-practice-hint = Enquanto todas as pessoas estiverem neste ecrã. O dado é então lançado de novo, e no resultado lê-se que foi um treino. Senão, depois de lançado o dado já não se pode recuar.
page-new-begin = Começar
page-new-invite = Criar a mesa e receber o link
page-new-watch = Assistir aos bots

## The lobby

page-lobby = Sala
page-lobby-open = Mesas abertas
page-lobby-none-open = Neste momento ninguém está à espera.
page-lobby-new = Abrir uma mesa
page-lobby-running = Partidas para assistir
page-lobby-watch-bots = Pôr bots a jogar e assistir
page-join = Entrar
page-watch = Assistir
page-look = Ver
page-listing-deserted = Agora não está lá ninguém
page-listing-rules = { $known ->
    [yes] Edição: { $edition }
   *[no] Regras da casa
}{ $variant ->
    [yes] , virar no fim
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
page-link-network = Funciona para todos os que estão na mesma rede, por exemplo no mesmo Wi-Fi.
page-link-address = Endereço
page-qr = O link em código QR: { $link }
page-qr-hint = Ou lê isto com a câmara de um telemóvel.
page-here-only = Este link só funciona nesta máquina.
page-here-only-new = Neste momento só esta máquina chega ao jogo: noutro sítio, um link não serviria de nada.
page-here-only-command = Para que todos na mesma rede possam jogar, fecha o jogo no terminal com Ctrl-C e abre-o com este comando. Todas as mesas ficam guardadas.
page-here-only-host = Quem gere este servidor pode abri-lo aos outros.
page-copy-command = Copiar o comando
page-copied-here = Copiado. Este link só funciona nesta máquina.
page-copy-link = Copiar o link
page-share = Partilhar…
page-copied = Copiado.
page-not-copied = O navegador não me deixa copiá-lo: { $link }
page-start-bots = Ou começar já
page-start-bots-hint = Os bots ocupam os lugares livres.
page-start-now = Começar com bots
page-waiting-listed = A sala oferece esta mesa enquanto alguém cá estiver. Alguns minutos depois de todos saírem, desaparece.
page-deserted-listed = Neste momento não está ninguém nesta mesa. Podes sentar-te assim que alguém voltar.
page-deserted-friends = Neste momento não está ninguém nesta mesa. Podes sentar-te e esperar pelos outros.
page-close-table = Fechar a mesa
page-close-table-hint = É removida, e o link deixa de levar a algum lado.
page-close-table-yes = Sim, fechá-la
page-close-table-no = Mantê-la
page-closed-title = Esta mesa está fechada
page-closed = { $player } fechou-a antes de começar uma partida.
page-closed-host = Quem gere este servidor fechou esta mesa.
page-closed-host-game = A partida acaba sem resultado.
# What whoever runs the server has written about it
page-host-says = Quem gere este servidor diz: { $why }
page-banned-title = Não podes entrar aqui
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
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Vermelho
    [yellow] Amarelo
    [blue] Azul
   *[purple] Roxo
}: { $number ->
    [0] { $number } tapetes por pôr
    [one] { $number } tapete por pôr
   *[other] { $number } tapetes por pôr
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] A seguir vem o vermelho
    [yellow] A seguir vem o amarelo
    [blue] A seguir vem o azul
   *[purple] A seguir vem o roxo
}: { $number ->
    [0] { $number } tapetes por pôr
    [one] { $number } tapete por pôr
   *[other] { $number } tapetes por pôr
}
# On the pile from which the next rug comes: very short
page-badge-next = próximo
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
page-prompt-away = À espera de { $player }, que não está
page-prompt-watch = Joga { $player }
page-ways = Direção
page-way-F = Em frente
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
page-away-offer = Esperar mais, ou deixar um bot jogar até { $player } voltar?
page-away-wait = Esperar
page-away-bot = Deixar jogar um bot

## Time that runs out

page-time-left = Tempo que resta: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = O relógio espera que este jogador volte.
page-time-short = { $means ->
    [bot] { $number ->
        [0] Faltam { $number } segundos; depois, um bot joga este turno.
        [one] Falta { $number } segundo; depois, um bot joga este turno.
       *[other] Faltam { $number } segundos; depois, um bot joga este turno.
    }
   *[out] { $number ->
        [0] Faltam { $number } segundos; depois, sais do jogo.
        [one] Falta { $number } segundo; depois, sais do jogo.
       *[other] Faltam { $number } segundos; depois, sais do jogo.
    }
}
page-time-last = { $number ->
    [0] Faltam { $number } segundos!
    [one] Falta { $number } segundo!
   *[other] Faltam { $number } segundos!
}
page-time-over-1 = O teu tempo acabou, por isso um bot joga este turno por ti. No teu próximo turno voltas a decidir. Se acontecer mais duas vezes, sais do jogo.
page-time-over-2 = O teu tempo acabou pela segunda vez, por isso um bot joga este turno por ti. No teu próximo turno voltas a decidir. Se acontecer mais uma vez, sais do jogo.
page-time-over-out = O teu tempo acabou, e por isso estás fora do jogo. Um bot continua com os teus tapetes. Podes ver como acaba, ou ir jogar noutro sítio.

## Who watches

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
page-log-redrawn = { $player } recua um turno. O dado é lançado de novo.
page-log-said = { $player }: «{ $phrase }»
page-log-timed-out = { $times ->
    [1] O tempo de { $player } acabou: um bot joga este turno.
   *[other] O tempo de { $player } acabou pela segunda vez: um bot joga este turno.
}
page-log-left = { $why ->
    [time] { $player } sai do jogo: o tempo acabou.
    [abandoned] { $player } deixou a partida.
   *[resigned] { $player } desiste.
}
page-log-bot-for = Um bot joga por { $player }.
page-log-came-back = { $player } está de volta.
page-log-rematch-offered = { $player } quer jogar outra vez.
page-log-rematch-withdrawn = Afinal { $player } não quer jogar outra vez.
page-log-rematch-made = Há outra mesa para a próxima partida.
page-log-closed = { $player } fecha a mesa.
page-log-closed-host = Quem gere este servidor fecha a mesa.
page-log-over-left = Já não há ninguém para continuar: a partida acabou.

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

## Reporting somebody to whoever runs the server

page-report = Denunciar alguém
page-report-hint = Quem gere este servidor é avisado e pode fechar a mesa. Os outros jogadores não ficam a saber.
page-report-who = Quem?
page-report-why = Qual é o problema?
page-report-why-of = Qual é o problema com { $player }?
page-report-name = Nome ofensivo
page-report-cheating = Batota
page-report-stalling = Queimar tempo
page-report-other = Outra coisa
page-report-done = Obrigado. Quem gere este servidor já o pode ver.

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
# How the game came to its end
page-end-how = { $how ->
    [last-rug] O último tapete foi posto.
    [last-player] Todos os outros saíram do jogo.
    [resigned] Todos os outros desistiram.
    [time] O tempo de todos os outros acabou.
    [bots] Só restavam bots em jogo.
   *[left] Não restava mais ninguém em jogo.
}
page-ranking = Classificação
page-ranking-place = Lugar
page-ranking-player = Jogador
page-ranking-dirhams = Dirhams
page-ranking-squares = + tapetes
page-ranking-points = = pontos
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] fora
    [time] sem tempo
    [abandoned] saiu
   *[resigned] desistiu
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Quem sai do jogo ou deixa a partida não pontua e fica atrás de todos os outros; o primeiro a sair fica em último.
page-rematch = Jogar outra vez
page-rematch-accept = { $number ->
    [one] { $player } quer jogar outra vez: aceitar
   *[other] { $number } jogadores querem jogar outra vez: aceitar
}
page-rematch-waiting = À espera dos outros…
page-rematch-withdraw = Retirar a proposta
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
    [0] O teu navegador recalculou os { $throws } lançamentos: são os que tinham de ser.
   *[other] O teu navegador recalculou os { $throws } lançamentos e a ordem de { $rugs } tapetes: são os que tinham de ser.
}
page-dice-bots = { $number ->
    [one] { $number } lançamento foi de um bot: resulta do que os navegadores dos jogadores tinham revelado antes.
   *[other] { $number } lançamentos foram de bots: resultam do que os navegadores dos jogadores tinham revelado antes.
}
page-dice-alone = { $number ->
    [one] { $number } lançamento é só do servidor: nenhum navegador de um jogador contribuiu para ele.
   *[other] { $number } lançamentos são só do servidor: nenhum navegador de um jogador contribuiu para eles.
}
page-dice-redrawn = { $number ->
    [one] Foi um treino: { $number } lançamento foi anulado e repetido.
   *[other] Foi um treino: { $number } lançamentos foram anulados e repetidos.
}
page-dice-seen = O teu navegador também os comparou com o que viu no início da partida.
page-dice-unseen = O teu navegador não viu o início desta partida, e toma os números então mostrados tal como são indicados agora.
page-dice-how = Antes da partida, o servidor comprometeu-se com um número secreto, e o navegador de cada jogador com um seu. Cada lançamento resulta de ambos: o navegador revela uma parte do seu número quando o dado é lançado. Assim ninguém, nem sequer quem gere o servidor, podia prever ou escolher um lançamento.
page-dice-commitment = O número secreto não é o que foi prometido.
page-dice-chain = O que o navegador de { $player } entregou no início não é o que foi usado.
page-dice-link = O que foi revelado para o lançamento { $number } não é o que tinha de vir a seguir.
page-dice-count = Faltam lançamentos, ou há lançamentos a mais.
page-dice-first = Devia ter começado { $player }.
page-dice-throw = O lançamento { $number } devia ter sido { $drawn }, mas jogou-se { $played }.
page-dice-pile = O tapete { $number } de { $player } devia ter sido de outra cor.
page-dice-numbers = Os números
page-dice-commitment-is = Mostrado antes da partida (SHA-256 do número secreto)
page-dice-seed-is = O número secreto
page-dice-chain-is = Entregue pelo navegador de { $player }
page-dice-link-is = Revelado para o lançamento { $number }

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
