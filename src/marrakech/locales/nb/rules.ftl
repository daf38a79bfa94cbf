### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Vis reglene for spillet, med bilder, eller reglene i én utgave.
rules-help-edition = En utgave som thai, for å se hvordan reglene der er annerledes.
rules-title = Reglene
rules-players = Et spill for to til fire teppeselgere.
rules-print = Skriv ut
rules-contents = Innhold
rules-link = Lenke til regel { $rule }
rules-why = Hvorfor? Regel { $rule }
rules-option = Her er regelheftene ulike: Se «{ rules-editions }».

## The aim

rules-aim = Målet
rules-aim-text = Led Assam over markedsplassen, betal når han stopper på en annens teppe, og legg dine egne tepper i veien for de andre. På slutten teller hver dirham, og hver rute der et av teppene dine synes. Flest poeng vinner.

## 1. The market

rules-market = Markedet
rules-r1-1 = Markedet har sju ganger sju ruter.
rules-r1-2 = Assam begynner på ruten i midten.
rules-r1-3 = Terningen har seks sider. De viser én, to, to, tre, tre og fire tøfler.
rules-r1-4 = Mosaikker ved kanten forbinder rader eller kolonner som ligger ved siden av hverandre. En mosaikk er ikke en rute: Assam går gjennom den og kommer inn igjen ved siden av, og det er ett skritt. I to hjørner leder mosaikken tilbake til selve hjørneruten.

## 2. Setting up

rules-setting-up = Forberedelser
rules-r2-1 = Sett dere rundt brettet og spill med klokka. Alle får 30 dirham: fem enere og fem femmere.
rules-r2-2 = Fire spillere har 12 tepper hver i én farge, tre spillere 15.
rules-r2-3 = To spillere har to farger hver, med 12 tepper i hver farge. Bland de 24 teppene dine til én bunke og legg dem fra toppen: Alle ser det øverste teppet, ingen vet hva som kommer under.
rules-r2-4 = Trekk lodd om hvem som begynner.
rules-r2-5 = Om dere vil, kan dere bli enige om flere eller færre dirham eller tepper for alle.

## 3. A turn

rules-turn = Din tur
rules-r3-1 = Når det er din tur: Vri Assam, kast terningen, flytt Assam, betal om du må, legg ett teppe. Så er det neste spillers tur, med klokka.
rules-r3-2 = Før du kaster, lar du Assam stå som han står, eller vrir ham en kvart omdreining til venstre eller til høyre, sett fra ham. Han snur aldri helt om.
rules-r3-3 = Assam går rett fram, én rute for hver tøffel, og følger mosaikkene ved kanten. Etterpå ser han den veien han gikk.

## 4. Paying

rules-paying = Betale
rules-r4-1 = Stopper Assam på et teppe som tilhører en annen spiller, betaler du den spilleren én dirham for hver rute i området av den fargen rundt Assam: ruter som henger sammen side mot side, aldri over et hjørne, hans egen rute medregnet. Bare det som ligger øverst, teller.
rules-r4-2 = En tom rute, et eget teppe og et nøytralt teppe koster ingenting. Har en spiller to farger, er hver farge et eget område.
rules-r4-3 = Kan du ikke betale alt, betaler du det du har, og ryker ut. Du legger ikke flere tepper; de du har lagt, blir liggende og blir nøytrale, det vil si at de ikke tilhører noen. Har du akkurat nok, er du fortsatt med, selv uten en eneste dirham igjen.
rules-r4-4 = I noen regelhefter ryker ingen ut: Du betaler det du har, og spiller videre.
rules-r4-5 = To regelhefter slår sammen de to fargene til en spiller: Da er alle sammenhengende ruter rundt Assam med tepper som tilhører den spilleren, ett område, uansett farge.

## 5. Laying a rug

rules-laying = Legge et teppe
rules-r5-1 = Legg teppet ditt på to ruter ved siden av hverandre. Minst én av dem ligger side mot side med ruten til Assam; ingen av dem er ruten han står på.
rules-r5-2 = Et teppe kan dekke tomme ruter og halvdeler av tepper. Det kan ikke dekke begge halvdelene av ett og samme teppe som tilhører en annen spiller.
rules-r5-3 = Her er regelheftene ulike: Noen beskytter også dine egne tepper, og i noen må de to halvdelene under et nytt teppe dessuten ha ulik farge.
rules-r5-4 = Du må legge et teppe. Skulle det ikke finnes noe sted der fargene er ulike, har de ikke noe å si akkurat den gangen.

