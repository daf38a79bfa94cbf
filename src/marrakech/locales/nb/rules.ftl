### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Vis reglene for spillet, med bilder, eller reglene i én utgave.
rules-help-edition = En utgave som thai, for å se hvordan reglene der er annerledes.
rules-title = Reglene
rules-players = A game for two to four rug sellers.
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
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

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
rules-open = What the rule books leave open
rules-open-text = Some things are said in no rule book, or can be read in two ways. This is how they are played here.
rules-open-parts = How large the market is, what the die shows and which lines the mosaics join is told by the board and the die in the box, not by any text.
rules-open-heading = No text says in words which way Assam looks at the start, and the board is not the same from all sides. Here he looks down, unless you choose another way.
rules-open-no-money = Where nobody goes out, no text says what happens to a player who cannot pay. Here that player pays what there is and plays on.
rules-open-out-of-money = Four texts say that who “runs out of money” is out, which could mean: with no dirham left. “Pays what he can”, and nine texts that say “not enough”, speak for the other reading: here you are out only if you cannot pay all that is due.
rules-open-neutral = No text says whether a neutral rug is protected from being covered whole. Here it is; as the texts forbid it for rugs of opponents, one could read it otherwise.
rules-open-own-rug = No text says whether you may cover your own rug whole. It is not in the list of what a rug may lie on, but only opponents' rugs are forbidden. Here it is allowed, as it is on Board Game Arena, unless the rule book protects every rug.
rules-open-last-player = No text says that the game ends when only one player is left. Here it does.
rules-open-ranking = No text ranks the players who are out. Here they come after all others, the first to go out last.
rules-open-turning = No text says whether a player who goes out still turns Assam in the variant. Here Assam is left as he stands.
rules-open-house = That visible squares decide a tie, or that the youngest player always begins, is in no text: these are house rules.

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
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = Gul er ute: De gule teppene er nøytrale.

## Editions

rules-editions = Forskjeller mellom utgavene
rules-editions-text = De trykte reglene finnes på mange språk, og de sier ikke alle det samme. Det som står ovenfor, er standarden; her står det hva hver av dem gjør annerledes. Alle kan spilles.
rules-editions-same = Som standardreglene
