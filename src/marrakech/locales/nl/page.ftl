### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = De pagina
page-home = Naar de start
page-close = Sluiten
page-loading = Een ogenblik …
page-try-again = Opnieuw proberen
page-lost-title = Hier is niets
page-lost = Op dat adres is hier niets te zien.
page-gone-title = Deze tafel is er niet meer
page-gone = Hij is opgeruimd, of de link is niet volledig.

## What goes wrong

page-problem-unreachable = De server antwoordt niet. Is er verbinding?
page-problem-failed = Dat lukte de server niet. Probeer het nog eens.
page-problem-unknown = Dat lukte niet ({ $reason }).
page-connection-lost = Verbinding verbroken. Nieuwe poging …
page-connection-back = De verbinding is er weer.

## The start

page-home-title = De tapijtverkopers van { -game }
page-home-lead = Stuur Assam over de markt, leg je tapijten op zijn weg en laat de anderen betalen. Twee tot vier spelers, twintig minuten.
page-your-name = Je naam
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Langer kan een naam niet zijn: { $most } tekens.
    [one] Nog plaats voor één teken.
   *[other] Nog plaats voor { $number } tekens.
}
# When more was written, or pasted, than fits
page-name-cut = Een naam heeft hoogstens { $most } tekens. De rest is weggelaten.
page-more-ways = Meer manieren om te spelen
page-mode-here = Rond één scherm
page-mode-link = Met vrienden, via een link
page-mode-new = Tafel klaarzetten
page-mode-learn = Leer het spel
page-mode-rules = De spelregels
page-mode-lobby = Lobby
page-mode-replay = Partij naspelen
page-my-tables = Jouw tafels
page-forget-table = Vergeet deze tafel: { $when }
page-level-rating = Rating { $rating }

## Setting up

