### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = não existe a casa «{ $text }»: as casas vão de a1 a g7
error-action = «{ $text }» não é uma ação: escreve L, F ou R, de 1 a 4, um tapete como d3e3, ou =red
error-rug = { $near } e { $far } não são duas casas vizinhas
error-action-number = não existe a ação número { $number }: vão de 0 a { $most }

## Rule sets

error-option-value = { $option } não pode ser { $value }: escolhe entre { $choices }
error-option-range = { $option } não pode ser { $value }: é um número inteiro de { $least } a { $most }
error-one-colour-needs-two = two_player="one colour" é para dois jogadores, não { $players }
error-alternating-needs-two-colours = pile="alternating" precisa de dois jogadores com duas cores cada um
error-odd-rugs = com duas cores, cada um tem um número par de tapetes, não { $rugs }
error-no-variant = o texto «{ $edition }» não tem variante
error-edition = não existe a edição «{ $text }»; escolhe entre { $known }
error-rules = «{ $text }» não é um conjunto de regras: escreve uma edição, uma barra e 2, 3 ou 4, como international/4
error-rules-option = «{ $text }» não é uma opção das regras, ou está duas vezes; escolhe entre { $known }
error-no-such-seat = não existe o lugar { $seat }: os lugares vão de 0 a { $last }
error-no-hidden-piles = só as pilhas baralhadas de duas cores têm uma ordem a conhecer
error-wrong-piles = as pilhas não têm os tapetes que restam

## What is not allowed

error-number-not-legal = a ação número { $number } não é permitida aqui
error-batch-not-legal = a ação número { $number } não é permitida na partida { $game }
error-nothing-to-pop = não há nenhuma ação para anular
error-nothing-played = ainda não se jogou nada
error-no-chance = agora não há nada para lançar nem para descobrir
error-game-over = { $action } não é possível: a partida acabou
error-not-now = { $action } não é possível na fase «{ $phase ->
    [turn] virar o Assam
    [roll] lançar o dado
    [lay] pôr um tapete
    [reveal] descobrir o próximo tapete
    [over] partida acabada
   *[other] { $phase }
}»; permitido aqui: { $legal }
error-must-turn = é preciso virar o Assam para a esquerda ou para a direita; permitido aqui: { $legal }
error-not-in-pile = um tapete { $colour ->
    [red] vermelho
    [yellow] amarelo
    [blue] azul
   *[purple] roxo
} não pode ser o próximo desta pilha
error-under-assam = { $action } fica debaixo do Assam ({ $assam }); permitido aqui: { $legal }
error-not-beside-assam = { $action } não toca na casa do Assam ({ $assam }); permitido aqui: { $legal }
error-far-square-first = { $action } está ao contrário: a casa ao lado do Assam ({ $assam }) vem primeiro, { $right }
error-covers-whole-rug = { $action } cobriria um tapete { $colour ->
    [red] vermelho
    [yellow] amarelo
    [blue] azul
   *[purple] roxo
} inteiro; permitido aqui: { $legal }
error-same-colours = { $action } cobriria duas metades { $colour ->
    [red] vermelhas
    [yellow] amarelas
    [blue] azuis
   *[purple] roxas
}; permitido aqui: { $legal }

## Positions

