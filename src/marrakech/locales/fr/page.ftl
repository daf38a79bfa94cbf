### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = La page
page-home = Accueil
page-close = Fermer
page-loading = Un instant…
page-try-again = Réessayer
page-lost-title = Il n’y a rien ici
page-lost = Il n’y a aucune page à cette adresse.
page-gone-title = Cette table n’existe plus
page-gone = Elle a été supprimée, ou le lien est incomplet.

## What goes wrong

page-problem-unreachable = Le serveur ne répond pas. Y a-t-il une connexion ?
page-problem-failed = Le serveur n’a pas pu le faire. Réessaie, s’il te plaît.
page-problem-unknown = Cela n’a pas marché ({ $reason }).
page-connection-lost = Connexion perdue. Nouvel essai…
page-connection-back = La connexion est rétablie.

## The start

page-home-title = Les marchands de tapis de { -game }
page-home-lead = Guide Assam à travers le marché, pose tes tapis sur son chemin et fais payer les autres. De deux à quatre joueurs, vingt minutes.
page-your-name = Ton nom
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Un nom ne peut pas être plus long : { $most } caractères.
    [one] Encore { $number } caractère possible.
   *[other] Encore { $number } caractères possibles.
}
# When more was written, or pasted, than fits
page-name-cut = Un nom a { $most } caractères au plus. Le reste a été laissé de côté.
page-more-ways = Autres façons de jouer
page-mode-here = Autour d’un écran
page-mode-link = Entre amis, par un lien
page-mode-new = Préparer une table
page-mode-learn = Apprendre à jouer
page-mode-rules = Les règles
page-mode-lobby = Salon
page-mode-replay = Revoir une partie
page-my-tables = Tes tables
page-forget-table = Oublier la table ({ $when })
page-level-rating = Cote { $rating }

## Setting up

