# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = програм
programs-title = Програми који играју за тебе
programs-what = Програм може да седне за сто као и ти. Сви виде да је програм.
# At the set-up of a table with open seats; a tick says yes
programs-open = И програми смеју да седну овде
programs-how = Пошаљи му линк до стола и дај му токен: он важи у твоје име и може се повући у сваком тренутку.
programs-learn = Како се пише
programs-tokens = Твоји токени
programs-none = Још немаш ниједан.
programs-name = За шта је?
programs-default-name = Мој програм
programs-may = Сме
# What a token allows
programs-scope = { $scope ->
    [play] да седа за сто и игра
    [watch] да прати твоје столове
   *[make] да припрема столове
}
programs-make = Направи токен
programs-made = Ово је токен. Приказује се само једном: копирај га одмах.
programs-copy = Копирај
programs-copied = Копирано
programs-done = Имам га
programs-used = { $used ->
    [never] још некоришћен
   *[other] последњи пут: { $when }
}
programs-revoke = Повуци
programs-revoke-long = Повуци токен „{ $name }”