page-new-title = Tafel klaarzetten
page-new-players = Spelers
page-players = { $number ->
    [one] één speler
   *[other] { $number } spelers
}
page-seat = Stoel { $number }
page-seat-who = Wie zit hier?
page-seat-name = Naam
page-seat-level = Niveau
page-seat-colour = Kleur
page-seat-second-colour = Tweede kleur
page-seat-open = vrije stoel
page-sitter-me = Ik
page-sitter-here = Iemand aan dit scherm
page-sitter-link = Iemand, via de link
page-sitter-bot = Een bot
page-sitter-link-hint = Je krijgt een link om te versturen zodra de tafel er is.
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
page-bot-master-2 = Aïcha
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
    [red] rood
    [yellow] geel
    [blue] blauw
   *[purple] paars
})
page-new-first = Wie begint?
page-first-lot = Het lot beslist
page-first-seat = Stoel { $number }
page-new-rules = Regels
page-new-edition = Regelboekje
page-edition-standard = De standaardregels.
page-new-options = Losse regels
page-options-changed = Sommige regels wijken af van het regelboekje.
page-options-reset = Zoals in het regelboekje
page-option-elimination = Wie niet kan betalen
page-option-elimination-yes = valt af
page-option-elimination-yes-hint = Betaalt alles wat er is en verlaat het spel; de tapijten blijven liggen en zijn van niemand.
page-option-elimination-no = speelt verder
page-option-elimination-no-hint = Betaalt alles wat er is en speelt verder: niemand valt af.
page-option-cover = Tapijten bedekken
page-option-cover-opponents = die van anderen beschermd
page-option-cover-opponents-hint = Een tapijt mag niet beide helften van het tapijt van een ander tegelijk bedekken; van een eigen tapijt wel.
page-option-cover-any = alle beschermd
page-option-cover-any-hint = Een tapijt mag nooit beide helften van een tapijt tegelijk bedekken, ook niet van een eigen tapijt.
page-option-cover-colours = twee kleuren
page-option-cover-colours-hint = Twee helften onder een nieuw tapijt moeten in kleur verschillen, waar dat mogelijk is.
page-option-variant = Assam wordt gedraaid
page-option-variant-none = vóór de worp
page-option-variant-none-hint = Wie aan de beurt is, kiest de kant en gooit dan.
page-option-variant-turn-at-end = aan het eind van de beurt
page-option-variant-turn-at-end-hint = Na het leggen wordt Assam naar links of rechts gedraaid: de volgende speler moet die kant op.
page-option-variant-turn-at-end-optional = aan het eind, of niet
page-option-variant-turn-at-end-optional-hint = Na het leggen mag Assam naar links of rechts worden gedraaid, of zo blijven: de volgende speler moet die kant op.
page-option-two-player = Twee spelers
page-option-two-player-two-colours = elk twee kleuren
page-option-two-player-two-colours-hint = Ieder heeft twee kleuren, van elk 12 tapijten, in één stapel.
page-option-two-player-one-colour = elk één kleur
page-option-two-player-one-colour-hint = Ieder heeft 15 tapijten van één kleur.
page-option-pile = De stapels
page-option-pile-shuffled = zijn geschud
page-option-pile-shuffled-hint = Alleen het volgende tapijt van elke stapel is bekend.
page-option-pile-alternating = kleuren om en om
page-option-pile-alternating-hint = De twee kleuren komen om de beurt.
page-option-area = Gebieden om voor te betalen
page-option-area-colour = per kleur
page-option-area-colour-hint = De twee kleuren van een speler zijn twee gebieden.
page-option-area-owner = per eigenaar
page-option-area-owner-hint = De twee kleuren van een speler vormen samen één gebied: je betaalt voor alle vakjes die aan elkaar vastzitten.
page-option-tiebreak = Bij gelijke punten
page-option-tiebreak-dirhams = meer dirham wint
page-option-tiebreak-dirhams-hint = Wie meer dirham heeft, staat voor.
page-option-tiebreak-rugs = meer vakjes wint
page-option-tiebreak-rugs-hint = Wiens tapijten op meer vakjes te zien zijn, staat voor.
page-option-tiebreak-none = gedeelde plaats
page-option-tiebreak-none-hint = Verder beslist er niets.
page-option-heading = Assam kijkt eerst
page-option-heading-S = naar beneden
page-option-heading-S-hint = Zoals het bord meestal ligt.
page-option-heading-N = naar boven
page-option-heading-N-hint = Het bord is niet van alle kanten gelijk.
page-option-heading-E = naar rechts
page-option-heading-E-hint = Het bord is niet van alle kanten gelijk.
page-option-heading-W = naar links
page-option-heading-W-hint = Het bord is niet van alle kanten gelijk.
page-option-dirhams = Dirham aan het begin
page-option-dirhams-hint = 30 in alle regelboekjes. Met minder wordt het gevaarlijk.
page-option-rugs = Tapijten per speler
page-option-rugs-hint = Zoveel beurten heeft iedereen.
page-new-table = De tafel
page-clock = Klok
page-clock-none = Geen
page-clock-none-hint = Denk zo lang na als je wilt.
page-clock-move = Per beurt
page-clock-total = Voor het hele spel
page-clock-time = Tijd
page-clock-increment = Erbij voor elke beurt
page-clock-out = Als de tijd om is
page-clock-out-bot = Een bot speelt die beurt
page-clock-out-out = Je valt meteen af
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Klok: één seconde per beurt.
   *[other] Klok: { $number } seconden per beurt.
}
page-clock-tells-move-minutes = { $number ->
    [one] Klok: één minuut per beurt.
   *[other] Klok: { $number } minuten per beurt.
}
page-clock-tells-total = { $increment ->
    [0] Klok: { $number } seconden voor het hele spel.
   *[other] Klok: { $number } seconden + { $increment } seconden per beurt.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Klok: één minuut voor het hele spel.
       *[other] Klok: { $number } minuten voor het hele spel.
    }
   *[other] { $number ->
        [one] Klok: één minuut + { $increment } seconden per beurt.
       *[other] Klok: { $number } minuten + { $increment } seconden per beurt.
    }
}
page-clock-means-bot = Als iemands tijd om is, speelt een bot die beurt; de derde keer valt die speler af.
page-clock-means-out = Als iemands tijd om is, valt die speler af.
page-seconds = { $number ->
    [one] één seconde
   *[other] { $number } seconden
}
page-minutes = { $number ->
    [one] één minuut
   *[other] { $number } minuten
}
page-new-listed = In de lobby tonen
page-new-listed-hint = Iedereen mag kijken, en een vrije stoel nemen. Anders alleen wie de link heeft.
page-new-take-back = Zetten mogen worden teruggenomen
page-new-practice-hint = Zolang alle mensen aan dit scherm zitten. De dobbelsteen wordt dan opnieuw gegooid, en bij de uitslag staat dat het oefenen was. Anders kan er na de worp niets meer worden teruggenomen.
page-new-begin = Begin
page-new-invite = Maak de tafel en krijg de link
page-new-watch = Kijk naar de bots

