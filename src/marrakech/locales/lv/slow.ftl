### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Spēles
slow-series-one = Viena spēle
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Līdz divām uzvarām
   *[5] Līdz trim uzvarām
}
# Leads to the set-up of a table for friends
slow-challenge = Izaicini kādu: līdz divām uzvarām
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Līdz divām uzvarām; pretinieks: { $player }
   *[5] Līdz trim uzvarām; pretinieks: { $player }
}
# Which game of the series this is
slow-game = { $number }. spēle
slow-won = { $number ->
    [zero] { $number } spēļu uzvarēts
    [one] { $number } spēle uzvarēta
   *[other] { $number } spēles uzvarētas
}
slow-series-goes-on = Tālāk seko { $number }. spēle.
slow-series-winner = { $player } uzvar sērijā.
slow-series-you = Tu uzvari sērijā!
slow-series-shared = Sērija beidzas neizšķirti: { $players }.
slow-ready = Gribu sākt { $number }. spēli
# $player is ready for the next game; on a button
slow-ready-too = { $player } jau gaida. Es arī!
slow-again = Izaicināt vēlreiz

## Days for a move

slow-pace = Temps
slow-pace-now = Vienā piegājienā
# $days: 1 or 3
slow-pace-days = { $days ->
    [zero] { $days } dienu gājienam
    [one] { $days } diena gājienam
   *[other] { $days } dienas gājienam
}
slow-pace-hint = Nevienam nav jābūt šeit vienlaikus. Atgriezies, kad ir tava kārta.
slow-clock-tells = Bez steigas: { $days ->
    [zero] { $days } dienu
    [one] { $days } diena
   *[other] { $days } dienas
} gājienam.
# $time: such as “2 hours”
slow-time-short = Tavam gājienam atlicis: { $time }.

## Whose turn it is

slow-turns = Tavas spēles
slow-turn-yours = Tava kārta
slow-turn-theirs = Spēlē { $player }
slow-turn-waiting = Gaidām spēlētājus
slow-turn-ready = Nākamā spēle gaida tevi
slow-turn-not-ready = Vēl jāgaida { $player }
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = atlicis: { $time }

## Being told

slow-ask = Tas var ilgt dienas. Vai pateikt tev, kad ir tava kārta?
slow-ask-hint = Īsa ziņa no pārlūka, kamēr ir atvērta kāda spēles lapa vai lietotne. Iestatījumos to var izslēgt.
slow-ask-yes = Jā, lūdzu
slow-ask-no = Nē, paldies
slow-ask-refused = Tavs pārlūks to neatļauj. To var mainīt pārlūka iestatījumos šai lapai.
slow-setting = Pateikt, kad lēnā spēlē ir mana kārta
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · atlicis: { $time }
