### `marrakech tables`: what a host does with tables.

tables-help = Montre, ferme, enregistre et supprime des tables, que le serveur tourne ou non.
tables-list-help = Liste les tables.
tables-show-help = Montre une table : qui y est assis, et ce qui s’est passé.
tables-close-help = Ferme une table. Une partie en cours s’y termine sans résultat.
tables-export-help = Écrit des parties dans des fichiers, sous forme d’enregistrements. Pour les parties inachevées, ce qui a été joué jusque-là.
tables-delete-help = Supprime des tables définitivement.
tables-reports-help = Liste ce que des joueurs ont signalé, du plus récent au plus ancien.
tables-id-help = Une table, ou le début de son nom, tel que le journal le montre. S’il commence par -, écris -- devant.
tables-standing-help = Seulement celles qui sont dans cet état.
tables-why-help = Ce qui en est dit aux joueurs.
tables-to-help = Le dossier où écrire.
tables-all-help = Toutes les tables.
tables-yes-help = Ne pas demander.
tables-done-help = Un signalement qui est traité, par son numéro ; peut être donné plusieurs fois.
tables-reports-all-help = Aussi ceux qui sont traités.
tables-column-table = table
tables-column-standing = état
tables-column-players = joueurs
tables-column-rules = règles
tables-column-since = depuis
tables-column-changed = dernière modification
tables-column-entries = entrées
tables-standing = { $standing ->
    [waiting] en attente
    [playing] en cours
    [over] finie
   *[closed] fermée
}
tables-listed = { $listed ->
    [yes] affichée dans le salon
   *[no] pour ceux qui ont le lien
}
tables-times = { $number ->
    [one] Depuis { $since }, dernière modification { $changed }, { $number } entrée.
   *[other] Depuis { $since }, dernière modification { $changed }, { $number } entrées.
}
tables-counted = { $number ->
    [0] Il n’y a aucune table.
    [one] { $number } table.
   *[other] { $number } tables.
}
tables-closed = La table { $table } est fermée. Ceux qui y sont l’apprennent dans les deux secondes.
tables-exported = { $number ->
    [one] { $number } partie est dans { $folder }.
   *[other] { $number } parties sont dans { $folder }.
}
tables-not-begun = { $number ->
    [one] À { $number } table, aucune partie n’a commencé.
   *[other] À { $number } tables, aucune partie n’a commencé.
}
tables-export-what = indique quelles tables, ou --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Supprimer définitivement cette table ? (o/n)
   *[other] Supprimer définitivement ces { $number } tables ? (o/n)
}
# What one may answer beside y
tables-yes = oui
tables-kept = rien n’a été supprimé
tables-deleted = { $number ->
    [one] { $number } table est supprimée. Ceux qui y sont l’apprennent dans les deux secondes.
   *[other] { $number } tables sont supprimées. Ceux qui y sont l’apprennent dans les deux secondes.
}

## What players report

tables-report-number = numéro
tables-report-when = quand
tables-report-table = table
tables-report-reason = raison
tables-report-about = joueur visé
tables-report-address = adresse
tables-report-by = signalé par
tables-report-done = traité
tables-reason = { $reason ->
    [name] nom offensant
    [cheating] triche
    [stalling] lenteur délibérée
   *[other] autre
}
tables-watched = quelqu’un qui regardait
tables-reported = Signalement : { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Il n’y a aucun signalement à traiter.
    [one] { $number } signalement.
   *[other] { $number } signalements.
}
tables-reports-done = { $number ->
    [one] { $number } signalement est traité.
   *[other] { $number } signalements sont traités.
}

## What is in the way

tables-no-table = il n’y a pas de table dont le nom commence par « { $name } »
tables-many = le nom de plusieurs tables commence par « { $name } » : écris-en davantage
tables-busy = la table change trop vite : réessaie
tables-why-long = le texte peut avoir { $most } caractères au plus
tables-no-report = il n’y a pas de signalement { $number } à traiter
