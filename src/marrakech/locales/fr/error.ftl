### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = il n’y a pas de case « { $text } » : les cases vont de a1 à g7
error-action = « { $text } » n’est pas une action : écris L, F ou R, 1 à 4, un tapis comme d3e3, ou =red
error-rug = { $near } et { $far } ne sont pas deux cases voisines
error-action-number = il n’y a pas d’action numéro { $number } : elles vont de 0 à { $most }

## Rule sets

error-option-value = { $option } ne peut pas être { $value } : choisis parmi { $choices }
error-option-range = { $option } ne peut pas être { $value } : c’est un nombre entier de { $least } à { $most }
error-one-colour-needs-two = two_player="one colour" est pour deux joueurs, et non { $players }
error-alternating-needs-two-colours = pile="alternating" demande deux joueurs ayant chacun deux couleurs
error-odd-rugs = avec deux couleurs, chacun a un nombre pair de tapis, et non { $rugs }
error-no-variant = le texte « { $edition } » n’a pas de variante
error-edition = il n’y a pas d’édition « { $text } » ; choisis parmi { $known }
error-rules = « { $text } » n’est pas un jeu de règles : écris une édition, une barre oblique et 2, 3 ou 4, comme international/4
error-rules-option = « { $text } » n’est pas une option des règles, ou y est deux fois ; choisis parmi { $known }
error-no-such-seat = il n’y a pas de place { $seat } : les places vont de 0 à { $last }
error-no-hidden-piles = seules les piles mélangées de deux couleurs ont un ordre à connaître
error-wrong-piles = les piles ne contiennent pas les tapis qui restent

## What is not allowed

error-number-not-legal = l’action numéro { $number } n’est pas permise ici
error-batch-not-legal = l’action numéro { $number } n’est pas permise dans la partie { $game }
error-nothing-to-pop = il n’y a aucune action à reprendre
error-nothing-played = rien n’a encore été joué
error-no-chance = il n’y a rien à lancer ni à découvrir maintenant
error-game-over = { $action } n’est pas possible : la partie est finie
error-not-now = { $action } n’est pas possible dans la phase « { $phase ->
    [turn] orienter Assam
    [roll] lancer le dé
    [lay] poser un tapis
    [reveal] découvrir le tapis suivant
    [over] partie finie
   *[other] { $phase }
} » ; permis ici : { $legal }
error-must-turn = il faut orienter Assam à gauche ou à droite ; permis ici : { $legal }
error-not-in-pile = un tapis { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[purple] violet
} ne peut pas être le suivant de cette pile
error-under-assam = { $action } est sous Assam ({ $assam }) ; permis ici : { $legal }
error-not-beside-assam = { $action } ne touche pas la case d’Assam ({ $assam }) ; permis ici : { $legal }
error-far-square-first = { $action } est à l’envers : la case voisine d’Assam ({ $assam }) vient d’abord, { $right }
error-covers-whole-rug = { $action } recouvrirait un tapis { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[purple] violet
} entier ; permis ici : { $legal }
error-same-colours = { $action } recouvrirait deux moitiés { $colour ->
    [red] rouges
    [yellow] jaunes
    [blue] bleues
   *[purple] violettes
} ; permis ici : { $legal }

## Positions

