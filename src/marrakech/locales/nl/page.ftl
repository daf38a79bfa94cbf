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
page-quick = Speel tegen bots
page-quick-opponents = Hoeveel tegenstanders?
page-quick-level = Hoe sterk?
page-play-now = Speel nu
page-your-name = Je naam
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Meer manieren om te spelen
page-mode-here = Rond één scherm
page-mode-here-hint = Geef de laptop of de telefoon aan elkaar door.
page-mode-link = Met vrienden, via een link
page-mode-link-hint = Stuur een link; wie hem opent, schuift aan. Niemand heeft een account nodig.
page-mode-new = Tafel klaarzetten
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Leer het spel
page-mode-learn-hint = Tien kleine stappen op een echt bord, in vijf minuten.
page-mode-rules = De spelregels
page-mode-rules-hint = Kort en met plaatjes, ook om af te drukken.
page-mode-lobby = Lobby
page-mode-lobby-hint = Schuif aan bij een open tafel, of kijk naar een partij.
page-mode-replay = Partij naspelen
page-mode-replay-hint = Loop stap voor stap door een bewaard verslag.
page-my-tables = Jouw tafels
page-forget-table = Vergeet deze tafel: { $when }
page-level-rating = Rating { $rating }
page-level-option = { $name } ({ $rating })

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
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
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
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Begin
page-new-invite = Maak de tafel en krijg de link
page-new-watch = Kijk naar de bots

## The lobby

page-lobby = Lobby
page-lobby-open = Open tafels
page-lobby-none-open = Er wacht op het moment niemand.
page-lobby-new = Open een tafel
page-lobby-running = Partijen om te bekijken
page-lobby-none-running = Er wordt op het moment geen openbare partij gespeeld.
page-lobby-watch-bots = Laat bots spelen en kijk toe
page-join = Doe mee
page-watch = Kijk mee
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
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
page-copy-link = Link kopiëren
page-share = Delen …
page-copied = Gekopieerd.
page-not-copied = Ik mag hem van de browser niet kopiëren: { $link }
page-start-bots = Of begin nu
page-start-bots-hint = Bots nemen de vrije stoelen.
page-start-now = Begin met bots
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
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
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = { $player } is aan de beurt
page-ways = Welke kant
page-way-L = Links
page-way-F = Rechtdoor
page-way-R = Rechts
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
    [0] Er kijkt verder niemand.
    [one] Er kijkt één persoon mee.
   *[other] Er kijken er { $number } mee.
}

## What happened, besides the game

page-log = Wat er gebeurde
page-log-sat = { $player } gaat zitten.
page-log-began = Het spel begint. { $player } is als eerste aan de beurt.
page-log-took-back = { $player } neemt de zet terug.
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: ‘{ $phrase }’
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
page-log-came-back = { $player } is terug.
page-log-rematch-offered = { $player } wil nog eens spelen.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Er is een nieuwe tafel voor het volgende spel.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

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
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Eindstand
page-ranking-place = Plaats
page-ranking-player = Speler
page-ranking-dirhams = Dirham
page-ranking-squares = + tapijten
page-ranking-points = = punten
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Speel opnieuw
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Wachten op de anderen …
page-rematch-withdraw = Take the offer back
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
page-dice-commitment = Het geheime getal is niet het getal dat was beloofd.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = { $player } had moeten beginnen.
page-dice-throw = Worp { $number } had { $drawn } moeten zijn, maar er is { $played } gespeeld.
page-dice-pile = Tapijt { $number } van { $player } had een andere kleur moeten hebben.
page-dice-numbers = De getallen
page-dice-commitment-is = Getoond vóór het spel (SHA-256 van het geheime getal)
page-dice-seed-is = Het geheime getal
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

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
