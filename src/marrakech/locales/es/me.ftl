### One's own page: the passport, one's games, and what was achieved in them.

me-title = Tu pasaporte
me-lead = Reúne tus partidas, y nadie tiene que registrarse. Lo guarda este navegador.
me-since = Desde el { $when }
me-games = Mis partidas
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } partida jugada, ganadas: { $won }
   *[other] { $games } partidas jugadas, ganadas: { $won }
}
me-none = Tu pasaporte se crea con tu primera partida. Antes ya puedes elegir una cara.
me-name = Nombre
me-save = Guardar
me-saved = Guardado
me-offline = Tu pasaporte está guardado aquí, pero no se llega al servidor: el nombre y las partidas vendrán cuando se pueda.

## The face

me-scarf = Tocado
me-scarf-name = { $number ->
    [1] turbante
    [2] velo
    [3] fez
    [4] gorro de lana
    [5] capucha
   *[6] cinta
}
me-colour = Tinte
me-colour-name = { $number ->
    [1] rojo
    [2] azafrán
    [3] azul
    [4] verde azulado
    [5] oliva
    [6] ciruela
    [7] lino
   *[8] negro
}
me-pattern = Alfombra de fondo
me-pattern-name = { $number ->
    [1] zigzags
    [2] rombos
    [3] rayas
    [4] estrellas
    [5] cuadros
    [6] ondas
    [7] marcos
   *[8] cielo nocturno
}

## Marks: what somebody has achieved

me-marks = Medallas
me-marks-none = Pequeñas historias que una partida puede contar de ti. Cada una se gana una sola vez.
# Of all marks there are
me-marks-count = { $number } de { $all }
me-mark-open = Aún no
me-mark-game = La partida del { $when }
me-mark-first = Primera alfombra vendida
me-mark-first-hint = Ganaste una partida.
me-mark-fatima = Fátima se inclina
me-mark-fatima-hint = Ganaste donde jugaba Fátima.
me-mark-four = Cuatro a la mesa
me-mark-four-hint = Ganaste contra otros tres.
me-mark-one = Por un hilo
me-mark-one-hint = Ganaste por un solo punto.
me-mark-shared = Té para dos
me-mark-shared-hint = Compartiste el primer puesto.
me-mark-spared = Ni un dirham
me-mark-spared-hint = No pagaste a nadie en toda una partida.
me-mark-purse = La bolsa casi vacía
me-mark-purse-hint = Ganaste después de quedarte con dos dirhams o menos.
me-mark-peace = Se quedan todos
me-mark-peace-hint = Ganaste contra dos o más, y nadie quedó fuera.
me-mark-late = La remontada
me-mark-late-hint = Ibas en último lugar cuando te quedaban tres alfombras, y ganaste.
me-mark-last = La última alfombra
me-mark-last-hint = La última alfombra de la partida te dio la victoria.
me-mark-carpet = Una calle de alfombras
me-mark-carpet-hint = Doce casillas de tu color estaban unidas.
me-mark-toll = Paga una caravana
me-mark-toll-hint = Te pagaron diez dirhams de una vez.

## Another device

me-carry = En otro dispositivo
me-carry-hint = Abre tu pasaporte en el teléfono o en casa: allí encuentras las mismas partidas.
me-carry-show = Mostrar el enlace
me-carry-warning = Quien tenga este enlace puede jugar por ti. No se lo enseñes a nadie y envíatelo solo a ti.
me-carry-lost = Nadie puede devolverte un pasaporte perdido, porque solo lo tienen tus navegadores. En un segundo dispositivo está a salvo.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Viene también tu asiento en una partida en curso.
   *[other] Vienen también tus asientos en { $number } partidas en curso.
}
me-take = Un pasaporte de otro dispositivo
me-take-hint = Este enlace trae un pasaporte. ¿Quieres usarlo aquí?
me-take-yes = Usarlo aquí
me-take-both = Usarlo y traer mis partidas
me-take-both-hint = Las partidas, medallas y días de este navegador pasan a él. De dos valoraciones queda la que tenga más partidas.
me-take-only = Usarlo y dejar lo que hay aquí
me-take-only-hint = El pasaporte de este navegador se pierde entonces, salvo que lo tenga otro dispositivo.
me-take-no = Seguir como estoy
me-taken = ¡Aquí estás de nuevo, { $name }!
me-take-gone = Aquí no se conoce este pasaporte. Quizá se haya eliminado.

## One's data

me-data = Tus datos
me-data-hint = Un pasaporte es un nombre, una cara y una lista de partidas. Ni correo, ni contraseña, ni nada más.
me-export = Guardar todos mis datos
me-records = Guardar las partidas
me-delete = Eliminar mi pasaporte
me-delete-hint = Tu nombre se quita de todas las partidas de aquí, terminadas y en curso. Las partidas se quedan, porque otros también las jugaron. Lo que otros hayan guardado o impreso no se puede retirar.
me-delete-sure = ¿Eliminarlo, y tu nombre con él?
me-delete-sure-hint = No se puede deshacer. Las partidas en curso se pueden seguir jugando en este navegador, sin tu nombre.
me-delete-yes = Sí, eliminarlo
me-delete-no = Conservarlo
me-deleted = Se ha eliminado tu pasaporte.

## The list of one's games

me-running = En curso
me-finished = Terminadas
me-filter = Qué partidas
me-search = Rival
me-players = Jugadores
me-players-any = los que sean
me-result = Resultado
me-result-any = ganadas o perdidas
me-result-won = ganadas
me-result-lost = perdidas
me-company = Contra
me-company-any = cualquiera
me-company-people = personas
me-company-bots = personajes
me-company-both = ambos
me-state = Estado
me-state-any = en curso o terminadas
me-nothing = Ninguna partida es así.
me-place = { $place ->
    [1] Ganada
    [2] Segundo puesto
    [3] Tercer puesto
   *[4] Cuarto puesto
}
me-same-screen = Con una sola pantalla
me-accuracy = Precisión { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Valoración { $change }
me-replay = Repasar
me-time-left = tiempo: { $time }
me-more = Más partidas
# Tables at which only this browser has a seat
me-here = Solo en este navegador
me-reading = Buscando las partidas…
