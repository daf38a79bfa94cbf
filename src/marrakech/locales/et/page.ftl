### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Leht
page-home = Avalehele
page-close = Sulge
page-loading = Üks hetk …
page-try-again = Proovi uuesti
page-lost-title = Siin ei ole midagi
page-lost = Sellist lehte siin ei ole.
page-gone-title = Seda lauda enam ei ole
page-gone = See on ära koristatud või pole link täielik.

## What goes wrong

page-problem-unreachable = Server ei vasta. Kas ühendus on olemas?
page-problem-failed = Server ei saanud sellega hakkama. Palun proovi uuesti.
page-problem-unknown = See ei õnnestunud ({ $reason }).
page-connection-lost = Ühendus katkes. Proovin uuesti …
page-connection-back = Ühendus on taastunud.

## The start

page-home-title = Marrakechi vaibakaupmehed
page-home-lead = Juhi Assamit läbi turu, laota oma vaibad talle tee peale ja lase teistel maksta. Kaks kuni neli mängijat, kakskümmend minutit.
page-quick = Mängi robotite vastu
page-quick-opponents = Mitu vastast?
page-quick-level = Kui tugevad?
page-play-now = Mängi kohe
page-your-name = Sinu nimi
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Veel mänguviise
page-mode-here = Ühe ekraani taga
page-mode-here-hint = Andke arvuti või telefon käest kätte.
page-mode-link = Sõpradega, lingi kaudu
page-mode-link-hint = Saada link: kes selle avab, istub lauda. Kontot pole kellelgi vaja.
page-mode-new = Loo laud
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Õpi mängima
page-mode-learn-hint = Kümme väikest sammu päris mängulaual, viie minutiga.
page-mode-rules = Reeglid
page-mode-rules-hint = Lühidalt ja piltidega, ka printimiseks.
page-mode-lobby = Fuajee
page-mode-lobby-hint = Istu vabasse lauda või vaata mängu.
page-mode-replay = Vaata mängu uuesti
page-mode-replay-hint = Käi salvestatud mäng samm-sammult läbi.
page-my-tables = Sinu lauad
page-forget-table = Unusta laud: { $when }
page-level-rating = Reiting { $rating }
page-level-option = { $name } ({ $rating })

## Setting up

