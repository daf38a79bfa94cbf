### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Sidan
page-home = Till startsidan
page-close = Stäng
page-loading = Ett ögonblick …
page-try-again = Försök igen
page-lost-title = Här finns inget
page-lost = Den sidan finns inte.
page-gone-title = Det här bordet är borta
page-gone = Det har plockats undan, eller så är länken inte fullständig.

## What goes wrong

page-problem-unreachable = Servern svarar inte. Finns det en anslutning?
page-problem-failed = Det klarade servern inte. Försök igen.
page-problem-unknown = Det gick inte ({ $reason }).
page-connection-lost = Anslutningen bröts. Försöker igen …
page-connection-back = Anslutningen är tillbaka.

## The start

page-home-title = Matthandlarna i { -game }
page-home-lead = Styr Assam över marknaden, lägg dina mattor i hans väg och låt de andra betala. Två till fyra spelare, tjugo minuter.
page-your-name = Ditt namn
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Längre kan ett namn inte vara: { $most } tecken.
    [one] Plats för ett tecken till.
   *[other] Plats för { $number } tecken till.
}
# When more was written, or pasted, than fits
page-name-cut = Ett namn har högst { $most } tecken. Resten togs inte med.
page-more-ways = Fler sätt att spela
page-mode-here = Runt en skärm
page-mode-link = Med vänner, via en länk
page-mode-new = Skapa ett bord
page-mode-learn = Lär dig spela
page-mode-rules = Reglerna
page-mode-lobby = Lobby
page-mode-replay = Spela upp ett parti
page-my-tables = Dina bord
page-forget-table = Glöm det här bordet: { $when }
page-level-rating = Rating { $rating }

## Setting up

