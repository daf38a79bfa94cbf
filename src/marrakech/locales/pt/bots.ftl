### `marrakech bots`.

bots-help = Mostra a lista dos bots, ou experimenta um teu.
bots-column-name = bot
bots-column-description = como decide
bots-column-options = opções
bots-option-range = { $option } de { $least } a { $most }; por omissão { $default }
bots-option-words = { $option } entre { $words }; por omissão { $default }
bots-own = Uma classe tua também é um bot: `marrakech bots check my_bot.py:MyBot` experimenta-a.

## What each kind does, in a line

bots-kind-random = faz qualquer ação permitida, todas com a mesma probabilidade
bots-kind-greedy = vai para onde espera pagar menos, e põe o tapete que lhe dá mais pontos agora
bots-kind-expectimax = olha alguns turnos mais à frente, com dado e pilhas entregues ao acaso, e avalia o que vê com um valor aprendido
bots-kind-bestfirst = olha mais longe onde a escolha é mais difícil, enquanto tiver tempo, e avalia o que vê com um valor aprendido
bots-kind-porter = carrega tapetes todo o dia e põe-nos onde lhe apetece; paga com gosto, e muitas vezes
bots-kind-apprentice = aprendeu a contar, e esquece-se de como se faz quando o mercado fica barulhento
bots-kind-peddler = olha por cada dirham, mas nunca para lá do seu turno
bots-kind-merchant = sabe quanto vale um lugar no mercado, e de vez em quando deixa-te viver
bots-kind-master = já viu cem mil mercados, e pensa no teu turno antes de ti
bots-kind-storyteller = sabe como acaba cada história, e respira fundo antes de escolher a sua
bots-kind-pourer = aprende com cada jogo contigo, e hoje é tão forte como tu
bots-kind-grandmother = quase nunca ficou sem dinheiro; paga pouco, espera muito, sorri
bots-kind-mason = tapete junto a tapete, até a rua inteira ser dele
bots-kind-weaver = onde o teu tapete está melhor, o dela está por cima
bots-kind-drummer = vai pelo caminho mais longo, pela emoção

## The eleven people: who they are

bots-people = Com quem jogar
bots-who-porter = Hassan, o carregador
bots-who-apprentice = Salma, a aprendiz
bots-who-peddler = Idris, o vendedor ambulante
bots-who-merchant = Fátima, a mercadora
bots-who-master = Mestre Yusuf
bots-who-storyteller = Safiya, a contadora de histórias
bots-who-pourer = Aya, a que serve o chá
bots-who-grandmother = Zohra, a avó
bots-who-mason = Tariq, o pedreiro
bots-who-weaver = Nour, a tecedeira
bots-who-drummer = Bilal, o tamborileiro
bots-column-level = nível
bots-column-who = quem
bots-column-character = feitio
bots-kinds = Outros, para encontros e experiências

## How strong they are

bots-strength = Força, medida a { $date } em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
bots-column-rating = avaliação
bots-column-interval = intervalo
bots-interval = de { $low } a { $high }

## Trying one

bots-check-help = Experimenta um bot: joga partidas inteiras contra random, com dois, três e quatro jogadores e com a variante.
bots-check-bot-help = Um bot como my_bot.py:MyBot, package.module:MyBot, ou um da lista.
bots-games-help = Quantas partidas de cada tipo.
bots-seconds-help = Quanto tempo pode demorar uma decisão.
bots-seed-help = O número de onde se tira todo o acaso.
bots-trying = a jogar
bots-no-time = o tempo para uma decisão tem de ser um número
bots-column-rules = regras
bots-column-games = partidas
bots-column-won = ganhas
bots-column-decisions = decisões
bots-column-slowest = a mais lenta
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } pode jogar.
