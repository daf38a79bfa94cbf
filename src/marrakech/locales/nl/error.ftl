### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = er is geen vakje ‘{ $text }’: de vakjes zijn a1 tot en met g7
error-action = ‘{ $text }’ is geen actie: schrijf L, F of R, 1 tot en met 4, een tapijt zoals d3e3, of =red
error-rug = { $near } en { $far } zijn geen twee vakjes naast elkaar
error-action-number = er is geen actie met nummer { $number }: ze gaan van 0 tot en met { $most }

## Rule sets

error-option-value = { $option } kan niet { $value } zijn: kies uit { $choices }
error-option-range = { $option } kan niet { $value } zijn: het is een geheel getal van { $least } tot en met { $most }
error-one-colour-needs-two = two_player="one colour" is voor twee spelers, niet voor { $players }
error-alternating-needs-two-colours = pile="alternating" heeft twee spelers met elk twee kleuren nodig
error-odd-rugs = met twee kleuren heeft iedereen een even aantal tapijten, niet { $rugs }
error-no-variant = de tekst ‘{ $edition }’ heeft geen variant
error-edition = er is geen uitgave ‘{ $text }’; wel zijn er { $known }
error-rules = ‘{ $text }’ zijn geen regels: schrijf een uitgave, een schuine streep en 2, 3 of 4, zoals in international/4
error-rules-option = ‘{ $text }’ is geen optie van de regels, of staat er twee keer; er zijn { $known }
error-no-such-seat = er is geen stoel { $seat }: de stoelen gaan van 0 tot en met { $last }
error-no-hidden-piles = alleen geschudde stapels van twee kleuren hebben een volgorde om te kennen
error-wrong-piles = in de stapels zitten niet de tapijten die over zijn

## What is not allowed

error-number-not-legal = actie nummer { $number } is hier niet toegestaan
error-batch-not-legal = actie nummer { $number } is niet toegestaan in partij { $game }
error-nothing-to-pop = er is geen actie om terug te nemen
error-nothing-played = er is nog niets gespeeld
error-no-chance = er valt nu niets te gooien of te tonen
error-game-over = { $action } kan niet: het spel is afgelopen
error-not-now = { $action } kan niet als { $phase ->
    [turn] Assam gedraaid moet worden
    [roll] er gegooid moet worden
    [lay] er een tapijt gelegd moet worden
    [reveal] het volgende tapijt getoond moet worden
    [over] het spel is afgelopen
   *[other] de fase ‘{ $phase }’ is
}; hier toegestaan: { $legal }
error-must-turn = Assam moet naar links of rechts worden gedraaid; hier toegestaan: { $legal }
error-not-in-pile = in deze stapel kan geen { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
   *[purple] paars
} tapijt het volgende zijn
error-under-assam = { $action } ligt onder Assam ({ $assam }); hier toegestaan: { $legal }
error-not-beside-assam = { $action } grenst niet aan het vakje van Assam ({ $assam }); hier toegestaan: { $legal }
error-far-square-first = { $action } staat verkeerd om: het vakje naast Assam ({ $assam }) komt eerst, dus { $right }
error-covers-whole-rug = { $action } zou een heel { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
   *[purple] paars
} tapijt bedekken; hier toegestaan: { $legal }
error-same-colours = { $action } zou twee { $colour ->
    [red] rode
    [yellow] gele
    [blue] blauwe
   *[purple] paarse
} helften bedekken; hier toegestaan: { $legal }

## Positions

