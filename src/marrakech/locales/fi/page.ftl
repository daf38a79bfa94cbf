### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Sivu
page-home = Etusivulle
page-close = Sulje
page-loading = Hetki vain …
page-try-again = Yritä uudelleen
page-lost-title = Täällä ei ole mitään
page-lost = Tällaista sivua ei ole.
page-gone-title = Tätä pöytää ei enää ole
page-gone = Se on siivottu pois, tai linkki ei ole kokonainen.

## What goes wrong

page-problem-unreachable = Palvelin ei vastaa. Onko yhteys kunnossa?
page-problem-failed = Palvelin ei pystynyt siihen. Yritä uudelleen.
page-problem-unknown = Se ei onnistunut ({ $reason }).
page-connection-lost = Yhteys katkesi. Yritetään uudelleen …
page-connection-back = Yhteys toimii taas.

## The start

page-home-title = Marrakechin mattokauppiaat
page-home-lead = Ohjaa Assamia torin halki, aseta mattosi hänen tielleen ja anna muiden maksaa. Kahdesta neljään pelaajaa, kaksikymmentä minuuttia.
page-quick = Pelaa botteja vastaan
page-quick-opponents = Montako vastustajaa?
page-quick-level = Kuinka vahvoja?
page-play-now = Pelaa nyt
page-your-name = Nimesi
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Muita tapoja pelata
page-mode-here = Saman näytön ääressä
page-mode-here-hint = Laite kiertää kädestä käteen.
page-mode-link = Ystävien kanssa linkin kautta
page-mode-link-hint = Lähetä linkki: sen avaaja pääsee pöytään. Kukaan ei tarvitse tunnusta.
page-mode-new = Perusta pöytä
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Opi pelaamaan
page-mode-learn-hint = Kymmenen pientä askelta oikealla laudalla, viidessä minuutissa.
page-mode-rules = Säännöt
page-mode-rules-hint = Lyhyesti ja kuvin; voi myös tulostaa.
page-mode-lobby = Aula
page-mode-lobby-hint = Liity avoimeen pöytään tai katso peliä.
page-mode-replay = Katso peli uudelleen
page-mode-replay-hint = Käy tallennettu peli läpi askel askeleelta.
page-my-tables = Pöytäsi
page-forget-table = Unohda pöytä: { $when }
page-level-rating = Vahvuus { $rating }
page-level-option = { $name } ({ $rating })

## Setting up

