### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = List opp de trykte regeltekstene, eller vis én med forskjellene.
editions-id-help = En utgave, eller koden for et språk. Uten den listes alle opp.
editions-column-id = navn
editions-column-languages = språk
editions-column-differences = forskjeller fra standarden
editions-standard = Standarden: Den som ikke kan betale, ryker ut; det finnes en variant; andres tepper er beskyttet (cover: opponents); med to spillere er bunkene blandet, og hver farge er et eget område; dirham avgjør ved poenglikhet; det trekkes lodd om hvem som begynner. `marrakech editions ID` forklarer en utgave med ord.
editions-unknown = det finnes ingen utgave og ikke noe språk «{ $text }»; `marrakech editions` lister dem opp
editions-languages = Språk: { $languages }
editions-booklet = Kilde: { $booklet }
editions-box = I esken: { $box }
editions-differences = Forskjeller fra standardreglene:
editions-no-differences = Dette er standardreglene.
editions-notes = Om teksten:
editions-use = I Python: { $code }

## The texts

editions-name = { $edition ->
    [international] Internasjonal, engelsk
    [french] Fransk
    [dutch] Nederlandsk
    [spanish] Spansk
    [italian] Italiensk
    [finnish] Finsk
    [swedish] Svensk
    [czech] Tsjekkisk
    [greek] Gresk
    [portuguese] Portugisisk
    [polish] Polsk
    [icelandic] Islandsk
    [arabic] Arabisk
    [estonian] Estisk
    [latvian] Latvisk
    [lithuanian] Litauisk
    [russian] Russisk
    [chinese-traditional] Kinesisk (tradisjonell)
    [japanese] Japansk
    [chinese-simplified] Kinesisk (forenklet)
    [hungarian] Ungarsk
    [slovenian] Slovensk
    [romanian] Rumensk
    [norwegian] Norsk
    [serbian] Serbisk
    [croatian] Kroatisk
    [german] Tysk
    [korean] Koreansk
    [thai] Thai
    [persian] Persisk
    [hong-kong-2022] Hongkong 2022, kinesisk
    [hong-kong-2022-english] Hongkong 2022, engelsk
    [hungarian-early] Ungarsk, tidlig
    [russian-lifestyle] Russisk, Lifestyle
   *[french-2007] Fransk, 2007
}
editions-booklet-name = { $booklet ->
    [international] ett av tretti språk i det internasjonale regelheftet
    [hong-kong-2022] reglene i esken fra Hongkong i 2022
    [hungarian-early] reglene i en tidlig ungarsk eske
    [russian-lifestyle] reglene i den russiske esken fra Lifestyle
   *[french-2007] reglene i den franske esken fra 2007
}
editions-contents = { $rugs } tepper, { $ones } mynter på én dirham, { $fives } på fem{ $bag ->
    [yes] , en pose
   *[no] {""}
}
editions-box-not-listed = ikke oppgitt i teksten

## Differences, in a word or two for a table

editions-brief-standard = standardreglene
editions-brief-elimination-no = ingen ryker ut
editions-brief-variant-none = ingen variant
editions-brief-variant-turn-at-end-optional = variant: høyst 90°
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = fargene veksler
editions-brief-area-owner = områder etter eier
editions-brief-tiebreak-none = delt plassering
editions-brief-first-player-agree = først: etter avtale
editions-brief-first-player-morocco = først: sist i Marokko
editions-brief-first-player-lot-or-youngest = først: loddtrekning eller yngst

## Differences, in whole sentences

editions-differs-elimination-no = Den som ikke kan betale alt, betaler det som er der, og spiller videre; ingen ryker ut (R4.4).
editions-differs-variant-none = Varianten der Assam vris på slutten av en tur, er ikke med (R7).
editions-differs-variant-turn-at-end-optional = I varianten kan Assam også bli stående som han står: Han vris høyst en kvart omdreining (R7.3).
editions-differs-cover-any = Et teppe kan ikke dekke begge halvdelene av ett og samme teppe, ikke engang av et eget (R5.3).
editions-differs-cover-colours = De to halvdelene under et nytt teppe må høre til to tepper og ha ulik farge, der det er mulig (R5.3, R5.4).
editions-differs-pile-alternating = Med to spillere legger hver av dem de to fargene sine annenhver gang (R2.3).
editions-differs-area-owner = Med to spillere utgjør begge fargene til en spiller ett område: Det betales for alle sammenhengende ruter med tepper som tilhører den spilleren (R4.5).
editions-differs-tiebreak-none = Ingenting avgjør ved like mange poeng: Plasseringen deles (R6.3).
editions-differs-first-player-agree = Man blir enige om hvem som begynner (R2.4).
editions-differs-first-player-morocco = Den som sist var på ferie i Marokko, begynner (R2.4).
editions-differs-first-player-lot-or-youngest = Det trekkes lodd om hvem som begynner, eller den yngste begynner (R2.4).
editions-differs-box = Esken inneholder: { $box }.
editions-differs-box-not-listed = Teksten oppgir ikke hva esken inneholder.

