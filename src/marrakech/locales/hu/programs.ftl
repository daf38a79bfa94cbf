# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = program
programs-title = Programok, amelyek helyetted játszanak
programs-what = Egy program is leülhet egy asztalhoz, ahogy te. Mindenki látja, hogy program.
# At the set-up of a table with open seats; a tick says yes
programs-open = Programok is leülhetnek ide
programs-how = Küldd el neki egy asztal linkjét, és adj neki tokent: az téged képvisel, és bármikor visszavonható.
programs-learn = Így írhatsz egyet
programs-tokens = Tokenjeid
programs-none = Még egy sincs.
programs-name = Mire szolgál?
programs-default-name = Programom
programs-may = Ezt teheti
# What a token allows
programs-scope = { $scope ->
    [play] leülhet és játszhat
    [watch] értesül az asztalaidról
   *[make] asztalt nyithat
}
programs-make = Új token
programs-made = Ez a token. Csak egyszer látható: másold ki most.
programs-copy = Másolás
programs-copied = Kimásolva
programs-done = Megvan
programs-used = { $used ->
    [never] sosem használt
   *[other] utolsó használat: { $when }
}
programs-revoke = Visszavonás
programs-revoke-long = A(z) „{ $name }” token visszavonása
