### One's own page: the passport, one's games, and what was achieved in them.

me-title = O teu passaporte
me-lead = Junta as tuas partidas, e ninguém precisa de se registar. É este navegador que o guarda.
me-since = Desde { $when }
me-games = As minhas partidas
# How many games one has finished, and won
me-played = { $games ->
    [0] { $games } partidas jogadas, ganhas: { $won }
    [one] { $games } partida jogada, ganhas: { $won }
   *[other] { $games } partidas jogadas, ganhas: { $won }
}
me-none = O teu passaporte nasce com a tua primeira partida. O rosto podes escolher já.
me-name = Nome
me-save = Guardar
me-saved = Guardado
me-offline = O teu passaporte está guardado aqui, mas não se chega ao servidor: o nome e as partidas virão quando for possível.

## The face

me-scarf = Toucado
me-scarf-name = { $number ->
    [1] turbante
    [2] véu
    [3] fez
    [4] gorro de lã
    [5] capuz
   *[6] fita
}
me-colour = Tinta
me-colour-name = { $number ->
    [1] vermelho
    [2] açafrão
    [3] azul
    [4] azul-petróleo
    [5] azeitona
    [6] ameixa
    [7] linho
   *[8] preto
}
me-pattern = Tapete de fundo
me-pattern-name = { $number ->
    [1] ziguezagues
    [2] losangos
    [3] riscas
    [4] estrelas
    [5] xadrez
    [6] ondas
    [7] molduras
   *[8] céu noturno
}

## Marks: what somebody has achieved

me-marks = Medalhas
me-marks-none = Pequenas histórias que uma partida pode contar de ti. Cada uma ganha-se uma só vez.
# Of all marks there are
me-marks-count = { $number } de { $all }
me-mark-open = Ainda não
me-mark-game = A partida de { $when }
me-mark-first = Primeiro tapete vendido
me-mark-first-hint = Ganhaste uma partida.
me-mark-fatima = Fátima faz uma vénia
me-mark-fatima-hint = Ganhaste onde jogava a Fátima.
me-mark-four = Quatro à mesa
me-mark-four-hint = Ganhaste contra outros três.
me-mark-one = Por um fio
me-mark-one-hint = Ganhaste por um só ponto.
me-mark-shared = Chá para dois
me-mark-shared-hint = Partilhaste o primeiro lugar.
me-mark-spared = Nem um dirham
me-mark-spared-hint = Não pagaste a ninguém numa partida inteira.
me-mark-purse = A bolsa quase vazia
me-mark-purse-hint = Ganhaste depois de ficares com dois dirhams ou menos.
me-mark-peace = Ficam todos
me-mark-peace-hint = Ganhaste contra dois ou mais, e ninguém saiu do jogo.
me-mark-late = A reviravolta
me-mark-late-hint = A três tapetes do fim estavas em último lugar, e ganhaste.
me-mark-last = O último tapete
me-mark-last-hint = O último tapete da partida deu-te a vitória.
me-mark-carpet = Uma rua de tapetes
me-mark-carpet-hint = Doze casas da tua cor estavam ligadas.
me-mark-toll = Uma caravana paga
me-mark-toll-hint = Recebeste dez dirhams de uma só vez.

## Another device

me-carry = Noutro dispositivo
me-carry-hint = Abre o teu passaporte no telemóvel ou em casa: lá encontras as mesmas partidas.
me-carry-show = Mostrar o link
me-carry-warning = Quem tiver este link pode jogar por ti. Não o mostres a ninguém e envia-o só a ti.
me-carry-lost = Ninguém te pode devolver um passaporte perdido, porque só os teus navegadores o têm. Num segundo dispositivo fica a salvo.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] O teu lugar numa partida a decorrer vem também.
   *[other] Os teus lugares em { $number } partidas a decorrer vêm também.
}
me-take = Um passaporte de outro dispositivo
me-take-hint = Este link traz um passaporte. Queres usá-lo aqui?
me-take-yes = Usá-lo aqui
me-take-both = Usá-lo e trazer as minhas partidas
me-take-both-hint = As partidas, as medalhas e os dias deste navegador passam para ele. De duas avaliações fica a que tiver mais partidas.
me-take-only = Usá-lo e deixar o que está aqui
me-take-only-hint = O passaporte deste navegador perde-se então, a não ser que outro dispositivo o tenha.
me-take-no = Ficar como estou
me-taken = Que bom ver-te de volta, { $name }!
me-take-gone = Este passaporte não é conhecido aqui. Talvez tenha sido eliminado.

## One's data

me-data = Os teus dados
me-data-hint = Um passaporte é um nome, um rosto e uma lista de partidas. Nem e-mail, nem palavra-passe, nem mais nada.
me-export = Guardar os meus dados
me-records = Guardar as partidas
me-delete = Eliminar o meu passaporte
me-delete-hint = O teu nome é retirado de todas as partidas daqui, acabadas e a decorrer. As partidas ficam, porque outros também as jogaram. O que outros guardaram ou imprimiram não se pode retirar.
me-delete-sure = Eliminá-lo, e o teu nome com ele?
me-delete-sure-hint = Não se pode anular. As partidas a decorrer podem continuar neste navegador, sem o teu nome.
me-delete-yes = Sim, eliminá-lo
me-delete-no = Mantê-lo
me-deleted = O teu passaporte foi eliminado.

## The list of one's games

me-running = A decorrer
me-finished = Acabadas
me-filter = Que partidas
me-search = Adversário
me-players = Jogadores
me-players-any = quantos forem
me-result = Resultado
me-result-any = ganhas ou perdidas
me-result-won = ganhas
me-result-lost = perdidas
me-company = Contra
me-company-any = qualquer um
me-company-people = pessoas
me-company-bots = personagens
me-company-both = ambos
me-state = Estado
me-state-any = a decorrer ou acabadas
me-nothing = Não há nenhuma partida assim.
me-place = { $place ->
    [1] Ganha
    [2] Segundo lugar
    [3] Terceiro lugar
   *[4] Quarto lugar
}
me-same-screen = À volta de um ecrã
me-accuracy = Precisão { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Avaliação { $change }
me-replay = Rever
me-time-left = tempo: { $time }
me-more = Mais partidas
# Tables at which only this browser has a seat
me-here = Só neste navegador
me-reading = A buscar as partidas…