error-position-fields = uma posição tem seis campos (tabuleiro, Assam, vez, fase, jogadores, regras), não { $given }
error-position-assam = «{ $text }» não diz onde está o Assam: escreve uma casa e N, E, S ou W, como d4S
error-position-mover = «{ $text }» não diz de quem é a vez: escolhe entre { $seats }
error-position-phase = «{ $text }» não é uma fase: escolhe entre { $phases }
error-position-purse = «{ $text }» não é um jogador: escreve dirhams e tapetes como 30r12, ou x1
error-position-top = «{ $text }» não diz bem o próximo tapete: com duas cores e tapetes por pôr, =r ou =?; senão, nada
error-board-rows = o tabuleiro tem sete linhas, não { $given }
error-board-columns = a linha { $row } do tabuleiro tem { $given } casas, não sete
error-board-cell = a linha { $row } do tabuleiro tem «{ $text }»: escreve de 1 a 7 para casas livres, ou r, y, b, p e um de ^ > v <
error-colour-not-played = ninguém joga com { $colour ->
    [red] o vermelho
    [yellow] o amarelo
    [blue] o azul
   *[purple] o roxo
}, que está em { $square }
error-half-off-board = a outra metade do tapete em { $square } ficaria fora do tabuleiro
error-half-missing = a outra metade do tapete em { $square } devia estar em { $other }, que está livre
error-half-nowhere = a outra metade do tapete em { $square } não está em lado nenhum: nenhum tapete ao lado a cobre
error-rugs-in-a-ring = os tapetes em { $squares } teriam de estar cada um por baixo do seguinte
error-players-number = há { $given } jogadores, mas as regras são para { $wanted }
error-purse-colours = { $seat ->
    [red] Vermelho
    [yellow] Amarelo
    [blue] Azul
    [purple] Roxo
   *[other] { $seat }
} tem tapetes destas cores: { $wanted }
error-out-with-goods = { $seat ->
    [red] Vermelho
    [yellow] Amarelo
    [blue] Azul
    [purple] Roxo
   *[other] { $seat }
} está fora do jogo e já não pode ter nem dirhams nem tapetes
error-too-many-rugs = há mais de { $most } tapetes { $colour ->
    [red] vermelhos
    [yellow] amarelos
    [blue] azuis
   *[purple] roxos
}, entre postos e por pôr
error-top-not-in-pile = { $seat ->
    [red] Vermelho
    [yellow] Amarelo
    [blue] Azul
    [purple] Roxo
   *[other] { $seat }
} não pode pôr agora um tapete { $colour ->
    [red] vermelho
    [yellow] amarelo
    [blue] azul
   *[purple] roxo
}: não resta nenhum
error-top-unknown = antes disso, uma pilha tem de mostrar o seu próximo tapete
error-dirhams-together = todos os dirhams juntos não podem ser mais de { $most }
error-out-without-elimination = com estas regras ninguém sai do jogo
error-leaving-order = quem está fora saiu em primeiro, segundo e terceiro lugar, e fica um jogador
error-over = aqui a partida acabou: não restam tapetes, ou resta só um jogador
error-not-over = aqui a partida não acabou: restam tapetes e jogadores
error-mover-cannot = não pode ser a vez de { $seat ->
    [red] Vermelho
    [yellow] Amarelo
    [blue] Azul
    [purple] Roxo
   *[other] { $seat }
}: está fora do jogo ou já não tem tapetes

## Plain data

error-field-object = { $path } tem de ser um objeto
error-field-text = { $path } tem de ser um texto
error-field-flag = { $path } tem de ser true ou false
error-field-number = { $path } tem de ser um número inteiro de { $least } a { $most }
error-field-list = { $path } tem de ser uma lista de { $length }
error-field-choice = { $path } tem de ser um de { $choices }
error-field-missing = falta { $path }
error-field-unknown = não existe o campo { $path }
error-field-reveal-only = { $path } indica-se na fase «reveal», e em mais nenhuma
error-field-reveal = a fase é «reveal» se e só se uma pilha ainda tem de mostrar o seu próximo tapete
error-field-seat = o lugar que age aqui é { $wanted }
error-field-leaving = { $path } está em jogo, por isso não saiu
error-rug-id = o tapete { $rug } não é um só tapete em duas casas vizinhas: { $squares }
error-rug-id-two = { $squares } são um só tapete, e precisam do mesmo id

## Records

