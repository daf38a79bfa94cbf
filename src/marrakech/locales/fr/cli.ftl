### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, le jeu de société des marchands de tapis, d’Assam et des dirhams.
cli-lang-help = La langue de ce qui est affiché, par un code comme en.
cli-version-help = Afficher la version.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-default = par défaut : { $value }
cli-required = obligatoire
cli-usage = Utilisation :
cli-try-help = { $command } en dit plus.
cli-no-such-option = il n’y a pas d’option { $option }
cli-no-such-command = il n’y a pas de commande { $command } ; choisis parmi { $known }
cli-missing = il manque quelque chose : { $what }
cli-bad-value = valeur impossible pour { $what } ; possible : { $allowed }
cli-too-much = c’est en trop : { $extra }
cli-help-help = Afficher cette aide.
cli-install-completion-help = Laisser le shell compléter les commandes.
cli-show-completion-help = Afficher ce qu’il faut au shell pour cela.
cli-json-help = Afficher du JSON, pour les programmes.
cli-error = erreur : { $why }
cli-file = impossible de lire { $file } : { $why }
cli-cannot-write = impossible d’écrire { $file } : { $why }
cli-no-text = { $file } n’est pas un fichier texte (UTF-8)
cli-unknown-language = il n’y a pas de langue { $language } ; choisis parmi { $known }
cli-interrupted = interrompu ; voici ce qu’il y avait jusque-là
cli-uncompiled = Le noyau compilé manque ; les mêmes règles tournent ici bien plus lentement.