error-position-fields = een stelling heeft zes delen (bord, Assam, aan de beurt, fase, spelers, regels), niet { $given }
error-position-assam = ‘{ $text }’ zegt niet waar Assam staat: schrijf een vakje en N, E, S of W, zoals in d4S
error-position-mover = ‘{ $text }’ zegt niet wie er aan de beurt is: kies uit { $seats }
error-position-phase = ‘{ $text }’ is geen fase: kies uit { $phases }
error-position-purse = ‘{ $text }’ is geen speler: schrijf dirham en tapijten zoals in 30r12, of x1
error-position-top = ‘{ $text }’ geeft het volgende tapijt niet goed aan: met twee kleuren en tapijten over =r of =?, anders niets
error-board-rows = het bord heeft zeven rijen, niet { $given }
error-board-columns = rij { $row } van het bord heeft { $given } vakjes, niet zeven
error-board-cell = in rij { $row } van het bord staat ‘{ $text }’: schrijf 1 tot en met 7 voor lege vakjes, of r, y, b, p en een van ^ > v <
error-colour-not-played = niemand speelt { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
   *[purple] paars
}, maar die kleur ligt op { $square }
error-half-off-board = de andere helft van het tapijt op { $square } zou buiten het bord liggen
error-half-missing = de andere helft van het tapijt op { $square } zou op { $other } moeten liggen, maar dat is leeg
error-half-nowhere = de andere helft van het tapijt op { $square } is nergens: geen tapijt ernaast bedekt haar
error-rugs-in-a-ring = de tapijten op { $squares } zouden elk onder het volgende moeten liggen
error-players-number = er zijn { $given } spelers, maar de regels zijn voor { $wanted }
error-purse-colours = { $seat ->
    [red] Rood
    [yellow] Geel
    [blue] Blauw
   *[purple] Paars
} heeft tapijten van deze kleuren: { $wanted }
error-out-with-goods = { $seat ->
    [red] Rood
    [yellow] Geel
    [blue] Blauw
   *[purple] Paars
} is afgevallen en kan geen dirham of tapijten over hebben
error-too-many-rugs = er zijn meer dan { $most } { $colour ->
    [red] rode
    [yellow] gele
    [blue] blauwe
   *[purple] paarse
} tapijten, gelegd en over
error-top-not-in-pile = { $seat ->
    [red] Rood
    [yellow] Geel
    [blue] Blauw
   *[purple] Paars
} kan nu geen { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
   *[purple] paars
} leggen: daarvan is niets over
error-top-unknown = eerst moet een stapel zijn volgende tapijt tonen
error-dirhams-together = alle dirham samen kunnen niet meer dan { $most } zijn
error-out-without-elimination = volgens deze regels valt niemand af
error-leaving-order = de afgevallen spelers gingen als eerste, tweede, derde, en één speler blijft over
error-over = het spel is hier afgelopen: er is geen tapijt meer over, of maar één speler
error-not-over = het spel is hier niet afgelopen: er zijn nog tapijten en spelers over
error-mover-cannot = { $seat ->
    [red] Rood
    [yellow] Geel
    [blue] Blauw
   *[purple] Paars
} kan niet aan de beurt zijn: afgevallen, of geen tapijt meer over

## Plain data

error-field-object = { $path } moet een object zijn
error-field-text = { $path } moet een tekst zijn
error-field-flag = { $path } moet true of false zijn
error-field-number = { $path } moet een geheel getal van { $least } tot en met { $most } zijn
error-field-list = { $path } moet een lijst van { $length } zijn
error-field-choice = { $path } moet een van { $choices } zijn
error-field-missing = { $path } ontbreekt
error-field-unknown = er is geen veld { $path }
error-field-reveal-only = { $path } hoort bij de fase ‘reveal’, en bij geen andere
error-field-reveal = de fase is ‘reveal’ als een stapel zijn volgende tapijt nog moet tonen, en alleen dan
error-field-seat = hier is stoel { $wanted } aan zet
error-field-leaving = { $path } doet nog mee, en is dus niet afgevallen
error-rug-id = tapijt { $rug } is niet één tapijt op twee vakjes naast elkaar: { $squares }
error-rug-id-two = { $squares } zijn één tapijt, en moeten dezelfde id hebben

## Records

