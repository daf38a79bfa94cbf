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
page-your-name = Sinu nimi
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Pikem nimi olla ei saa: { $most } märki.
    [one] Ruumi veel ühele märgile.
   *[other] Ruumi veel { $number } märgile.
}
# When more was written, or pasted, than fits
page-name-cut = Nimes on kuni { $most } märki. Ülejäänu jäi välja.
page-more-ways = Veel mänguviise
page-mode-here = Ühe ekraani taga
page-mode-link = Sõpradega, lingi kaudu
page-mode-new = Loo laud
page-mode-learn = Õpi mängima
page-mode-rules = Reeglid
page-mode-lobby = Fuajee
page-mode-replay = Vaata mängu uuesti
page-my-tables = Sinu lauad
page-forget-table = Unusta laud: { $when }
page-level-rating = Reiting { $rating }

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
# The bots by their first names: no two at a table have the same one
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
page-bot-master-3 = Mehdi
page-bot-master-4 = Hamza
page-bot-storyteller = Safiya
page-bot-pourer = Aya
page-bot-grandmother = Zohra
page-bot-mason = Tariq
page-bot-weaver = Nour
page-bot-drummer = Bilal
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] punane
    [yellow] kollane
    [blue] sinine
   *[purple] lilla
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
page-option-area = Alad, mille eest makstakse
page-option-area-colour = värvi järgi
page-option-area-colour-hint = Mängija kaks värvi on kaks ala.
page-option-area-owner = omaniku järgi
page-option-area-owner-hint = Mängija mõlemad värvid moodustavad ühe ala: makstakse kõigi ühenduses olevate ruutude eest.
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
page-clock-out = Kui aeg saab otsa
page-clock-out-bot = Selle käigu mängib robot
page-clock-out-out = Langeb kohe välja
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Kell: üks sekund käigu kohta.
   *[other] Kell: { $number } sekundit käigu kohta.
}
page-clock-tells-move-minutes = { $number ->
    [one] Kell: üks minut käigu kohta.
   *[other] Kell: { $number } minutit käigu kohta.
}
page-clock-tells-total = { $increment ->
    [0] Kell: { $number } sekundit kogu mängule.
   *[other] Kell: { $number } sekundit + { $increment } sekundit käigu kohta.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Kell: üks minut kogu mängule.
       *[other] Kell: { $number } minutit kogu mängule.
    }
   *[other] { $number ->
        [one] Kell: üks minut + { $increment } sekundit käigu kohta.
       *[other] Kell: { $number } minutit + { $increment } sekundit käigu kohta.
    }
}
page-clock-means-bot = Kui mängija aeg saab otsa, mängib selle käigu robot; kolmandal korral langeb mängija välja.
page-clock-means-out = Kui mängija aeg saab otsa, langeb ta välja.
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
page-new-practice-hint = Seni, kuni kõik inimesed istuvad selle ekraani taga. Siis veeretatakse täringut uuesti ja tulemuses on kirjas, et see oli harjutus. Muidu ei saa pärast viset midagi tagasi võtta.
page-new-begin = Alusta
page-new-invite = Loo laud ja võta link
page-new-watch = Vaata roboteid

## The lobby

