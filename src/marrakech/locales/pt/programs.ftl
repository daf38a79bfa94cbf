# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = programa
programs-title = Programas que jogam por ti
programs-what = Um programa pode sentar-se a uma mesa, tal como tu. Todos veem que o é.
# At the set-up of a table with open seats; a tick says yes
programs-open = Também podem sentar-se programas
programs-how = Envia-lhe o link de uma mesa e dá-lhe um token: vale por ti, e podes retirá-lo a qualquer momento.
programs-learn = Como escrever um
programs-tokens = Os teus tokens
programs-none = Ainda não tens nenhum.
programs-name = Para que serve?
programs-default-name = O meu programa
programs-may = Pode
# What a token allows
programs-scope = { $scope ->
    [play] sentar-se e jogar
    [watch] saber das tuas mesas
   *[make] preparar mesas
}
programs-make = Criar um token
programs-made = Este é o token. Só se mostra uma vez: copia-o agora.
programs-copy = Copiar
programs-copied = Copiado
programs-done = Já o tenho
programs-used = { $used ->
    [never] nunca usado
   *[other] usado pela última vez: { $when }
}
programs-revoke = Retirar
programs-revoke-long = Retirar o token «{ $name }»