## The lobby

page-lobby = Lobby
page-lobby-open = Open tafels
page-lobby-none-open = Er wacht op het moment niemand.
page-lobby-new = Open een tafel
page-lobby-running = Partijen om te bekijken
page-lobby-watch-bots = Laat bots spelen en kijk toe
page-join = Doe mee
page-watch = Kijk mee
page-look = Bekijk
page-listing-deserted = Er is nu niemand
page-listing-rules = { $known ->
    [yes] Regels: { $edition }
   *[no] Huisregels
}{ $variant ->
    [yes] , draaien aan het eind
   *[no] {""}
}.
page-listing-turn = Beurt { $turn }, nog { $left } te gaan.

## Waiting for others

page-waiting-title = Wachten op spelers
page-waiting-seats = { $number ->
    [0] Alle stoelen zijn bezet
    [one] Eén stoel is vrij
   *[other] { $number } stoelen zijn vrij
}
page-waiting-link = De link voor je vrienden
page-waiting-link-hint = Wie hem opent, kan gaan zitten, of kijken als alle stoelen bezet zijn.
page-link-network = Hij werkt voor iedereen in hetzelfde netwerk, zoals dezelfde wifi.
page-link-address = Adres
page-qr = De link als QR-code: { $link }
page-qr-hint = Of scan dit met de camera van een telefoon.
page-here-only = Deze link werkt alleen op deze computer.
page-here-only-new = Op het moment kan alleen deze computer bij het spel: ergens anders heb je niets aan een link.
page-here-only-command = Wil je iedereen in hetzelfde netwerk laten meedoen, sluit het spel dan in de terminal met Ctrl-C en start het met deze opdracht. Alle tafels blijven bewaard.
page-here-only-host = Wie deze server beheert, kan hem voor anderen openstellen.
page-copy-command = Opdracht kopiëren
page-copied-here = Gekopieerd. Deze link werkt alleen op deze computer.
page-copy-link = Link kopiëren
page-share = Delen …
page-copied = Gekopieerd.
page-not-copied = Ik mag hem van de browser niet kopiëren: { $link }
page-start-bots = Of begin nu
page-start-bots-hint = Bots nemen de vrije stoelen.
page-start-now = Begin met bots
page-waiting-listed = De lobby biedt deze tafel aan zolang er iemand is. Een paar minuten nadat iedereen weg is, verdwijnt hij.
page-deserted-listed = Er is op het moment niemand aan deze tafel. Je kunt gaan zitten zodra er iemand terug is.
page-deserted-friends = Er is op het moment niemand aan deze tafel. Je kunt gaan zitten en op de anderen wachten.
page-close-table = Tafel sluiten
page-close-table-hint = Hij wordt opgeruimd, en de link leidt nergens meer heen.
page-close-table-yes = Ja, sluiten
page-close-table-no = Laten staan
page-closed-title = Deze tafel is gesloten
page-closed = { $player } heeft hem gesloten voordat er een spel begon.
page-closed-host = De beheerder van de server heeft deze tafel gesloten.
page-closed-host-game = Het spel eindigt zonder uitslag.
# What whoever runs the server has written about it
page-host-says = De beheerder zegt: { $why }
page-banned-title = Je kunt hier niet naar binnen
page-join-title = Er is een stoel voor je
page-join-seat = Kleur
page-join-any = Maakt niet uit
page-sit-down = Ga zitten

