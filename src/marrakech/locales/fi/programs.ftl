# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = ohjelma
programs-title = Ohjelmat, jotka pelaavat puolestasi
programs-what = Ohjelma voi istua pöytään samoin kuin sinä. Kaikki näkevät, että se on ohjelma.
# At the set-up of a table with open seats; a tick says yes
programs-open = Myös ohjelmat saavat istua tähän
programs-how = Lähetä sille linkki pöytään ja anna sille pääsytunnus: se edustaa sinua, ja voit ottaa sen takaisin koska vain.
programs-learn = Näin teet sellaisen
programs-tokens = Pääsytunnuksesi
programs-none = Sinulla ei ole vielä yhtään.
programs-name = Mitä varten se on?
programs-default-name = Ohjelmani
programs-may = Se saa
# What a token allows
programs-scope = { $scope ->
    [play] istua pöytään ja pelata
    [watch] kuulla pöydistäsi
   *[make] perustaa pöytiä
}
programs-make = Luo pääsytunnus
programs-made = Tämä on pääsytunnus. Se näytetään vain kerran: kopioi se nyt.
programs-copy = Kopioi
programs-copied = Kopioitu
programs-done = Se on tallessa
programs-used = { $used ->
    [never] ei koskaan käytetty
   *[other] viimeksi käytetty: { $when }
}
programs-revoke = Ota takaisin
programs-revoke-long = Ota pääsytunnus ”{ $name }” takaisin
