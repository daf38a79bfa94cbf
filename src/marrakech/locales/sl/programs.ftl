# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = program
programs-title = Programi, ki igrajo zate
programs-what = Program lahko prisede k mizi tako kot ti. Vsi vidijo, da je to program.
# At the set-up of a table with open seats; a tick says yes
programs-open = Sem smejo prisesti tudi programi
programs-how = Pošlji mu povezavo do mize in mu daj žeton: ta velja namesto tebe in ga lahko kadar koli prekličeš.
programs-learn = Kako napisati program
programs-tokens = Tvoji žetoni
programs-none = Nimaš še nobenega.
programs-name = Čemu služi?
programs-default-name = Moj program
programs-may = Sme
# What a token allows
programs-scope = { $scope ->
    [play] prisesti in igrati
    [watch] spremljati tvoje mize
   *[make] postavljati mize
}
programs-make = Ustvari žeton
programs-made = To je žeton. Pokaže se samo enkrat: kopiraj ga zdaj.
programs-copy = Kopiraj
programs-copied = Kopirano
programs-done = Ga že imam
programs-used = { $used ->
    [never] neuporabljen
   *[other] nazadnje uporabljen: { $when }
}
programs-revoke = Prekliči
programs-revoke-long = Prekliči žeton »{ $name }«
