### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [zero] Tu uzvari ar { $points } punktiem!
    [one] Tu uzvari ar { $points } punktu!
   *[other] Tu uzvari ar { $points } punktiem!
}
share-you-win-plain = Tu uzvari!
share-you-share = Tu dali uzvaru!
share-wins = { $points ->
    [zero] { $player } uzvar ar { $points } punktiem!
    [one] { $player } uzvar ar { $points } punktu!
   *[other] { $player } uzvar ar { $points } punktiem!
}
share-wins-you = { $place ->
    [2] { $player } uzvar, tev otrā vieta
    [3] { $player } uzvar, tev trešā vieta
   *[4] { $player } uzvar, tev ceturtā vieta
}
share-moment = Lielākais maksājums
share-moment-own = Tavs labākais brīdis
share-result = Kopīgot rezultātu
share-picture = Saglabāt kā attēlu
share-film = Saglabāt kā kustīgu attēlu
share-further = Vairāk

## What a link says of itself in a messenger

share-site = Galda spēle par paklājiem diviem līdz četriem: pārlūkā, ar draugiem vai pret botiem.
share-invites = { $player } aicina tevi uz tirgu
share-invites-hint = Atver saiti un apsēdies. Konts nevienam nav vajadzīgs.
share-going-on = Notiek spēle
share-look = Skatīties spēli

## Inviting

share-more = Noteikumi, pulkstenis un vietas
share-taste = Pirmā reize? Sešdesmit sekundes
share-taste-hint = Trīs mazi soļi uz īsta laukuma.
share-taste-done = Tā ir būtība. Pārējais nāks pats.