## At the table

page-table-title = De markt
page-players-list = Spelers
page-panel = Wat te doen
page-board = De markt: zeven kolommen a tot en met g, zeven rijen 1 tot en met 7
page-square-bare = { $square }: leeg
page-square-rug = { $square }: { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
   *[purple] paars
} tapijt van { $player }
page-square-neutral = { $square }: { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
   *[purple] paars
} tapijt dat van niemand is
page-square-assam = { $rug }. Hier staat Assam en hij kijkt { $heading ->
    [N] naar boven
    [E] naar rechts
    [S] naar beneden
   *[W] naar links
}
page-badge-you = jij
page-badge-bot = bot
page-badge-away = weg
page-badge-out = af
page-rugs-left = { $number ->
    [one] nog één tapijt
   *[other] nog { $number } tapijten
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Rood
    [yellow] Geel
    [blue] Blauw
   *[purple] Paars
}: { $number ->
    [one] nog één tapijt
   *[other] nog { $number } tapijten
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Rood is het volgende
    [yellow] Geel is het volgende
    [blue] Blauw is het volgende
   *[purple] Paars is het volgende
}: { $number ->
    [one] nog één tapijt
   *[other] nog { $number } tapijten
}
# On the pile from which the next rug comes: very short
page-badge-next = volgende
page-worth = { $dirhams ->
    [one] één dirham
   *[other] { $dirhams } dirham
}, tapijten op { $squares ->
    [one] één vakje
   *[other] { $squares } vakjes
}
page-points = { $number ->
    [one] één punt
   *[other] { $number } punten
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Welke kant moet de volgende op?
       *[no] { $player }: welke kant moet de volgende op?
    }
   *[no] { $alone ->
        [yes] Jouw beurt: welke kant moet Assam op?
       *[no] { $player }: welke kant moet Assam op?
    }
}
page-prompt-roll = { $alone ->
    [yes] Jouw beurt: gooi de dobbelsteen.
   *[no] { $player }: gooi de dobbelsteen.
}
page-prompt-lay = { $alone ->
    [yes] Leg je tapijt naast Assam.
   *[no] { $player }: leg een tapijt naast Assam.
}
page-prompt-wait = { $player } denkt na …
page-prompt-away = Wachten op { $player } (even weg)
page-prompt-watch = { $player } is aan de beurt
page-ways = Welke kant
page-way-F = Rechtdoor
page-expect = gemiddeld { $costs }
page-throw = Gooi
page-turn-assam = Draai Assam
page-lay = Leg het tapijt
page-lay-hint = Tik op een vakje naast Assam, of veeg over twee vakjes.
page-lay-ready = Tik er nog eens op om het te leggen, of tik op een andere plek.
page-lay-on = Leg het op { $near } en { $far }
page-skip = Overslaan
page-undo = Ongedaan maken
page-take-back = Terugnemen
page-come-back = Speel zelf verder: { $player }
page-away-offer = Langer wachten, of een bot laten spelen tot { $player } terug is?
page-away-wait = Wachten
page-away-bot = Laat een bot verder spelen

## Time that runs out