error-position-fields = une position a six champs (plateau, Assam, joueur au trait, phase, joueurs, règles), et non { $given }
error-position-assam = « { $text } » n’indique pas où se tient Assam : écris une case et N, E, S ou W, comme d4S
error-position-mover = « { $text } » n’indique pas à qui de jouer : choisis parmi { $seats }
error-position-phase = « { $text } » n’est pas une phase : choisis parmi { $phases }
error-position-purse = « { $text } » n’est pas un joueur : écris dirhams et tapis comme 30r12, ou x1
error-position-top = « { $text } » n’indique pas le tapis suivant comme il faut : avec deux couleurs et des tapis restants =r ou =?, sinon rien
error-board-rows = le plateau a sept rangées, et non { $given }
error-board-columns = la rangée { $row } du plateau a { $given } cases au lieu de sept
error-board-cell = la rangée { $row } du plateau contient « { $text } » : écris 1 à 7 pour des cases libres, ou r, y, b, p et l’un de ^ > v <
error-colour-not-played = personne ne joue { $colour ->
    [red] les rouges
    [yellow] les jaunes
    [blue] les bleus
   *[purple] les violets
}, dont un tapis est sur { $square }
error-half-off-board = l’autre moitié du tapis sur { $square } serait hors du plateau
error-half-missing = l’autre moitié du tapis sur { $square } devrait être sur { $other }, qui est libre
error-half-nowhere = l’autre moitié du tapis sur { $square } n’est nulle part : aucun tapis voisin ne la recouvre
error-rugs-in-a-ring = les tapis sur { $squares } devraient être chacun sous le suivant
error-players-number = il y a { $given } joueurs, mais les règles sont pour { $wanted }
error-purse-colours = { $seat ->
    [red] Rouge
    [yellow] Jaune
    [blue] Bleu
    [purple] Violet
   *[other] { $seat }
} a des tapis de ces couleurs : { $wanted }
error-out-with-goods = { $seat ->
    [red] Rouge
    [yellow] Jaune
    [blue] Bleu
    [purple] Violet
   *[other] { $seat }
} est hors jeu et ne peut plus avoir ni dirhams ni tapis
error-too-many-rugs = il y a plus de { $most } tapis { $colour ->
    [red] rouges
    [yellow] jaunes
    [blue] bleus
   *[purple] violets
}, posés et restants
error-top-not-in-pile = { $seat ->
    [red] Rouge
    [yellow] Jaune
    [blue] Bleu
    [purple] Violet
   *[other] { $seat }
} ne peut pas poser maintenant un tapis { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[purple] violet
} : il n’en reste pas
error-top-unknown = une pile doit d’abord montrer son tapis suivant
error-dirhams-together = les dirhams ensemble ne peuvent pas dépasser { $most }
error-out-without-elimination = personne ne sort du jeu selon ces règles
error-leaving-order = ceux qui sont hors jeu sont partis premier, deuxième, troisième, et il reste un joueur
error-over = la partie est finie ici : il ne reste plus de tapis, ou plus qu’un joueur
error-not-over = la partie n’est pas finie ici : il reste des tapis et des joueurs
error-mover-cannot = ce ne peut pas être le tour de ce joueur, hors jeu ou sans tapis : { $seat ->
    [red] Rouge
    [yellow] Jaune
    [blue] Bleu
    [purple] Violet
   *[other] { $seat }
}

## Plain data

error-field-object = { $path } doit être un objet
error-field-text = { $path } doit être un texte
error-field-flag = { $path } doit être true ou false
error-field-number = { $path } doit être un nombre entier de { $least } à { $most }
error-field-list = { $path } doit être une liste de { $length }
error-field-choice = { $path } doit être choisi parmi { $choices }
error-field-missing = { $path } manque
error-field-unknown = il n’y a pas de champ { $path }
error-field-reveal-only = { $path } est donné dans la phase « reveal », et dans aucune autre
error-field-reveal = la phase est « reveal » si et seulement si une pile doit encore montrer son tapis suivant
error-field-seat = la place qui agit ici est { $wanted }
error-field-leaving = { $path } est en jeu, et n’est donc pas parti
error-rug-id = le tapis { $rug } n’est pas un seul tapis sur deux cases voisines : { $squares }
error-rug-id-two = { $squares } sont un seul tapis, et ont besoin du même id

## Records

