### `marrakech bots`.

bots-help = Elenca i bot, o ne prova uno fatto da te.
bots-column-name = bot
bots-column-description = come decide
bots-column-options = opzioni
bots-option-range = { $option } da { $least } a { $most }; predefinito { $default }
bots-option-words = { $option } tra { $words }; predefinito { $default }
bots-own = Anche una tua classe è un bot: `marrakech bots check my_bot.py:MyBot` la prova.

## What each kind does, in a line

bots-kind-random = fa una qualsiasi azione permessa, tutte con la stessa probabilità
bots-kind-greedy = va dove si aspetta di pagare meno, e posa il tappeto che gli rende di più adesso
bots-kind-expectimax = guarda qualche turno più in là, con dado e pile affidati al caso, e giudica ciò che vede con un valore appreso
bots-kind-bestfirst = guarda più lontano dove la scelta è più difficile, finché ha tempo, e giudica ciò che vede con un valore appreso
bots-kind-porter = porta tappeti tutto il giorno e li posa dove gli pare; paga volentieri, e spesso
bots-kind-apprentice = ha imparato a contare, e se ne dimentica quando al mercato c’è chiasso
bots-kind-peddler = bada a ogni dirham, ma non guarda mai oltre il proprio turno
bots-kind-merchant = sa quanto vale un posto al mercato, e ogni tanto ti lascia vivere
bots-kind-master = ha visto centomila mercati, e pensa al tuo turno prima di te
bots-kind-storyteller = sa come finisce ogni storia, e prende fiato prima di scegliere la sua
bots-kind-pourer = impara da ogni partita con te, e oggi è forte quanto te
bots-kind-grandmother = non è quasi mai rimasta al verde; paga poco, aspetta molto, sorride
bots-kind-mason = posa tappeto accanto a tappeto, finché tutta la strada è sua
bots-kind-weaver = dove il tuo tappeto sta meglio, il suo ci sta sopra
bots-kind-drummer = prende la strada lunga, per il brivido

## The eleven people: who they are

bots-people = Con chi giocare
bots-who-porter = Hassan il facchino
bots-who-apprentice = Salma l’apprendista
bots-who-peddler = Idris l’ambulante
bots-who-merchant = Fatima la mercante
bots-who-master = Maestro Yusuf
bots-who-storyteller = Safiya la cantastorie
bots-who-pourer = Aya che versa il tè
bots-who-grandmother = Zohra la nonna
bots-who-mason = Tariq il muratore
bots-who-weaver = Nour la tessitrice
bots-who-drummer = Bilal il tamburino
bots-column-level = livello
bots-column-who = chi
bots-column-character = carattere
bots-kinds = Altri, per sfide ed esperimenti

## How strong they are

bots-strength = Forza, misurata il { $date } in { $games ->
    [one] una partita
   *[other] { $games } partite
}
bots-column-rating = rating
bots-column-interval = intervallo
bots-interval = da { $low } a { $high }

## Trying one

bots-check-help = Prova un bot: gioca partite intere contro random, in due, tre e quattro giocatori e con la variante.
bots-check-bot-help = Un bot come my_bot.py:MyBot, package.module:MyBot, o uno dell’elenco.
bots-games-help = Quante partite di ogni tipo.
bots-seconds-help = Quanto può durare una decisione.
bots-seed-help = Il numero da cui nasce tutta la casualità.
bots-trying = in gioco
bots-no-time = la durata di una decisione dev’essere un numero
bots-column-rules = regole
bots-column-games = partite
bots-column-won = vinte
bots-column-decisions = decisioni
bots-column-slowest = la più lenta
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } è in grado di giocare.
