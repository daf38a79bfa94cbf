### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Parties
slow-series-one = Une partie
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Au meilleur des trois
   *[5] Au meilleur des cinq
}
# Leads to the set-up of a table for friends
slow-challenge = Lancer un défi : au meilleur des trois
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Au meilleur des trois contre { $player }
   *[5] Au meilleur des cinq contre { $player }
}
# Which game of the series this is
slow-game = Partie { $number }
slow-won = { $number ->
    [one] { $number } partie gagnée
   *[other] { $number } parties gagnées
}
slow-series-goes-on = Ensuite, la partie { $number }.
slow-series-winner = { $player } remporte la série.
slow-series-you = Tu remportes la série !
slow-series-shared = Série partagée : { $players }.
slow-ready = Place à la partie { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } t’attend. Allons-y !
slow-again = Nouveau défi

## Days for a move

slow-pace = Rythme
slow-pace-now = D’une traite
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
slow-pace-hint = Pas besoin d’être là en même temps. Reviens quand c’est à toi.
slow-clock-tells = { $days ->
    [one] Sans hâte : { $days } jour pour chaque tour.
   *[other] Sans hâte : { $days } jours pour chaque tour.
}
# $time: such as “2 hours”
slow-time-short = Encore { $time } pour jouer.

## Whose turn it is

slow-turns = Tes parties
slow-turn-yours = À toi de jouer
slow-turn-theirs = { $player } joue
slow-turn-waiting = On attend des joueurs
slow-turn-ready = La prochaine partie t’attend
slow-turn-not-ready = On attend encore { $player }
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = encore { $time }

## Being told

slow-ask = Cela peut durer des jours. Veux-tu qu’on te prévienne quand c’est à toi ?
slow-ask-hint = Un petit message de ton navigateur, tant qu’une page du jeu ou son application est ouverte. Tu peux le couper dans les réglages.
slow-ask-yes = Oui, volontiers
slow-ask-no = Non merci
slow-ask-refused = Ton navigateur ne le permet pas. Tu peux changer cela dans ses réglages pour cette page.
slow-setting = Me prévenir quand c’est à moi dans une partie lente
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · encore { $time }