page-new-title = Skapa ett bord
page-new-players = Spelare
page-players = { $number ->
    [one] en spelare
   *[other] { $number } spelare
}
page-seat = Plats { $number }
page-seat-who = Vem sitter här?
page-seat-name = Namn
page-seat-level = Nivå
page-seat-colour = Färg
page-seat-second-colour = Andra färgen
page-seat-open = ledig plats
page-sitter-me = Jag
page-sitter-here = Någon vid den här skärmen
page-sitter-link = En vän, via länken
page-sitter-bot = En bot
page-sitter-link-hint = Du får en länk att skicka när bordet finns.
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
    [red] röd
    [yellow] gul
    [blue] blå
   *[purple] lila
})
page-new-first = Vem börjar?
page-first-lot = Lotten avgör
page-first-seat = Plats { $number }
page-new-rules = Regler
page-new-edition = Regelhäfte
page-edition-standard = Standardreglerna.
page-new-options = Enskilda regler
page-options-changed = Några regler skiljer sig från regelhäftet.
page-options-reset = Som i regelhäftet
page-option-elimination = Den som inte kan betala
page-option-elimination-yes = åker ut
page-option-elimination-yes-hint = Betalar allt som finns och lämnar spelet; mattorna ligger kvar och tillhör ingen.
page-option-elimination-no = spelar vidare
page-option-elimination-no-hint = Betalar allt som finns och spelar vidare: ingen åker ut.
page-option-cover = Täcka mattor
page-option-cover-opponents = andras är skyddade
page-option-cover-opponents-hint = En matta får inte täcka båda halvorna av någon annans matta samtidigt; av en egen får den det.
page-option-cover-any = alla är skyddade
page-option-cover-any-hint = En matta får inte täcka båda halvorna av någon matta samtidigt, inte ens av en egen.
page-option-cover-colours = två olika färger
page-option-cover-colours-hint = Två halvor under en ny matta måste ha olika färg, där det är möjligt.
page-option-variant = Assam vrids
page-option-variant-none = före slaget
page-option-variant-none-hint = Den vars tur det är väljer håll och slår sedan.
page-option-variant-turn-at-end = i slutet av draget
page-option-variant-turn-at-end-hint = När mattan är lagd vrids Assam åt vänster eller höger: nästa spelare måste gå åt det hållet.
page-option-variant-turn-at-end-optional = i slutet, om man vill
page-option-variant-turn-at-end-optional-hint = När mattan är lagd får Assam vridas åt vänster eller höger, eller stå kvar som han står: nästa spelare måste gå åt det hållet.
page-option-two-player = Två spelare
page-option-two-player-two-colours = två färger var
page-option-two-player-two-colours-hint = Var och en har två färger med 12 mattor i varje, i en hög.
page-option-two-player-one-colour = en färg var
page-option-two-player-one-colour-hint = Var och en har 15 mattor i en färg.
page-option-pile = Högarna
page-option-pile-shuffled = är blandade
page-option-pile-shuffled-hint = Bara nästa matta i varje hög är känd.
page-option-pile-alternating = färgerna turas om
page-option-pile-alternating-hint = De två färgerna kommer växelvis.
page-option-area = Områden att betala för
page-option-area-colour = per färg
page-option-area-colour-hint = En spelares två färger är två områden.
page-option-area-owner = per ägare
page-option-area-owner-hint = En spelares båda färger bildar ett område: man betalar för alla rutor som hänger ihop.
page-option-tiebreak = Lika poäng
page-option-tiebreak-dirhams = flest dirham vinner
page-option-tiebreak-dirhams-hint = Den som har fler dirham är före.
page-option-tiebreak-rugs = flest rutor vinner
page-option-tiebreak-rugs-hint = Den vars mattor syns på fler rutor är före.
page-option-tiebreak-none = delad placering
page-option-tiebreak-none-hint = Inget annat avgör.
page-option-heading = I början tittar Assam
page-option-heading-S = nedåt
page-option-heading-S-hint = Som brädet oftast läggs.
page-option-heading-N = uppåt
page-option-heading-N-hint = Brädet är inte likadant från alla håll.
page-option-heading-E = åt höger
page-option-heading-E-hint = Brädet är inte likadant från alla håll.
page-option-heading-W = åt vänster
page-option-heading-W-hint = Brädet är inte likadant från alla håll.
page-option-dirhams = Dirham från början
page-option-dirhams-hint = 30 i alla regelhäften. Med färre blir det farligt.
page-option-rugs = Mattor per spelare
page-option-rugs-hint = Så många drag har alla.
page-new-table = Bordet
page-clock = Klocka
page-clock-none = Ingen
page-clock-none-hint = Alla får tänka så länge de vill.
page-clock-move = För varje drag
page-clock-total = För hela spelet
page-clock-time = Tid
page-clock-increment = Extra tid per drag
page-clock-out = När tiden är slut
page-clock-out-bot = En bot spelar draget
page-clock-out-out = Man åker ut genast
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Klocka: en sekund per drag.
   *[other] Klocka: { $number } sekunder per drag.
}
page-clock-tells-move-minutes = { $number ->
    [one] Klocka: en minut per drag.
   *[other] Klocka: { $number } minuter per drag.
}
page-clock-tells-total = { $increment ->
    [0] Klocka: { $number } sekunder för hela spelet.
   *[other] Klocka: { $number } sekunder + { $increment } sekunder per drag.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Klocka: en minut för hela spelet.
       *[other] Klocka: { $number } minuter för hela spelet.
    }
   *[other] { $number ->
        [one] Klocka: en minut + { $increment } sekunder per drag.
       *[other] Klocka: { $number } minuter + { $increment } sekunder per drag.
    }
}
page-clock-means-bot = När tiden är slut för någon spelar en bot det draget; tredje gången åker den spelaren ut.
page-clock-means-out = När tiden är slut för någon åker den spelaren ut.
page-seconds = { $number ->
    [one] en sekund
   *[other] { $number } sekunder
}
page-minutes = { $number ->
    [one] en minut
   *[other] { $number } minuter
}
page-new-listed = Visa det i lobbyn
page-new-listed-hint = Vem som helst får titta, och ta en ledig plats. Annars bara de som har länken.
page-new-take-back = Drag får tas tillbaka
page-new-practice-hint = Så länge alla människor sitter vid den här skärmen. Tärningen slås då på nytt, och i resultatet står att det var övning. Annars går inget att ta tillbaka när tärningen väl är slagen.
page-new-begin = Börja
page-new-invite = Skapa bordet och få länken
page-new-watch = Titta på botarna

## The lobby

page-lobby = Lobby
page-lobby-open = Öppna bord
page-lobby-none-open = Ingen väntar just nu.
page-lobby-new = Öppna ett bord
page-lobby-running = Partier att titta på
page-lobby-watch-bots = Låt botar spela och titta på
page-join = Gå med
page-watch = Titta
page-look = Visa
page-listing-deserted = Ingen är där just nu
page-listing-rules = { $known ->
    [yes] Regler: { $edition }
   *[no] Husregler
}{ $variant ->
    [yes] , vridning i slutet
   *[no] {""}
}.
page-listing-turn = Drag { $turn }, { $left } kvar.

