### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Siden
page-home = Til startsiden
page-close = Lukk
page-loading = Et øyeblikk …
page-try-again = Prøv igjen
page-lost-title = Her er det ingenting
page-lost = Denne siden finnes ikke.
page-gone-title = Dette bordet er borte
page-gone = Det er ryddet bort, eller så er lenken ikke fullstendig.

## What goes wrong

page-problem-unreachable = Serveren svarer ikke. Er du tilkoblet?
page-problem-failed = Det klarte ikke serveren. Prøv igjen.
page-problem-unknown = Det gikk ikke ({ $reason }).
page-connection-lost = Mistet forbindelsen. Prøver igjen …
page-connection-back = Forbindelsen er tilbake.

## The start

page-home-title = Teppeselgerne i { -game }
page-home-lead = Styr Assam over markedet, legg teppene dine i veien for ham, og la de andre betale. To til fire spillere, tjue minutter.
page-your-name = Navnet ditt
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Lengre kan et navn ikke være: { $most } tegn.
    [one] Plass til ett tegn til.
   *[other] Plass til { $number } tegn til.
}
# When more was written, or pasted, than fits
page-name-cut = Et navn har høyst { $most } tegn. Resten ble ikke tatt med.
page-more-ways = Flere måter å spille på
page-mode-here = Rundt én skjerm
page-mode-link = Med venner, via en lenke
page-mode-new = Gjør klar et bord
page-mode-learn = Lær å spille
page-mode-rules = Reglene
page-mode-lobby = Lobby
page-mode-replay = Se et parti på nytt
page-my-tables = Bordene dine
page-forget-table = Glem dette bordet: { $when }
page-level-rating = Rating { $rating }

## Setting up