page-new-title = Perusta pöytä
page-new-players = Pelaajat
page-players = { $number ->
    [one] yksi pelaaja
   *[other] { $number } pelaajaa
}
page-seat = Paikka { $number }
page-seat-who = Kuka istuu tässä?
page-seat-name = Nimi
page-seat-level = Taso
page-seat-colour = Väri
page-seat-second-colour = Toinen väri
page-seat-open = vapaa paikka
page-sitter-me = Minä
page-sitter-here = Joku tämän näytön ääressä
page-sitter-link = Ystävä linkin kautta
page-sitter-bot = Botti
page-sitter-link-hint = Saat lähetettävän linkin, kun pöytä on valmis.
# The bots by their first names
page-bot-porter = Hassan
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idris
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Fatima
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Yusuf
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
})
page-new-first = Kuka aloittaa?
page-first-lot = Arpa ratkaisee
page-first-seat = Paikka { $number }
page-new-rules = Säännöt
page-new-edition = Sääntövihko
page-edition-standard = Vakiosäännöt.
page-new-options = Yksittäiset säännöt
page-options-changed = Osa säännöistä poikkeaa sääntövihkosta.
page-options-reset = Kuten sääntövihkossa
page-option-elimination = Maksukyvytön
page-option-elimination-yes = putoaa
page-option-elimination-yes-hint = Maksaa kaiken, mitä on, ja lähtee pelistä; matot jäävät eivätkä kuulu kenellekään.
page-option-elimination-no = jatkaa peliä
page-option-elimination-no-hint = Maksaa kaiken, mitä on, ja jatkaa: kukaan ei putoa.
page-option-cover = Mattojen peittäminen
page-option-cover-opponents = muiden matot on suojattu
page-option-cover-opponents-hint = Matto ei saa peittää toisen pelaajan maton molempia puolikkaita kerralla; oman maton saa.
page-option-cover-any = kaikki matot on suojattu
page-option-cover-any-hint = Matto ei saa peittää minkään maton molempia puolikkaita kerralla, ei edes oman.
page-option-cover-colours = kaksi eri väriä
page-option-cover-colours-hint = Uuden maton alla olevien puolikkaiden on oltava erivärisiä, jos se on mahdollista.
page-option-variant = Assam käännetään
page-option-variant-none = ennen heittoa
page-option-variant-none-hint = Vuorossa oleva valitsee suunnan ja heittää sitten.
page-option-variant-turn-at-end = vuoron lopuksi
page-option-variant-turn-at-end-hint = Maton asettamisen jälkeen Assam käännetään vasemmalle tai oikealle: seuraavan pelaajan on lähdettävä siihen suuntaan.
page-option-variant-turn-at-end-optional = lopuksi, jos haluaa
page-option-variant-turn-at-end-optional-hint = Maton asettamisen jälkeen Assamin saa kääntää vasemmalle tai oikealle tai jättää ennalleen: seuraavan pelaajan on lähdettävä siihen suuntaan.
page-option-two-player = Kaksinpeli
page-option-two-player-two-colours = kummallakin kaksi väriä
page-option-two-player-two-colours-hint = Kummallakin on kaksi väriä, 12 mattoa kumpaakin, yhdessä pinossa.
page-option-two-player-one-colour = kummallakin yksi väri
page-option-two-player-one-colour-hint = Kummallakin on 15 mattoa yhtä väriä.
page-option-pile = Pinot
page-option-pile-shuffled = sekoitetaan
page-option-pile-shuffled-hint = Kustakin pinosta tiedetään vain seuraava matto.
page-option-pile-alternating = värit vuorotellen
page-option-pile-alternating-hint = Värit tulevat vuorotellen.
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
page-option-tiebreak = Tasapisteet
page-option-tiebreak-dirhams = dirhamit ratkaisevat
page-option-tiebreak-dirhams-hint = Edellä on se, jolla on enemmän dirhameja.
page-option-tiebreak-rugs = ruudut ratkaisevat
page-option-tiebreak-rugs-hint = Edellä on se, jonka mattoja näkyy useammassa ruudussa.
page-option-tiebreak-none = sija jaetaan
page-option-tiebreak-none-hint = Mikään muu ei ratkaise.
page-option-heading = Assam katsoo alussa
page-option-heading-S = alas
page-option-heading-S-hint = Kuten lauta tavallisesti asetetaan.
page-option-heading-N = ylös
page-option-heading-N-hint = Lauta ei ole joka puolelta samanlainen.
page-option-heading-E = oikealle
page-option-heading-E-hint = Lauta ei ole joka puolelta samanlainen.
page-option-heading-W = vasemmalle
page-option-heading-W-hint = Lauta ei ole joka puolelta samanlainen.
page-option-dirhams = Dirhameja alussa
page-option-dirhams-hint = Kaikissa sääntövihkoissa 30. Vähemmällä pelistä tulee vaarallinen.
page-option-rugs = Mattoja kullakin
page-option-rugs-hint = Montako vuoroa jokaisella on.
page-new-table = Pöytä
page-clock = Kello
page-clock-none = Ei kelloa
page-clock-none-hint = Jokainen saa miettiä niin kauan kuin haluaa.
page-clock-move = Jokaiselle vuorolle
page-clock-total = Koko pelille
page-clock-time = Aika
page-clock-increment = Lisäaika vuoroa kohti
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
page-seconds = { $number ->
    [one] yksi sekunti
   *[other] { $number } sekuntia
}
page-minutes = { $number ->
    [one] yksi minuutti
   *[other] { $number } minuuttia
}
page-new-listed = Näytä aulassa
page-new-listed-hint = Kuka tahansa saa katsoa ja istua vapaalle paikalle. Muuten vain ne, joilla on linkki.
page-new-take-back = Vuoron saa ottaa takaisin
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Aloita
page-new-invite = Luo pöytä ja hae linkki
page-new-watch = Katso bottien peliä

