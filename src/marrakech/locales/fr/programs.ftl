# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = programme
programs-title = Des programmes qui jouent pour toi
programs-what = Un programme peut prendre place à une table, comme toi. Tout le monde voit que c’en est un.
# At the set-up of a table with open seats; a tick says yes
programs-open = Les programmes peuvent aussi s’asseoir ici
programs-how = Envoie-lui le lien d’une table et donne-lui un jeton : il vaut pour toi, et tu peux le retirer à tout moment.
programs-learn = Comment en écrire un
programs-tokens = Tes jetons
programs-none = Tu n’en as pas encore.
programs-name = À quoi sert-il ?
programs-default-name = Mon programme
programs-may = Il peut
# What a token allows
programs-scope = { $scope ->
    [play] prendre place et jouer
    [watch] suivre tes tables
   *[make] préparer des tables
}
programs-make = Créer un jeton
programs-made = Voici le jeton. On ne le montre qu’une fois : copie-le maintenant.
programs-copy = Copier
programs-copied = Copié
programs-done = Je l’ai
programs-used = { $used ->
    [never] jamais utilisé
   *[other] dernière utilisation : { $when }
}
programs-revoke = Retirer
programs-revoke-long = Retirer le jeton « { $name } »
