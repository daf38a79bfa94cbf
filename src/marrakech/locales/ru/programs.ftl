# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = программа
programs-title = Программы, которые играют за тебя
programs-what = Программа может сесть за стол, как и ты. Все видят, что это программа.
# At the set-up of a table with open seats; a tick says yes
programs-open = Сюда могут сесть и программы
programs-how = Пошли ей ссылку на стол и дай токен: он действует от твоего имени, и его можно отозвать в любой момент.
programs-learn = Как её написать
programs-tokens = Твои токены
programs-none = Пока ни одного.
programs-name = Для чего он?
programs-default-name = Моя программа
programs-may = Ей можно
# What a token allows
programs-scope = { $scope ->
    [play] садиться за столы и играть
    [watch] узнавать о твоих столах
   *[make] готовить столы
}
programs-make = Создать токен
programs-made = Вот токен. Он показан только один раз: скопируй его сейчас.
programs-copy = Копировать
programs-copied = Скопировано
programs-done = Сохранено
programs-used = { $used ->
    [never] ещё не использовался
   *[other] последний раз: { $when }
}
programs-revoke = Отозвать
programs-revoke-long = Отозвать токен «{ $name }»