page-lobby = Fuajee
page-lobby-open = Vabad lauad
page-lobby-none-open = Praegu ei oota keegi.
page-lobby-new = Ava laud
page-lobby-running = Mängud, mida vaadata
page-lobby-watch-bots = Lase robotitel mängida ja vaata
page-join = Liitu
page-watch = Vaata
page-look = Näita
page-listing-deserted = Praegu ei ole seal kedagi
page-listing-rules = { $known ->
    [yes] Reeglid: { $edition }
   *[no] Kodureeglid
}{ $variant ->
    [yes] , pööre lõpus
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
page-link-network = See töötab kõigil samas võrgus, näiteks samas Wi-Fi-võrgus.
page-link-address = Aadress
page-qr = Link QR-koodina: { $link }
page-qr-hint = Või skanni seda telefoni kaameraga.
page-here-only = See link töötab ainult selles arvutis.
page-here-only-new = Praegu pääseb mängule ligi ainult see arvuti: mujal poleks lingist kasu.
page-here-only-command = Et kõik samas võrgus saaksid liituda, sulge mäng terminalis klahvidega Ctrl-C ja käivita see selle käsuga. Kõik lauad jäävad alles.
page-here-only-host = Serveri haldaja saab selle teistele avada.
page-copy-command = Kopeeri käsk
page-copied-here = Kopeeritud. See link töötab ainult selles arvutis.
page-copy-link = Kopeeri link
page-share = Jaga …
page-copied = Kopeeritud.
page-not-copied = Brauser ei lase kopeerida: { $link }
page-start-bots = Või alusta kohe
page-start-bots-hint = Vabad kohad võtavad robotid.
page-start-now = Alusta robotitega
page-waiting-listed = Fuajee pakub seda lauda seni, kuni keegi on siin. Mõni minut pärast seda, kui kõik on lahkunud, on see kadunud.
page-deserted-listed = Selles lauas ei ole praegu kedagi. Võid lauda istuda kohe, kui keegi on tagasi.
page-deserted-friends = Selles lauas ei ole praegu kedagi. Võid lauda istuda ja teisi oodata.
page-close-table = Sulge laud
page-close-table-hint = See koristatakse ära ja selle link ei vii enam kuhugi.
page-close-table-yes = Jah, sulge
page-close-table-no = Jäta alles
page-closed-title = See laud on suletud
page-closed = { $player } sulges selle enne mängu algust.
page-closed-host = Haldaja on selle laua sulgenud.
page-closed-host-game = Mäng lõpeb tulemuseta.
# What whoever runs the server has written about it
page-host-says = Haldaja ütleb: { $why }
page-banned-title = Siia sa sisse ei pääse
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
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Punane
    [yellow] Kollane
    [blue] Sinine
   *[purple] Lilla
}: { $number ->
    [one] üks vaip alles
   *[other] { $number } vaipa alles
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Järgmisena punane
    [yellow] Järgmisena kollane
    [blue] Järgmisena sinine
   *[purple] Järgmisena lilla
}: { $number ->
    [one] üks vaip alles
   *[other] { $number } vaipa alles
}
# On the pile from which the next rug comes: very short
page-badge-next = järgmine
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
page-prompt-away = Ootame: { $player } on eemal
page-prompt-watch = { $player } mängib
page-ways = Kuhupoole
page-way-F = Otse
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
page-away-offer = Kas oodata veel või lasta robotil mängida, kuni { $player } on tagasi?
page-away-wait = Oota
page-away-bot = Lase robotil edasi mängida

## Time that runs out

page-time-left = Aega jäänud: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Kell ootab, kuni see mängija on tagasi.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Jäänud on üks sekund; siis mängib selle käigu robot.
       *[other] Jäänud on { $number } sekundit; siis mängib selle käigu robot.
    }
   *[out] { $number ->
        [one] Jäänud on üks sekund; siis langed välja.
       *[other] Jäänud on { $number } sekundit; siis langed välja.
    }
}
page-time-last = { $number ->
    [one] Jäänud on üks sekund!
   *[other] Jäänud on { $number } sekundit!
}
page-time-over-1 = Sinu aeg sai otsa, seega mängib robot selle käigu sinu eest. Järgmisel käigul otsustad jälle ise. Kui see juhtub veel kaks korda, langed välja.
page-time-over-2 = Sinu aeg sai teist korda otsa, seega mängib robot selle käigu sinu eest. Järgmisel käigul otsustad jälle ise. Kui see juhtub veel kord, langed välja.
page-time-over-out = Sinu aeg sai otsa ja seetõttu langesid välja. Sinu vaipadega mängib edasi robot. Võid vaadata, kuidas mäng lõpeb, või minna mujale mängima.

## Who watches

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
page-log-redrawn = { $player } võtab käigu tagasi. Täringut veeretatakse uuesti.
page-log-said = { $player }: „{ $phrase }”
page-log-timed-out = { $times ->
    [1] Mängija { $player } aeg sai otsa: selle käigu mängib robot.
   *[other] Mängija { $player } aeg sai teist korda otsa: selle käigu mängib robot.
}
page-log-left = { $why ->
    [time] { $player } langeb välja: aeg sai otsa.
    [abandoned] { $player } on mängust lahkunud.
   *[resigned] { $player } annab alla.
}
page-log-bot-for = Robot mängib mängija { $player } eest.
page-log-came-back = { $player } on tagasi.
page-log-rematch-offered = { $player } tahab uuesti mängida.
page-log-rematch-withdrawn = { $player } ei taha siiski uuesti mängida.
page-log-rematch-made = Järgmiseks mänguks on uus laud.
page-log-closed = { $player } sulgeb laua.
page-log-closed-host = Haldaja sulgeb laua.
page-log-over-left = Pole enam kedagi, kes edasi mängiks: mäng on läbi.

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

## Reporting somebody to whoever runs the server

