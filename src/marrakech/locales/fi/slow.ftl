### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Pelejä
slow-series-one = Yksi peli
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Paras kolmesta
   *[5] Paras viidestä
}
# Leads to the set-up of a table for friends
slow-challenge = Haasta joku: paras kolmesta
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Paras kolmesta, vastassa { $player }
   *[5] Paras viidestä, vastassa { $player }
}
# Which game of the series this is
slow-game = Peli { $number }
slow-won = { $number ->
    [one] { $number } peli voitettu
   *[other] { $number } peliä voitettu
}
slow-series-goes-on = Seuraavaksi peli { $number }.
slow-series-winner = { $player } voittaa sarjan.
slow-series-you = Voitat sarjan!
slow-series-shared = Sarja päättyi tasan: { $players }.
slow-ready = Valmis peliin { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } on valmis. Minäkin!
slow-again = Haasta uudelleen

## Days for a move

slow-pace = Tahti
slow-pace-now = Yhdellä istumalla
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } päivä vuoroa kohti
   *[other] { $days } päivää vuoroa kohti
}
slow-pace-hint = Kenenkään ei tarvitse olla paikalla samaan aikaan. Palaa, kun on sinun vuorosi.
slow-clock-tells = Rauhassa: { $days ->
    [one] { $days } päivä
   *[other] { $days } päivää
} vuoroa kohti.
# $time: such as “2 hours”
slow-time-short = Vuorollesi on jäljellä { $time }.

## Whose turn it is

slow-turns = Pelisi
slow-turn-yours = Sinun vuorosi
slow-turn-theirs = { $player } pelaa
slow-turn-waiting = Odotetaan pelaajia
slow-turn-ready = Seuraava peli odottaa sinua
slow-turn-not-ready = { $player } ei ole vielä valmis
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = { $time } jäljellä

## Being told

slow-ask = Tämä voi kestää päiviä. Kerrommeko, kun on sinun vuorosi?
slow-ask-hint = Lyhyt ilmoitus selaimeltasi, niin kauan kuin jokin pelin sivu tai sovellus on auki. Voit ottaa sen pois asetuksista.
slow-ask-yes = Kyllä kiitos
slow-ask-no = Ei kiitos
slow-ask-refused = Selaimesi ei salli sitä. Voit muuttaa sen selaimen asetuksista tälle sivulle.
slow-setting = Kerro, kun on minun vuoroni hitaassa pelissä
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · { $time } jäljellä