page-new-title = Préparer une table
page-new-players = Joueurs
page-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
page-seat = Place { $number }
page-seat-who = Qui s’assied ici ?
page-seat-name = Nom
page-seat-level = Niveau
page-seat-colour = Couleur
page-seat-second-colour = Deuxième couleur
page-seat-open = place libre
page-sitter-me = Moi
page-sitter-here = Quelqu’un à cet écran
page-sitter-link = Un ami, par le lien
page-sitter-bot = Un bot
page-sitter-link-hint = Tu recevras un lien à envoyer quand la table sera prête.
# The bots by their first names: no two at a table have the same one
page-bot-porter = Hassan
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idris
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anouar
page-bot-merchant = Fatima
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Youssef
page-bot-master-2 = Aïcha
page-bot-master-3 = Mehdi
page-bot-master-4 = Hamza
page-bot-storyteller = Safiya
page-bot-pourer = Aya
page-bot-grandmother = Zohra
page-bot-mason = Tarik
page-bot-weaver = Nour
page-bot-drummer = Bilal
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[purple] violet
})
page-new-first = Qui commence ?
page-first-lot = Le sort décide
page-first-seat = Place { $number }
page-new-rules = Règles
page-new-edition = Livret de règles
page-edition-standard = Les règles standard.
page-new-options = Règles une à une
page-options-changed = Certaines règles diffèrent du livret.
page-options-reset = Comme dans le livret
page-option-elimination = Qui ne peut pas payer
page-option-elimination-yes = est hors jeu
page-option-elimination-yes-hint = Paie tout ce qui reste et quitte la partie ; les tapis restent et ne sont plus à personne.
page-option-elimination-no = continue
page-option-elimination-no-hint = Paie tout ce qui reste et continue : personne ne sort du jeu.
page-option-cover = Recouvrir des tapis
page-option-cover-opponents = ceux des autres protégés
page-option-cover-opponents-hint = Un tapis ne peut pas recouvrir d’un coup les deux moitiés du tapis d’un autre ; d’un des siens, si.
page-option-cover-any = tous protégés
page-option-cover-any-hint = Un tapis ne peut recouvrir d’un coup les deux moitiés d’aucun tapis, pas même d’un des siens.
page-option-cover-colours = deux couleurs
page-option-cover-colours-hint = Les deux moitiés sous un nouveau tapis doivent être de couleurs différentes, si c’est possible.
page-option-variant = On oriente Assam
page-option-variant-none = avant le lancer
page-option-variant-none-hint = À son tour, on choisit la direction, puis on lance le dé.
page-option-variant-turn-at-end = à la fin du tour
page-option-variant-turn-at-end-hint = Le tapis posé, on tourne Assam à gauche ou à droite : le joueur suivant doit partir par là.
page-option-variant-turn-at-end-optional = à la fin, ou pas
page-option-variant-turn-at-end-optional-hint = Le tapis posé, on peut tourner Assam à gauche ou à droite, ou le laisser : le joueur suivant doit partir par là.
page-option-two-player = Deux joueurs
page-option-two-player-two-colours = deux couleurs chacun
page-option-two-player-two-colours-hint = Chacun a deux couleurs, avec 12 tapis de chaque, en une seule pile.
page-option-two-player-one-colour = une couleur chacun
page-option-two-player-one-colour-hint = Chacun a 15 tapis d’une seule couleur.
page-option-pile = Les piles
page-option-pile-shuffled = sont mélangées
page-option-pile-shuffled-hint = On ne connaît que le prochain tapis de chaque pile.
page-option-pile-alternating = couleurs alternées
page-option-pile-alternating-hint = Les deux couleurs viennent tour à tour.
page-option-area = Zones pour lesquelles on paie
page-option-area-colour = par couleur
page-option-area-colour-hint = Les deux couleurs d’un joueur sont deux zones.
page-option-area-owner = par propriétaire
page-option-area-owner-hint = Les deux couleurs d’un joueur forment une seule zone : on paie pour toutes les cases reliées entre elles.
page-option-tiebreak = Égalité de points
page-option-tiebreak-dirhams = les dirhams décident
page-option-tiebreak-dirhams-hint = Qui a le plus de dirhams est devant.
page-option-tiebreak-rugs = les cases décident
page-option-tiebreak-rugs-hint = Qui a des tapis visibles sur le plus de cases est devant.
page-option-tiebreak-none = rang partagé
page-option-tiebreak-none-hint = Rien d’autre ne départage.
page-option-heading = Au début, Assam regarde
page-option-heading-S = vers le bas
page-option-heading-S-hint = Comme le plateau est posé d’habitude.
page-option-heading-N = vers le haut
page-option-heading-N-hint = Le plateau n’est pas le même de tous les côtés.
page-option-heading-E = vers la droite
page-option-heading-E-hint = Le plateau n’est pas le même de tous les côtés.
page-option-heading-W = vers la gauche
page-option-heading-W-hint = Le plateau n’est pas le même de tous les côtés.
page-option-dirhams = Dirhams au départ
page-option-dirhams-hint = 30 dans tous les livrets. Avec moins, cela devient dangereux.
page-option-rugs = Tapis par joueur
page-option-rugs-hint = Combien de tours chacun joue.
page-new-table = La table
page-clock = Pendule
page-clock-none = Aucune
page-clock-none-hint = Chacun réfléchit aussi longtemps qu’il veut.
page-clock-move = Par tour
page-clock-total = Pour toute la partie
page-clock-time = Temps
page-clock-increment = Ajout à chaque tour
page-clock-out = Quand le temps est écoulé
page-clock-out-bot = Un bot joue ce tour
page-clock-out-out = On est aussitôt hors jeu
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Pendule : { $number } seconde par tour.
   *[other] Pendule : { $number } secondes par tour.
}
page-clock-tells-move-minutes = { $number ->
    [one] Pendule : { $number } minute par tour.
   *[other] Pendule : { $number } minutes par tour.
}
page-clock-tells-total = { $increment ->
    [0] Pendule : { $number } secondes pour toute la partie.
   *[other] Pendule : { $number } secondes + { $increment } secondes par tour.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Pendule : { $number } minute pour toute la partie.
       *[other] Pendule : { $number } minutes pour toute la partie.
    }
   *[other] { $number ->
        [one] Pendule : { $number } minute + { $increment } secondes par tour.
       *[other] Pendule : { $number } minutes + { $increment } secondes par tour.
    }
}
page-clock-means-bot = Quand le temps d’un joueur est écoulé, un bot joue ce tour ; la troisième fois, ce joueur est hors jeu.
page-clock-means-out = Quand le temps d’un joueur est écoulé, ce joueur est hors jeu.
page-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}
page-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
page-new-listed = L’afficher dans le salon
page-new-listed-hint = Tout le monde peut regarder et prendre une place libre. Sinon, seulement ceux qui ont le lien.
page-new-take-back = On peut reprendre un coup
page-new-practice-hint = Tant que toutes les personnes sont à cet écran. Le dé est alors relancé, et le résultat dit que c’était un entraînement. Sinon, une fois le dé lancé, on ne reprend plus rien.
page-new-begin = Commencer
page-new-invite = Créer la table et recevoir le lien
page-new-watch = Regarder les bots

