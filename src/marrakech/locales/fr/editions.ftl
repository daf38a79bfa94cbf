### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Liste les textes imprimés des règles, ou en montre un avec ses différences.
editions-id-help = Une édition, ou le code d’une langue. Sans lui, toutes sont listées.
editions-column-id = id
editions-column-languages = langues
editions-column-differences = diffère des règles standard
editions-standard = Le standard : qui ne peut pas payer est hors jeu, une variante est proposée, les tapis des autres sont protégés (cover: opponents), à deux les piles sont mélangées et chaque couleur est une zone à part, les dirhams départagent, le premier joueur est tiré au sort. `marrakech editions ID` en explique une en toutes lettres.
editions-unknown = il n’y a ni édition ni langue « { $text } » ; `marrakech editions` les liste
editions-languages = Langues : { $languages }
editions-booklet = Source : { $booklet }
editions-box = Dans la boîte : { $box }
editions-differences = Diffère des règles standard :
editions-no-differences = Ce sont les règles standard.
editions-notes = À propos du texte :
editions-use = En Python : { $code }

## The texts

editions-name = { $edition ->
    [international] Internationale, anglais
    [french] Française
    [dutch] Néerlandaise
    [spanish] Espagnole
    [italian] Italienne
    [finnish] Finnoise
    [swedish] Suédoise
    [czech] Tchèque
    [greek] Grecque
    [portuguese] Portugaise
    [polish] Polonaise
    [icelandic] Islandaise
    [arabic] Arabe
    [estonian] Estonienne
    [latvian] Lettone
    [lithuanian] Lituanienne
    [russian] Russe
    [chinese-traditional] Chinoise (traditionnel)
    [japanese] Japonaise
    [chinese-simplified] Chinoise (simplifié)
    [hungarian] Hongroise
    [slovenian] Slovène
    [romanian] Roumaine
    [norwegian] Norvégienne
    [serbian] Serbe
    [croatian] Croate
    [german] Allemande
    [korean] Coréenne
    [thai] Thaïe
    [persian] Persane
    [hong-kong-2022] Hong Kong 2022, chinois
    [hong-kong-2022-english] Hong Kong 2022, anglais
    [hungarian-early] Hongroise, ancienne
    [russian-lifestyle] Russe, Lifestyle
   *[french-2007] Française, 2007
}
editions-booklet-name = { $booklet ->
    [international] une des trente langues du livret international
    [hong-kong-2022] les règles de la boîte de Hong Kong de 2022
    [hungarian-early] les règles d’une ancienne boîte hongroise
    [russian-lifestyle] les règles de la boîte russe de Lifestyle
   *[french-2007] les règles de la boîte française de 2007
}
editions-contents = { $rugs } tapis, { $ones } pièces de un dirham, { $fives } de cinq{ $bag ->
    [yes] , un sac
   *[no] {""}
}
editions-box-not-listed = pas indiqué dans le texte

## Differences, in a word or two for a table

editions-brief-standard = les règles standard
editions-brief-elimination-no = personne ne sort du jeu
editions-brief-variant-none = pas de variante
editions-brief-variant-turn-at-end-optional = variante : jusqu’à un quart de tour
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = couleurs alternées
editions-brief-area-owner = zones par propriétaire
editions-brief-tiebreak-none = égalités partagées
editions-brief-first-player-agree = premier : par accord
editions-brief-first-player-morocco = premier : dernier au Maroc
editions-brief-first-player-lot-or-youngest = premier : tirage ou le plus jeune

## Differences, in whole sentences

editions-differs-elimination-no = Qui ne peut pas tout payer donne ce qu’il a et continue à jouer ; personne ne sort du jeu (R4.4).
editions-differs-variant-none = La variante où Assam est orienté à la fin du tour n’est pas proposée (R7).
editions-differs-variant-turn-at-end-optional = Dans la variante, Assam peut aussi rester comme il est : on l’oriente d’un quart de tour au plus (R7.3).
editions-differs-cover-any = Un tapis ne peut recouvrir les deux moitiés d’aucun tapis, pas même d’un des siens (R5.3).
editions-differs-cover-colours = Les deux moitiés sous un nouveau tapis doivent appartenir à deux tapis et être de couleurs différentes, si c’est possible (R5.3, R5.4).
editions-differs-pile-alternating = À deux, chacun pose ses deux couleurs en alternance (R2.3).
editions-differs-area-owner = À deux, les deux couleurs d’un joueur forment une seule zone : on paie pour toutes les cases reliées entre elles qui portent des tapis de ce joueur (R4.5).
editions-differs-tiebreak-none = Rien ne départage les égalités de points : le rang est partagé (R6.3).
editions-differs-first-player-agree = Le premier joueur est choisi d’un commun accord (R2.4).
editions-differs-first-player-morocco = Le premier joueur est le dernier à avoir passé des vacances au Maroc (R2.4).
editions-differs-first-player-lot-or-youngest = Le premier joueur est tiré au sort, ou c’est le plus jeune (R2.4).
editions-differs-box = La boîte contient : { $box }.
editions-differs-box-not-listed = Le texte n’indique pas ce que contient la boîte.

