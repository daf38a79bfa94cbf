### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Liste les textes imprimés des règles, ou en montre un avec ses différences.
editions-id-help = Une édition, ou le code d’une langue. Sans lui, toutes sont listées.
editions-column-id = id
editions-column-languages = langues
editions-column-differences = diffère des règles standard
editions-legend = Le standard : qui ne peut pas payer est hors jeu, une variante est proposée, les tapis des autres sont protégés (cover: opponents), à deux les piles sont mélangées, les dirhams départagent, le premier joueur est tiré au sort. `marrakech editions ID` en explique une en toutes lettres.
editions-unknown = il n’y a ni édition ni langue « { $text } » ; `marrakech editions` les liste
editions-languages = Langues : { $languages }
editions-booklet = Source : { $booklet }
editions-box = Dans la boîte : { $box }
editions-differences = Diffère des règles standard :
editions-no-differences = Ce sont les règles standard.
editions-notes = À propos du texte :
editions-use = En Python : { $code }

## The texts

editions-title = { $edition ->
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
    [hong-kong-2022] Hong Kong, 2022
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
editions-differs-tiebreak-none = Rien ne départage les égalités de points : le rang est partagé (R6.3).
editions-differs-first-player-agree = Le premier joueur est choisi d’un commun accord (R2.4).
editions-differs-first-player-morocco = Le premier joueur est le dernier à avoir passé des vacances au Maroc (R2.4).
editions-differs-first-player-lot-or-youngest = Le premier joueur est tiré au sort, ou c’est le plus jeune (R2.4).
editions-differs-box = La boîte contient : { $box }.
editions-differs-box-not-listed = Le texte n’indique pas ce que contient la boîte.

## Remarks that are no rules

editions-note-box-colours = La boîte contient 15 tapis de chacune de trois couleurs, et 12 de la quatrième.
editions-note-coins = Les pièces de un sont argentées, celles de cinq dorées.
editions-note-same-colour-allowed = Le texte dit expressément que deux moitiés de la même couleur peuvent être recouvertes.
editions-note-setup-one-colour = La ligne sur la mise en place donne à deux joueurs 15 tapis d’une couleur chacun ; c’est l’option « Deux joueurs : une couleur chacun » (R2.3).
editions-note-slip-walk = Une coquille : le paiement est imprimé deux fois, dont une à la place du déplacement.
editions-note-slip-left-out = Un oubli : le but, le contenu et ce qui départage les égalités manquent.
editions-note-slip-counts-twice = Une coquille : les tapis pour deux joueurs sont comptés deux fois, différemment.
editions-note-slip-counts-rugs = Une coquille : à la fin on compte les tapis, là où tous les autres textes comptent les cases.
editions-note-slip-may-lay = Une coquille : on « peut » poser un tapis ; en fait on le doit (R5.4).
editions-note-slip-one-half = Une coquille : il est dit qu’un tapis ne recouvre celui d’un autre que d’une moitié, or deux moitiés de tapis différents figurent parmi les cas permis.
editions-note-slip-lost-not = Une coquille : la négation s’est perdue dans « on ne paie pas sur une case libre ».
