### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = El servidor no responde
square-away-table = La mesa se abrirá sola en cuanto haya conexión.
square-offline = Sin conexión. Esto funciona igualmente:
square-own-replays = Tus partidas terminadas

## Quick match

square-quick = Partida rápida
square-quick-hint = Juega con quien esté esperando.
square-quick-seeking = { $number } esperando
square-quick-patience = Cuánto esperar a personas antes de que entren bots
square-quick-never = sin bots
square-quick-go = Buscar partida
square-quick-here = Hay { $here } de { $players }
square-quick-left = Los bots entran en { $seconds } s
square-quick-people = Esperas hasta que haya suficientes personas.
square-quick-cancel = Cancelar

## To watch

square-show = Juegan los maestros
square-show-hint = Cuatro bots fuertes juegan mientras alguien mira.
square-results = Recién terminadas
square-winner = victoria:
square-tea = Aya ha hecho té: siéntate antes que nadie.