error-in-record = regel { $line }, kolom { $column }: { $why }
error-record-header = dit is geen kopregel: schrijf [Name "value"]
error-record-header-name = ‘{ $name }’ kan hier geen naam van een kopregel zijn
error-record-header-value = de kopregel { $name } moet een tekst zijn
error-record-remark = na actie { $number } van { $actions } kan geen opmerking staan
error-record-names = er zijn { $given } namen voor { $players } spelers
error-record-half-character = er staat een half teken, en dat past in geen bestand
error-record-header-twice = de kopregel { $name } staat er twee keer
error-record-without-rules = een partij begint met kopregels, en Rules moet erbij zijn
error-record-rules-differ = de kopregels Rules en Position geven verschillende regels
error-record-first = ‘{ $text }’ kan niet beginnen: kies uit { $seats }
error-record-word = ‘{ $text }’ is geen actie, geen nummer van een beurt en geen uitslag
error-record-open-remark = deze opmerking wordt niet afgesloten met {"}"}
error-record-number = beurt { $number } zou beurt { $wanted } moeten zijn
error-record-number-here = beurt { $number } kan hier niet beginnen
error-record-result = als uitslag staat er { $stated }, maar het is { $result }
error-record-not-one = er werd één partij verwacht, niet { $games }

## Bots

error-bot = er is geen bot ‘{ $text }’; wel zijn er { $known }
error-bot-text = ‘{ $text }’ noemt geen bot: schrijf een naam, of een naam met opties zoals bestfirst:ms=200
error-bot-option = de bot { $bot } heeft geen optie ‘{ $text }’; wel zijn er { $known }
error-bot-option-text = ‘{ $text }’ in ‘{ $bot }’ is geen optie: schrijf een naam en een waarde zoals ms=200
error-bot-option-number = { $option } kan niet { $text } zijn: het is een geheel getal van { $least } tot en met { $most }
error-bot-option-word = { $option } kan niet { $text } zijn: kies uit { $words }
error-bot-class = ‘{ $text }’ zegt niet welke klasse: schrijf my_bot.py:MyBot
error-bot-no-brain = ‘{ $text }’ draait in een eigen proces, en heeft geen brein om uit te lenen

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = er is geen bestand { $file }
error-load-module = er is geen module { $module }
error-load-class = er zit geen klasse { $kind } in; wel { $known }
error-load-choose = de klasse { $kind } heeft geen methode choose(self, view, clock)
error-load-raised = hij gaf de fout { $what } ({ $where })
error-load-hung = hij was na { $seconds } s niet klaar ({ $where })
error-load-died = zijn proces eindigde met { $what } ({ $where })
error-load-hello = het beantwoordt hello niet zoals een engine dat doet: { $what }
error-forfeit-cannot-load = { $bot } kan niet worden geladen: { $why }
error-forfeit-raised = { $bot } gaf de fout { $what } ({ $where }); de stelling was { $position }
error-forfeit-hung = { $bot } had na { $seconds } s niet beslist ({ $where }); de stelling was { $position }
error-forfeit-died = het proces van { $bot } eindigde met { $what } ({ $where }); de stelling was { $position }
error-forfeit-no-action = { $bot } gaf { $what }, en dat is geen actie; de stelling was { $position }
error-forfeit-illegal = { $bot } koos { $action }, en dat mag niet: { $why }; de stelling was { $position }
error-forfeit-stopped = { $bot } wordt niet opnieuw gestart: { $times } keer achter elkaar mislukt, de laatste keer zo: { $why }

## Matches

error-arena-nobody = een wedstrijd heeft minstens één bot nodig
error-arena-games = een wedstrijd heeft minstens één partij, niet { $number }
error-arena-other-match = in { $file } staat een andere wedstrijd dan gevraagd; verschil: { $what }
error-arena-no-state = in { $file } staat niet de stand van een wedstrijd
error-arena-extra = hiervoor is { $package } nodig: pip install 'marrakech[{ $extra }]'
error-arena-plot = een tekening komt in een .png- of .svg-bestand, niet in { $file }
error-arena-cluster = er antwoordt geen Ray-cluster op { $address }: { $why }
error-survey-not-learned = de bot { $bot } heeft { $rules } nog niet leren spelen

## Training

error-train-no-state = in { $file } staat niet de stand van een training, of niet van deze versie
error-train-other-plan = in { $file } staat een andere training dan gevraagd; verschil: { $what }
error-train-no-value = in { $file } staat geen waardering
error-train-other-rules = { $file } is geleerd voor { $learned }, en niet voor { $wanted }

## Servers

