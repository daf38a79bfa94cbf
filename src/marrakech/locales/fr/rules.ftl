### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Affiche les règles du jeu, avec des figures, ou celles d’une édition.
rules-help-edition = Une édition comme thai, pour voir en quoi ses règles diffèrent.
rules-title = Les règles
rules-players = Un jeu pour deux à quatre marchands de tapis.
rules-print = Imprimer
rules-contents = Sommaire
rules-link = Lien vers la règle { $rule }
rules-why = Pourquoi ? Règle { $rule }
rules-option = Les livrets diffèrent ici : voir « { rules-editions } ».

## The aim

rules-aim = Le but
rules-aim-text = Conduis Assam à travers la place du marché, paie quand il s’arrête sur le tapis d’un autre, et pose tes propres tapis sur le chemin des autres. À la fin, chaque dirham compte, et chaque case où l’on voit un de tes tapis aussi. Qui a le plus de points gagne.

## 1. The market

rules-market = Le marché
rules-r1-1 = Le marché a sept cases sur sept.
rules-r1-2 = Assam part de la case du milieu.
rules-r1-3 = Le dé a six faces. Elles montrent une, deux, deux, trois, trois et quatre babouches.
rules-r1-4 = Au bord, des mosaïques relient les lignes voisines. Une mosaïque n’est pas une case : Assam la traverse et rentre juste à côté, et cela compte pour un pas. Dans deux coins, la mosaïque ramène sur la case du coin elle-même.

## 2. Setting up

rules-setting-up = La mise en place
rules-r2-1 = Asseyez-vous autour du plateau et jouez dans le sens des aiguilles d’une montre. Chacun reçoit 30 dirhams : cinq pièces de un et cinq pièces de cinq.
rules-r2-2 = À quatre, chacun a 12 tapis d’une couleur ; à trois, 15.
rules-r2-3 = À deux, chacun a deux couleurs, avec 12 tapis de chaque couleur. Mélange tes 24 tapis en une seule pile et pose-les en partant du dessus : tout le monde voit le tapis du dessus, personne ne connaît la suite.
rules-r2-4 = Tirez au sort qui commence.
rules-r2-5 = Si vous le souhaitez, convenez de plus ou moins de dirhams ou de tapis pour tous.

## 3. A turn

rules-turn = Un tour
rules-r3-1 = À ton tour : oriente Assam, lance le dé, fais avancer Assam, paie s’il y a lieu, pose un tapis. C’est ensuite au joueur suivant, dans le sens des aiguilles d’une montre.
rules-r3-2 = Avant de lancer, laisse Assam comme il est, ou tourne-le d’un quart de tour vers sa gauche ou vers sa droite. Il ne fait jamais demi-tour.
rules-r3-3 = Assam marche tout droit, d’une case par babouche, et suit les mosaïques au bord. Ensuite, il regarde dans le sens où il a marché.

## 4. Paying

rules-paying = Payer la dîme
rules-r4-1 = Si Assam s’arrête sur le tapis d’un autre joueur, paie à ce joueur un dirham pour chaque case de la zone de cette couleur autour d’Assam : les cases qui se touchent par un côté, jamais par un coin, la sienne comprise. Seul compte ce qui est au-dessus.
rules-r4-2 = Une case libre, un tapis à toi ou un tapis neutre ne coûtent rien. Si un joueur a deux couleurs, chaque couleur est une zone à part.
rules-r4-3 = Si tu ne peux pas tout payer, paie ce que tu as : tu es hors jeu. Tu ne poses plus de tapis ; ceux que tu as posés restent et deviennent neutres, c’est-à-dire qu’ils ne sont à personne. Si tu peux payer tout juste, tu es encore en jeu, même sans un dirham.
rules-r4-4 = Dans certains livrets, personne ne sort du jeu : tu paies ce que tu as et tu continues.
rules-r4-5 = Deux livrets réunissent les deux couleurs d’un joueur : alors toutes les cases autour d’Assam qui portent des tapis de ce joueur et sont reliées entre elles forment une seule zone, quelle que soit leur couleur.

## 5. Laying a rug

rules-laying = Poser un tapis
rules-r5-1 = Pose ton tapis sur deux cases voisines. Au moins l’une d’elles touche par un côté celle d’Assam ; aucune n’est la case où il se tient.
rules-r5-2 = Un tapis peut recouvrir des cases libres et des moitiés de tapis. Il ne peut pas recouvrir les deux moitiés d’un seul et même tapis d’un autre joueur.
rules-r5-3 = Les livrets diffèrent sur ce point : certains protègent aussi tes propres tapis, et dans certains les deux moitiés sous un nouveau tapis doivent en plus être de couleurs différentes.
rules-r5-4 = Poser un tapis est obligatoire. S’il n’y a aucun endroit où les couleurs diffèrent, elles ne comptent pas pour cette fois.

