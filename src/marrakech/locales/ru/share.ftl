### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Твоя победа с перевесом в { $points } очко!
    [few] Твоя победа с перевесом в { $points } очка!
    [many] Твоя победа с перевесом в { $points } очков!
   *[other] Твоя победа с перевесом в { $points } очка!
}
share-you-win-plain = Твоя победа!
share-you-share = Ты делишь победу!
share-wins = { $points ->
    [one] { $player } побеждает с перевесом в { $points } очко!
    [few] { $player } побеждает с перевесом в { $points } очка!
    [many] { $player } побеждает с перевесом в { $points } очков!
   *[other] { $player } побеждает с перевесом в { $points } очка!
}
share-wins-you = { $place ->
    [2] { $player } побеждает, у тебя второе место
    [3] { $player } побеждает, у тебя третье место
   *[4] { $player } побеждает, у тебя четвёртое место
}
share-moment = Самая большая плата
share-moment-own = Твой лучший момент
share-result = Поделиться результатом
share-picture = Сохранить картинкой
share-film = Сохранить движущейся картинкой
share-further = Ещё

## What a link says of itself in a messenger

share-site = Настольная игра о коврах для двоих, троих или четверых: в браузере, с друзьями или с ботами.
share-invites = { $player } приглашает тебя на рынок
share-invites-hint = Открой ссылку и садись за стол. Учётная запись никому не нужна.
share-going-on = Идёт игра
share-look = Посмотреть игру

## Inviting

share-more = Правила, часы и места
share-taste = Ни разу не играли? Шестьдесят секунд
share-taste-hint = Три маленьких шага на настоящей доске.
share-taste-done = Это самая суть. Остальное придёт само.