error-server-no-table = die tafel is er niet, of niet meer
error-server-not-found = hier is niets
error-server-method = dat kan hier niet
error-server-not-understood = dit is niet te begrijpen: { $why }
error-server-too-large = dit is te groot: hoogstens { $most } bytes worden aangenomen
error-server-too-many = te veel tegelijk: probeer het over { $seconds } s opnieuw
error-server-full = er zijn hier op het moment te veel tafels
error-server-closing = deze server wordt afgesloten: probeer het over { $seconds } s opnieuw
error-server-lobby = er wachten al { $most } van jouw tafels in de lobby
error-server-storage = deze server kan nu niet bij zijn opslag: probeer het over { $seconds } s opnieuw
error-server-origin = een pagina van elders mag niet met deze server praten
error-server-banned = wie van dit adres komt, is hier geblokkeerd tot { $until }
error-server-banned-name = niemand kan hier ‘{ $name }’ heten tot { $until }
error-server-no-such-player = op stoel { $seat } zit niemand die je kunt melden
error-server-host = deze server luistert niet naar die naam
error-server-not-your-seat = stoel { $seat } is niet van jou
error-server-own-secrets = een eigen geheim heeft 22 tot 64 letters, cijfers, - en _, en iedereen heeft een ander
error-server-seated = er zit al iemand met jouw adres aan deze tafel
error-server-passport = dit paspoort is onleesbaar: het geheim heeft 22 tot 64 letters
error-server-no-passport = dit paspoort is hier niet bekend
error-server-token = dit token opent hier niets: het is ingetrokken of heeft nooit bestaan
error-server-no-token = dit token bestaat niet
error-server-scope = dit token mag dat niet: daarvoor is er een nodig met het recht { $scope }
error-server-tokens = een paspoort heeft hoogstens { $most } tokens: trek er een in die je niet gebruikt
error-server-programs = programma’s spelen hier niet
error-server-match-programs = snel spel is voor mensen: een programma zet zelf een tafel klaar (POST /api/tables) of krijgt een link naar een tafel
error-server-ahead = deze tafel is pas bij gebeurtenis { $number }
error-server-still-playing = dit is voor afgelopen partijen, en deze is nog bezig
error-server-day-hidden = dit is een tafel van de markt van vandaag: anderen kunnen kijken als de dag voorbij is
error-server-no-day = op die dag was er geen markt
error-server-day-over = deze markt is gesloten: vanaf één uur (UTC) kan hij opnieuw worden gespeeld, zonder mee te tellen
error-server-broken = er ging hier iets mis; het is opgeschreven
error-server-damaged = deze tafel is beschadigd: de beheerder moet hem herstellen, en weet ervan

## What is stored

error-data-file = { $file } is niet te gebruiken: { $why }
error-data-no-database = { $file } is geen database met tafels: zet het bestand ergens anders, of noem een andere map met --data
error-data-damaged = { $file } is beschadigd ({ $why }): zet een back-up terug met ‘marrakech database restore’; er is niets veranderd
error-data-newer = { $file } is van een nieuwere versie van dit programma (formaat { $found }; deze kent { $known }): start die versie, of laat die teruggaan met ‘marrakech database downgrade { $known }’
error-data-older = in { $file } ontbreekt iets: er zijn { $wanted } wijzigingen opgeslagen en er staan er { $found } in. Het -wal-bestand is verloren gegaan, of dit is een oudere kopie. Zet terug wat ontbreekt, of zet een back-up terug; om er zo mee verder te gaan, verwijder je { $mark }
error-data-locked = { $file } is vergrendeld door een ander programma: sluit dat af en probeer het opnieuw
error-data-no-key = { $file } is geen sleutel: een sleutel bestaat uit 64 hexadecimale cijfers. Zet de juiste terug; er is niets veranderd
error-data-key-missing = de sleutel { $file } ontbreekt, en zonder die is geen tafel te lezen: zet hem terug vanuit de kopie, of zeg met --key-file waar hij is. Er is niets veranderd
error-data-key-wrong = { $file } is niet de sleutel waarmee deze database is geschreven: zet de juiste terug, of zeg met --key-file waar hij is. Er is niets veranderd
error-data-none = er is geen database op { $file }
error-data-outdated = { $file } is van een oudere versie: start de server één keer om het bestand bij te werken
error-data-exists = { $file } bestaat al: kies een andere naam
error-data-in-use = { $file } is in gebruik: stop eerst de server
error-data-form = er is geen formaat { $form } om naar terug te gaan; wel zijn er { $known }

