# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = program
programs-title = Programe care joacă pentru tine
programs-what = Un program se poate așeza la o masă, la fel ca tine. Toți văd că este un program.
# At the set-up of a table with open seats; a tick says yes
programs-open = Se pot așeza aici și programe
programs-how = Trimite-i linkul unei mese și dă-i un token: el te reprezintă și îl poți retrage oricând.
programs-learn = Cum scrii unul
programs-tokens = Tokenurile tale
programs-none = Încă nu ai niciunul.
programs-name = Pentru ce este?
programs-default-name = Programul meu
programs-may = Are voie
# What a token allows
programs-scope = { $scope ->
    [play] să ia loc și să joace
    [watch] să afle de mesele tale
   *[make] să pregătească mese
}
programs-make = Creează un token
programs-made = Acesta este tokenul. Se arată o singură dată: copiază-l acum.
programs-copy = Copiază
programs-copied = Copiat
programs-done = Îl am
programs-used = { $used ->
    [never] nefolosit
   *[other] folosit ultima dată: { $when }
}
programs-revoke = Retrage
programs-revoke-long = Retrage tokenul „{ $name }”