page-new-title = Gjør klar et bord
page-new-players = Spillere
page-players = { $number ->
    [one] én spiller
   *[other] { $number } spillere
}
page-seat = Plass { $number }
page-seat-who = Hvem sitter her?
page-seat-name = Navn
page-seat-level = Nivå
page-seat-colour = Farge
page-seat-second-colour = Andre farge
page-seat-open = ledig plass
page-sitter-me = Jeg
page-sitter-here = Noen ved denne skjermen
page-sitter-link = En venn, via lenken
page-sitter-bot = En bot
page-sitter-link-hint = Du får en lenke å sende når bordet er klart.
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
    [red] rød
    [yellow] gul
    [blue] blå
   *[purple] lilla
})
page-new-first = Hvem begynner?
page-first-lot = Loddtrekning
page-first-seat = Plass { $number }
page-new-rules = Regler
page-new-edition = Regelhefte
page-edition-standard = Standardreglene.
page-new-options = Enkeltregler
page-options-changed = Noen regler skiller seg fra regelheftet.
page-options-reset = Som i regelheftet
page-option-elimination = Den som ikke kan betale
page-option-elimination-yes = ryker ut
page-option-elimination-yes-hint = Betaler alt som er der, og forlater spillet; teppene blir liggende og tilhører ingen.
page-option-elimination-no = spiller videre
page-option-elimination-no-hint = Betaler alt som er der, og spiller videre: Ingen ryker ut.
page-option-cover = Dekke tepper
page-option-cover-opponents = andres er beskyttet
page-option-cover-opponents-hint = Et teppe kan ikke dekke begge halvdelene av en annens teppe samtidig; av et eget kan det.
page-option-cover-any = alle er beskyttet
page-option-cover-any-hint = Et teppe kan ikke dekke begge halvdelene av noe teppe samtidig, ikke engang av et eget.
page-option-cover-colours = to ulike farger
page-option-cover-colours-hint = To halvdeler under et nytt teppe må ha ulik farge, der det er mulig.
page-option-variant = Assam vris
page-option-variant-none = før kastet
page-option-variant-none-hint = Den som står for tur, velger vei og kaster så.
page-option-variant-turn-at-end = på slutten av turen
page-option-variant-turn-at-end-hint = Når teppet er lagt, vris Assam til venstre eller høyre: Neste spiller må gå den veien.
page-option-variant-turn-at-end-optional = på slutten, om man vil
page-option-variant-turn-at-end-optional-hint = Når teppet er lagt, kan Assam vris til venstre eller høyre, eller bli stående som han står: Neste spiller må gå den veien.
page-option-two-player = To spillere
page-option-two-player-two-colours = to farger hver
page-option-two-player-two-colours-hint = Hver spiller har to farger, 12 tepper i hver farge, i én bunke.
page-option-two-player-one-colour = én farge hver
page-option-two-player-one-colour-hint = Hver spiller har 15 tepper i én farge.
page-option-pile = Bunkene
page-option-pile-shuffled = er blandet
page-option-pile-shuffled-hint = Bare det neste teppet i hver bunke er kjent.
page-option-pile-alternating = fargene veksler
page-option-pile-alternating-hint = De to fargene kommer annenhver gang.
page-option-area = Områder det betales for
page-option-area-colour = etter farge
page-option-area-colour-hint = De to fargene til en spiller er to områder.
page-option-area-owner = etter eier
page-option-area-owner-hint = Begge fargene til en spiller utgjør ett område: Det betales for alle ruter som henger sammen.
page-option-tiebreak = Like mange poeng
page-option-tiebreak-dirhams = flest dirham vinner
page-option-tiebreak-dirhams-hint = Den som har flest dirham, er foran.
page-option-tiebreak-rugs = flest ruter vinner
page-option-tiebreak-rugs-hint = Den som har tepper synlig på flest ruter, er foran.
page-option-tiebreak-none = delt plassering
page-option-tiebreak-none-hint = Ingenting annet avgjør.
page-option-heading = Ved start ser Assam
page-option-heading-S = nedover
page-option-heading-S-hint = Slik brettet vanligvis ligger.
page-option-heading-N = oppover
page-option-heading-N-hint = Brettet er ikke likt fra alle sider.
page-option-heading-E = mot høyre
page-option-heading-E-hint = Brettet er ikke likt fra alle sider.
page-option-heading-W = mot venstre
page-option-heading-W-hint = Brettet er ikke likt fra alle sider.
page-option-dirhams = Dirham ved start
page-option-dirhams-hint = 30 i alle regelhefter. Med færre blir det farlig.
page-option-rugs = Tepper til hver
page-option-rugs-hint = Så mange turer har alle.
page-new-table = Bordet
page-clock = Klokke
page-clock-none = Ingen
page-clock-none-hint = Alle kan tenke så lenge de vil.
page-clock-move = For hver tur
page-clock-total = For hele spillet
page-clock-time = Tid
page-clock-increment = Ekstra tid per tur
page-clock-out = Når tiden er ute
page-clock-out-bot = En bot spiller turen
page-clock-out-out = Man ryker ut straks
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Klokke: ett sekund per tur.
   *[other] Klokke: { $number } sekunder per tur.
}
page-clock-tells-move-minutes = { $number ->
    [one] Klokke: ett minutt per tur.
   *[other] Klokke: { $number } minutter per tur.
}
page-clock-tells-total = { $increment ->
    [0] Klokke: { $number } sekunder for hele spillet.
   *[other] Klokke: { $number } sekunder + { $increment } sekunder per tur.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Klokke: ett minutt for hele spillet.
       *[other] Klokke: { $number } minutter for hele spillet.
    }
   *[other] { $number ->
        [one] Klokke: ett minutt + { $increment } sekunder per tur.
       *[other] Klokke: { $number } minutter + { $increment } sekunder per tur.
    }
}
page-clock-means-bot = Når tiden er ute for noen, spiller en bot den turen; tredje gang ryker spilleren ut.
page-clock-means-out = Når tiden er ute for noen, ryker spilleren ut.
page-seconds = { $number ->
    [one] ett sekund
   *[other] { $number } sekunder
}
page-minutes = { $number ->
    [one] ett minutt
   *[other] { $number } minutter
}
page-new-listed = Vis det i lobbyen
page-new-listed-hint = Hvem som helst kan se på, og ta en ledig plass. Ellers bare de som har lenken.
page-new-take-back = Turer kan tas tilbake
page-new-practice-hint = Så lenge alle mennesker sitter ved denne skjermen. Terningen kastes da på nytt, og i resultatet står det at det var øving. Ellers kan ingenting tas tilbake når terningen først er kastet.
page-new-begin = Begynn
page-new-invite = Lag bordet og få lenken
page-new-watch = Se på botene

## The lobby

page-lobby = Lobby
page-lobby-open = Åpne bord
page-lobby-none-open = Ingen venter akkurat nå.
page-lobby-new = Åpne et bord
page-lobby-running = Partier å se på
page-lobby-watch-bots = La boter spille og se på
page-join = Bli med
page-watch = Se på
page-look = Vis
page-listing-deserted = Ingen er der akkurat nå
page-listing-rules = { $known ->
    [yes] Regler: { $edition }
   *[no] Husregler
}{ $variant ->
    [yes] , med vri på slutten
   *[no] {""}
}.
page-listing-turn = Tur { $turn }, { $left } igjen.