page-time-left = Tijd over: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = De klok wacht tot deze speler terug is.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Nog één seconde; dan speelt een bot deze beurt.
       *[other] Nog { $number } seconden; dan speelt een bot deze beurt.
    }
   *[out] { $number ->
        [one] Nog één seconde; dan val je af.
       *[other] Nog { $number } seconden; dan val je af.
    }
}
page-time-last = { $number ->
    [one] Nog één seconde!
   *[other] Nog { $number } seconden!
}
page-time-over-1 = Je tijd was om, dus een bot speelt deze beurt voor je. In je volgende beurt beslis je weer zelf. Gebeurt het nog twee keer, dan val je af.
page-time-over-2 = Je tijd was voor de tweede keer om, dus een bot speelt deze beurt voor je. In je volgende beurt beslis je weer zelf. Gebeurt het nog één keer, dan val je af.
page-time-over-out = Je tijd was om, en daarmee ben je afgevallen. Een bot speelt verder met jouw tapijten. Je kunt kijken hoe het afloopt, of ergens anders gaan spelen.

## Who watches

page-watching = { $number ->
    [0] Er kijkt verder niemand.
    [one] Er kijkt één persoon mee.
   *[other] Er kijken er { $number } mee.
}

## What happened, besides the game

page-log = Wat er gebeurde
page-log-sat = { $player } gaat zitten.
page-log-began = Het spel begint. { $player } is als eerste aan de beurt.
page-log-took-back = { $player } neemt de zet terug.
page-log-redrawn = { $player } neemt de zet terug. De dobbelsteen wordt opnieuw gegooid.
page-log-said = { $player }: ‘{ $phrase }’
page-log-timed-out = { $times ->
    [1] De tijd van { $player } is om: een bot speelt deze beurt.
   *[other] De tijd van { $player } is voor de tweede keer om: een bot speelt deze beurt.
}
page-log-left = { $why ->
    [time] { $player } valt af: de tijd is om.
    [abandoned] { $player } heeft het spel verlaten.
   *[resigned] { $player } geeft op.
}
page-log-bot-for = Een bot speelt voor { $player }.
page-log-came-back = { $player } is terug.
page-log-rematch-offered = { $player } wil nog eens spelen.
page-log-rematch-withdrawn = { $player } wil toch niet nog eens spelen.
page-log-rematch-made = Er is een nieuwe tafel voor het volgende spel.
page-log-closed = { $player } sluit de tafel.
page-log-closed-host = De beheerder van de server sluit de tafel.
page-log-over-left = Er is niemand meer om verder te spelen: het spel is afgelopen.

## Menu

page-menu = Menu
page-copy-seat = Link naar mijn stoel kopiëren
page-copy-seat-hint = Om op een ander apparaat verder te spelen. Geef hem aan niemand.
page-stand-in = Laat een bot voor { $player } spelen
page-resign = Opgeven
page-resign-ask = { $player } laten opgeven? Dat kan niet ongedaan worden gemaakt.
page-resign-yes = Opgeven
page-resign-no = Doorspelen
page-phrases = Iets zeggen

## Reporting somebody to whoever runs the server

page-report = Iemand melden
page-report-hint = Wie deze server beheert, krijgt het te zien en kan de tafel sluiten. De andere spelers krijgen niets te zien.
page-report-who = Wie?
page-report-why = Wat is het probleem?
page-report-why-of = Wat is het probleem met { $player }?
page-report-name = Aanstootgevende naam
page-report-cheating = Valsspelen
page-report-stalling = Tijdrekken
page-report-other = Iets anders
page-report-done = Bedankt. Wie deze server beheert, kan het nu zien.

## What can be said

