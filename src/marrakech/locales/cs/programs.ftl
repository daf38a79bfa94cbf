# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = program
programs-title = Programy, které hrají za tebe
programs-what = Program si může přisednout ke stolu stejně jako ty. Všichni vidí, že je to program.
# At the set-up of a table with open seats; a tick says yes
programs-open = Smějí si sem přisednout i programy
programs-how = Pošli mu odkaz na stůl a dej mu token: ten zastupuje tebe a kdykoli ho můžeš zrušit.
programs-learn = Jak nějaký napsat
programs-tokens = Tvoje tokeny
programs-none = Zatím žádný nemáš.
programs-name = K čemu je?
programs-default-name = Můj program
programs-may = Smí
# What a token allows
programs-scope = { $scope ->
    [play] přisednout a hrát
    [watch] sledovat tvoje stoly
   *[make] připravovat stoly
}
programs-make = Vytvořit token
programs-made = Tady je token. Ukazuje se jen jednou: zkopíruj si ho teď.
programs-copy = Kopírovat
programs-copied = Zkopírováno
programs-done = Mám ho
programs-used = { $used ->
    [never] nepoužitý
   *[other] naposledy použitý: { $when }
}
programs-revoke = Zrušit
programs-revoke-long = Zrušit token „{ $name }“