## Waiting for others

page-waiting-title = Venter på spillere
page-waiting-seats = { $number ->
    [0] Alle plassene er tatt
    [one] Én plass er ledig
   *[other] { $number } plasser er ledige
}
page-waiting-link = Lenken du sender til vennene dine
page-waiting-link-hint = Den som åpner den, kan sette seg ned, eller se på når alle plassene er tatt.
page-link-network = Den virker for alle i samme nettverk, for eksempel på samme wifi.
page-link-address = Adresse
page-qr = Lenken som QR-kode: { $link }
page-qr-hint = Eller skann denne med mobilkameraet.
page-here-only = Denne lenken virker bare på denne maskinen.
page-here-only-new = Akkurat nå når bare denne maskinen spillet: En lenke ville ikke virke noe annet sted.
page-here-only-command = Vil du at alle i samme nettverk skal kunne bli med, lukker du spillet i terminalen med Ctrl-C og starter det med denne kommandoen. Alle bordene blir tatt vare på.
page-here-only-host = Den som driver denne serveren, kan åpne den for andre.
page-copy-command = Kopier kommandoen
page-copied-here = Kopiert. Denne lenken virker bare på denne maskinen.
page-copy-link = Kopier lenken
page-share = Del …
page-copied = Kopiert.
page-not-copied = Nettleseren lar meg ikke kopiere den: { $link }
page-start-bots = Eller begynn nå
page-start-bots-hint = Boter tar de ledige plassene.
page-start-now = Begynn med boter
page-waiting-listed = Bordet vises i lobbyen så lenge noen er her. Noen minutter etter at alle har gått, forsvinner det.
page-deserted-listed = Det er ingen ved dette bordet akkurat nå. Du kan sette deg ned så snart noen er tilbake.
page-deserted-friends = Det er ingen ved dette bordet akkurat nå. Du kan sette deg ned og vente på de andre.
page-close-table = Lukk bordet
page-close-table-hint = Det ryddes bort, og lenken fører ikke lenger noe sted.
page-close-table-yes = Ja, lukk det
page-close-table-no = Behold det
page-closed-title = Dette bordet er lukket
page-closed = { $player } lukket det før spillet begynte.
page-closed-host = Serverens administrator har lukket dette bordet.
page-closed-host-game = Spillet ender uten resultat.
# What whoever runs the server has written about it
page-host-says = Administratoren sier: { $why }
page-banned-title = Du kan ikke komme inn her
page-join-title = Det er en plass til deg
page-join-seat = Farge
page-join-any = Valgfri
page-sit-down = Sett deg ned

## At the table

