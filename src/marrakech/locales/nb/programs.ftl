# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = program
programs-title = Programmer som spiller for deg
programs-what = Et program kan ta plass ved et bord, akkurat som deg. Alle ser at det er et program.
# At the set-up of a table with open seats; a tick says yes
programs-open = Programmer kan også sette seg her
programs-how = Send det en lenke til et bord og gi det et token: Det står for deg og kan tas tilbake når som helst.
programs-learn = Slik skriver du et
programs-tokens = Dine tokener
programs-none = Du har ingen ennå.
programs-name = Hva er det til?
programs-default-name = Programmet mitt
programs-may = Det får
# What a token allows
programs-scope = { $scope ->
    [play] ta plass og spille
    [watch] høre om bordene dine
   *[make] gjøre klar bord
}
programs-make = Lag et token
programs-made = Dette er tokenet. Det vises bare én gang: Kopier det nå.
programs-copy = Kopier
programs-copied = Kopiert
programs-done = Jeg har det
programs-used = { $used ->
    [never] aldri brukt
   *[other] sist brukt: { $when }
}
programs-revoke = Ta tilbake
programs-revoke-long = Ta tilbake tokenet «{ $name }»
