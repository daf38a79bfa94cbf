# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = program
programs-title = Program som spelar åt dig
programs-what = Ett program kan slå sig ner vid ett bord, precis som du. Alla ser att det är ett program.
# At the set-up of a table with open seats; a tick says yes
programs-open = Även program får slå sig ner här
programs-how = Skicka en länk till ett bord och ge programmet en token: den står för dig och kan tas tillbaka när som helst.
programs-learn = Hur man skriver ett
programs-tokens = Dina tokens
programs-none = Du har inga än.
programs-name = Vad är den till för?
programs-default-name = Mitt program
programs-may = Den får
# What a token allows
programs-scope = { $scope ->
    [play] ta plats och spela
    [watch] höra om dina bord
   *[make] skapa bord
}
programs-make = Skapa en token
programs-made = Det här är din token. Den visas bara en gång: kopiera den nu.
programs-copy = Kopiera
programs-copied = Kopierat
programs-done = Jag har den
programs-used = { $used ->
    [never] aldrig använd
   *[other] senast använd: { $when }
}
programs-revoke = Ta tillbaka
programs-revoke-long = Ta tillbaka token ”{ $name }”