page-new-title = Loo laud
page-new-players = Mängijad
page-players = { $number ->
    [one] üks mängija
   *[other] { $number } mängijat
}
page-seat = Koht { $number }
page-seat-who = Kes siin istub?
page-seat-name = Nimi
page-seat-level = Tase
page-seat-colour = Värv
page-seat-second-colour = Teine värv
page-seat-open = vaba koht
page-sitter-me = Mina
page-sitter-here = Keegi selle ekraani taga
page-sitter-link = Sõber, lingi kaudu
page-sitter-bot = Robot
page-sitter-link-hint = Kui laud on valmis, saad lingi, mida saata.
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
page-new-first = Kes alustab?
page-first-lot = Otsustab loos
page-first-seat = Koht { $number }
page-new-rules = Reeglid
page-new-edition = Reeglivihik
page-edition-standard = Põhireeglid.
page-new-options = Reeglid ükshaaval
page-options-changed = Mõned reeglid erinevad reeglivihikust.
page-options-reset = Nagu reeglivihikus
page-option-elimination = Kes ei suuda maksta
page-option-elimination-yes = langeb välja
page-option-elimination-yes-hint = Maksab kõik, mis on, ja lahkub mängust; vaibad jäävad ega kuulu kellelegi.
page-option-elimination-no = mängib edasi
page-option-elimination-no-hint = Maksab kõik, mis on, ja mängib edasi: keegi ei lange välja.
page-option-cover = Vaipade katmine
page-option-cover-opponents = teiste vaibad on kaitstud
page-option-cover-opponents-hint = Vaip ei tohi korraga katta teise mängija vaiba mõlemat poolt; enda oma tohib.
page-option-cover-any = kõik vaibad on kaitstud
page-option-cover-any-hint = Vaip ei tohi korraga katta ühegi vaiba mõlemat poolt, ka mitte enda oma.
page-option-cover-colours = kaks eri värvi
page-option-cover-colours-hint = Uue vaiba all olevad kaks poolt peavad olema eri värvi, kui see on võimalik.
page-option-variant = Assamit pööratakse
page-option-variant-none = enne viset
page-option-variant-none-hint = Kelle kord on, valib suuna ja veeretab siis täringut.
page-option-variant-turn-at-end = käigu lõpus
page-option-variant-turn-at-end-hint = Pärast vaiba asetamist pööratakse Assamit vasakule või paremale: järgmine mängija peab minema sinnapoole.
page-option-variant-turn-at-end-optional = lõpus, kui soovid
page-option-variant-turn-at-end-optional-hint = Pärast vaiba asetamist võib Assamit pöörata vasakule või paremale või jätta ta nii, nagu ta seisab: järgmine mängija peab minema sinnapoole.
page-option-two-player = Kaks mängijat
page-option-two-player-two-colours = kummalgi kaks värvi
page-option-two-player-two-colours-hint = Kummalgi on kaks värvi, kumbagi värvi 12 vaipa, ühes virnas.
page-option-two-player-one-colour = kummalgi üks värv
page-option-two-player-one-colour-hint = Kummalgi on 15 ühte värvi vaipa.
page-option-pile = Virnad
page-option-pile-shuffled = segatakse
page-option-pile-shuffled-hint = Igast virnast on teada ainult järgmine vaip.
page-option-pile-alternating = värvid vaheldumisi
page-option-pile-alternating-hint = Värvid tulevad kordamööda.
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
page-option-tiebreak = Võrdsed punktid
page-option-tiebreak-dirhams = otsustavad dirhamid
page-option-tiebreak-dirhams-hint = Ees on see, kellel on rohkem dirhameid.
page-option-tiebreak-rugs = otsustavad ruudud
page-option-tiebreak-rugs-hint = Ees on see, kelle vaibad on näha rohkematel ruutudel.
page-option-tiebreak-none = koht jagatakse
page-option-tiebreak-none-hint = Miski muu ei otsusta.
page-option-heading = Assam vaatab alguses
page-option-heading-S = alla
page-option-heading-S-hint = Nagu mängulaud tavaliselt asetatakse.
page-option-heading-N = üles
page-option-heading-N-hint = Mängulaud ei ole igast küljest ühesugune.
page-option-heading-E = paremale
page-option-heading-E-hint = Mängulaud ei ole igast küljest ühesugune.
page-option-heading-W = vasakule
page-option-heading-W-hint = Mängulaud ei ole igast küljest ühesugune.
page-option-dirhams = Dirhameid alguses
page-option-dirhams-hint = Kõigis reeglivihikutes 30. Vähemaga läheb ohtlikuks.
page-option-rugs = Vaipu igaühel
page-option-rugs-hint = Mitu käiku igaühel on.
page-new-table = Laud
page-clock = Kell
page-clock-none = Kellata
page-clock-none-hint = Igaüks võib mõelda nii kaua, kui tahab.
page-clock-move = Igale käigule
page-clock-total = Kogu mängule
page-clock-time = Aeg
page-clock-increment = Lisaaeg käigu kohta
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
    [one] üks sekund
   *[other] { $number } sekundit
}
page-minutes = { $number ->
    [one] üks minut
   *[other] { $number } minutit
}
page-new-listed = Näita fuajees
page-new-listed-hint = Igaüks võib vaadata ja vabale kohale istuda. Muidu ainult need, kellel on link.
page-new-take-back = Käike võib tagasi võtta
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Alusta
page-new-invite = Loo laud ja võta link
page-new-watch = Vaata roboteid

## The lobby

page-lobby = Fuajee
page-lobby-open = Vabad lauad
page-lobby-none-open = Praegu ei oota keegi.
page-lobby-new = Ava laud
page-lobby-running = Mängud, mida vaadata
page-lobby-none-running = Praegu ei käi ühtegi avalikku mängu.
page-lobby-watch-bots = Lase robotitel mängida ja vaata
page-join = Liitu
page-watch = Vaata
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = Käik { $turn }, jäänud { $left }.

## Waiting for others

page-waiting-title = Ootame mängijaid
page-waiting-seats = { $number ->
    [0] Kõik kohad on võetud
    [one] Üks koht on vaba
   *[other] { $number } kohta on vaba
}
page-waiting-link = Link sinu sõpradele
page-waiting-link-hint = Kes selle avab, võib lauda istuda, või vaadata, kui kõik kohad on võetud.
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
page-copy-link = Kopeeri link
page-share = Jaga …
page-copied = Kopeeritud.
page-not-copied = Brauser ei lase kopeerida: { $link }
page-start-bots = Või alusta kohe
page-start-bots-hint = Vabad kohad võtavad robotid.
page-start-now = Alusta robotitega
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
page-join-title = Siin on sulle koht
page-join-seat = Värv
page-join-any = Ükskõik milline
page-sit-down = Istu lauda

## At the table