error-in-record = ligne { $line }, colonne { $column } : { $why }
error-record-header = ce n’est pas un en-tête : écris [Name "value"]
error-record-header-name = « { $name } » ne peut pas être ici le nom d’un en-tête
error-record-header-value = l’en-tête { $name } doit être un texte
error-record-remark = une remarque ne peut pas suivre l’action { $number } sur { $actions }
error-record-names = il y a { $given } noms pour { $players } joueurs
error-record-half-character = il y a un demi-caractère, qu’aucun fichier ne peut contenir
error-record-header-twice = l’en-tête { $name } y est deux fois
error-record-without-rules = une partie commence par des en-têtes, dont Rules
error-record-rules-differ = les en-têtes Rules et Position donnent des règles différentes
error-record-first = « { $text } » ne peut pas commencer : choisis parmi { $seats }
error-record-word = « { $text } » n’est ni une action, ni un numéro de tour, ni un résultat
error-record-open-remark = cette remarque n’est pas fermée par {"}"}
error-record-number = le tour { $number } devrait être le tour { $wanted }
error-record-number-here = le tour { $number } ne peut pas commencer ici
error-record-result = le résultat indiqué est { $stated }, mais c’est { $result }
error-record-not-one = une partie était attendue, et non { $games }

## Bots

error-bot = il n’y a pas de bot « { $text } » ; choisis parmi { $known }
error-bot-text = « { $text } » ne désigne aucun bot : écris un nom, ou un nom avec des options comme bestfirst:ms=200
error-bot-option = le bot { $bot } n’a pas d’option « { $text } » ; choisis parmi { $known }
error-bot-option-text = « { $text } » dans « { $bot } » n’est pas une option : écris un nom et une valeur comme ms=200
error-bot-option-number = { $option } ne peut pas être { $text } : c’est un nombre entier de { $least } à { $most }
error-bot-option-word = { $option } ne peut pas être { $text } : choisis parmi { $words }
error-bot-class = « { $text } » n’indique pas quelle classe : écris my_bot.py:MyBot
error-bot-no-brain = « { $text } » tourne dans son propre processus, et n’a pas de cerveau à prêter

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = il n’y a pas de fichier { $file }
error-load-module = il n’y a pas de module { $module }
error-load-class = il ne contient pas de classe { $kind } ; il a { $known }
error-load-choose = sa classe { $kind } n’a pas de méthode choose(self, view, clock)
error-load-raised = il a levé { $what } ({ $where })
error-load-hung = il n’était pas prêt après { $seconds } s ({ $where })
error-load-died = son processus s’est terminé par { $what } ({ $where })
error-load-hello = il ne répond pas à hello comme le fait un moteur : { $what }
error-forfeit-cannot-load = { $bot } ne peut pas être chargé : { $why }
error-forfeit-raised = { $bot } a levé { $what } ({ $where }) ; la position était { $position }
error-forfeit-hung = { $bot } n’avait rien décidé après { $seconds } s ({ $where }) ; la position était { $position }
error-forfeit-died = le processus du bot { $bot } s’est terminé par { $what } ({ $where }) ; la position était { $position }
error-forfeit-no-action = { $bot } a donné { $what }, qui n’est pas une action ; la position était { $position }
error-forfeit-illegal = { $bot } a choisi { $action }, ce qui n’est pas permis : { $why } ; la position était { $position }
error-forfeit-stopped = { $bot } n’est plus relancé : il a échoué { $times } fois de suite, la dernière ainsi : { $why }

## Matches

error-arena-nobody = un match demande au moins un bot
error-arena-games = un match a au moins une partie, et non { $number }
error-arena-other-match = { $file } contient un autre match, différent de celui demandé par : { $what }
error-arena-no-state = { $file } ne contient pas l’état d’un match
error-arena-extra = il faut pour cela { $package } : pip install 'marrakech[{ $extra }]'
error-arena-plot = un graphique s’écrit dans un fichier .png ou .svg, pas dans { $file }
error-arena-cluster = aucun cluster Ray ne répond à { $address } : { $why }
error-survey-not-learned = le bot { $bot } n’a pas encore appris à jouer { $rules }

## Training

error-train-no-state = { $file } ne contient pas l’état d’un apprentissage, ou pas de cette version
error-train-other-plan = { $file } contient un autre apprentissage, différent de celui demandé par : { $what }
error-train-no-value = { $file } ne contient pas de valeur
error-train-other-rules = { $file } a été appris pour { $learned }, et non pour { $wanted }

## Servers