## Remarks that are no rules

editions-note-box-colours = La boîte contient 15 tapis de chacune de trois couleurs, et 12 de la quatrième.
editions-note-coins = Les pièces de un sont argentées, celles de cinq dorées.
editions-note-age-and-time = Le texte dit : de 2 à 4 joueurs, à partir de 6 ans, 20 minutes.
editions-note-not-under-three = Le texte dit que le jeu ne convient pas aux enfants de moins de trois ans.
editions-note-pick-colour = Chacun choisit la couleur qui lui plaît.
editions-note-rock-paper-scissors = Pour savoir qui commence, on tire au sort, ou on joue à pierre-feuille-ciseaux.
editions-note-edge-mosaics = Ce qui relie les lignes au bord s’appelle dans ce texte « mosaïques » ; dans la plupart des textes, ce sont des flèches.
editions-note-edge-bends = Ce qui relie les lignes au bord s’appelle dans ce texte « virages » ; dans la plupart des textes, ce sont des flèches.
editions-note-edge-lines = Ce qui relie les rangées au bord s’appelle dans ce texte « lignes » ; dans la plupart des textes, ce sont des flèches.
editions-note-same-colour-allowed = Le texte dit expressément que deux moitiés de la même couleur peuvent être recouvertes.
editions-note-setup-one-colour = La ligne sur la mise en place donne à deux joueurs 15 tapis d’une couleur chacun ; c’est l’option « Deux joueurs : une couleur chacun » (R2.3).
editions-note-pile-reading = Qu’à deux on pose ses couleurs en alternance est la lecture la plus naturelle du texte ; on pourrait aussi comprendre que les deux couleurs sont mélangées.
editions-note-not-mixed = À deux, chacun met ses tapis en une pile, mais le texte ne dit pas qu’on les mélange. Ici, les piles sont mélangées (R2.3).
editions-note-keeping-heading = Le texte ne dit pas qu’on peut laisser Assam comme il est. Ici, on le peut (R3.2).
editions-note-own-square = Le texte ne dit pas qu’on paie aussi pour la case où se tient Assam. Ici, on paie pour elle aussi (R4.1).
editions-note-out-of-money = Le texte dit qu’un joueur qui « n’a plus d’argent » est hors jeu. Ici, c’est un joueur qui ne peut pas payer tout ce qu’il doit ; qui n’a plus rien mais ne doit rien continue (R4.3).
editions-note-loose-one-half = « D’une moitié seulement sur le tapis d’un autre » est dit sans rigueur. Lu avec la liste qui l’accompagne, le texte dit la même chose que les autres : on peut recouvrir les moitiés de deux tapis différents.
editions-note-slip-no-walk = Une coquille : le paiement est imprimé une seconde fois à la place du déplacement, si bien que le texte ne dit pas ce qui se passe au bord du marché.
editions-note-slip-not-lost = Une coquille : la négation s’est perdue dans « on ne paie pas sur une case libre ni sur son propre tapis ».
editions-note-slip-pays-rugs = Une coquille : pour payer, on compte les tapis, là où tous les autres textes comptent les cases. Ici, on paie pour les cases (R4.1) ; à la fin, ce texte aussi compte les moitiés, comme tous.
editions-note-slip-may-lay = Une coquille : on « peut » poser un tapis ; en fait on le doit (R5.4).
editions-note-slip-left-out = Un oubli : le but, le contenu et ce qui départage les égalités manquent.
editions-note-slip-opponent = Une coquille : à la fin compte « chaque dirham qui reste à l’adversaire » ; il faudrait lire « au joueur ».
editions-note-slip-counts-twice = Une coquille : les tapis pour deux joueurs sont comptés deux fois, différemment.
editions-note-slip-variant = Une coquille : la dernière étape de la variante est embrouillée (« tournez la figurine peut tourner d’un quart »). Ici, on tourne Assam d’exactement un quart de tour (R7.3).
editions-note-slip-aim = Une coquille : la phrase qui dit le but s’interrompt.
editions-note-slip-cards = Une coquille : le texte fait poser des « cartes » ; il s’agit des tapis.
editions-note-slip-results = Une coquille : on lit « résultats de la case » là où il s’agit de ses côtés.
editions-note-slip-exit-arrow = Une coquille : au bord, Assam continue « vers la flèche de sortie ».
editions-note-slip-end-of-rug = Une coquille : un tapis touche le côté par son « bout » ; il s’agit d’une de ses cases (R5.1).
editions-note-slip-dirham-won = Une coquille : à la fin compte « chaque dirham gagné » ; il s’agit de chaque dirham que l’on a (R6.2).
editions-note-slip-leaves-game = Une coquille : au bord, Assam « quitte le jeu » ; il quitte le marché.
