### `marrakech record`.

record-help = Vérifie et montre des parties enregistrées.
record-check-help = Vérifie que les enregistrements sont lisibles et que chaque action y est permise.
record-show-file-help = Un fichier d’enregistrements ; - est l’entrée standard.
record-check-file-help = Des fichiers d’enregistrements ; - est l’entrée standard.
record-column-game = partie
record-column-players = joueurs
record-column-rules = règles
record-column-turns = tours
record-column-result = résultat
record-checked = { $games ->
    [one] { $bad ->
        [0] { $games } partie, sans erreur.
       *[other] { $games } partie, avec une erreur.
    }
   *[other] { $bad ->
        [0] { $games } parties, toutes sans erreur.
        [one] { $games } parties, dont { $bad } avec une erreur.
       *[other] { $games } parties, dont { $bad } avec des erreurs.
    }
}
record-none = Il n’y a aucune partie dans { $file }.
record-show-help = Raconte une partie enregistrée tour par tour et dessine où elle se termine.
record-game-help = Quelle partie du fichier, à partir de 1.
record-turn-help = S’arrêter après ce nombre de tours.
record-no-such-game = il n’y a pas de partie { $number } dans { $file }
