### One's own page: the passport, one's games, and what was achieved in them.

me-title = Ton passeport
me-lead = Il garde tes parties ensemble, sans aucune inscription. C’est ce navigateur qui le conserve.
me-since = Depuis le { $when }
me-games = Mes parties
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } partie jouée, gagnées : { $won }
   *[other] { $games } parties jouées, gagnées : { $won }
}
me-none = Ton passeport se crée avec ta première partie. Tu peux déjà choisir un visage.
me-name = Nom
me-save = Enregistrer
me-saved = Enregistré
me-offline = Ton passeport est bien conservé ici, mais le serveur ne répond pas : ton nom et tes parties apparaîtront dès que possible.

## The face

me-scarf = Coiffe
me-scarf-name = { $number ->
    [1] turban
    [2] voile
    [3] fez
    [4] bonnet de laine
    [5] capuche
   *[6] bandeau
}
me-colour = Teinture
me-colour-name = { $number ->
    [1] rouge
    [2] safran
    [3] bleu
    [4] bleu canard
    [5] olive
    [6] prune
    [7] lin
   *[8] noir
}
me-pattern = Tapis derrière toi
me-pattern-name = { $number ->
    [1] zigzags
    [2] losanges
    [3] rayures
    [4] étoiles
    [5] damier
    [6] vagues
    [7] cadres
   *[8] ciel nocturne
}

## Marks: what somebody has achieved

me-marks = Médailles
me-marks-none = De petites histoires qu’une partie peut raconter de toi. Chacune se gagne une seule fois.
# Of all marks there are
me-marks-count = { $number } sur { $all }
me-mark-open = Pas encore
me-mark-game = La partie du { $when }
me-mark-first = Premier tapis vendu
me-mark-first-hint = Tu as gagné une partie.
me-mark-fatima = Fatima s’incline
me-mark-fatima-hint = Tu as gagné à la table de Fatima.
me-mark-four = Quatre à table
me-mark-four-hint = Tu as gagné contre trois autres.
me-mark-one = À un fil près
me-mark-one-hint = Tu as gagné d’un seul point.
me-mark-shared = Thé à deux
me-mark-shared-hint = Tu as partagé la première place.
me-mark-spared = Pas un dirham
me-mark-spared-hint = De toute une partie, tu n’as rien payé à personne.
me-mark-purse = La bourse presque vide
me-mark-purse-hint = Tu as gagné après n’avoir eu que deux dirhams ou moins.
me-mark-peace = Tout le monde reste
me-mark-peace-hint = Tu as gagné contre au moins deux autres, et personne n’a été éliminé.
me-mark-late = La remontée
me-mark-late-hint = À trois tapis de la fin, tu fermais la marche, et tu as gagné.
me-mark-last = Le dernier tapis
me-mark-last-hint = Le dernier tapis de la partie t’a donné la victoire.
me-mark-carpet = Une rue de tapis
me-mark-carpet-hint = Douze cases de ta couleur se touchaient.
me-mark-toll = Une caravane paie
me-mark-toll-hint = Tu as reçu dix dirhams d’un coup.

## Another device

me-carry = Sur un autre appareil
me-carry-hint = Ouvre ton passeport sur ton téléphone ou chez toi : tu y retrouves les mêmes parties.
me-carry-show = Montrer le lien
me-carry-warning = Qui a ce lien peut jouer à ta place. Ne le montre à personne, et ne l’envoie qu’à toi-même.
me-carry-lost = Personne ne peut te rendre un passeport perdu, car seuls tes navigateurs l’ont. Un deuxième appareil le met à l’abri.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Ta place dans une partie en cours vient avec.
   *[other] Tes places dans { $number } parties en cours viennent avec.
}
me-take = Un passeport venu d’un autre appareil
me-take-hint = Ce lien apporte un passeport. Veux-tu l’utiliser ici ?
me-take-yes = L’utiliser ici
me-take-both = L’utiliser, et y ajouter mes parties
me-take-both-hint = Les parties, les médailles et les jours de ce navigateur y sont ajoutés. De deux cotes, celle qui repose sur le plus de parties est gardée.
me-take-only = L’utiliser, et laisser ce qui est ici
me-take-only-hint = Le passeport de ce navigateur est alors perdu, sauf si un autre appareil l’a aussi.
me-take-no = Ne rien changer
me-taken = Te revoilà, { $name } !
me-take-gone = Ce passeport est inconnu ici. Il a peut-être été supprimé.

## One's data

me-data = Tes données
me-data-hint = Un passeport, c’est un nom, un visage et une liste de parties. Ni adresse mail, ni mot de passe, ni rien d’autre.
me-export = Exporter mes données
me-records = Exporter les parties
me-delete = Supprimer mon passeport
me-delete-hint = Ton nom est retiré de toutes les parties d’ici, finies ou en cours. Les parties restent, car d’autres les ont jouées aussi. Ce que d’autres ont enregistré ou imprimé ne peut pas être repris.
me-delete-sure = Le supprimer, et ton nom avec lui ?
me-delete-sure-hint = C’est définitif. Les parties en cours peuvent se continuer dans ce navigateur, sans ton nom.
me-delete-yes = Oui, le supprimer
me-delete-no = Le garder
me-deleted = Ton passeport est supprimé.

## The list of one's games

me-running = En cours
me-finished = Finies
me-filter = Quelles parties
me-search = Adversaire
me-players = Joueurs
me-players-any = peu importe
me-result = Résultat
me-result-any = gagnées ou perdues
me-result-won = gagnées
me-result-lost = perdues
me-company = Contre
me-company-any = tout le monde
me-company-people = des personnes
me-company-bots = des personnages
me-company-both = les deux
me-state = État
me-state-any = en cours ou finies
me-nothing = Aucune partie ne correspond.
me-place = { $place ->
    [1] Gagnée
    [2] Deuxième
    [3] Troisième
   *[4] Quatrième
}
me-same-screen = Autour d’un écran
me-accuracy = Précision { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Cote { $change }
me-replay = Revoir
me-time-left = encore { $time }
me-more = Plus de parties
# Tables at which only this browser has a seat
me-here = Seulement dans ce navigateur
me-reading = On va chercher les parties…
