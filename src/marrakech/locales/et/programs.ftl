# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = programm
programs-title = Programmid, mis mängivad sinu eest
programs-what = Programm võib lauda istuda nagu sinagi. Kõik näevad, et see on programm.
# At the set-up of a table with open seats; a tick says yes
programs-open = Siia võivad istuda ka programmid
programs-how = Saada talle laua link ja anna pääsuluba: see esindab sind, ja selle saab igal ajal tagasi võtta.
programs-learn = Kuidas seda kirjutada
programs-tokens = Sinu pääsuload
programs-none = Sul ei ole veel ühtki.
programs-name = Milleks see on?
programs-default-name = Minu programm
programs-may = Lubatud
# What a token allows
programs-scope = { $scope ->
    [play] lauda istuda ja mängida
    [watch] kuulda sinu laudadest
   *[make] laudu luua
}
programs-make = Loo pääsuluba
programs-made = See on pääsuluba. Seda näidatakse üks kord: kopeeri see kohe.
programs-copy = Kopeeri
programs-copied = Kopeeritud
programs-done = Mul on see
programs-used = { $used ->
    [never] pole kasutatud
   *[other] viimati kasutatud: { $when }
}
programs-revoke = Võta tagasi
programs-revoke-long = Võta tagasi pääsuluba „{ $name }“