## The lobby

page-lobby = Salon
page-lobby-open = Tables ouvertes
page-lobby-none-open = Personne n’attend en ce moment.
page-lobby-new = Ouvrir une table
page-lobby-running = Parties à regarder
page-lobby-watch-bots = Faire jouer des bots et regarder
page-join = Rejoindre
page-watch = Regarder
page-look = Voir
page-listing-deserted = Personne n’est là pour l’instant
page-listing-rules = { $known ->
    [yes] Édition : { $edition }
   *[no] Règles maison
}{ $variant ->
    [yes] , Assam orienté à la fin
   *[no] {""}
}.
page-listing-turn = Tour { $turn }, encore { $left }.

## Waiting for others

page-waiting-title = On attend des joueurs
page-waiting-seats = { $number ->
    [0] Toutes les places sont prises
    [one] { $number } place est libre
   *[other] { $number } places sont libres
}
page-waiting-link = Le lien pour tes amis
page-waiting-link-hint = Qui l’ouvre peut s’asseoir, ou regarder quand toutes les places sont prises.
page-link-network = Il marche pour tous ceux qui sont sur le même réseau, par exemple le même Wi-Fi.
page-link-address = Adresse
page-qr = Le lien en code QR : { $link }
page-qr-hint = Ou scanne ceci avec l’appareil photo d’un téléphone.
page-here-only = Ce lien ne marche que sur cette machine.
page-here-only-new = Pour l’instant, seule cette machine a accès au jeu : un lien ne servirait à rien ailleurs.
page-here-only-command = Pour que tous ceux du même réseau puissent jouer, ferme le jeu dans le terminal avec Ctrl-C, et lance-le avec cette commande. Toutes les tables sont conservées.
page-here-only-host = Qui gère ce serveur peut l’ouvrir aux autres.
page-copy-command = Copier la commande
page-copied-here = Copié. Ce lien ne marche que sur cette machine.
page-copy-link = Copier le lien
page-share = Partager…
page-copied = Copié.
page-not-copied = Le navigateur ne me laisse pas le copier : { $link }
page-start-bots = Ou commencer tout de suite
page-start-bots-hint = Des bots prennent les places libres.
page-start-now = Commencer avec des bots
page-waiting-listed = Le salon propose cette table tant que quelqu’un est là. Quelques minutes après le départ de tous, elle disparaît.
page-deserted-listed = Personne n’est à cette table en ce moment. Tu pourras t’asseoir dès que quelqu’un sera de retour.
page-deserted-friends = Personne n’est à cette table en ce moment. Tu peux t’asseoir et attendre les autres.
page-close-table = Fermer la table
page-close-table-hint = Elle sera supprimée, et son lien ne mènera plus nulle part.
page-close-table-yes = Oui, la fermer
page-close-table-no = La garder
page-closed-title = Cette table est fermée
page-closed = { $player } l’a fermée avant qu’une partie ne commence.
page-closed-host = Qui gère ce serveur a fermé cette table.
page-closed-host-game = La partie se termine sans résultat.
# What whoever runs the server has written about it
page-host-says = Qui gère ce serveur précise : { $why }
page-banned-title = Tu ne peux pas entrer ici
page-join-title = Il y a une place pour toi
page-join-seat = Couleur
page-join-any = Peu importe
page-sit-down = S’asseoir

## At the table