## The lobby

page-lobby = Aula
page-lobby-open = Avoimet pöydät
page-lobby-none-open = Kukaan ei juuri nyt odota.
page-lobby-new = Avaa pöytä
page-lobby-running = Katsottavia pelejä
page-lobby-none-running = Yhtään julkista peliä ei ole juuri nyt käynnissä.
page-lobby-watch-bots = Pane botit pelaamaan ja katso
page-join = Liity
page-watch = Katso
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = Vuoro { $turn }, jäljellä { $left }.

## Waiting for others

page-waiting-title = Odotetaan pelaajia
page-waiting-seats = { $number ->
    [0] Kaikki paikat on varattu
    [one] Yksi paikka on vapaana
   *[other] { $number } paikkaa on vapaana
}
page-waiting-link = Linkki ystävillesi
page-waiting-link-hint = Linkin avaaja pääsee pöytään, tai katsomaan, kun kaikki paikat on varattu.
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = Kopioi linkki
page-share = Jaa …
page-copied = Kopioitu.
page-not-copied = Selain ei anna kopioida: { $link }
page-start-bots = Tai aloita nyt
page-start-bots-hint = Botit täyttävät vapaat paikat.
page-start-now = Aloita bottien kanssa
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
page-join-title = Täällä on sinulle paikka
page-join-seat = Väri
page-join-any = Mikä vain
page-sit-down = Istu pöytään

## At the table

page-table-title = Tori
page-players-list = Pelaajat
page-panel = Mitä tehdä
page-board = Tori: seitsemän saraketta a–g, seitsemän riviä 1–7
page-square-bare = { $square }: tyhjä
page-square-rug = { $square }: { $colour ->
    [red] punainen
    [yellow] keltainen
    [blue] sininen
   *[purple] violetti
} matto, omistaja { $player }
page-square-neutral = { $square }: { $colour ->
    [red] punainen
    [yellow] keltainen
    [blue] sininen
   *[purple] violetti
} matto, joka ei kuulu kenellekään
page-square-assam = { $rug }. Assam seisoo tässä ja katsoo { $heading ->
    [N] ylös
    [E] oikealle
    [S] alas
   *[W] vasemmalle
}
page-badge-you = sinä
page-badge-bot = botti
page-badge-away = poissa
page-badge-out = pudonnut
page-rugs-left = { $number ->
    [one] yksi matto jäljellä
   *[other] { $number } mattoa jäljellä
}
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-badge-next = next
page-worth = { $dirhams ->
    [one] yksi dirhami
   *[other] { $dirhams } dirhamia
}, mattoja { $squares ->
    [one] yhdessä ruudussa
   *[other] { $squares } ruudussa
}
page-points = { $number ->
    [one] yksi piste
   *[other] { $number } pistettä
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Mihin suuntaan seuraavan on lähdettävä?
       *[no] { $player }: mihin suuntaan seuraavan on lähdettävä?
    }
   *[no] { $alone ->
        [yes] Sinun vuorosi: mihin suuntaan Assam kävelee?
       *[no] { $player }: mihin suuntaan Assam kävelee?
    }
}
page-prompt-roll = { $alone ->
    [yes] Sinun vuorosi: heitä noppaa.
   *[no] { $player }: heitä noppaa.
}
page-prompt-lay = { $alone ->
    [yes] Aseta mattosi Assamin viereen.
   *[no] { $player }: aseta matto Assamin viereen.
}
page-prompt-wait = { $player } miettii …
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = { $player } pelaa
page-ways = Mihin suuntaan
page-way-L = Vasen
page-way-F = Suoraan
page-way-R = Oikea
page-expect = keskim. { $costs }
page-throw = Heitä noppaa
page-turn-assam = Käännä Assam
page-lay = Aseta matto
page-lay-hint = Napauta Assamin viereistä ruutua tai pyyhkäise kahden yli.
page-lay-ready = Aseta se napauttamalla uudelleen, tai napauta toista paikkaa.
page-lay-on = Aseta se ruuduille { $near } ja { $far }
page-skip = Ohita
page-undo = Kumoa
page-take-back = Ota takaisin
page-come-back = Jatka itse: { $player }
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on
page-time-left = Time left: { $time }
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.
page-watching = { $number ->
    [0] Kukaan muu ei katso.
    [one] Yksi katsoo.
   *[other] { $number } katsoo.
}

