### `marrakech bots`.

bots-help = Muestra la lista de bots, o prueba uno tuyo.
bots-column-name = bot
bots-column-description = cómo decide
bots-column-options = opciones
bots-option-range = { $option } de { $least } a { $most }; por defecto { $default }
bots-option-words = { $option } entre { $words }; por defecto { $default }
bots-own = Una clase tuya también es un bot: `marrakech bots check my_bot.py:MyBot` la prueba.

## What each kind does, in a line

bots-kind-random = hace cualquier acción permitida, todas con la misma probabilidad
bots-kind-greedy = va donde espera pagar menos, y coloca la alfombra que más puntos le da ahora
bots-kind-expectimax = mira unos turnos más allá, con dado y montones en manos del azar, y juzga lo que ve con un valor aprendido
bots-kind-bestfirst = mira más lejos donde más cuesta elegir, mientras tenga tiempo, y juzga lo que ve con un valor aprendido
bots-kind-porter = carga alfombras todo el día y las coloca donde le apetece; paga con gusto, y a menudo
bots-kind-apprentice = ha aprendido a contar, y se le olvida cuando hay bullicio en el mercado
bots-kind-peddler = cuida cada dirham, pero nunca mira más allá de su turno
bots-kind-merchant = sabe lo que vale un sitio en el mercado, y de vez en cuando te deja vivir
bots-kind-master = ha visto cien mil mercados, y piensa en tu turno antes que tú
bots-kind-storyteller = sabe cómo acaba cada historia, y se toma su tiempo antes de elegir la suya
bots-kind-pourer = aprende de cada partida contigo, y hoy juega tan bien como tú
bots-kind-grandmother = casi nunca se ha arruinado; paga poco, espera mucho, sonríe
bots-kind-mason = alfombra junto a alfombra, hasta que toda la calle es suya
bots-kind-weaver = donde mejor está tu alfombra, la suya está encima
bots-kind-drummer = toma el camino largo, por pura emoción

## The eleven people: who they are

bots-people = Con quién jugar
bots-who-porter = Hasán el porteador
bots-who-apprentice = Salma la aprendiza
bots-who-peddler = Idris el buhonero
bots-who-merchant = Fátima la mercadera
bots-who-master = Maestro Yusuf
bots-who-storyteller = Safiya la cuentacuentos
bots-who-pourer = Aya la que sirve el té
bots-who-grandmother = Zohra la abuela
bots-who-mason = Tarik el albañil
bots-who-weaver = Nur la tejedora
bots-who-drummer = Bilal el tamborilero
bots-column-level = nivel
bots-column-who = quién
bots-column-character = carácter
bots-kinds = Otros, para encuentros y experimentos

## How strong they are

bots-strength = Fuerza, medida el { $date } en { $games ->
    [one] una partida
   *[other] { $games } partidas
}
bots-column-rating = valoración
bots-column-interval = intervalo
bots-interval = de { $low } a { $high }

## Trying one

bots-check-help = Prueba un bot: juega partidas enteras contra random, con dos, tres y cuatro jugadores y con la variante.
bots-check-bot-help = Un bot como my_bot.py:MyBot, package.module:MyBot, o uno de la lista.
bots-games-help = Cuántas partidas de cada tipo.
bots-seconds-help = Cuánto puede durar una decisión.
bots-seed-help = El número del que sale todo el azar.
bots-trying = jugando
bots-no-time = el tiempo para una decisión tiene que ser un número
bots-column-rules = reglas
bots-column-games = partidas
bots-column-won = ganadas
bots-column-decisions = decisiones
bots-column-slowest = la más lenta
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } puede jugar.
