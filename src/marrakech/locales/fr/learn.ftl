### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Apprendre à jouer
learn-lead = Dix petites étapes sur un vrai plateau, cinq minutes.
learn-step = Étape { $number } sur { $steps }
learn-steps = Étapes
learn-step-done = { $title } (fait)
learn-resume = Continuer la leçon
learn-again = Depuis le début
learn-next = Continuer
learn-back = Retour
learn-right = Bravo !
learn-wrong = Pas tout à fait.
learn-rule = Règle { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Vers sa gauche
    [R] Vers sa droite
   *[F] Tout droit
}
learn-throw = Lancer le dé
learn-lay = Poser le tapis ici
learn-number = { $number }
learn-end-title = Maintenant, tu connais le jeu
learn-end = C’est tout ce qu’il faut savoir. Le reste, c’est de la chance, et un peu de ruse.
learn-end-play = Jouer contre Hassan le porteur

learn-turn = Orienter Assam
learn-turn-see-task = Tu joues les tapis rouges, et c’est ton tour. D’abord, tu peux orienter Assam. Gauche et droite sont les siennes : il regarde vers le bas, sa main gauche est donc à droite de l’écran. Conduis-le là où il ne peut tomber sur aucun tapis jaune.
learn-turn-left = Les tapis jaunes sont par là : avec la plupart des lancers, tu paierais.
learn-turn-forward = Tout droit, il y a aussi un tapis jaune. Essaie un autre chemin.
learn-turn-done = Par là, il ne peut rien t’arriver.

learn-throw-title = Lancer le dé
learn-throw-task = Maintenant, lance le dé. Assam avance d’une case par babouche.
learn-throw-done = Trois babouches, trois cases.

learn-mosaic = Suivre une mosaïque
learn-mosaic-task = Le dé montre trois, et Assam regarde vers le bas. Au bord, il suit la mosaïque. Sur quelle case s’arrête-t-il ?
learn-mosaic-straight = Là, le marché s’arrête : il suit la mosaïque et rentre juste à côté.
learn-mosaic-count = Le passage par une mosaïque compte pour un pas. Recompte.
learn-mosaic-other = Pas là. Suis la mosaïque du doigt, pas à pas.
learn-mosaic-done = Vers le bas, par la mosaïque, et on remonte.

learn-pay = Payer
learn-pay-task = Assam s’est arrêté sur un tapis jaune. Combien de dirhams paies-tu ?
learn-pay-few = Compte toutes les cases jaunes reliées à celle où se tient Assam, celle-ci comprise.
learn-pay-many = Une case jaune n’en fait pas partie : un tapis rouge l’en sépare, et les coins ne comptent pas.
learn-pay-done = Un dirham pour chaque case de la zone.

learn-lay-title = Poser un tapis
learn-lay-task = À la fin de ton tour, tu poses un tapis. Choisis deux cases, dont une à côté d’Assam.
learn-lay-done = Désormais, qui s’arrête là te paie.

learn-cover = Recouvrir des tapis
learn-cover-task = Un tapis peut en recouvrir d’autres. Recouvre la moitié du tapis jaune et la moitié du bleu.
learn-cover-elsewhere = C’est permis, mais cela ne recouvre pas les deux tapis. Cherche l’endroit où une moitié jaune et une moitié bleue sont côte à côte.
learn-cover-done = Deux cases de plus pour toi, et deux de moins pour les autres.

learn-count = Compter
learn-count-task = Le dernier tapis est posé. Qui a gagné ? Chaque dirham compte, et chaque case où l’on voit un tapis aussi.
learn-count-dirhams = Il n’y a pas que les dirhams : ajoute les cases où l’on voit les tapis.
learn-count-squares = Il n’y a pas que les cases : ajoute les dirhams.
learn-count-other = Additionne dirhams et cases pour chaque joueur.
learn-count-done = Dirhams et cases réunis, c’est le plus grand total.

learn-out = Sortir du jeu
learn-out-task = Il reste trois dirhams à Bleu, qui doit en payer cinq. Que se passe-t-il ?
learn-out-choice-out = Bleu en paie trois et sort du jeu.
learn-out-choice-owes = Bleu en paie trois et en doit deux.
learn-out-choice-free = Bleu n’a rien à payer.
learn-out-owes = Sur ce marché, il n’y a pas de dettes.
learn-out-free = Qui peut payer quelque chose doit le faire.
learn-out-done = Les tapis bleus restent et deviennent neutres. Désormais, ils ne coûtent rien à personne.

learn-piles = Deux joueurs
learn-piles-task = À deux, chacun a deux couleurs. Le jaune et le violet sont à l’autre joueur, et Assam s’est arrêté sur un tapis jaune. Combien de dirhams paies-tu ?
learn-piles-both = Les tapis jaunes et les violets font deux zones, même s’ils sont au même joueur. Ne compte que les jaunes.
learn-piles-few = Compte toutes les cases jaunes reliées à celle où se tient Assam.
learn-piles-done = Chaque couleur est une zone à part. Et le tapis à poser est toujours celui du dessus de ta pile.

learn-variant = La variante
learn-variant-task = Dans la variante, on oriente Assam à la fin : tu as posé ton tapis, et le joueur suivant devra partir dans le sens où Assam regarde. Tourne-le vers tes tapis rouges.
learn-variant-wrong = Par là, il n’y a pas de tapis rouges. Les tiens sont de son autre côté.
learn-variant-done = Maintenant, le joueur suivant aura bien du mal à éviter tes tapis.
