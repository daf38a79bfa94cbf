# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = programma
programs-title = Programmi che giocano per te
programs-what = Un programma può sedersi a un tavolo, come te. Tutti vedono che lo è.
# At the set-up of a table with open seats; a tick says yes
programs-open = Anche i programmi possono sedersi qui
programs-how = Mandagli il link a un tavolo e dagli un token: vale per te, e puoi ritirarlo quando vuoi.
programs-learn = Come scriverne uno
programs-tokens = I tuoi token
programs-none = Non ne hai ancora.
programs-name = A che cosa serve?
programs-default-name = Il mio programma
programs-may = Può
# What a token allows
programs-scope = { $scope ->
    [play] sedersi e giocare
    [watch] seguire i tuoi tavoli
   *[make] preparare tavoli
}
programs-make = Crea un token
programs-made = Ecco il token. Si mostra una volta sola: copialo adesso.
programs-copy = Copia
programs-copied = Copiato
programs-done = Ce l’ho
programs-used = { $used ->
    [never] mai usato
   *[other] ultimo uso: { $when }
}
programs-revoke = Ritira
programs-revoke-long = Ritira il token «{ $name }»