## What happened, besides the game

page-log = Mitä tapahtui
page-log-sat = { $player } istuu pöytään.
page-log-began = Peli alkaa. Aloittaja on { $player }.
page-log-took-back = { $player } ottaa vuoronsa takaisin.
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: ”{ $phrase }”
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player } on taas täällä.
page-log-rematch-offered = { $player } haluaa pelata uudelleen.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Seuraavalle pelille on uusi pöytä.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

## Menu

page-menu = Valikko
page-copy-seat = Kopioi linkki paikalleni
page-copy-seat-hint = Sillä voit jatkaa toisella laitteella. Älä anna linkkiä kenellekään.
page-stand-in = Botti pelaamaan pelaajan { $player } puolesta
page-resign = Luovuta
page-resign-ask = Luovutetaanko pelaajan { $player } puolesta? Sitä ei voi perua.
page-resign-yes = Luovuta
page-resign-no = Jatka peliä
page-phrases = Sano jotakin

## What can be said

page-phrase-hello = Hei!
page-phrase-good-luck = Onnea peliin!
page-phrase-thinking = Annas kun mietin …
page-phrase-your-turn = Sinun vuorosi.
page-phrase-nice-rug = Onpa hieno matto!
page-phrase-lucky = Sinullapa on tänään tuuria.
page-phrase-ouch = Auts!
page-phrase-oops = Hups.
page-phrase-thanks = Kiitos!
page-phrase-sorry = Anteeksi!
page-phrase-well-played = Hyvin pelattu!
page-phrase-again = Vielä yksi peli?
page-phrase-have-to-go = Minun pitää kohta lähteä.
page-phrase-bye = Näkemiin!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Ohje
page-help-rules = Näin pelataan
page-rules-aim = Lopussa jokainen dirhami on yksi piste, samoin jokainen ruutu, jossa mattosi näkyy. Eniten pisteitä kerännyt voittaa.
page-rules-turn = Jätä vuorollasi Assam ennalleen tai käännä hänet vasemmalle tai oikealle, ja heitä noppaa. Hän kävelee suoraan eteenpäin; reunalla mosaiikki johdattaa hänet takaisin torille.
page-rules-pay = Jos hän pysähtyy toisen pelaajan matolle, maksat maton omistajalle yhden dirhamin jokaisesta ruudusta, joka kuuluu samaan yhtenäiseen samanväriseen alueeseen.
page-rules-lay = Aseta sitten matto kahdelle ruudulle, joista ainakin toinen on Assamin vieressä. Se saa peittää mattoja, mutta ei toisen pelaajan maton molempia puolikkaita kerralla.
page-rules-end = Peli päättyy, kun viimeinen matto on asetettu. Joissakin sääntövihkoissa maksukyvytön putoaa.
page-help-keys = Näppäimet
page-key-primary = Tee se, mitä tarjotaan: heitä, aseta, ohita
page-key-arrows = Valitse suunta niin kuin se on laudalla
page-key-ways = Valitse vasen, suoraan tai oikea Assamista katsoen
page-key-throw = Heitä noppaa
page-key-board = Laudalla nuolet siirtävät osoitinta, Enter valitsee ja vahvistaa, välilyönti kääntää mattoa
page-key-undo = Kumoa
page-key-take-back = Ota vuoro takaisin
page-key-skip = Ohita animaatio
page-key-mute = Äänet päälle tai pois
page-key-say = Sano jotakin
page-key-log = Mitä tapahtui
page-key-menu = Valikko
page-key-help = Tämä ohje
page-key-step = Askel taakse tai eteen
page-key-ends = Alkuun, loppuun
page-key-play = Toista, pysäytä

