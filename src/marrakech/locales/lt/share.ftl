### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Laimi { $points } tašku!
    [few] Laimi { $points } taškais!
   *[other] Laimi { $points } taškų!
}
share-you-win-plain = Laimi!
share-you-share = Daliniesi pergale!
share-wins = { $points ->
    [one] { $player } laimi { $points } tašku!
    [few] { $player } laimi { $points } taškais!
   *[other] { $player } laimi { $points } taškų!
}
share-wins-you = { $place ->
    [2] { $player } laimi, tavo antra vieta
    [3] { $player } laimi, tavo trečia vieta
   *[4] { $player } laimi, tavo ketvirta vieta
}
share-moment = Didžiausias mokėjimas
share-moment-own = Tavo geriausia akimirka
share-result = Dalytis rezultatu
share-picture = Įrašyti kaip paveikslą
share-film = Įrašyti kaip judantį paveikslą
share-further = Daugiau

## What a link says of itself in a messenger

share-site = Stalo žaidimas apie kilimus dviem–keturiems: naršyklėje, su draugais arba prieš botus.
share-invites = { $player } kviečia tave į turgų
share-invites-hint = Atverk nuorodą ir sėskis. Paskyros niekam nereikia.
share-going-on = Vyksta žaidimas
share-look = Žiūrėti žaidimą

## Inviting

share-more = Taisyklės, laikrodis ir vietos
share-taste = Pirmas kartas? Šešiasdešimt sekundžių
share-taste-hint = Trys maži žingsniai ant tikros lentos.
share-taste-done = Tai ir yra esmė. Kita ateis savaime.