page-table-title = Le marché
page-players-list = Joueurs
page-panel = Que faire
page-board = Le marché : sept colonnes de a à g, sept rangées de 1 à 7
page-square-bare = { $square } : libre
page-square-rug = { $square } : tapis { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[purple] violet
}, { $player }
page-square-neutral = { $square } : tapis { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[purple] violet
} qui n’est à personne
page-square-assam = { $rug }. Assam est ici et regarde { $heading ->
    [N] vers le haut
    [E] vers la droite
    [S] vers le bas
   *[W] vers la gauche
}
page-badge-you = toi
page-badge-bot = bot
page-badge-away = pas là
page-badge-out = hors jeu
page-rugs-left = { $number ->
    [one] { $number } tapis restant
   *[other] { $number } tapis restants
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [blue] Bleu
   *[purple] Violet
} : { $number ->
    [one] { $number } tapis restant
   *[other] { $number } tapis restants
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Rouge vient ensuite
    [yellow] Jaune vient ensuite
    [blue] Bleu vient ensuite
   *[purple] Violet vient ensuite
} : { $number ->
    [one] { $number } tapis restant
   *[other] { $number } tapis restants
}
# On the pile from which the next rug comes: very short
page-badge-next = suivant
page-worth = { $dirhams ->
    [one] { $dirhams } dirham
   *[other] { $dirhams } dirhams
}, tapis sur { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}
page-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Par où devra partir le suivant ?
       *[no] { $player } : par où devra partir le suivant ?
    }
   *[no] { $alone ->
        [yes] À toi : par où Assam doit-il aller ?
       *[no] { $player } : par où Assam doit-il aller ?
    }
}
page-prompt-roll = { $alone ->
    [yes] À toi : lance le dé.
   *[no] { $player } : lance le dé.
}
page-prompt-lay = { $alone ->
    [yes] Pose ton tapis à côté d’Assam.
   *[no] { $player } : pose un tapis à côté d’Assam.
}
page-prompt-wait = { $player } réfléchit…
page-prompt-away = On attend { $player } (pas là pour l’instant)
page-prompt-watch = { $player } joue
page-ways = Direction
page-way-F = Tout droit
page-expect = en moyenne { $costs }
page-throw = Lancer le dé
page-turn-assam = Orienter Assam
page-lay = Poser le tapis
page-lay-hint = Touche une case à côté d’Assam, ou glisse sur deux.
page-lay-ready = Touche-le encore pour le poser, ou touche un autre endroit.
page-lay-on = Le poser sur { $near } et { $far }
page-skip = Passer l’animation
page-undo = Annuler
page-take-back = Reprendre le coup
page-come-back = Reprendre la main ({ $player })
page-away-offer = Attendre encore, ou laisser un bot jouer pour { $player } en attendant ?
page-away-wait = Attendre
page-away-bot = Laisser jouer un bot

## Time that runs out

page-time-left = Temps restant : { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = La pendule attend le retour de ce joueur.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Encore { $number } seconde ; ensuite, un bot joue ce tour.
       *[other] Encore { $number } secondes ; ensuite, un bot joue ce tour.
    }
   *[out] { $number ->
        [one] Encore { $number } seconde ; ensuite, tu es hors jeu.
       *[other] Encore { $number } secondes ; ensuite, tu es hors jeu.
    }
}
page-time-last = { $number ->
    [one] Encore { $number } seconde !
   *[other] Encore { $number } secondes !
}
page-time-over-1 = Ton temps était écoulé, alors un bot joue ce tour pour toi. À ton prochain tour, c’est de nouveau toi qui décides. Si cela arrive encore deux fois, tu es hors jeu.
page-time-over-2 = Ton temps était écoulé pour la deuxième fois, alors un bot joue ce tour pour toi. À ton prochain tour, c’est de nouveau toi qui décides. Si cela arrive encore une fois, tu es hors jeu.
page-time-over-out = Ton temps était écoulé, et te voilà hors jeu. Un bot continue avec tes tapis. Tu peux regarder comment cela finit, ou aller jouer ailleurs.

## Who watches

page-watching = { $number ->
    [0] Personne d’autre ne regarde.
    [one] { $number } personne regarde.
   *[other] { $number } personnes regardent.
}

## What happened, besides the game

page-log = Ce qui s’est passé
page-log-sat = { $player } s’assied.
page-log-began = La partie commence. { $player } joue en premier.
page-log-took-back = { $player } reprend son coup.
page-log-redrawn = { $player } reprend son coup. Le dé est relancé.
page-log-said = { $player } : « { $phrase } »
page-log-timed-out = { $times ->
    [1] { $player } : temps écoulé, un bot joue ce tour.
   *[other] { $player } : temps écoulé pour la deuxième fois, un bot joue ce tour.
}
page-log-left = { $why ->
    [time] { $player } est hors jeu : temps écoulé.
    [abandoned] { $player } a quitté la partie.
   *[resigned] { $player } abandonne.
}
page-log-bot-for = Un bot joue pour { $player }.
page-log-came-back = { $player } est de retour.
page-log-rematch-offered = { $player } veut rejouer.
page-log-rematch-withdrawn = { $player } ne veut finalement pas rejouer.
page-log-rematch-made = Une autre table est prête pour la prochaine partie.
page-log-closed = { $player } ferme la table.
page-log-closed-host = Qui gère ce serveur ferme la table.
page-log-over-left = Il n’y a plus personne pour continuer : la partie est finie.

## Menu