## Waiting for others

page-waiting-title = Väntar på spelare
page-waiting-seats = { $number ->
    [0] Alla platser är upptagna
    [one] En plats är ledig
   *[other] { $number } platser är lediga
}
page-waiting-link = Länken att skicka till dina vänner
page-waiting-link-hint = Den som öppnar den kan slå sig ner, eller titta på när alla platser är upptagna.
page-link-network = Den fungerar för alla i samma nätverk, till exempel på samma wifi.
page-link-address = Adress
page-qr = Länken som QR-kod: { $link }
page-qr-hint = Eller skanna den här med mobilkameran.
page-here-only = Den här länken fungerar bara på den här datorn.
page-here-only-new = Just nu når bara den här datorn spelet: en länk skulle inte fungera någon annanstans.
page-here-only-command = För att alla i samma nätverk ska kunna gå med: stäng spelet i terminalen med Ctrl-C och starta det med det här kommandot. Alla bord finns kvar.
page-here-only-host = Den som driver servern kan öppna den för andra.
page-copy-command = Kopiera kommandot
page-copied-here = Kopierat. Länken fungerar bara på den här datorn.
page-copy-link = Kopiera länken
page-share = Dela …
page-copied = Kopierat.
page-not-copied = Webbläsaren låter mig inte kopiera den: { $link }
page-start-bots = Eller börja nu
page-start-bots-hint = Botar tar de lediga platserna.
page-start-now = Börja med botar
page-waiting-listed = Bordet visas i lobbyn så länge någon är här. Några minuter efter att alla har gått försvinner det.
page-deserted-listed = Ingen är vid det här bordet just nu. Du kan slå dig ner så snart någon är tillbaka.
page-deserted-friends = Ingen är vid det här bordet just nu. Du kan slå dig ner och vänta på de andra.
page-close-table = Stäng bordet
page-close-table-hint = Det plockas undan, och länken leder inte längre någonstans.
page-close-table-yes = Ja, stäng det
page-close-table-no = Behåll det
page-closed-title = Det här bordet är stängt
page-closed = { $player } stängde det innan spelet började.
page-closed-host = Serverns administratör har stängt det här bordet.
page-closed-host-game = Spelet slutar utan resultat.
# What whoever runs the server has written about it
page-host-says = Administratören säger: { $why }
page-banned-title = Du kan inte komma in här
page-join-title = Det finns en plats åt dig
page-join-seat = Färg
page-join-any = Valfri
page-sit-down = Slå dig ner

## At the table

page-table-title = Marknaden
page-players-list = Spelare
page-panel = Att göra
page-board = Marknaden: sju kolumner a till g, sju rader 1 till 7
page-square-bare = { $square }: tom
page-square-rug = { $square }: { $colour ->
    [red] röd
    [yellow] gul
    [blue] blå
   *[purple] lila
} matta, tillhör { $player }
page-square-neutral = { $square }: { $colour ->
    [red] röd
    [yellow] gul
    [blue] blå
   *[purple] lila
} matta som inte tillhör någon
page-square-assam = { $rug }. Här står Assam och tittar { $heading ->
    [N] uppåt
    [E] åt höger
    [S] nedåt
   *[W] åt vänster
}
page-badge-you = du
page-badge-bot = bot
page-badge-away = borta
page-badge-out = utslagen
page-rugs-left = { $number ->
    [one] en matta kvar
   *[other] { $number } mattor kvar
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Röd
    [yellow] Gul
    [blue] Blå
   *[purple] Lila
}: { $number ->
    [one] en matta kvar
   *[other] { $number } mattor kvar
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Röd kommer härnäst
    [yellow] Gul kommer härnäst
    [blue] Blå kommer härnäst
   *[purple] Lila kommer härnäst
}: { $number ->
    [one] en matta kvar
   *[other] { $number } mattor kvar
}
# On the pile from which the next rug comes: very short
page-badge-next = nästa
page-worth = { $dirhams ->
    [one] en dirham
   *[other] { $dirhams } dirham
}, mattor på { $squares ->
    [one] en ruta
   *[other] { $squares } rutor
}
page-points = { $number ->
    [one] en poäng
   *[other] { $number } poäng
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Åt vilket håll ska nästa gå?
       *[no] { $player }: åt vilket håll ska nästa gå?
    }
   *[no] { $alone ->
        [yes] Din tur: åt vilket håll ska Assam gå?
       *[no] { $player }: åt vilket håll ska Assam gå?
    }
}
page-prompt-roll = { $alone ->
    [yes] Din tur: slå tärningen.
   *[no] { $player }: slå tärningen.
}
page-prompt-lay = { $alone ->
    [yes] Lägg din matta bredvid Assam.
   *[no] { $player }: lägg en matta bredvid Assam.
}
page-prompt-wait = { $player } tänker …
page-prompt-away = Väntar på { $player }, som är borta
page-prompt-watch = { $player } spelar
page-ways = Åt vilket håll
page-way-F = Rakt fram
page-expect = i snitt { $costs }
page-throw = Slå tärningen
page-turn-assam = Vrid Assam
page-lay = Lägg mattan
page-lay-hint = Tryck på en ruta bredvid Assam, eller dra över två.
page-lay-ready = Tryck en gång till för att lägga den, eller tryck på ett annat ställe.
page-lay-on = Lägg den på { $near } och { $far }
page-skip = Hoppa över
page-undo = Ångra
page-take-back = Ta tillbaka
page-come-back = Spela vidare själv: { $player }
page-away-offer = Vänta lite till, eller låta en bot spela tills { $player } är tillbaka?
page-away-wait = Vänta
page-away-bot = Låt en bot spela vidare

