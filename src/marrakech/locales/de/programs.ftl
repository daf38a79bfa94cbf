# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = Programm
programs-title = Programme, die für dich spielen
programs-what = Ein Programm kann an einem Tisch Platz nehmen wie du. Alle sehen, dass es eines ist.
# At the set-up of a table with open seats; a tick says yes
programs-open = Auch Programme dürfen sich hier setzen
programs-how = Schick ihm den Link zu einem Tisch und gib ihm ein Token: Das steht für dich und lässt sich jederzeit zurücknehmen.
programs-learn = So schreibst du eines
programs-tokens = Deine Token
programs-none = Du hast noch keine.
programs-name = Wofür ist es?
programs-default-name = Mein Programm
programs-may = Es darf
# What a token allows
programs-scope = { $scope ->
    [play] Platz nehmen und spielen
    [watch] von deinen Tischen hören
   *[make] Tische einrichten
}
programs-make = Token erstellen
programs-made = Das ist das Token. Du siehst es nur dieses eine Mal: Kopiere es jetzt.
programs-copy = Kopieren
programs-copied = Kopiert
programs-done = Ich habe es
programs-used = { $used ->
    [never] nie benutzt
   *[other] zuletzt benutzt: { $when }
}
programs-revoke = Zurücknehmen
programs-revoke-long = Das Token „{ $name }“ zurücknehmen
