### `marrakech play` and `marrakech serve`.

serve-play-help = Ouvre le jeu dans le navigateur, sur cette machine.
serve-play-host-help = Qui peut y accéder : avec 127.0.0.1 cette machine seulement, avec 0.0.0.0 tous ceux du même réseau.
serve-play-port-help = Le port ; par défaut toujours le même, ou n’importe lequel s’il est pris.
serve-play-browser-help = Ouvrir ou non le navigateur.
serve-play-open = { -game } est ouvert à { $url } (Ctrl-C le ferme)
serve-play-already = { -game } est déjà ouvert, à { $url }
serve-play-here-only = { -game } est déjà ouvert, à { $url }, pour cette machine seulement. Ferme-le là où il a été ouvert, avec Ctrl-C, et réessaie.
serve-play-nobody = Cette machine n’a pas d’adresse sur un réseau : personne d’autre ne peut y accéder.
serve-closed = Fermé. Toutes les parties sont conservées.

serve-help = Héberge { -game } pour tout le monde.
serve-ready = { -game } est prêt à { $url }
serve-public = Les autres y accèdent à { $url }
serve-host-help = L’adresse d’écoute ; 0.0.0.0 écoute sur toutes celles de cette machine.
serve-port-help = Le port ; 0 en prend un qui est libre.
serve-data-help = Le dossier où les parties sont gardées.
serve-key-file-help = Le fichier de la clé qui garde secrets les dés des parties en cours ; par défaut, il est dans le même dossier.
serve-public-url-help = L’adresse publique, si un proxy est placé devant.
serve-allow-origin-help = Une autre page qui peut lui parler, comme https://example.org ; peut être donné plusieurs fois.
serve-trusted-proxy-help = Une adresse ou un réseau de proxys dont on croit le X-Forwarded-For ; peut être donné plusieurs fois.
serve-log-help = Comment le journal est écrit, sur l’erreur standard.
serve-expire-days-help = Les parties inachevées disparaissent après ce nombre de jours sans activité.
serve-keep-days-help = Les parties finies disparaissent après ce nombre de jours ; 0 les garde.
serve-going-days-help = Avant de disparaître, les vieilles parties sont marquées ; elles sont supprimées quand le serveur a ensuite tourné ce nombre de jours.
serve-expire-many-help = Supprimer les vieilles parties même si c’est plus d’un tiers du total, ou si rien n’a été joué depuis une semaine.
serve-empty-minutes-help = Les tables ouvertes du salon disparaissent après ce nombre de minutes sans personne.
serve-away-seconds-help = Qui a quitté une table compte comme présent pendant ce nombre de secondes encore.
serve-bot-threads-help = Combien de bots réfléchissent en même temps.
serve-actions-per-second-help = Ce qu’une connexion peut faire.
serve-requests-per-second-help = Ce qu’une adresse peut demander.
serve-tables-per-minute-help = Ce qu’une adresse peut ouvrir.
serve-waiting-per-address-help = Combien de tables d’une même adresse peuvent attendre en même temps dans le salon.
serve-connections-help = Nombre total de connexions permises.
serve-connections-per-address-help = Nombre de connexions permises depuis une adresse.
serve-idle-seconds-help = Une table où rien ne se passe quitte la mémoire après ce nombre de secondes ; elle revient d’elle-même.
serve-reports-help = Laisser les joueurs en signaler d’autres : tu le vois dans le journal, et dans « marrakech tables reports ».
serve-deflate-help = Compresser ce qui est envoyé aux connectés : moins à envoyer, plus à calculer.
serve-no-url = { $url } n’est pas l’adresse d’une page : écris-la comme https://example.org
serve-no-network = { $network } n’est ni une adresse ni un réseau : écris comme 10.0.0.1 ou 10.0.0.0/8
serve-no-port = impossible d’écouter sur { $host }, port { $port } : { $why }
serve-page-missing = La page n’a pas été construite. Dans un clone, ceci la construit : MARRAKECH_PAGE=1 pip install '.[play]'
