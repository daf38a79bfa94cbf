### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Le serveur ne répond pas
square-away-table = La table s’ouvrira d’elle-même dès que la connexion sera rétablie.
square-offline = Pas de connexion. Ceci fonctionne quand même :
square-own-replays = Tes parties terminées

## Quick match

square-quick = Partie rapide
square-quick-hint = Joue avec les personnes qui attendent.
square-quick-seeking = { $number } en attente
square-quick-patience = Temps d’attente avant que des bots complètent la table
square-quick-never = sans bots
square-quick-go = Trouver une partie
square-quick-here = { $here } sur { $players } sont là
square-quick-left = Des bots arrivent dans { $seconds } s
square-quick-people = Tu attends qu’il y ait assez de monde.
square-quick-cancel = Annuler

## To watch

square-show = Les maîtres jouent
square-show-hint = Quatre bots très forts jouent tant que quelqu’un regarde.
square-results = Parties récentes
square-winner = victoire :
square-tea = Aya a préparé le thé : installe-toi en premier.