page-table-title = Turg
page-players-list = Mängijad
page-panel = Mida teha
page-board = Turg: seitse veergu a kuni g, seitse rida 1 kuni 7
page-square-bare = { $square }: tühi
page-square-rug = { $square }: { $colour ->
    [red] punane
    [yellow] kollane
    [blue] sinine
   *[purple] lilla
} vaip, omanik { $player }
page-square-neutral = { $square }: { $colour ->
    [red] punane
    [yellow] kollane
    [blue] sinine
   *[purple] lilla
} vaip, mis ei kuulu kellelegi
page-square-assam = { $rug }. Siin seisab Assam ja vaatab { $heading ->
    [N] üles
    [E] paremale
    [S] alla
   *[W] vasakule
}
page-badge-you = sina
page-badge-bot = robot
page-badge-away = eemal
page-badge-out = mängust väljas
page-rugs-left = { $number ->
    [one] üks vaip alles
   *[other] { $number } vaipa alles
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
    [one] üks dirham
   *[other] { $dirhams } dirhamit
}, vaibad { $squares ->
    [one] ühel ruudul
   *[other] { $squares } ruudul
}
page-points = { $number ->
    [one] üks punkt
   *[other] { $number } punkti
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Kuhupoole peab järgmine minema?
       *[no] { $player }: kuhupoole peab järgmine minema?
    }
   *[no] { $alone ->
        [yes] Sinu käik: kuhupoole Assam läheb?
       *[no] { $player }: kuhupoole Assam läheb?
    }
}
page-prompt-roll = { $alone ->
    [yes] Sinu käik: veereta täringut.
   *[no] { $player }: veereta täringut.
}
page-prompt-lay = { $alone ->
    [yes] Aseta oma vaip Assami kõrvale.
   *[no] { $player }: aseta vaip Assami kõrvale.
}
page-prompt-wait = { $player } mõtleb …
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = { $player } mängib
page-ways = Kuhupoole
page-way-L = Vasakule
page-way-F = Otse
page-way-R = Paremale
page-expect = keskmiselt { $costs }
page-throw = Veereta täringut
page-turn-assam = Pööra Assamit
page-lay = Aseta vaip
page-lay-hint = Puuduta ruutu Assami kõrval või libista üle kahe ruudu.
page-lay-ready = Asetamiseks puuduta uuesti, või puuduta teist kohta.
page-lay-on = Aseta ruutudele { $near } ja { $far }
page-skip = Jäta vahele
page-undo = Tühista
page-take-back = Võta tagasi
page-come-back = Mängi ise edasi: { $player }
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
    [0] Keegi teine ei vaata.
    [one] Üks vaatab.
   *[other] { $number } vaatajat.
}

## What happened, besides the game

page-log = Mis juhtus
page-log-sat = { $player } istub lauda.
page-log-began = Mäng algab. Alustab { $player }.
page-log-took-back = { $player } võtab käigu tagasi.
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: „{ $phrase }”
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
page-log-came-back = { $player } on tagasi.
page-log-rematch-offered = { $player } tahab uuesti mängida.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Järgmiseks mänguks on uus laud.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

## Menu

page-menu = Menüü
page-copy-seat = Kopeeri minu koha link
page-copy-seat-hint = Et mängida edasi teises seadmes. Ära anna seda kellelegi.
page-stand-in = Lase robotil mängida mängija { $player } eest
page-resign = Anna alla
page-resign-ask = Kas anda alla mängija { $player } eest? Seda ei saa tagasi võtta.
page-resign-yes = Anna alla
page-resign-no = Mängi edasi
page-phrases = Ütle midagi

## What can be said