page-table-title = Markedet
page-players-list = Spillere
page-panel = Hva du skal gjøre
page-board = Markedet: sju kolonner a til g, sju rader 1 til 7
page-square-bare = { $square }: tom
page-square-rug = { $square }: { $colour ->
    [red] rødt
    [yellow] gult
    [blue] blått
   *[purple] lilla
} teppe, tilhører { $player }
page-square-neutral = { $square }: { $colour ->
    [red] rødt
    [yellow] gult
    [blue] blått
   *[purple] lilla
} teppe som ikke tilhører noen
page-square-assam = { $rug }. Her står Assam og ser { $heading ->
    [N] oppover
    [E] mot høyre
    [S] nedover
   *[W] mot venstre
}
page-badge-you = du
page-badge-bot = bot
page-badge-away = borte
page-badge-out = slått ut
page-rugs-left = { $number ->
    [one] ett teppe igjen
   *[other] { $number } tepper igjen
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Rød
    [yellow] Gul
    [blue] Blå
   *[purple] Lilla
}: { $number ->
    [one] ett teppe igjen
   *[other] { $number } tepper igjen
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Rød kommer neste gang
    [yellow] Gul kommer neste gang
    [blue] Blå kommer neste gang
   *[purple] Lilla kommer neste gang
}: { $number ->
    [one] ett teppe igjen
   *[other] { $number } tepper igjen
}
# On the pile from which the next rug comes: very short
page-badge-next = neste
page-worth = { $dirhams ->
    [one] én dirham
   *[other] { $dirhams } dirham
}, tepper på { $squares ->
    [one] én rute
   *[other] { $squares } ruter
}
page-points = { $number ->
    [one] ett poeng
   *[other] { $number } poeng
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Hvilken vei skal den neste gå?
       *[no] { $player }: Hvilken vei skal den neste gå?
    }
   *[no] { $alone ->
        [yes] Din tur: Hvilken vei skal Assam gå?
       *[no] { $player }: Hvilken vei skal Assam gå?
    }
}
page-prompt-roll = { $alone ->
    [yes] Din tur: Kast terningen.
   *[no] { $player }: Kast terningen.
}
page-prompt-lay = { $alone ->
    [yes] Legg teppet ditt ved siden av Assam.
   *[no] { $player }: Legg et teppe ved siden av Assam.
}
page-prompt-wait = { $player } tenker …
page-prompt-away = Venter på { $player }, som er borte
page-prompt-watch = { $player } spiller
page-ways = Hvilken vei
page-way-F = Rett fram
page-expect = i snitt { $costs }
page-throw = Kast terningen
page-turn-assam = Vri Assam
page-lay = Legg teppet
page-lay-hint = Trykk på en rute ved siden av Assam, eller dra over to.
page-lay-ready = Trykk en gang til for å legge det, eller trykk et annet sted.
page-lay-on = Legg det på { $near } og { $far }
page-skip = Hopp over
page-undo = Angre
page-take-back = Ta tilbake
page-come-back = Spill videre selv: { $player }
page-away-offer = Vente litt til, eller la en bot spille til { $player } er tilbake?
page-away-wait = Vent
page-away-bot = La en bot spille videre

## Time that runs out

page-time-left = Tid igjen: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Klokken venter til denne spilleren er tilbake.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Ett sekund igjen; så spiller en bot denne turen.
       *[other] { $number } sekunder igjen; så spiller en bot denne turen.
    }
   *[out] { $number ->
        [one] Ett sekund igjen; så ryker du ut.
       *[other] { $number } sekunder igjen; så ryker du ut.
    }
}
page-time-last = { $number ->
    [one] Ett sekund igjen!
   *[other] { $number } sekunder igjen!
}
page-time-over-1 = Tiden din gikk ut, så en bot spiller denne turen for deg. I neste tur bestemmer du selv igjen. Skjer det to ganger til, ryker du ut.
page-time-over-2 = Tiden din gikk ut for andre gang, så en bot spiller denne turen for deg. I neste tur bestemmer du selv igjen. Skjer det en gang til, ryker du ut.
page-time-over-out = Tiden din gikk ut, og derfor er du ute av spillet. En bot spiller videre med teppene dine. Du kan se hvordan det ender, eller spille et annet sted.

## Who watches

page-watching = { $number ->
    [0] Ingen andre ser på.
    [one] Én ser på.
   *[other] { $number } ser på.
}

## What happened, besides the game

page-log = Hva som har skjedd
page-log-sat = { $player } setter seg ned.
page-log-began = Spillet begynner. { $player } er først.
page-log-took-back = { $player } tar tilbake turen sin.
page-log-redrawn = { $player } tar tilbake turen sin. Terningen kastes på nytt.
page-log-said = { $player }: «{ $phrase }»
page-log-timed-out = { $times ->
    [1] Tiden er ute for { $player }: En bot spiller denne turen.
   *[other] Tiden er ute for { $player } for andre gang: En bot spiller denne turen.
}
page-log-left = { $why ->
    [time] { $player } ryker ut: Tiden er ute.
    [abandoned] { $player } har forlatt spillet.
   *[resigned] { $player } gir opp.
}
page-log-bot-for = En bot spiller for { $player }.
page-log-came-back = { $player } er tilbake.
page-log-rematch-offered = { $player } vil spille igjen.
page-log-rematch-withdrawn = { $player } vil likevel ikke spille igjen.
page-log-rematch-made = Det er et nytt bord til neste parti.
page-log-closed = { $player } lukker bordet.
page-log-closed-host = Serverens administrator lukker bordet.
page-log-over-left = Det er ingen igjen til å spille videre: Spillet er slutt.

## Menu

page-menu = Meny
page-copy-seat = Kopier lenken til plassen min
page-copy-seat-hint = For å spille videre på en annen enhet. Ikke gi den til noen.
page-stand-in = La en bot spille for { $player }
page-resign = Gi opp
page-resign-ask = Skal { $player } gi opp? Det kan ikke angres.
page-resign-yes = Gi opp
page-resign-no = Spill videre
page-phrases = Si noe

