### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Visa spelets regler, med bilder, eller reglerna i en viss utgåva.
rules-help-edition = En utgåva som thai, för att se hur dess regler skiljer sig.
rules-title = Reglerna
rules-players = Ett spel för två till fyra matthandlare.
rules-print = Skriv ut
rules-contents = Innehåll
rules-link = Länk till regel { $rule }
rules-why = Varför? Regel { $rule }
rules-option = Här skiljer sig regelhäftena: se ”{ rules-editions }”.

## The aim

rules-aim = Målet
rules-aim-text = Led Assam över marknadstorget, betala när han stannar på någon annans matta, och lägg dina egna mattor i vägen för de andra. I slutet räknas varje dirham, och varje ruta där någon av dina mattor syns. Flest poäng vinner.

## 1. The market

rules-market = Marknaden
rules-r1-1 = Marknaden har sju gånger sju rutor.
rules-r1-2 = Assam börjar på rutan i mitten.
rules-r1-3 = Tärningen har sex sidor. De visar en, två, två, tre, tre och fyra tofflor.
rules-r1-4 = Mosaiker vid kanten förbinder rader eller kolumner som ligger bredvid varandra. En mosaik är ingen ruta: Assam går genom den och kommer in igen bredvid, och det är ett steg. I två hörn leder mosaiken tillbaka till själva hörnrutan.

## 2. Setting up

rules-setting-up = Förberedelser
rules-r2-1 = Sätt er runt brädet och spela medurs. Alla får 30 dirham: fem ettor och fem femmor.
rules-r2-2 = Fyra spelare har 12 mattor var i en färg, tre spelare 15.
rules-r2-3 = Två spelare har två färger var, med 12 mattor i varje färg. Blanda dina 24 mattor till en hög och lägg dem uppifrån: alla ser den översta mattan, ingen vet vad som kommer under den.
rules-r2-4 = Dra lott om vem som börjar.
rules-r2-5 = Om ni vill kan ni komma överens om fler eller färre dirham eller mattor för alla.

## 3. A turn

rules-turn = Ett drag
rules-r3-1 = När det är din tur: vrid Assam, slå tärningen, flytta Assam, betala om något ska betalas, lägg en matta. Sedan är det nästa spelares tur, medurs.
rules-r3-2 = Innan du slår låter du Assam stå som han står, eller vrider honom ett kvarts varv åt vänster eller åt höger, sett från honom. Han vänder aldrig helt om.
rules-r3-3 = Assam går rakt fram, en ruta för varje toffel, och följer mosaikerna vid kanten. Efteråt tittar han åt det håll han gick.

## 4. Paying

rules-paying = Betala
rules-r4-1 = Stannar Assam på en annan spelares matta betalar du den spelaren en dirham för varje ruta i området av den färgen runt Assam: rutor som hänger ihop sida vid sida, aldrig via ett hörn, hans egen ruta inräknad. Bara det som ligger överst räknas.
rules-r4-2 = En tom ruta, en egen matta och en neutral matta kostar inget. Om en spelare har två färger är varje färg ett eget område.
rules-r4-3 = Kan du inte betala allt, betala det du har: du åker ut. Du lägger inga fler mattor; de du har lagt ligger kvar och blir neutrala, det vill säga de tillhör ingen. Räcker det precis är du fortfarande med, även utan en enda dirham kvar.
rules-r4-4 = I en del regelhäften åker ingen ut: du betalar det du har och spelar vidare.
rules-r4-5 = Två regelhäften slår ihop en spelares två färger: då är alla sammanhängande rutor runt Assam med den spelarens mattor ett enda område, vilken färg de än har.

## 5. Laying a rug

rules-laying = Lägga en matta
rules-r5-1 = Lägg din matta på två rutor bredvid varandra. Minst en av dem ligger sida vid sida med Assams ruta; ingen av dem är rutan han står på.
rules-r5-2 = En matta får täcka tomma rutor och halvor av mattor. Den får inte täcka båda halvorna av en och samma matta som tillhör en annan spelare.
rules-r5-3 = I detta skiljer sig regelhäftena: några skyddar dina egna mattor också, och i några måste de två halvorna under en ny matta dessutom ha olika färg.
rules-r5-4 = Du måste lägga en matta. Skulle det inte finnas någon plats där färgerna är olika spelar de ingen roll just den gången.

