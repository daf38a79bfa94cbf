### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = O servidor não responde
square-away-table = A mesa abre sozinha assim que houver ligação.
square-offline = Sem ligação. Isto funciona na mesma:
square-own-replays = Os teus jogos terminados

## Quick match

square-quick = Jogo rápido
square-quick-hint = Joga com quem estiver à espera.
square-quick-seeking = { $number } à espera
square-quick-patience = Quanto tempo esperar por pessoas antes de entrarem bots
square-quick-never = sem bots
square-quick-go = Encontrar um jogo
square-quick-here = Estão { $here } de { $players }
square-quick-left = Os bots entram dentro de { $seconds } s
square-quick-people = Esperas até haver pessoas suficientes.
square-quick-cancel = Cancelar

## To watch

square-show = Jogam os mestres
square-show-hint = Quatro bots fortes jogam enquanto alguém assistir.
square-results = Acabados de jogar
square-winner = vitória:
square-tea = A Aya fez chá: senta-te antes de todos.