## Reporting somebody to whoever runs the server

page-report = Rapporter noen
page-report-hint = Den som driver denne serveren, får vite det og kan lukke bordet. De andre spillerne får ikke vite noe.
page-report-who = Hvem?
page-report-why = Hva er problemet?
page-report-why-of = Hva er problemet med { $player }?
page-report-name = Støtende navn
page-report-cheating = Juks
page-report-stalling = Trenering
page-report-other = Noe annet
page-report-done = Takk. Den som driver denne serveren, kan se det nå.

## What can be said

page-phrase-hello = Hei!
page-phrase-good-luck = Lykke til!
page-phrase-thinking = La meg tenke …
page-phrase-your-turn = Det er din tur.
page-phrase-nice-rug = For et fint teppe!
page-phrase-lucky = Du har flaks i dag.
page-phrase-ouch = Au!
page-phrase-oops = Oisann.
page-phrase-thanks = Takk!
page-phrase-sorry = Beklager!
page-phrase-well-played = Godt spilt!
page-phrase-again = En runde til?
page-phrase-have-to-go = Jeg må gå snart.
page-phrase-bye = Ha det!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Hjelp
page-help-rules = Slik spiller du
page-rules-aim = På slutten er hver dirham verdt ett poeng, og det er også hver rute der et av teppene dine synes. Flest poeng vinner.
page-rules-turn = Når det er din tur, lar du Assam stå som han står, eller vrir ham til venstre eller høyre, og kaster terningen. Han går rett fram; ved kanten leder en mosaikk ham tilbake til markedet.
page-rules-pay = Stopper han på en annens teppe, betaler du eieren én dirham for hver rute i det sammenhengende området av den fargen.
page-rules-lay = Legg så et teppe på to ruter, der minst én er ved siden av Assam. Det kan dekke tepper, men ikke begge halvdelene av en annens teppe samtidig.
page-rules-end = Når det siste teppet er lagt, er spillet slutt. I noen regelhefter ryker den ut som ikke kan betale.
page-help-keys = Taster
page-key-primary = Gjør det som tilbys: kast, legg, hopp over
page-key-arrows = Velg vei, sett på brettet
page-key-ways = Velg venstre, rett fram eller høyre, sett fra Assam
page-key-throw = Kast terningen
page-key-board = På brettet flytter pilene markøren, Enter velger og bekrefter, mellomrom vrir teppet
page-key-undo = Angre
page-key-take-back = Ta tilbake en tur
page-key-skip = Hopp over det som vises
page-key-mute = Lyd på eller av
page-key-say = Si noe
page-key-log = Hva som har skjedd
page-key-menu = Meny
page-key-help = Denne hjelpen
page-key-step = Ett steg tilbake eller fram
page-key-ends = Til begynnelsen, til slutten
page-key-play = Spill av, pause

## Settings

page-settings = Innstillinger
page-settings-language = Språk
page-settings-theme = Fargene på siden
page-theme-auto = Som systemet
page-theme-light = Lyst
page-theme-dark = Mørkt
page-theme-contrast = Høy kontrast
page-settings-speed = Tempo
page-speed-slow = Sakte
page-speed-normal = Normalt
page-speed-fast = Raskt
page-speed-instant = Straks
page-settings-motion = Bevegelse
page-motion-auto = Som systemet
page-motion-less = Mindre
page-motion-full = Alt beveger seg
page-settings-confirm = Bekreft trekk
page-settings-confirm-hint = Ett klikk velger; ett til, eller knappen, gjør trekket.
page-settings-sounds = Lyder
page-settings-coordinates = Navn på rader og kolonner

## The end