## 6. The end

rules-end = Slutet
rules-r6-1 = Spelet slutar när den sista mattan är lagd, eller genast när bara en spelare är kvar.
rules-r6-2 = Dina poäng är dina dirham och rutorna där någon av dina mattor syns. Den som är ute har inga poäng, och den som åker ut först blir sist.
rules-r6-3 = Flest poäng vinner. Är poängen lika vinner den som har fler dirham; är de också lika delar ni placeringen.

## 7. The variant

rules-variant = Varianten: vrid i slutet
rules-r7-1 = Slå tärningen, flytta Assam, betala och lägg en matta; vrid honom sedan ett kvarts varv åt vänster eller åt höger, sett från honom.
rules-r7-2 = Nästa spelare måste gå åt det håll Assam nu tittar. Ingen vrider honom före det första slaget, och inte heller efter den sista mattan.
rules-r7-3 = Enligt ett av regelhäftena får du också låta honom stå som han står.
rules-r7-4 = Den som åker ut vrider honom inte mer: nästa spelare går åt det håll han tittar.

## What the rule books leave open

rules-open = Vad regelhäftena lämnar öppet
rules-open-text = En del står inte i något regelhäfte, eller kan läsas på två sätt. Så här spelas det här.
rules-open-parts = Hur stor marknaden är, vad tärningen visar och vilka rader mosaikerna förbinder framgår av brädet och tärningen i kartongen, inte av någon text.
rules-open-heading = Ingen text säger i ord åt vilket håll Assam tittar i början, och brädet är inte likadant från alla håll. Här tittar han nedåt, om ni inte väljer något annat.
rules-open-no-money = När ingen åker ut säger ingen text vad som händer med den som inte kan betala. Här betalar den spelaren det som finns och spelar vidare.
rules-open-out-of-money = Fyra texter säger att den som ”får slut på pengar” åker ut, vilket kunde betyda: utan en enda dirham kvar. ”Betalar vad han kan”, och nio texter som säger ”inte tillräckligt”, talar för den andra läsningen: här åker du ut bara om du inte kan betala allt.
rules-open-neutral = Ingen text säger om en neutral matta är skyddad mot att täckas helt. Här är den det; eftersom texterna förbjuder det för motståndares mattor kan man också läsa det annorlunda.
rules-open-own-rug = Ingen text säger om du får täcka en egen matta helt. Det står inte i listan över vad en matta får ligga på, men bara motståndares mattor är förbjudna. Här är det tillåtet, precis som på Board Game Arena, om inte regelhäftet skyddar alla mattor.
rules-open-last-player = Ingen text säger att spelet slutar när bara en spelare är kvar. Här gör det det.
rules-open-ranking = Ingen text placerar de spelare som har åkt ut. Här kommer de efter alla andra; den som åker ut först blir sist.
rules-open-turning = Ingen text säger om den som åker ut ändå vrider Assam i varianten. Här står Assam kvar som han står.
rules-open-house = Att synliga rutor avgör vid lika, eller att den yngsta alltid börjar, står inte i någon text: det är husregler.

## Figures

rules-figure-start = Början
rules-figure-turning = Assam tittar nedåt. Han får gå åt höger, nedåt eller åt vänster, och vänder aldrig helt om.
rules-figure-mosaic = Tre steg, ett av dem genom en mosaik
rules-figure-corner = Fyra steg, ett av dem runt ett hörn
rules-figure-area = Röd betalar fem dirham till Gul: den sjätte gula rutan är avskuren.
rules-figure-places = Några platser för en matta
rules-figure-cover-one-half = Tillåtet: en halv matta och en tom ruta
rules-figure-cover-two-halves = Tillåtet: halvor av två mattor
rules-figure-cover-whole = Inte tillåtet: båda halvorna av en matta
rules-figure-area-owner = Hopslagna färger: gul och lila hör till samma spelare, och Röd betalar sex dirham.
rules-figure-neutral = Gul är ute: de gula mattorna är neutrala.

## Editions

rules-editions = Hur utgåvorna skiljer sig
rules-editions-text = De tryckta reglerna finns på många språk, och alla säger inte samma sak. Det som står ovan är standarden; här står vad var och en gör annorlunda. Alla går att spela.
rules-editions-same = Som standardreglerna