page-menu = Menu
page-copy-seat = Copier le lien de ma place
page-copy-seat-hint = Pour continuer sur un autre appareil. Ne le donne à personne.
page-stand-in = Laisser un bot jouer pour { $player }
page-resign = Abandonner
page-resign-ask = { $player } : abandonner ? C’est définitif.
page-resign-yes = Abandonner
page-resign-no = Continuer
page-phrases = Dire quelque chose

## Reporting somebody to whoever runs the server

page-report = Signaler quelqu’un
page-report-hint = Qui gère ce serveur en est averti, et peut fermer la table. Les autres joueurs ne le sauront pas.
page-report-who = Qui ?
page-report-why = Quel est le problème ?
page-report-why-of = Quel est le problème avec { $player } ?
page-report-name = Nom offensant
page-report-cheating = Triche
page-report-stalling = Lenteur délibérée
page-report-other = Autre chose
page-report-done = Merci. Qui gère ce serveur peut maintenant le voir.

## What can be said

page-phrase-hello = Bonjour !
page-phrase-good-luck = Bonne chance !
page-phrase-thinking = Je réfléchis…
page-phrase-your-turn = C’est à toi.
page-phrase-nice-rug = Quel beau tapis !
page-phrase-lucky = Tu as de la chance aujourd’hui.
page-phrase-ouch = Aïe !
page-phrase-oops = Oups.
page-phrase-thanks = Merci !
page-phrase-sorry = Pardon !
page-phrase-well-played = Bien joué !
page-phrase-again = On rejoue ?
page-phrase-have-to-go = Je dois bientôt partir.
page-phrase-bye = Au revoir !
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Aide
page-help-rules = Comment jouer
page-rules-aim = À la fin, chaque dirham vaut un point, et chaque case où l’on voit ton tapis aussi. Qui a le plus de points gagne.
page-rules-turn = À ton tour, laisse Assam comme il est ou tourne-le à gauche ou à droite, puis lance le dé. Il marche tout droit ; au bord, une mosaïque le ramène dans le marché.
page-rules-pay = S’il s’arrête sur le tapis d’un autre, tu paies à son propriétaire un dirham pour chaque case de la zone de cette couleur où il se tient.
page-rules-lay = Pose ensuite un tapis sur deux cases, dont au moins une à côté d’Assam. Il peut recouvrir des tapis, mais pas d’un coup les deux moitiés du tapis d’un autre.
page-rules-end = Quand le dernier tapis est posé, la partie est finie. Dans certains livrets, qui ne peut pas payer est hors jeu.
page-help-keys = Touches
page-key-primary = Faire ce qui est proposé : lancer, poser, passer
page-key-arrows = Choisir la direction, telle qu’on la voit sur le plateau
page-key-ways = Choisir à gauche, tout droit ou à droite, du point de vue d’Assam
page-key-throw = Lancer le dé
page-key-board = Sur le plateau, les flèches déplacent le curseur, Entrée choisit et confirme, Espace tourne le tapis
page-key-undo = Annuler
page-key-take-back = Reprendre un coup
page-key-skip = Passer l’animation
page-key-mute = Activer ou couper les sons
page-key-say = Dire quelque chose
page-key-log = Ce qui s’est passé
page-key-menu = Menu
page-key-help = Cette aide
page-key-step = Un pas en arrière ou en avant
page-key-ends = Au début, à la fin
page-key-play = Lecture, pause

## Settings

page-settings = Réglages
page-settings-language = Langue
page-settings-theme = Couleurs de la page
page-theme-auto = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-theme-contrast = Contraste élevé
page-settings-speed = Vitesse
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-instant = Immédiate
page-settings-motion = Mouvement
page-motion-auto = Comme le système
page-motion-less = Réduit
page-motion-full = Tout bouge
page-settings-confirm = Confirmer les coups
page-settings-confirm-hint = Un clic choisit ; un deuxième, ou le bouton, joue le coup.
page-settings-sounds = Sons
page-settings-coordinates = Noms des rangées et colonnes

## The end