## 6. The end

rules-end = La fin
rules-r6-1 = La partie se termine quand le dernier tapis est posé, ou aussitôt qu’il ne reste qu’un joueur.
rules-r6-2 = Tes points sont tes dirhams et les cases où l’on voit un de tes tapis. Qui est hors jeu n’a pas de points, et qui sort en premier finit dernier.
rules-r6-3 = Qui a le plus de points gagne. À égalité de points, qui a le plus de dirhams gagne ; s’il y a encore égalité, vous partagez le rang.

## 7. The variant

rules-variant = La variante : orienter à la fin
rules-r7-1 = Lance le dé, fais avancer Assam, paie et pose un tapis ; puis tourne Assam d’un quart de tour vers sa gauche ou vers sa droite.
rules-r7-2 = Le joueur suivant doit faire avancer Assam dans le sens où celui-ci regarde maintenant. Personne ne tourne Assam avant le premier lancer, ni après le dernier tapis.
rules-r7-3 = Un des livrets permet aussi de le laisser comme il est.
rules-r7-4 = Qui sort du jeu ne le tourne plus : le joueur suivant le fait avancer dans le sens où il regarde.

## What the rule books leave open

rules-open = Ce que les livrets ne disent pas
rules-open-text = Certaines choses ne sont dites dans aucun livret, ou peuvent se lire de deux façons. Voici comment on les joue ici.
rules-open-parts = La taille du marché, les faces du dé et les lignes que relient les mosaïques se voient sur le plateau et le dé de la boîte ; aucun texte ne les indique.
rules-open-heading = Aucun texte ne dit en toutes lettres dans quel sens Assam regarde au début, et le plateau n’est pas le même de tous les côtés. Ici, il regarde vers le bas, sauf si tu choisis autre chose.
rules-open-no-money = Là où personne ne sort du jeu, aucun texte ne dit ce qui arrive à un joueur qui ne peut pas payer. Ici, ce joueur paie ce qu’il a et continue.
rules-open-out-of-money = Quatre textes disent que qui « n’a plus d’argent » est hors jeu, ce qui pourrait vouloir dire : sans un dirham. « Paie ce qu’il peut », et neuf textes qui disent « pas assez », plaident pour l’autre lecture : ici, tu n’es hors jeu que si tu ne peux pas payer tout ce que tu dois.
rules-open-neutral = Aucun texte ne dit si un tapis neutre peut être recouvert en entier. Ici, il est protégé ; comme les textes l’interdisent pour les tapis des adversaires, on pourrait aussi comprendre le contraire.
rules-open-own-rug = Aucun texte ne dit si tu peux recouvrir ton propre tapis en entier. Cela ne figure pas dans la liste de ce qu’un tapis peut recouvrir, mais seuls les tapis des adversaires sont interdits. Ici, c’est permis, comme sur Board Game Arena, sauf si le livret protège tous les tapis.
rules-open-last-player = Aucun texte ne dit que la partie se termine quand il ne reste qu’un joueur. Ici, c’est le cas.
rules-open-ranking = Aucun texte ne classe les joueurs hors jeu. Ici, ils viennent après tous les autres, et qui sort en premier finit dernier.
rules-open-turning = Aucun texte ne dit si, dans la variante, un joueur qui sort du jeu oriente encore Assam. Ici, Assam reste comme il est.
rules-open-house = Que les cases visibles départagent les égalités, ou que le plus jeune commence toujours, n’est dans aucun texte : ce sont des règles maison.

## Figures

rules-figure-start = Le départ
rules-figure-turning = Assam regarde vers le bas. Il peut aller à droite, en bas ou à gauche, et ne fait jamais demi-tour.
rules-figure-mosaic = Trois pas, dont un par une mosaïque
rules-figure-corner = Quatre pas, dont un autour d’un coin
rules-figure-area = Rouge paie cinq dirhams à Jaune : la sixième case jaune est isolée.
rules-figure-places = Quelques emplacements pour un tapis
rules-figure-cover-one-half = Permis : un demi-tapis et une case libre
rules-figure-cover-two-halves = Permis : les moitiés de deux tapis
rules-figure-cover-whole = Interdit : les deux moitiés d’un tapis
rules-figure-area-owner = Couleurs réunies : le jaune et le violet sont au même joueur, et Rouge paie six dirhams.
rules-figure-neutral = Jaune est hors jeu : les tapis jaunes sont neutres.

## Editions

rules-editions = En quoi les éditions diffèrent
rules-editions-text = Les règles imprimées existent en bien des langues, et ne disent pas toutes la même chose. Ce qui précède est le standard ; voici ce que chacune fait autrement. Toutes sont jouables.
rules-editions-same = Comme les règles standard