page-end-winner = { $player } vinner!
page-end-shared = En delt seier: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Det siste teppet er lagt.
    [last-player] Alle andre røk ut.
    [resigned] Alle andre ga opp.
    [time] Tiden gikk ut for alle andre.
    [bots] Bare boter var igjen i spillet.
   *[left] Ingen andre var igjen i spillet.
}
page-ranking = Plassering
page-ranking-place = Plass
page-ranking-player = Spiller
page-ranking-dirhams = Dirham
page-ranking-squares = + tepper
page-ranking-points = = poeng
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] slått ut
    [time] tiden ute
    [abandoned] forlot spillet
   *[resigned] ga opp
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Den som har røket ut eller forlatt spillet, får ingen poeng og kommer etter alle andre; den som forsvant først, blir sist.
page-rematch = Spill igjen
page-rematch-accept = { $number ->
    [one] { $player } vil spille igjen: bli med
   *[other] { $number } spillere vil spille igjen: bli med
}
page-rematch-waiting = Venter på de andre …
page-rematch-withdraw = Trekk tilbake forslaget
page-rematch-go = Til neste parti
page-save-record = Lagre protokollen
page-copy-replay = Kopier lenken til reprisen
page-chart-title = Poeng gjennom spillet
page-chart = Poeng gjennom spillet. Til slutt: { $ends }
page-chart-end = { $points ->
    [one] { $name }: ett
   *[other] { $name }: { $points }
}
page-statistics = I tall
page-statistics-turns = { $number ->
    [one] Én tur ble spilt.
   *[other] { $number } turer ble spilt.
}
page-statistics-highest = { $paid ->
    [one] Den høyeste betalingen var én dirham, fra { $player } til { $owner }.
   *[other] Den høyeste betalingen var { $paid } dirham, fra { $player } til { $owner }.
}
page-statistics-none = Ingen betalte noe.
page-statistics-paid = betalt
page-statistics-received = fått
page-statistics-throw = kast i snitt
page-statistics-mosaics = mosaikker
page-dice = Var terningen ærlig?
page-dice-all-fair = { $rugs ->
    [0] Nettleseren din har regnet ut alle { $throws } kast på nytt: De er slik de skulle være.
   *[other] Nettleseren din har regnet ut alle { $throws } kast og rekkefølgen på { $rugs } tepper på nytt: De er slik de skulle være.
}
page-dice-bots = { $number ->
    [one] Ett kast ble gjort av en bot: Det følger av det nettleserne til spillerne hadde røpet før.
   *[other] { $number } kast ble gjort av boter: De følger av det nettleserne til spillerne hadde røpet før.
}
page-dice-alone = { $number ->
    [one] Ett kast er bare serverens: Ingen spillers nettleser bidro til det.
   *[other] { $number } kast er bare serverens: Ingen spillers nettleser bidro til dem.
}
page-dice-redrawn = { $number ->
    [one] Dette var øving: Ett kast ble tatt tilbake og kastet på nytt.
   *[other] Dette var øving: { $number } kast ble tatt tilbake og kastet på nytt.
}
page-dice-seen = Den har også sammenlignet dem med det den så da spillet begynte.
page-dice-unseen = Den så ikke begynnelsen på dette spillet, og går ut fra de tallene som nå oppgis å ha vært vist da.
page-dice-how = Før spillet forpliktet serveren seg til et hemmelig tall, og nettleseren til hver spiller til sitt eget. Hvert kast følger av begge: Nettleseren røper en bit av tallet sitt når terningen kastes. Derfor kunne ingen, ikke engang den som driver serveren, forutse eller velge et kast.
page-dice-commitment = Det hemmelige tallet er ikke det som ble lovet.
page-dice-chain = Det nettleseren til { $player } leverte i begynnelsen, er ikke det som ble brukt.
page-dice-link = Det som ble røpet for kast { $number }, er ikke det som skulle komme etter.
page-dice-count = Noen kast mangler, eller det er for mange.
page-dice-first = { $player } skulle ha vært først.
page-dice-throw = Kast { $number } skulle ha vært { $drawn }, men { $played } ble spilt.
page-dice-pile = Teppe { $number } for { $player } skulle ha hatt en annen farge.
page-dice-numbers = Tallene
page-dice-commitment-is = Vist før spillet (SHA-256 av det hemmelige tallet)
page-dice-seed-is = Det hemmelige tallet
page-dice-chain-is = Levert av nettleseren til { $player }
page-dice-link-is = Røpet for kast { $number }

## Replay

page-replay = Reprise
page-replay-hint = Slipp en lagret protokoll her, velg filen, eller lim inn teksten.
page-replay-file = Fil
page-replay-text = Teksten i protokollen
page-replay-show = Vis den
page-replay-turn = Tur { $turn }
page-replay-controls = Reprise
page-replay-first = Til begynnelsen
page-replay-back = Ett steg tilbake
page-replay-play = Spill av
page-replay-pause = Pause
page-replay-forth = Ett steg fram
page-replay-last = Til slutten
page-replay-position = Sted i spillet
page-replay-result = Resultat og tall
