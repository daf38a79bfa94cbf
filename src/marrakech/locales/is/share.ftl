### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Þú vinnur með { $points } stigi!
   *[other] Þú vinnur með { $points } stigum!
}
share-you-win-plain = Þú vinnur!
share-you-share = Þú deilir sigrinum!
share-wins = { $points ->
    [one] { $player } vinnur með { $points } stigi!
   *[other] { $player } vinnur með { $points } stigum!
}
share-wins-you = { $place ->
    [2] { $player } vinnur, þú ert í öðru sæti
    [3] { $player } vinnur, þú ert í þriðja sæti
   *[4] { $player } vinnur, þú ert í fjórða sæti
}
share-moment = Hæsta greiðslan
share-moment-own = Besta stundin þín
share-result = Deila úrslitunum
share-picture = Vista sem mynd
share-film = Vista sem hreyfimynd
share-further = Meira

## What a link says of itself in a messenger

share-site = Teppaspil fyrir tvo til fjóra: í vafranum, með vinum eða gegn vélmennum.
share-invites = { $player } býður þér á markaðinn
share-invites-hint = Opnaðu hlekkinn og sestu. Enginn þarf aðgang.
share-going-on = Spil er í gangi
share-look = Skoða spilið

## Inviting

share-more = Reglur, klukka og sæti
share-taste = Aldrei spilað? Sextíu sekúndur
share-taste-hint = Þrjú lítil skref á alvöru borði.
share-taste-done = Þetta er kjarninn. Hitt kemur af sjálfu sér.
