# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = program
programs-title = Programi koji igraju za tebe
programs-what = Program može sjesti za stol kao i ti. Svi vide da je to program.
# At the set-up of a table with open seats; a tick says yes
programs-open = I programi smiju sjesti ovamo
programs-how = Pošalji mu poveznicu na stol i daj mu token: on vrijedi umjesto tebe, a možeš ga povući u svakom trenutku.
programs-learn = Kako napisati program
programs-tokens = Tvoji tokeni
programs-none = Još nemaš nijedan.
programs-name = Čemu služi?
programs-default-name = Moj program
programs-may = Smije
# What a token allows
programs-scope = { $scope ->
    [play] sjesti i igrati
    [watch] pratiti tvoje stolove
   *[make] postavljati stolove
}
programs-make = Izradi token
programs-made = Ovo je token. Pokazuje se samo jednom: kopiraj ga sada.
programs-copy = Kopiraj
programs-copied = Kopirano
programs-done = Imam ga
programs-used = { $used ->
    [never] nikad korišten
   *[other] zadnji put korišten: { $when }
}
programs-revoke = Povuci
programs-revoke-long = Povuci token „{ $name }”