## Time that runs out

page-time-left = Tid kvar: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Klockan väntar tills den här spelaren är tillbaka.
page-time-short = { $means ->
    [bot] { $number ->
        [one] En sekund kvar; sedan spelar en bot det här draget.
       *[other] { $number } sekunder kvar; sedan spelar en bot det här draget.
    }
   *[out] { $number ->
        [one] En sekund kvar; sedan åker du ut.
       *[other] { $number } sekunder kvar; sedan åker du ut.
    }
}
page-time-last = { $number ->
    [one] En sekund kvar!
   *[other] { $number } sekunder kvar!
}
page-time-over-1 = Din tid tog slut, så en bot spelar det här draget åt dig. I nästa drag bestämmer du själv igen. Händer det två gånger till åker du ut.
page-time-over-2 = Din tid tog slut för andra gången, så en bot spelar det här draget åt dig. I nästa drag bestämmer du själv igen. Händer det en gång till åker du ut.
page-time-over-out = Din tid tog slut, och därför har du åkt ut. En bot spelar vidare med dina mattor. Du kan titta på hur det slutar, eller gå och spela någon annanstans.

## Who watches

page-watching = { $number ->
    [0] Ingen annan tittar på.
    [one] En tittar på.
   *[other] { $number } tittar på.
}

## What happened, besides the game

page-log = Vad som har hänt
page-log-sat = { $player } slår sig ner.
page-log-began = Spelet börjar. { $player } är först.
page-log-took-back = { $player } tar tillbaka sitt drag.
page-log-redrawn = { $player } tar tillbaka sitt drag. Tärningen slås på nytt.
page-log-said = { $player }: ”{ $phrase }”
page-log-timed-out = { $times ->
    [1] Tiden är slut för { $player }: en bot spelar det här draget.
   *[other] Tiden är slut för { $player } för andra gången: en bot spelar det här draget.
}
page-log-left = { $why ->
    [time] { $player } åker ut: tiden är slut.
    [abandoned] { $player } har lämnat spelet.
   *[resigned] { $player } ger upp.
}
page-log-bot-for = En bot spelar för { $player }.
page-log-came-back = { $player } är tillbaka.
page-log-rematch-offered = { $player } vill spela igen.
page-log-rematch-withdrawn = { $player } vill ändå inte spela igen.
page-log-rematch-made = Det finns ett nytt bord för nästa parti.
page-log-closed = { $player } stänger bordet.
page-log-closed-host = Serverns administratör stänger bordet.
page-log-over-left = Det finns ingen kvar som kan spela vidare: spelet är slut.

## Menu

page-menu = Meny
page-copy-seat = Kopiera länken till min plats
page-copy-seat-hint = För att spela vidare från en annan enhet. Ge den inte till någon.
page-stand-in = Låt en bot spela för { $player }
page-resign = Ge upp
page-resign-ask = Ska { $player } ge upp? Det går inte att ångra.
page-resign-yes = Ge upp
page-resign-no = Spela vidare
page-phrases = Säg något

