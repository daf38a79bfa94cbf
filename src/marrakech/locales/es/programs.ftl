# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = programa
programs-title = Programas que juegan por ti
programs-what = Un programa puede sentarse a una mesa, igual que tú. Todos ven que lo es.
# At the set-up of a table with open seats; a tick says yes
programs-open = También pueden sentarse programas
programs-how = Envíale el enlace a una mesa y dale un token: te representa, y puedes retirarlo en cualquier momento.
programs-learn = Cómo escribir uno
programs-tokens = Tus tokens
programs-none = Aún no tienes ninguno.
programs-name = ¿Para qué es?
programs-default-name = Mi programa
programs-may = Puede
# What a token allows
programs-scope = { $scope ->
    [play] sentarse y jugar
    [watch] saber de tus mesas
   *[make] preparar mesas
}
programs-make = Crear un token
programs-made = Este es el token. Solo se muestra una vez: cópialo ahora.
programs-copy = Copiar
programs-copied = Copiado
programs-done = Lo tengo
programs-used = { $used ->
    [never] sin usar
   *[other] usado por última vez: { $when }
}
programs-revoke = Retirar
programs-revoke-long = Retirar el token «{ $name }»