error-server-no-table = cette table n’existe pas, ou n’existe plus
error-server-not-found = il n’y a rien ici
error-server-method = cela ne peut pas se faire ici
error-server-not-understood = ceci est incompréhensible : { $why }
error-server-too-large = c’est trop gros : { $most } octets au plus sont acceptés
error-server-too-many = trop de choses à la fois : réessaie dans { $seconds } s
error-server-full = il y a trop de tables ici en ce moment
error-server-closing = ce serveur ferme : réessaie dans { $seconds } s
error-server-lobby = tu as déjà dans le salon le maximum de tables en attente ({ $most })
error-server-storage = ce serveur n’a pas accès à ses données en ce moment : réessaie dans { $seconds } s
error-server-origin = une page venue d’ailleurs ne peut pas parler à ce serveur
error-server-banned = cette adresse est bannie d’ici jusqu’au { $until }
error-server-banned-name = personne ne peut s’appeler « { $name } » ici jusqu’au { $until }
error-server-no-such-player = à la place { $seat }, il n’y a personne à signaler
error-server-host = ce serveur ne répond pas à ce nom
error-server-not-your-seat = la place { $seat } n’est pas la tienne
error-server-own-secrets = un secret que tu choisis a de 22 à 64 lettres, chiffres, - et _, et il en faut un différent pour chaque personne
error-server-seated = quelqu’un qui a la même adresse que toi a déjà une place à cette table
error-server-passport = ce passeport est illisible : son secret a de 22 à 64 lettres
error-server-no-passport = ce passeport n’existe pas ici
error-server-token = ce jeton n’ouvre rien ici : il a été retiré, ou n’a jamais existé
error-server-no-token = ce jeton n’existe pas
error-server-scope = ce jeton n’y donne pas droit : il en faut un avec la portée { $scope }
error-server-tokens = un passeport a { $most } jetons au plus : retire ceux qui ne te servent pas
error-server-programs = les programmes ne jouent pas ici
error-server-match-programs = la partie rapide est pour les gens : un programme prépare sa propre table (POST /api/tables) ou reçoit le lien d’une table
error-server-ahead = cette table n’en est qu’à l’événement { $number }
error-server-still-playing = c’est pour les parties finies, et celle-ci est encore en cours
error-server-day-hidden = c’est une table du marché du jour : les autres pourront la voir quand la journée sera finie
error-server-no-day = il n’y a pas eu de marché ce jour-là
error-server-day-over = ce marché est fermé : dès une heure (UTC), on peut le rejouer, sans que cela compte
error-server-broken = quelque chose s’est mal passé ici ; c’est noté
error-server-damaged = cette table est endommagée : qui gère ce serveur doit la restaurer, et en a été averti

## What is stored

error-data-file = { $file } est inutilisable : { $why }
error-data-no-database = { $file } n’est pas une base de données de tables : déplace ce fichier, ou indique un autre dossier avec --data
error-data-damaged = { $file } est endommagé ({ $why }) : restaure une sauvegarde avec « marrakech database restore » ; rien n’a été modifié
error-data-newer = { $file } vient d’une version plus récente de ce programme (format { $found } ; celle-ci connaît { $known }) : lance cette version-là, ou utilise-la pour revenir en arrière avec « marrakech database downgrade { $known } »
error-data-older = il manque quelque chose dans { $file } (modifications enregistrées : { $wanted }, retrouvées : { $found }). Son fichier -wal a été perdu, ou c’est une copie plus ancienne. Remets ce qui manque, ou restaure une sauvegarde ; pour continuer tel quel, supprime { $mark }
error-data-locked = { $file } est verrouillé par un autre programme : arrête-le, et réessaie
error-data-no-key = { $file } n’est pas une clé : une clé, c’est 64 chiffres hexadécimaux. Remets la bonne ; rien n’a été modifié
error-data-key-missing = la clé { $file } manque, et sans elle aucune table n’est lisible : remets-la à partir de sa copie, ou indique avec --key-file où elle est. Rien n’a été modifié
error-data-key-wrong = { $file } n’est pas la clé avec laquelle cette base de données a été écrite : remets la bonne, ou indique avec --key-file où elle est. Rien n’a été modifié
error-data-none = il n’y a pas de base de données dans { $file }
error-data-outdated = { $file } vient d’une version plus ancienne : lance une fois le serveur pour le mettre à jour
error-data-exists = { $file } existe déjà : choisis un autre nom
error-data-in-use = { $file } est en cours d’utilisation : arrête d’abord le serveur
error-data-form = il n’y a pas de format { $form } auquel revenir ; choisis parmi { $known }

