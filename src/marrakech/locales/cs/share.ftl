### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Vítězíš o jeden bod!
    [few] Vítězíš o { $points } body!
   *[other] Vítězíš o { $points } bodů!
}
share-you-win-plain = Vítězíš!
share-you-share = Vítězství patří i tobě!
share-wins = { $points ->
    [one] { $player } vítězí o jeden bod!
    [few] { $player } vítězí o { $points } body!
   *[other] { $player } vítězí o { $points } bodů!
}
share-wins-you = { $place ->
    [2] { $player } vítězí, ty máš druhé místo
    [3] { $player } vítězí, ty máš třetí místo
   *[4] { $player } vítězí, ty máš čtvrté místo
}
share-moment = Nejvyšší platba
share-moment-own = Tvůj nejlepší okamžik
share-result = Sdílet výsledek
share-picture = Uložit jako obrázek
share-film = Uložit jako pohyblivý obrázek
share-further = Více

## What a link says of itself in a messenger

share-site = Desková hra o kobercích pro dva až čtyři: v prohlížeči, s přáteli nebo proti botům.
share-invites = { $player } tě zve na trh
share-invites-hint = Otevři odkaz a přisedni si. Nikdo nepotřebuje účet.
share-going-on = Právě se hraje
share-look = Podívat se na hru

## Inviting

share-more = Pravidla, hodiny a místa
share-taste = Ještě nikdy? Šedesát sekund
share-taste-hint = Tři malé kroky na opravdové desce.
share-taste-done = To je jádro hry. Zbytek přijde sám.