page-end-winner = { $player } gagne !
page-end-shared = Victoire partagée : { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Le dernier tapis a été posé.
    [last-player] Tous les autres étaient hors jeu.
    [resigned] Tous les autres ont abandonné.
    [time] Tous les autres ont épuisé leur temps.
    [bots] Il ne restait plus que des bots.
   *[left] Il ne restait personne d’autre en jeu.
}
page-ranking = Classement
page-ranking-place = Rang
page-ranking-player = Joueur
page-ranking-dirhams = Dirhams
page-ranking-squares = + tapis
page-ranking-points = = points
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] hors jeu
    [time] temps écoulé
    [abandoned] a quitté
   *[resigned] a abandonné
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Qui est hors jeu ou a quitté la partie ne marque rien et vient après tous les autres ; qui part en premier finit dernier.
page-rematch = Rejouer
page-rematch-accept = { $number ->
    [one] { $player } veut rejouer : accepter
   *[other] { $number } joueurs veulent rejouer : accepter
}
page-rematch-waiting = On attend les autres…
page-rematch-withdraw = Retirer la proposition
page-rematch-go = À la partie suivante
page-save-record = Enregistrer la partie
page-copy-replay = Copier le lien pour revoir la partie
page-chart-title = Les points au fil de la partie
page-chart = Les points au fil de la partie. À la fin : { $ends }
page-chart-end = { $name } : { $points }
page-statistics = En chiffres
page-statistics-turns = { $number ->
    [one] { $number } tour joué.
   *[other] { $number } tours joués.
}
page-statistics-highest = { $paid ->
    [one] La dîme la plus élevée : { $paid } dirham, versé par { $player } à { $owner }.
   *[other] La dîme la plus élevée : { $paid } dirhams, versés par { $player } à { $owner }.
}
page-statistics-none = Personne n’a rien payé.
page-statistics-paid = payé
page-statistics-received = reçu
page-statistics-throw = lancer moyen
page-statistics-mosaics = mosaïques
page-dice = Les dés étaient-ils honnêtes ?
page-dice-all-fair = { $rugs ->
    [0] Ton navigateur a recalculé les { $throws } lancers : ils sont tels qu’ils devaient être.
   *[other] Ton navigateur a recalculé les { $throws } lancers et l’ordre de { $rugs } tapis : tout est comme cela devait être.
}
page-dice-bots = { $number ->
    [one] { $number } lancer était d’un bot : il découle de ce que les navigateurs des joueurs avaient révélé auparavant.
   *[other] { $number } lancers étaient de bots : ils découlent de ce que les navigateurs des joueurs avaient révélé auparavant.
}
page-dice-alone = { $number ->
    [one] { $number } lancer vient du serveur seul : aucun navigateur de joueur n’y a contribué.
   *[other] { $number } lancers viennent du serveur seul : aucun navigateur de joueur n’y a contribué.
}
page-dice-redrawn = { $number ->
    [one] C’était un entraînement : { $number } lancer a été repris et rejoué.
   *[other] C’était un entraînement : { $number } lancers ont été repris et rejoués.
}
page-dice-seen = Ton navigateur les a aussi comparés avec ce qu’il a vu au début de la partie.
page-dice-unseen = Ton navigateur n’a pas vu le début de cette partie, et prend les nombres montrés alors tels qu’ils sont indiqués maintenant.
page-dice-how = Avant la partie, le serveur s’est engagé sur un nombre secret, et le navigateur de chaque joueur sur le sien. Chaque lancer découle des deux : le navigateur révèle un morceau de son nombre au moment du lancer. Ainsi personne, pas même qui gère le serveur, ne pouvait prévoir ni choisir un lancer.
page-dice-commitment = Le nombre secret n’est pas celui qui était promis.
page-dice-chain = Ce que le navigateur a remis au début pour { $player } n’est pas ce qui a servi.
page-dice-link = Ce qui a été révélé pour le lancer { $number } n’est pas ce qui devait suivre.
page-dice-count = Il manque des lancers, ou il y en a trop.
page-dice-first = { $player } aurait dû commencer.
page-dice-throw = Le lancer { $number } aurait dû être { $drawn }, mais { $played } a été joué.
page-dice-pile = Le tapis { $number } aurait dû être d’une autre couleur ({ $player }).
page-dice-numbers = Les nombres
page-dice-commitment-is = Montré avant la partie (SHA-256 du nombre secret)
page-dice-seed-is = Le nombre secret
page-dice-chain-is = Remis au début par le navigateur ({ $player })
page-dice-link-is = Révélé pour le lancer { $number }

## Replay

page-replay = Revoir
page-replay-hint = Dépose ici une partie enregistrée, choisis le fichier, ou colle son texte.
page-replay-file = Fichier
page-replay-text = Texte de la partie
page-replay-show = Montrer
page-replay-turn = Tour { $turn }
page-replay-controls = Revoir
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-forth = Un pas en avant
page-replay-last = À la fin
page-replay-position = Moment de la partie
page-replay-result = Résultat et chiffres