## Reporting somebody to whoever runs the server

page-report = Anmäl någon
page-report-hint = Den som driver servern får veta det och kan stänga bordet. De andra spelarna får inte veta något.
page-report-who = Vem?
page-report-why = Vad är problemet?
page-report-why-of = Vad är problemet med { $player }?
page-report-name = Stötande namn
page-report-cheating = Fusk
page-report-stalling = Maskning
page-report-other = Något annat
page-report-done = Tack. Den som driver servern kan se det nu.

## What can be said

page-phrase-hello = Hej!
page-phrase-good-luck = Lycka till!
page-phrase-thinking = Låt mig tänka …
page-phrase-your-turn = Det är din tur.
page-phrase-nice-rug = Vilken fin matta!
page-phrase-lucky = Du har tur i dag.
page-phrase-ouch = Aj!
page-phrase-oops = Hoppsan.
page-phrase-thanks = Tack!
page-phrase-sorry = Förlåt!
page-phrase-well-played = Bra spelat!
page-phrase-again = Ett parti till?
page-phrase-have-to-go = Jag måste snart gå.
page-phrase-bye = Hej då!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Hjälp
page-help-rules = Så spelar man
page-rules-aim = I slutet är varje dirham värd en poäng, och likaså varje ruta där någon av dina mattor syns. Flest poäng vinner.
page-rules-turn = När det är din tur låter du Assam stå som han står eller vrider honom åt vänster eller höger, och slår tärningen. Han går rakt fram; vid kanten leder en mosaik honom tillbaka in på marknaden.
page-rules-pay = Stannar han på någon annans matta betalar du ägaren en dirham för varje ruta i det sammanhängande området av den färgen.
page-rules-lay = Lägg sedan en matta på två rutor, varav minst en är bredvid Assam. Den får täcka mattor, men inte båda halvorna av någon annans matta samtidigt.
page-rules-end = När den sista mattan är lagd är spelet slut. I en del regelhäften åker den ut som inte kan betala.
page-help-keys = Tangenter
page-key-primary = Gör det som erbjuds: slå, lägg, hoppa över
page-key-arrows = Välj håll, sett på brädet
page-key-ways = Välj vänster, rakt fram eller höger, sett från Assam
page-key-throw = Slå tärningen
page-key-board = På brädet flyttar pilarna markören, Enter väljer och bekräftar, blanksteg vrider mattan
page-key-undo = Ångra
page-key-take-back = Ta tillbaka ett drag
page-key-skip = Hoppa över det som visas
page-key-mute = Ljud på eller av
page-key-say = Säg något
page-key-log = Vad som har hänt
page-key-menu = Meny
page-key-help = Den här hjälpen
page-key-step = Ett steg bakåt eller framåt
page-key-ends = Till början, till slutet
page-key-play = Spela upp, pausa

## Settings

page-settings = Inställningar
page-settings-language = Språk
page-settings-theme = Sidans färger
page-theme-auto = Som systemet
page-theme-light = Ljust
page-theme-dark = Mörkt
page-theme-contrast = Hög kontrast
page-settings-speed = Tempo
page-speed-slow = Långsamt
page-speed-normal = Normalt
page-speed-fast = Snabbt
page-speed-instant = Genast
page-settings-motion = Rörelse
page-motion-auto = Som systemet
page-motion-less = Mindre
page-motion-full = Allt rör sig
page-settings-confirm = Bekräfta drag
page-settings-confirm-hint = Ett klick väljer; ett till, eller knappen, gör draget.
page-settings-sounds = Ljud
page-settings-coordinates = Namn på rader och kolumner

## The end