page-phrase-hello = Hallo!
page-phrase-good-luck = Succes!
page-phrase-thinking = Even nadenken …
page-phrase-your-turn = Jij bent aan de beurt.
page-phrase-nice-rug = Wat een mooi tapijt!
page-phrase-lucky = Jij hebt geluk vandaag.
page-phrase-ouch = Au!
page-phrase-oops = Oeps.
page-phrase-thanks = Dank je wel!
page-phrase-sorry = Sorry!
page-phrase-well-played = Goed gespeeld!
page-phrase-again = Nog een potje?
page-phrase-have-to-go = Ik moet zo gaan.
page-phrase-bye = Tot ziens!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Hulp
page-help-rules = Zo speel je
page-rules-aim = Aan het eind telt elke dirham voor één punt, en ook elk vakje waarop jouw tapijt te zien is. Wie de meeste punten heeft, wint.
page-rules-turn = In je beurt laat je Assam staan zoals hij staat of draai je hem naar links of rechts, en gooi je de dobbelsteen. Hij loopt rechtdoor; aan de rand leidt een mozaïek hem de markt weer op.
page-rules-pay = Blijft hij op het tapijt van een ander staan, dan betaal je de eigenaar één dirham voor elk vakje van het aaneengesloten gebied van die kleur.
page-rules-lay = Leg dan een tapijt op twee vakjes, waarvan minstens één naast Assam. Het mag tapijten bedekken, maar niet beide helften van het tapijt van een ander tegelijk.
page-rules-end = Als het laatste tapijt is gelegd, is het spel afgelopen. In sommige regelboekjes valt af wie niet kan betalen.
page-help-keys = Toetsen
page-key-primary = Doen wat er wordt aangeboden: gooien, leggen, overslaan
page-key-arrows = De kant kiezen, zoals die op het bord wijst
page-key-ways = Links, rechtdoor of rechts kiezen, vanuit Assam gezien
page-key-throw = De dobbelsteen gooien
page-key-board = Op het bord bewegen pijltjes de cursor, Enter kiest en bevestigt, de spatiebalk draait het tapijt
page-key-undo = Ongedaan maken
page-key-take-back = Een zet terugnemen
page-key-skip = Overslaan wat wordt getoond
page-key-mute = Geluid aan of uit
page-key-say = Iets zeggen
page-key-log = Wat er gebeurde
page-key-menu = Menu
page-key-help = Deze hulp
page-key-step = Eén stap terug of verder
page-key-ends = Naar het begin, naar het einde
page-key-play = Afspelen, pauzeren

## Settings

page-settings = Instellingen
page-settings-language = Taal
page-settings-theme = Kleuren van de pagina
page-theme-auto = Zoals het systeem
page-theme-light = Licht
page-theme-dark = Donker
page-theme-contrast = Hoog contrast
page-settings-speed = Snelheid
page-speed-slow = Langzaam
page-speed-normal = Normaal
page-speed-fast = Snel
page-speed-instant = Meteen
page-settings-motion = Beweging
page-motion-auto = Zoals het systeem
page-motion-less = Minder
page-motion-full = Alles beweegt
page-settings-confirm = Zetten bevestigen
page-settings-confirm-hint = Een klik kiest; een tweede, of de knop, doet de zet.
page-settings-sounds = Geluid
page-settings-coordinates = Namen van rijen en kolommen

## The end