page-phrase-hello = Tere!
page-phrase-good-luck = Edu!
page-phrase-thinking = Las ma mõtlen …
page-phrase-your-turn = Sinu käik.
page-phrase-nice-rug = Küll on uhke vaip!
page-phrase-lucky = Sul täna veab.
page-phrase-ouch = Ai!
page-phrase-oops = Oih.
page-phrase-thanks = Aitäh!
page-phrase-sorry = Vabandust!
page-phrase-well-played = Hästi mängitud!
page-phrase-again = Veel üks mäng?
page-phrase-have-to-go = Pean varsti minema.
page-phrase-bye = Head aega!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Abi
page-help-rules = Kuidas mängida
page-rules-aim = Lõpus annab iga dirham ühe punkti, samuti iga ruut, kus on näha sinu vaip. Võidab see, kellel on kõige rohkem punkte.
page-rules-turn = Oma käigul jäta Assam nii, nagu ta seisab, või pööra teda vasakule või paremale ja veereta täringut. Ta kõnnib otse edasi; serval toob mosaiik ta turule tagasi.
page-rules-pay = Kui ta peatub kellegi teise vaibal, maksad selle omanikule ühe dirhami ühtse sama värvi ala iga ruudu eest.
page-rules-lay = Seejärel aseta vaip kahele ruudule, millest vähemalt üks on Assami kõrval. See võib katta vaipu, kuid mitte korraga teise mängija vaiba mõlemat poolt.
page-rules-end = Kui viimane vaip on asetatud, on mäng läbi. Mõnes reeglivihikus langeb välja see, kes ei suuda maksta.
page-help-keys = Klahvid
page-key-primary = Tee, mida pakutakse: veereta, aseta, jäta vahele
page-key-arrows = Vali suund nii, nagu see mängulaual paistab
page-key-ways = Vali vasakule, otse või paremale, Assamist vaadates
page-key-throw = Veereta täringut
page-key-board = Mängulaual liigutavad nooled kursorit, Enter valib ja kinnitab, tühik pöörab vaipa
page-key-undo = Tühista
page-key-take-back = Võta käik tagasi
page-key-skip = Jäta animatsioon vahele
page-key-mute = Helid sisse või välja
page-key-say = Ütle midagi
page-key-log = Mis juhtus
page-key-menu = Menüü
page-key-help = See abi
page-key-step = Samm tagasi või edasi
page-key-ends = Algusesse, lõppu
page-key-play = Esita, peata

## Settings

page-settings = Seaded
page-settings-language = Keel
page-settings-theme = Lehe värvid
page-theme-auto = Nagu süsteemis
page-theme-light = Hele
page-theme-dark = Tume
page-theme-contrast = Suur kontrast
page-settings-speed = Kiirus
page-speed-slow = Aeglane
page-speed-normal = Tavaline
page-speed-fast = Kiire
page-speed-instant = Kohe
page-settings-motion = Liikumine
page-motion-auto = Nagu süsteemis
page-motion-less = Vähem
page-motion-full = Kõik liigub
page-settings-confirm = Kinnita käigud
page-settings-confirm-hint = Klõps valib; teine klõps või nupp teeb käigu.
page-settings-sounds = Helid
page-settings-coordinates = Ridade ja veergude nimed

## The end

page-end-winner = { $player } võidab!
page-end-shared = Jagatud võit: { $players }
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Pingerida
page-ranking-place = Koht
page-ranking-player = Mängija
page-ranking-dirhams = Dirhamid
page-ranking-squares = + vaibad
page-ranking-points = = punktid
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Mängi uuesti
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Ootame teisi …
page-rematch-withdraw = Take the offer back
page-rematch-go = Järgmisse mängu
page-save-record = Salvesta mäng
page-copy-replay = Kopeeri korduse link
page-chart-title = Punktid mängu jooksul
page-chart = Punktid mängu jooksul. Lõpus: { $ends }
page-chart-end = { $points ->
    [one] { $name } üks
   *[other] { $name } { $points }
}
page-statistics = Arvudes
page-statistics-turns = { $number ->
    [one] Mängiti üks käik.
   *[other] Mängiti { $number } käiku.
}
page-statistics-highest = { $paid ->
    [one] Suurim makse oli üks dirham: maksja { $player }, saaja { $owner }.
   *[other] Suurim makse oli { $paid } dirhamit: maksja { $player }, saaja { $owner }.
}
page-statistics-none = Keegi ei maksnud midagi.
page-statistics-paid = maksis
page-statistics-received = sai
page-statistics-throw = keskm. vise
page-statistics-mosaics = mosaiike
page-dice = Kas täring oli aus?
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
page-dice-commitment = Salajane arv ei ole see, mida lubati.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Alustama oleks pidanud { $player }.
page-dice-throw = Vise { $number } oleks pidanud olema { $drawn }, aga mängiti { $played }.
page-dice-pile = Vaip { $number } oleks pidanud olema teist värvi: { $player }.
page-dice-numbers = Arvud
page-dice-commitment-is = Näidati enne mängu (salajase arvu SHA-256)
page-dice-seed-is = Salajane arv
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

## Replay

page-replay = Kordus
page-replay-hint = Lohista salvestatud mäng siia, vali fail või kleebi tekst.
page-replay-file = Fail
page-replay-text = Salvestise tekst
page-replay-show = Näita
page-replay-turn = Käik { $turn }
page-replay-controls = Kordus
page-replay-first = Algusesse
page-replay-back = Samm tagasi
page-replay-play = Esita
page-replay-pause = Peata
page-replay-forth = Samm edasi
page-replay-last = Lõppu
page-replay-position = Koht mängus
page-replay-result = Tulemus ja arvud
