# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = programma
programs-title = Programma’s die voor je spelen
programs-what = Een programma kan aan een tafel gaan zitten, net als jij. Iedereen ziet dat het er een is.
# At the set-up of a table with open seats; a tick says yes
programs-open = Ook programma’s mogen hier gaan zitten
programs-how = Stuur het de link naar een tafel en geef het een token: dat staat voor jou, en je kunt het altijd intrekken.
programs-learn = Zo schrijf je er een
programs-tokens = Jouw tokens
programs-none = Je hebt er nog geen.
programs-name = Waar is het voor?
programs-default-name = Mijn programma
programs-may = Het mag
# What a token allows
programs-scope = { $scope ->
    [play] gaan zitten en spelen
    [watch] horen van je tafels
   *[make] tafels klaarzetten
}
programs-make = Token maken
programs-made = Dit is het token. Het wordt één keer getoond: kopieer het nu.
programs-copy = Kopiëren
programs-copied = Gekopieerd
programs-done = Ik heb het
programs-used = { $used ->
    [never] nooit gebruikt
   *[other] laatst gebruikt: { $when }
}
programs-revoke = Intrekken
programs-revoke-long = Het token ‘{ $name }’ intrekken