page-end-winner = { $player } wint!
page-end-shared = Een gedeelde overwinning: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Het laatste tapijt is gelegd.
    [last-player] Alle anderen waren afgevallen.
    [resigned] Alle anderen gaven op.
    [time] Voor alle anderen was de tijd om.
    [bots] Er waren alleen nog bots over.
   *[left] Er deed verder niemand meer mee.
}
page-ranking = Eindstand
page-ranking-place = Plaats
page-ranking-player = Speler
page-ranking-dirhams = Dirham
page-ranking-squares = + tapijten
page-ranking-points = = punten
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] af
    [time] tijd om
    [abandoned] vertrokken
   *[resigned] opgegeven
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Wie is afgevallen of het spel heeft verlaten, krijgt geen punten en komt na alle anderen; wie als eerste wegging, wordt laatste.
page-rematch = Speel opnieuw
page-rematch-accept = { $number ->
    [one] { $player } wil nog eens spelen: doe mee
   *[other] { $number } spelers willen nog eens spelen: doe mee
}
page-rematch-waiting = Wachten op de anderen …
page-rematch-withdraw = Voorstel intrekken
page-rematch-go = Naar het volgende spel
page-save-record = Verslag bewaren
page-copy-replay = Link naar het verslag kopiëren
page-chart-title = Punten tijdens het spel
page-chart = Punten tijdens het spel. Aan het eind: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = In cijfers
page-statistics-turns = { $number ->
    [one] Er is één beurt gespeeld.
   *[other] Er zijn { $number } beurten gespeeld.
}
page-statistics-highest = { $paid ->
    [one] De hoogste betaling was één dirham, van { $player } aan { $owner }.
   *[other] De hoogste betaling was { $paid } dirham, van { $player } aan { $owner }.
}
page-statistics-none = Niemand heeft iets betaald.
page-statistics-paid = betaald
page-statistics-received = gekregen
page-statistics-throw = gemiddelde worp
page-statistics-mosaics = mozaïeken
page-dice = Was de dobbelsteen eerlijk?
page-dice-all-fair = { $rugs ->
    [0] Je browser heeft alle { $throws } worpen nagerekend: ze zijn zoals ze moesten zijn.
   *[other] Je browser heeft alle { $throws } worpen en de volgorde van { $rugs } tapijten nagerekend: ze zijn zoals ze moesten zijn.
}
page-dice-bots = { $number ->
    [one] Eén worp was van een bot: die volgt uit wat browsers van spelers eerder hadden onthuld.
   *[other] { $number } worpen waren van bots: die volgen uit wat browsers van spelers eerder hadden onthuld.
}
page-dice-alone = { $number ->
    [one] Eén worp komt alleen van de server: geen browser van een speler heeft eraan bijgedragen.
   *[other] { $number } worpen komen alleen van de server: geen browser van een speler heeft eraan bijgedragen.
}
page-dice-redrawn = { $number ->
    [one] Dit was oefenen: één worp is teruggenomen en opnieuw gegooid.
   *[other] Dit was oefenen: { $number } worpen zijn teruggenomen en opnieuw gegooid.
}
page-dice-seen = Je browser heeft ze ook vergeleken met wat hij aan het begin van het spel zag.
page-dice-unseen = Je browser heeft het begin van dit spel niet gezien, en neemt de getallen die toen zijn getoond zoals ze nu worden opgegeven.
page-dice-how = Vóór het spel heeft de server zich vastgelegd op een geheim getal, en de browser van elke speler op een eigen getal. Elke worp volgt uit allebei: bij het gooien onthult de browser een stukje van zijn getal. Zo kon niemand, ook niet wie de server beheert, een worp voorzien of kiezen.
page-dice-commitment = Het geheime getal is niet het getal dat was beloofd.
page-dice-chain = Wat de browser van { $player } aan het begin heeft ingeleverd, is niet wat er is gebruikt.
page-dice-link = Wat voor worp { $number } is onthuld, is niet wat er moest volgen.
page-dice-count = Er ontbreken worpen, of het zijn er te veel.
page-dice-first = { $player } had moeten beginnen.
page-dice-throw = Worp { $number } had { $drawn } moeten zijn, maar er is { $played } gespeeld.
page-dice-pile = Tapijt { $number } van { $player } had een andere kleur moeten hebben.
page-dice-numbers = De getallen
page-dice-commitment-is = Getoond vóór het spel (SHA-256 van het geheime getal)
page-dice-seed-is = Het geheime getal
page-dice-chain-is = Ingeleverd door de browser van { $player }
page-dice-link-is = Onthuld voor worp { $number }

## Replay

page-replay = Naspelen
page-replay-hint = Sleep een bewaard verslag hierheen, kies het bestand, of plak de tekst.
page-replay-file = Bestand
page-replay-text = Tekst van het verslag
page-replay-show = Tonen
page-replay-turn = Beurt { $turn }
page-replay-controls = Naspelen
page-replay-first = Naar het begin
page-replay-back = Eén stap terug
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-forth = Eén stap verder
page-replay-last = Naar het einde
page-replay-position = Plaats in het spel
page-replay-result = Uitslag en cijfers