## Remarks that are no rules

editions-note-box-colours = Esken har 15 tepper i hver av tre farger, og 12 i den fjerde.
editions-note-coins = Enerne er i sølv, femmerne i gull.
editions-note-age-and-time = Teksten oppgir: 2 til 4 spillere, fra 6 år, 20 minutter.
editions-note-not-under-three = Ifølge teksten er spillet ikke for barn under tre år.
editions-note-pick-colour = Alle velger den fargen de liker.
editions-note-rock-paper-scissors = Hvem som begynner, avgjøres ved loddtrekning eller med stein, saks, papir.
editions-note-edge-mosaics = Det som forbinder radene ved kanten, kalles mosaikker; i de fleste tekster er det piler.
editions-note-edge-bends = Det som forbinder radene ved kanten, kalles svinger; i de fleste tekster er det piler.
editions-note-edge-lines = Det som forbinder radene ved kanten, kalles linjer; i de fleste tekster er det piler.
editions-note-same-colour-allowed = Teksten sier uttrykkelig at to halvdeler i samme farge kan dekkes.
editions-note-setup-one-colour = Linjen om forberedelsene gir to spillere 15 tepper hver i én farge; det er valget «To spillere: én farge hver» (R2.3).
editions-note-pile-reading = Teksten leses mest naturlig slik at to spillere legger fargene sine annenhver gang; at de to fargene blandes, ville også være mulig.
editions-note-not-mixed = To spillere legger teppene sine i én bunke, men teksten sier ikke at de blandes. Her blandes bunkene (R2.3).
editions-note-keeping-heading = Teksten sier ikke at Assam kan bli stående som han står. Her kan han det (R3.2).
editions-note-own-square = Teksten sier ikke at det betales for ruten under Assam også. Her gjør det det (R4.1).
editions-note-out-of-money = Teksten sier at den som «går tom for penger», ryker ut. Her er det den som ikke kan betale alt; den som ikke har noe igjen, men heller ikke skylder noe, spiller videre (R4.3).
editions-note-loose-one-half = «Bare med den ene halvdelen på en annen spillers teppe» er løst formulert. Lest sammen med listen ved siden av sier teksten det samme som de andre: Halvdeler av to ulike tepper kan dekkes.
editions-note-slip-no-walk = En feil: Betalingen står en gang til der flyttingen skulle ha stått, så teksten sier ikke hva som skjer ved kanten av markedet.
editions-note-slip-not-lost = En feil: Ordet «ikke» har falt ut av «man trenger ikke å betale på en tom rute eller på et eget teppe».
editions-note-slip-pays-rugs = En feil: Tepper telles ved betaling, der alle andre tekster teller ruter. Her betales det for ruter (R4.1); på slutten teller også denne teksten halvdeler, som alle gjør.
editions-note-slip-may-lay = En feil: Et teppe «kan» legges; det må legges (R5.4).
editions-note-slip-left-out = En feil: Målet, innholdet og hva som avgjør ved poenglikhet, mangler.
editions-note-slip-opponent = En feil: På slutten teller «hver dirham motstanderen har igjen»; det skulle ha stått «spilleren».
editions-note-slip-counts-twice = En feil: Teppene for to spillere oppgis to ganger, med ulike tall.
editions-note-slip-variant = En feil: Det siste steget i varianten er forvansket («vri figuren kan vris en kvart omdreining»). Her vris Assam nøyaktig en kvart omdreining (R7.3).
editions-note-slip-aim = En feil: Setningen som forklarer målet, bryter av.
editions-note-slip-cards = En feil: Teksten snakker om å legge «kort»; det menes tepper.
editions-note-slip-results = En feil: Det står «rutens resultater» der det menes sidene på ruten.
editions-note-slip-exit-arrow = En feil: Ved kanten går Assam videre «mot utgangspilen».
editions-note-slip-end-of-rug = En feil: Et teppe sies å ligge med «enden» mot siden; det menes en av rutene det dekker (R5.1).
editions-note-slip-dirham-won = En feil: På slutten teller «hver dirham man har vunnet»; det menes hver dirham man har (R6.2).
editions-note-slip-leaves-game = En feil: Ved kanten sies Assam å «forlate spillet»; han forlater markedet.