## 6. The end

rules-end = Slutten
rules-r6-1 = Spillet slutter når det siste teppet er lagt, eller straks når bare én spiller er igjen.
rules-r6-2 = Poengene dine er alle dine dirham og rutene der et av teppene dine synes. Den som er ute, har ingen poeng, og den som ryker ut først, blir sist.
rules-r6-3 = Flest poeng vinner. Er poengene like, vinner den som har flest dirham; er de også like, deler dere plasseringen.

## 7. The variant

rules-variant = Varianten: vri på slutten
rules-r7-1 = Kast terningen, flytt Assam, betal og legg et teppe; vri ham så en kvart omdreining til venstre eller til høyre, sett fra ham.
rules-r7-2 = Neste spiller må gå den veien Assam nå ser. Ingen vrir ham før det første kastet, og heller ikke etter det siste teppet.
rules-r7-3 = Ifølge ett av regelheftene kan du også la ham stå som han står.
rules-r7-4 = Den som ryker ut, vrir ham ikke mer: Neste spiller går den veien han ser.

## What the rule books leave open

rules-open = Det regelheftene lar stå åpent
rules-open-text = Noe står ikke i noe regelhefte, eller kan leses på to måter. Slik spilles det her.
rules-open-parts = Hvor stort markedet er, hva terningen viser, og hvilke rader mosaikkene forbinder, går fram av brettet og terningen i esken, ikke av noen tekst.
rules-open-heading = Ingen tekst sier med ord hvilken vei Assam ser ved start, og brettet er ikke likt fra alle sider. Her ser han nedover, hvis ikke dere velger noe annet.
rules-open-no-money = Der ingen ryker ut, sier ingen tekst hva som skjer med en spiller som ikke kan betale. Her betaler den spilleren det som er der, og spiller videre.
rules-open-out-of-money = Fire tekster sier at den som «går tom for penger», ryker ut, og det kunne bety: uten en eneste dirham igjen. «Betaler det han kan», og ni tekster som sier «ikke nok», taler for den andre tolkningen: Her ryker du ut bare hvis du ikke kan betale alt.
rules-open-neutral = Ingen tekst sier om et nøytralt teppe er beskyttet mot å bli dekket helt. Her er det det; siden tekstene forbyr det for motstandernes tepper, kan man også lese det annerledes.
rules-open-own-rug = Ingen tekst sier om du kan dekke ditt eget teppe helt. Det står ikke i listen over hva et teppe kan ligge på, men bare motstandernes tepper er forbudt. Her er det lov, som på Board Game Arena, hvis ikke regelheftet beskytter alle tepper.
rules-open-last-player = Ingen tekst sier at spillet slutter når bare én spiller er igjen. Her gjør det det.
rules-open-ranking = Ingen tekst plasserer spillerne som har røket ut. Her kommer de etter alle andre; den som ryker ut først, blir sist.
rules-open-turning = Ingen tekst sier om en spiller som ryker ut, likevel vrir Assam i varianten. Her blir Assam stående som han står.
rules-open-house = At synlige ruter avgjør ved poenglikhet, eller at den yngste alltid begynner, står ikke i noen tekst: Det er husregler.

## Figures

rules-figure-start = Starten
rules-figure-turning = Assam ser nedover. Han kan gå mot høyre, nedover eller mot venstre, og snur aldri helt om.
rules-figure-mosaic = Tre skritt, ett av dem gjennom en mosaikk
rules-figure-corner = Fire skritt, ett av dem rundt et hjørne
rules-figure-area = Rød betaler fem dirham til Gul: Den sjette gule ruten er avskåret.
rules-figure-places = Noen steder for et teppe
rules-figure-cover-one-half = Lov: et halvt teppe og en tom rute
rules-figure-cover-two-halves = Lov: halvdeler av to tepper
rules-figure-cover-whole = Ikke lov: begge halvdelene av ett teppe
rules-figure-area-owner = Sammenslåtte farger: Gul og lilla tilhører samme spiller, og Rød betaler seks dirham.
rules-figure-neutral = Gul er ute: De gule teppene er nøytrale.

## Editions

rules-editions = Forskjeller mellom utgavene
rules-editions-text = De trykte reglene finnes på mange språk, og de sier ikke alle det samme. Det som står ovenfor, er standarden; her står det hva hver av dem gjør annerledes. Alle kan spilles.
rules-editions-same = Som standardreglene
