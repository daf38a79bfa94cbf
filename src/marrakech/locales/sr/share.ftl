### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Побеђујеш за { $points } поен!
    [few] Побеђујеш за { $points } поена!
   *[other] Побеђујеш за { $points } поена!
}
share-you-win-plain = Побеђујеш!
share-you-share = Делиш победу!
share-wins = { $points ->
    [one] { $player } побеђује за { $points } поен!
    [few] { $player } побеђује за { $points } поена!
   *[other] { $player } побеђује за { $points } поена!
}
share-wins-you = { $place ->
    [2] { $player } побеђује, твоје је друго место
    [3] { $player } побеђује, твоје је треће место
   *[4] { $player } побеђује, твоје је четврто место
}
share-moment = Највеће плаћање
share-moment-own = Твој најбољи тренутак
share-result = Подели резултат
share-picture = Сачувај као слику
share-film = Сачувај као покретну слику
share-further = Још

## What a link says of itself in a messenger

share-site = Друштвена игра са саговима за двоје до четворо: у прегледачу, с пријатељима или против ботова.
share-invites = { $player } те зове на пијацу
share-invites-hint = Отвори везу и седи за сто. Никоме не треба налог.
share-going-on = Игра је у току
share-look = Погледај игру

## Inviting

share-more = Правила, сат и места
share-taste = Први пут? Шездесет секунди
share-taste-hint = Три мала корака на правој табли.
share-taste-done = То је суштина. Остало дође само.