error-in-record = linha { $line }, coluna { $column }: { $why }
error-record-header = isto não é um cabeçalho: escreve [Name "value"]
error-record-header-name = «{ $name }» não pode ser aqui o nome de um cabeçalho
error-record-header-value = o cabeçalho { $name } tem de ser um texto
error-record-remark = um comentário não pode seguir-se à ação { $number } de { $actions }
error-record-names = há { $given } nomes para { $players } jogadores
error-record-half-character = há meio carácter, que nenhum ficheiro pode conter
error-record-header-twice = o cabeçalho { $name } está duas vezes
error-record-without-rules = uma partida começa com cabeçalhos, um dos quais tem de ser Rules
error-record-rules-differ = os cabeçalhos Rules e Position dão regras diferentes
error-record-first = «{ $text }» não pode começar: escolhe entre { $seats }
error-record-word = «{ $text }» não é uma ação, nem o número de um turno, nem um resultado
error-record-open-remark = este comentário não é fechado por {"}"}
error-record-number = o turno { $number } devia ser o turno { $wanted }
error-record-number-here = o turno { $number } não pode começar aqui
error-record-result = o resultado indicado é { $stated }, mas é { $result }
error-record-not-one = esperava-se uma partida, não { $games }

## Bots

error-bot = não existe o bot «{ $text }»; escolhe entre { $known }
error-bot-text = «{ $text }» não é o nome de nenhum bot: escreve um nome, ou um nome com opções como bestfirst:ms=200
error-bot-option = o bot { $bot } não tem a opção «{ $text }»; escolhe entre { $known }
error-bot-option-text = «{ $text }» em «{ $bot }» não é uma opção: escreve um nome e um valor como ms=200
error-bot-option-number = { $option } não pode ser { $text }: é um número inteiro de { $least } a { $most }
error-bot-option-word = { $option } não pode ser { $text }: escolhe entre { $words }
error-bot-class = «{ $text }» não diz que classe: escreve my_bot.py:MyBot
error-bot-no-brain = «{ $text }» corre num processo próprio, e não tem cérebro para emprestar

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = não existe o ficheiro { $file }
error-load-module = não existe o módulo { $module }
error-load-class = não contém a classe { $kind }; contém { $known }
error-load-choose = a sua classe { $kind } não tem o método choose(self, view, clock)
error-load-raised = lançou { $what } ({ $where })
error-load-hung = não estava pronto após { $seconds } s ({ $where })
error-load-died = o seu processo terminou com { $what } ({ $where })
error-load-hello = não responde a hello como faz um motor: { $what }
error-forfeit-cannot-load = não é possível carregar { $bot }: { $why }
error-forfeit-raised = { $bot } lançou { $what } ({ $where }); a posição era { $position }
error-forfeit-hung = { $bot } não tinha decidido após { $seconds } s ({ $where }); a posição era { $position }
error-forfeit-died = o processo de { $bot } terminou com { $what } ({ $where }); a posição era { $position }
error-forfeit-no-action = { $bot } deu { $what }, que não é uma ação; a posição era { $position }
error-forfeit-illegal = { $bot } escolheu { $action }, que não é permitido: { $why }; a posição era { $position }
error-forfeit-stopped = { $bot } não volta a ser iniciado: falhou { $times } vezes seguidas, a última assim: { $why }

## Matches