## Tables

error-table-all-agreed = iedereen heeft al toegezegd nog eens te spelen
error-table-begun = het spel is al begonnen
error-table-bot-plays = hier speelt op het moment een bot; neem het eerst zelf weer over
error-table-chain-taken = het toeval van twee spelers kan niet aan één ketting hangen
error-table-closed = wie deze tafel had klaargezet, heeft hem gesloten
error-table-closed-by-host = de beheerder heeft deze tafel gesloten
error-table-colours = de kleuren van een tafel zijn rood, geel, blauw en paars, elk één keer
error-table-deserted = er is op het moment niemand aan deze tafel: probeer het opnieuw als er iemand terug is
error-table-dice-header = de kopregel { $name } van dit verslag is niet te lezen
error-table-dice-version = dobbelstenen van versie { $version } zijn hier niet bekend
error-table-full = alle stoelen zijn bezet
error-table-gone = wie heeft opgegeven, speelt niet meer mee
error-table-id-used = dit id is al voor iets anders gebruikt
error-table-level = er is geen niveau ‘{ $level }’; wel zijn er { $known }
error-table-level-of-person = stoel { $seat } is niet voor een bot, en heeft dus geen niveau
error-table-long-record = een partij van meer dan { $most } acties is te lang om te tonen
error-table-mixed-name = een woord in ‘{ $name }’ mengt alfabetten die op elkaar lijken: schrijf het in één ervan
error-table-no-name = een naam heeft minstens één letter die te zien is
error-table-no-record = in dit verslag staat geen partij
error-table-no-seed = dit verslag heeft geen startgetal en geen vastlegging om het mee te controleren
error-table-no-such-seat = stoel { $seat } is niet een van jouw stoelen aan deze tafel
error-table-no-take-back = er is geen zet die teruggenomen kan worden
error-table-no-throw = er moet nu niet gegooid worden
error-table-no-undo = er valt niets meer ongedaan te maken
error-table-rated = een partij voor de rating is zonder hints en terugnemen, begint bij het begin met de gewone tapijten en dirham, en iedereen zit aan een eigen scherm
error-table-position = verder spelen kan alleen vanuit een stelling die niet het einde is, en alleen als alle mensen één scherm delen
error-table-nobody-waits = aan een tafel met vrije stoelen moet iemand zitten
error-table-not-away = deze speler is er
error-table-not-begun = het spel is nog niet begonnen
error-table-not-by-hand = { $action } is een kwestie van toeval, niet van keuze
error-table-not-maker = alleen wie de tafel heeft klaargezet, kan hem sluiten
error-table-not-maker-starts = alleen wie de tafel heeft klaargezet, kan met bots beginnen
error-table-not-over = het spel is nog niet afgelopen
error-table-not-your-turn = je bent niet aan de beurt
error-table-over = het spel is afgelopen
error-table-phrase = niemand kan hier ‘{ $phrase }’ zeggen
error-table-plays-already = je speelt al mee
error-table-programs = aan deze tafel spelen geen programma’s
error-table-same-name = er heet al iemand aan deze tafel ‘{ $name }’: voeg er iets aan toe
error-table-seats-and-rules = { $seats } stoelen passen niet bij regels voor { $players } spelers
error-table-stale = er is intussen iets gebeurd; kijk nog eens
error-table-taken = stoel { $seat } is bezet
error-table-time-over = de tijd voor deze beurt is om: een bot speelt hem
error-table-too-long = er is aan deze tafel al te veel gebeurd: alleen het spel gaat nog door
error-table-too-much-talk = dat is veel gepraat; wacht even
error-table-too-often = dit is al { $times } keer gedaan, en dat is genoeg
error-table-day = dit is de markt van een dag: iedereen speelt hem alleen, één keer, en met dezelfde worpen
error-table-wrong-link = deze schakel volgt niet op de laatste van je ketting