page-end-winner = { $player } vinner!
page-end-shared = En delad seger: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Den sista mattan är lagd.
    [last-player] Alla andra åkte ut.
    [resigned] Alla andra gav upp.
    [time] Tiden tog slut för alla andra.
    [bots] Bara botar var kvar i spelet.
   *[left] Ingen annan var kvar i spelet.
}
page-ranking = Slutställning
page-ranking-place = Plats
page-ranking-player = Spelare
page-ranking-dirhams = Dirham
page-ranking-squares = + mattor
page-ranking-points = = poäng
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] utslagen
    [time] tiden slut
    [abandoned] lämnade
   *[resigned] gav upp
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Den som har åkt ut eller lämnat spelet får inga poäng och placeras efter alla andra; den som försvann först blir sist.
page-rematch = Spela igen
page-rematch-accept = { $number ->
    [one] { $player } vill spela igen: häng på
   *[other] { $number } spelare vill spela igen: häng på
}
page-rematch-waiting = Väntar på de andra …
page-rematch-withdraw = Dra tillbaka förslaget
page-rematch-go = Till nästa parti
page-save-record = Spara protokollet
page-copy-replay = Kopiera länken till reprisen
page-chart-title = Poäng under spelet
page-chart = Poäng under spelet. I slutet: { $ends }
page-chart-end = { $points ->
    [one] { $name }: en
   *[other] { $name }: { $points }
}
page-statistics = I siffror
page-statistics-turns = { $number ->
    [one] Ett drag spelades.
   *[other] { $number } drag spelades.
}
page-statistics-highest = { $paid ->
    [one] Den högsta betalningen var en dirham, från { $player } till { $owner }.
   *[other] Den högsta betalningen var { $paid } dirham, från { $player } till { $owner }.
}
page-statistics-none = Ingen betalade något.
page-statistics-paid = betalat
page-statistics-received = fått
page-statistics-throw = slag i snitt
page-statistics-mosaics = mosaiker
page-dice = Var tärningen ärlig?
page-dice-all-fair = { $rugs ->
    [0] Din webbläsare har räknat fram alla { $throws } slag på nytt: de är som de skulle vara.
   *[other] Din webbläsare har räknat fram alla { $throws } slag och ordningen på { $rugs } mattor på nytt: de är som de skulle vara.
}
page-dice-bots = { $number ->
    [one] Ett slag gjordes av en bot: det följer av vad spelarnas webbläsare hade avslöjat tidigare.
   *[other] { $number } slag gjordes av botar: de följer av vad spelarnas webbläsare hade avslöjat tidigare.
}
page-dice-alone = { $number ->
    [one] Ett slag är bara serverns: ingen spelares webbläsare bidrog till det.
   *[other] { $number } slag är bara serverns: ingen spelares webbläsare bidrog till dem.
}
page-dice-redrawn = { $number ->
    [one] Det här var övning: ett slag togs tillbaka och slogs på nytt.
   *[other] Det här var övning: { $number } slag togs tillbaka och slogs på nytt.
}
page-dice-seen = Den har också jämfört dem med det den såg när spelet började.
page-dice-unseen = Den såg inte början av det här spelet och utgår från de tal som nu uppges ha visats då.
page-dice-how = Före spelet band sig servern vid ett hemligt tal, och varje spelares webbläsare vid ett eget. Varje slag följer av båda: webbläsaren avslöjar en bit av sitt tal när tärningen slås. Därför kunde ingen, inte ens den som driver servern, förutse eller välja ett slag.
page-dice-commitment = Det hemliga talet är inte det som utlovades.
page-dice-chain = Det som webbläsaren hos { $player } lämnade in i början är inte det som användes.
page-dice-link = Det som avslöjades för slag { $number } är inte det som skulle komma härnäst.
page-dice-count = Några slag saknas, eller så är de för många.
page-dice-first = { $player } borde ha varit först.
page-dice-throw = Slag { $number } borde ha varit { $drawn }, men { $played } spelades.
page-dice-pile = Matta { $number } för { $player } borde ha haft en annan färg.
page-dice-numbers = Talen
page-dice-commitment-is = Visades före spelet (SHA-256 av det hemliga talet)
page-dice-seed-is = Det hemliga talet
page-dice-chain-is = Lämnat in av webbläsaren hos { $player }
page-dice-link-is = Avslöjat för slag { $number }

## Replay

page-replay = Repris
page-replay-hint = Släpp ett sparat protokoll här, välj filen, eller klistra in texten.
page-replay-file = Fil
page-replay-text = Protokollets text
page-replay-show = Visa det
page-replay-turn = Drag { $turn }
page-replay-controls = Repris
page-replay-first = Till början
page-replay-back = Ett steg bakåt
page-replay-play = Spela upp
page-replay-pause = Pausa
page-replay-forth = Ett steg framåt
page-replay-last = Till slutet
page-replay-position = Ställe i spelet
page-replay-result = Resultat och siffror