error-arena-nobody = um encontro precisa de pelo menos um bot
error-arena-games = um encontro tem pelo menos uma partida, não { $number }
error-arena-other-match = { $file } contém outro encontro, diferente do pedido em: { $what }
error-arena-no-state = { $file } não contém o estado de um encontro
error-arena-extra = isto precisa de { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = um gráfico escreve-se num ficheiro .png ou .svg, não em { $file }
error-arena-cluster = nenhum cluster Ray responde em { $address }: { $why }
error-survey-not-learned = o bot { $bot } ainda não aprendeu a jogar { $rules }

## Training

error-train-no-state = { $file } não contém o estado de um treino, ou não desta versão
error-train-other-plan = { $file } contém outro treino, diferente do pedido em: { $what }
error-train-no-value = { $file } não contém um valor
error-train-other-rules = { $file } foi aprendido para { $learned }, e não para { $wanted }

## Servers

error-server-no-table = essa mesa não existe, ou já não está cá
error-server-not-found = não há nada aqui
error-server-method = isto não se pode fazer aqui
error-server-not-understood = isto não se percebe: { $why }
error-server-too-large = é demasiado grande: aceitam-se no máximo { $most } bytes
error-server-too-many = demasiado de uma vez: tenta de novo daqui a { $seconds } s
error-server-full = neste momento há aqui demasiadas mesas
error-server-closing = este servidor está a fechar: tenta de novo daqui a { $seconds } s
error-server-lobby = já tens na sala o máximo de mesas à espera ({ $most })
error-server-storage = neste momento este servidor não consegue aceder aos seus dados: tenta de novo daqui a { $seconds } s
error-server-origin = uma página de outro sítio não pode falar com este servidor
error-server-banned = este endereço está banido daqui até { $until }
error-server-banned-name = aqui ninguém se pode chamar «{ $name }» até { $until }
error-server-no-such-player = no lugar { $seat } não há ninguém que possas denunciar
error-server-host = este servidor não responde por esse nome
error-server-not-your-seat = o lugar { $seat } não é teu
error-server-own-secrets = um segredo escolhido por ti tem de 22 a 64 letras, algarismos, - e _, e há um diferente para cada pessoa
error-server-seated = alguém com o mesmo endereço que tu já tem um lugar nesta mesa
error-server-passport = este passaporte não se consegue ler: o seu segredo tem de 22 a 64 letras
error-server-no-passport = esse passaporte não existe aqui
error-server-token = este token não abre nada aqui: foi retirado ou nunca existiu
error-server-no-token = esse token não existe
error-server-scope = este token não o permite: é preciso um com a permissão { $scope }
error-server-tokens = um passaporte tem no máximo { $most } tokens: retira um que não uses
error-server-programs = aqui não jogam programas
error-server-match-programs = o jogo rápido é para pessoas: um programa prepara uma mesa sua (POST /api/tables) ou recebe a ligação de uma
error-server-ahead = esta mesa só chegou ao acontecimento { $number }
error-server-still-playing = isto é para partidas acabadas, e esta ainda está a decorrer
error-server-day-hidden = esta é uma mesa do mercado de hoje: os outros poderão vê-la quando o dia acabar
error-server-no-day = nesse dia não houve mercado
error-server-day-over = este mercado fechou: a partir da uma hora (UTC) pode jogar-se outra vez, sem pontuar
error-server-broken = alguma coisa correu mal aqui, e ficou anotada
error-server-damaged = esta mesa está danificada: quem gere este servidor tem de a restaurar, e já recebeu o aviso

## What is stored

error-data-file = { $file } não se pode usar: { $why }
error-data-no-database = { $file } não é uma base de dados de mesas: muda-o de sítio, ou indica outra pasta com --data
error-data-damaged = { $file } está danificado ({ $why }): restaura uma cópia de segurança com «marrakech database restore»; nada foi alterado
error-data-newer = { $file } é de uma versão mais recente deste programa (formato { $found }; esta conhece { $known }): inicia essa versão, ou usa-a para voltar atrás com «marrakech database downgrade { $known }»
error-data-older = falta alguma coisa em { $file } (alterações guardadas: { $wanted }, encontradas: { $found }). O seu ficheiro -wal perdeu-se, ou é uma cópia mais antiga. Repõe o que falta, ou restaura uma cópia de segurança; para continuar tal como está, apaga { $mark }
error-data-locked = { $file } está bloqueado por outro programa: fecha-o e tenta de novo
error-data-no-key = { $file } não é uma chave: uma chave são 64 algarismos hexadecimais. Repõe a correta; nada foi alterado
error-data-key-missing = falta a chave { $file }, sem a qual não se consegue ler nenhuma mesa: repõe-na a partir da cópia, ou indica com --key-file onde está. Nada foi alterado
error-data-key-wrong = { $file } não é a chave com que esta base de dados foi escrita: repõe a correta, ou indica com --key-file onde está. Nada foi alterado
error-data-none = não há nenhuma base de dados em { $file }
error-data-outdated = { $file } é de uma versão mais antiga: inicia uma vez o servidor para o atualizar
error-data-exists = { $file } já existe: escolhe outro nome
error-data-in-use = { $file } está a ser usado: tens de parar primeiro o servidor
error-data-form = não existe o formato { $form } a que voltar; escolhe entre { $known }

## Tables

error-table-all-agreed = todos já aceitaram jogar outra vez
error-table-begun = a partida já começou
error-table-bot-plays = neste momento joga aqui um bot; retoma primeiro a partida
error-table-chain-taken = a sorte de dois jogadores não pode depender de uma só cadeia
error-table-closed = esta mesa foi fechada por quem a tinha preparado
error-table-closed-by-host = esta mesa foi fechada por quem gere este servidor
error-table-colours = as cores de uma mesa são vermelho, amarelo, azul e roxo, cada uma uma vez
error-table-deserted = neste momento não está ninguém nesta mesa: tenta de novo quando alguém tiver voltado
error-table-dice-header = o cabeçalho { $name } deste registo não se consegue ler
error-table-dice-version = os dados da versão { $version } não são conhecidos aqui
error-table-full = todos os lugares estão ocupados
error-table-gone = quem desistiu já não joga
error-table-id-used = este id já foi usado para outra coisa
error-table-level = não existe o nível «{ $level }»; escolhe entre { $known }
error-table-level-of-person = o lugar { $seat } não é para um bot, por isso não tem nível
error-table-long-record = uma partida com mais de { $most } ações é demasiado longa para mostrar
error-table-mixed-name = uma palavra de «{ $name }» mistura alfabetos parecidos: escreve-a num só
error-table-no-name = um nome tem pelo menos uma letra visível
error-table-no-record = não há nenhuma partida neste registo
error-table-no-seed = este registo não tem semente nem compromisso para o verificar
error-table-no-such-seat = o lugar { $seat } não é um dos teus nesta mesa
error-table-no-take-back = não há nenhum turno a que voltar
error-table-no-throw = agora não é altura de lançar o dado
error-table-no-undo = já não há nada para anular
error-table-rated = uma partida que conta para a avaliação não tem dicas nem recuos, começa do início com os tapetes e dirhams habituais, e cada pessoa está no seu próprio ecrã
error-table-position = só se continua a partir de uma posição que não seja o fim, e só se todas as pessoas partilharem um ecrã
error-table-nobody-waits = alguém tem de se sentar a uma mesa com lugares livres
error-table-not-away = este jogador está cá
error-table-not-begun = a partida ainda não começou
error-table-not-by-hand = { $action } é obra do acaso, não de uma escolha
error-table-not-maker = só quem preparou a mesa a pode fechar
error-table-not-maker-starts = só quem preparou a mesa pode começar com bots
error-table-not-over = a partida ainda não acabou
error-table-not-your-turn = não é a tua vez
error-table-over = a partida acabou
error-table-phrase = aqui ninguém pode dizer «{ $phrase }»
error-table-plays-already = já estás a jogar
error-table-programs = nesta mesa não jogam programas
error-table-same-name = nesta mesa já há alguém que se chama «{ $name }»: acrescenta alguma coisa ao teu nome
error-table-seats-and-rules = { $seats } lugares não combinam com regras para { $players } jogadores
error-table-stale = entretanto aconteceu alguma coisa; olha outra vez
error-table-taken = o lugar { $seat } está ocupado
error-table-time-over = o tempo deste turno acabou: joga-o um bot
error-table-too-long = já aconteceram demasiadas coisas nesta mesa: só a partida continua
error-table-too-much-talk = tanta conversa; espera um momento
error-table-too-often = isto já foi feito { $times } vezes, e chega
error-table-day = este é o mercado de um dia: cada um joga-o por si, uma só vez e com os mesmos lançamentos
error-table-wrong-link = este elo não se segue ao último da tua cadeia