## Settings

page-settings = Asetukset
page-settings-language = Kieli
page-settings-theme = Sivun värit
page-theme-auto = Järjestelmän mukaan
page-theme-light = Vaalea
page-theme-dark = Tumma
page-theme-contrast = Suuri kontrasti
page-settings-speed = Nopeus
page-speed-slow = Hidas
page-speed-normal = Tavallinen
page-speed-fast = Nopea
page-speed-instant = Heti
page-settings-motion = Liike
page-motion-auto = Järjestelmän mukaan
page-motion-less = Vähemmän
page-motion-full = Kaikki liikkuu
page-settings-confirm = Vahvista siirrot
page-settings-confirm-hint = Napsautus valitsee; toinen napsautus tai painike tekee siirron.
page-settings-sounds = Äänet
page-settings-coordinates = Rivien ja sarakkeiden nimet

## The end

page-end-winner = { $player } voittaa!
page-end-shared = Jaettu voitto: { $players }
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Sijoitukset
page-ranking-place = Sija
page-ranking-player = Pelaaja
page-ranking-dirhams = Dirhamit
page-ranking-squares = + matot
page-ranking-points = = pisteet
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Pelaa uudelleen
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Odotetaan muita …
page-rematch-withdraw = Take the offer back
page-rematch-go = Seuraavaan peliin
page-save-record = Tallenna peli
page-copy-replay = Kopioi linkki pelin tallenteeseen
page-chart-title = Pisteet pelin aikana
page-chart = Pisteet pelin aikana. Lopussa: { $ends }
page-chart-end = { $points ->
    [one] { $name } yksi
   *[other] { $name } { $points }
}
page-statistics = Lukuina
page-statistics-turns = { $number ->
    [one] Pelattiin yksi vuoro.
   *[other] Pelattiin { $number } vuoroa.
}
page-statistics-highest = { $paid ->
    [one] Suurin maksu oli yksi dirhami: maksaja { $player }, saaja { $owner }.
   *[other] Suurin maksu oli { $paid } dirhamia: maksaja { $player }, saaja { $owner }.
}
page-statistics-none = Kukaan ei maksanut mitään.
page-statistics-paid = maksoi
page-statistics-received = sai
page-statistics-throw = heitto keskim.
page-statistics-mosaics = mosaiikkeja
page-dice = Oliko noppa rehellinen?
page-dice-all-fair = { $rugs ->
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = Salainen luku ei ole se, joka luvattiin.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Aloittajan olisi pitänyt olla { $player }.
page-dice-throw = Heiton { $number } olisi pitänyt olla { $drawn }, mutta pelattiin { $played }.
page-dice-pile = Maton { $number } olisi pitänyt olla toisenvärinen: { $player }.
page-dice-numbers = Luvut
page-dice-commitment-is = Näytettiin ennen peliä (salaisen luvun SHA-256)
page-dice-seed-is = Salainen luku
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

## Replay

page-replay = Pelin tallenne
page-replay-hint = Pudota tallennettu peli tähän, valitse tiedosto tai liitä teksti.
page-replay-file = Tiedosto
page-replay-text = Tallenteen teksti
page-replay-show = Näytä
page-replay-turn = Vuoro { $turn }
page-replay-controls = Toisto
page-replay-first = Alkuun
page-replay-back = Askel taakse
page-replay-play = Toista
page-replay-pause = Pysäytä
page-replay-forth = Askel eteen
page-replay-last = Loppuun
page-replay-position = Kohta pelissä
page-replay-result = Tulos ja luvut