## Tables

error-table-all-agreed = tout le monde a déjà accepté de rejouer
error-table-begun = la partie a déjà commencé
error-table-bot-plays = un bot joue ici en ce moment ; reprends d’abord la main
error-table-chain-taken = le hasard de deux joueurs ne peut pas tenir à une même chaîne
error-table-closed = cette table a été fermée par la personne qui l’avait préparée
error-table-closed-by-host = cette table a été fermée par qui gère ce serveur
error-table-colours = les couleurs d’une table sont rouge, jaune, bleu et violet, chacune une fois
error-table-deserted = personne n’est à cette table en ce moment : réessaie quand quelqu’un sera de retour
error-table-dice-header = l’en-tête { $name } de cet enregistrement est illisible
error-table-dice-version = les dés de la version { $version } sont inconnus ici
error-table-full = toutes les places sont prises
error-table-gone = qui a abandonné ne joue plus
error-table-id-used = cet id a déjà servi à autre chose
error-table-level = il n’y a pas de niveau « { $level } » ; choisis parmi { $known }
error-table-level-of-person = la place { $seat } n’est pas pour un bot, et n’a donc pas de niveau
error-table-long-record = une partie de plus de { $most } actions est trop longue à montrer
error-table-mixed-name = un mot de « { $name } » mélange des alphabets qui se ressemblent : écris-le dans un seul
error-table-no-name = un nom a au moins une lettre affichable
error-table-no-record = il n’y a aucune partie dans cet enregistrement
error-table-no-seed = cet enregistrement n’a ni graine ni engagement pour le vérifier
error-table-no-such-seat = la place { $seat } n’est pas une des tiennes à cette table
error-table-no-take-back = il n’y a aucun coup à reprendre
error-table-no-throw = ce n’est pas le moment de lancer le dé
error-table-no-undo = il n’y a plus rien à annuler
error-table-rated = une partie classée se joue sans indices ni reprises, depuis le début, avec les tapis et dirhams habituels, et chaque personne à son propre écran
error-table-position = on ne continue que depuis une position qui n’est pas la fin, et seulement si toutes les personnes partagent un écran
error-table-nobody-waits = il faut quelqu’un à une table qui a des places libres
error-table-not-away = ce joueur est là
error-table-not-begun = la partie n’a pas encore commencé
error-table-not-by-hand = { $action } relève du hasard, pas du choix
error-table-not-maker = seule la personne qui a préparé la table peut la fermer
error-table-not-maker-starts = seule la personne qui a préparé la table peut commencer avec des bots
error-table-not-over = la partie n’est pas encore finie
error-table-not-your-turn = ce n’est pas ton tour
error-table-over = la partie est finie
error-table-phrase = personne ici ne peut dire « { $phrase } »
error-table-plays-already = tu joues déjà
error-table-programs = les programmes ne jouent pas à cette table
error-table-same-name = quelqu’un à cette table s’appelle déjà « { $name } » : ajoute quelque chose à ton nom
error-table-seats-and-rules = { $seats } places ne vont pas avec des règles pour { $players } joueurs
error-table-stale = il s’est passé quelque chose entre-temps ; regarde à nouveau
error-table-taken = la place { $seat } est prise
error-table-time-over = le temps pour ce tour est écoulé : un bot le joue
error-table-too-long = il s’est déjà passé trop de choses à cette table : seule la partie continue
error-table-too-much-talk = que de bavardage ; attends un instant
error-table-too-often = cela a déjà été fait { $times } fois, et cela suffit
error-table-day = c’est le marché d’un jour : chacun y joue sans les autres, une seule fois, et avec les mêmes lancers
error-table-wrong-link = ce maillon ne suit pas le dernier de ta chaîne