page-report = Teata mängijast
page-report-hint = Serveri haldaja saab sellest teada ja võib laua sulgeda. Teistele mängijatele seda ei öelda.
page-report-who = Kellest?
page-report-why = Mis on valesti?
page-report-why-of = { $player }: mis on valesti?
page-report-name = Solvav nimi
page-report-cheating = Sohitegemine
page-report-stalling = Venitamine
page-report-other = Midagi muud
page-report-done = Aitäh. Serveri haldaja näeb seda nüüd.

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
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Viimane vaip on asetatud.
    [last-player] Kõik teised langesid välja.
    [resigned] Kõik teised andsid alla.
    [time] Kõigil teistel sai aeg otsa.
    [bots] Mängu jäid ainult robotid.
   *[left] Kedagi teist ei olnud enam mängus.
}
page-ranking = Pingerida
page-ranking-place = Koht
page-ranking-player = Mängija
page-ranking-dirhams = Dirhamid
page-ranking-squares = + vaibad
page-ranking-points = = punktid
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] langes välja
    [time] aeg sai otsa
    [abandoned] lahkus
   *[resigned] andis alla
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Väljalangenu või mängust lahkunu ei saa punkte ja jääb kõigist teistest tahapoole; kes lahkus esimesena, on viimane.
page-rematch = Mängi uuesti
page-rematch-accept = { $number ->
    [one] { $player } tahab uuesti mängida: löö kaasa
   *[other] { $number } mängijat tahab uuesti mängida: löö kaasa
}
page-rematch-waiting = Ootame teisi …
page-rematch-withdraw = Võta ettepanek tagasi
page-rematch-go = Järgmisse mängu
page-save-record = Salvesta mäng
page-copy-replay = Kopeeri korduse link
page-chart-title = Punktid mängu jooksul
page-chart = Punktid mängu jooksul. Lõpus: { $ends }
page-chart-end = { $points ->
    [one] { $name }: üks
   *[other] { $name }: { $points }
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
    [0] Sinu brauser on kõik { $throws } viset uuesti loosinud: need on sellised, nagu pidid olema.
   *[other] Sinu brauser on kõik { $throws } viset ja { $rugs } vaiba järjekorra uuesti loosinud: need on sellised, nagu pidid olema.
}
page-dice-bots = { $number ->
    [one] Üks vise oli roboti oma: see tuleneb sellest, mida mängijate brauserid olid varem avaldanud.
   *[other] { $number } viset olid robotite omad: need tulenevad sellest, mida mängijate brauserid olid varem avaldanud.
}
page-dice-alone = { $number ->
    [one] Üks vise on ainult serveri oma: ühegi mängija brauser ei andnud sellesse midagi.
   *[other] { $number } viset on ainult serveri omad: ühegi mängija brauser ei andnud neisse midagi.
}
page-dice-redrawn = { $number ->
    [one] See oli harjutus: üks vise võeti tagasi ja veeretati uuesti.
   *[other] See oli harjutus: { $number } viset võeti tagasi ja veeretati uuesti.
}
page-dice-seen = Brauser on neid võrrelnud ka sellega, mida see mängu alguses nägi.
page-dice-unseen = Selle mängu algust brauser ei näinud ja võtab tookord näidatud arve nii, nagu need nüüd teatatakse.
page-dice-how = Enne mängu seoti server salajase arvuga ja iga mängija brauser oma arvuga. Iga vise tuleneb mõlemast: brauser avaldab tüki oma arvust, kui täringut veeretatakse. Nii ei saanud keegi, isegi mitte serveri haldaja, viset ette näha ega valida.
page-dice-commitment = Salajane arv ei ole see, mida lubati.
page-dice-chain = See, mille mängija { $player } brauser alguses esitas, ei ole see, mida kasutati.
page-dice-link = See, mis avaldati viske { $number } jaoks, ei ole see, mis pidi järgmisena tulema.
page-dice-count = Mõni vise on puudu või on neid liiga palju.
page-dice-first = Alustama oleks pidanud { $player }.
page-dice-throw = Vise { $number } oleks pidanud olema { $drawn }, aga mängiti { $played }.
page-dice-pile = Vaip { $number } oleks pidanud olema teist värvi: { $player }.
page-dice-numbers = Arvud
page-dice-commitment-is = Näidati enne mängu (salajase arvu SHA-256)
page-dice-seed-is = Salajane arv
page-dice-chain-is = Esitas mängija { $player } brauser
page-dice-link-is = Avaldati viske { $number } jaoks

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
