### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Näita mängu reegleid koos joonistega või ühe väljaande reegleid.
rules-help-edition = Väljaanne, näiteks thai, et näha, mille poolest selle reeglid erinevad.
rules-title = Reeglid
rules-players = Mäng kahele kuni neljale vaibakaupmehele.
rules-print = Prindi
rules-contents = Sisukord
rules-link = Link reeglile { $rule }
rules-why = Miks? Reegel { $rule }
rules-option = Reeglivihikud erinevad siin: vaata „{ rules-editions }”.

## The aim

rules-aim = Eesmärk
rules-aim-text = Juhi Assamit üle turuplatsi, maksa, kui ta peatub kellegi teise vaibal, ja laota oma vaibad teistele tee peale. Lõpus loeb iga dirham ja iga ruut, kus on näha sinu vaip. Võidab see, kellel on kõige rohkem punkte.

## 1. The market

rules-market = Turg
rules-r1-1 = Turul on seitse korda seitse ruutu.
rules-r1-2 = Assam alustab keskmiselt ruudult.
rules-r1-3 = Täringul on kuus tahku. Neil on üks, kaks, kaks, kolm, kolm ja neli sussi.
rules-r1-4 = Serval olevad mosaiigid ühendavad naaberridu või naaberveerge. Mosaiik ei ole ruut: Assam kõnnib sellest läbi ja tuleb teisest otsast turule tagasi, ning see on üks samm. Kahes nurgas viib mosaiik tagasi samale nurgaruudule.

## 2. Setting up

rules-setting-up = Ettevalmistus
rules-r2-1 = Istuge ümber mängulaua ja mängige päripäeva. Igaüks saab 30 dirhamit: viis ühelist ja viis viielist.
rules-r2-2 = Neljakesi on igaühel 12 ühte värvi vaipa, kolmekesi 15.
rules-r2-3 = Kahekesi on kummalgi kaks värvi, kumbagi värvi 12 vaipa. Sega oma 24 vaipa ühte virna ja aseta neid pealmisest alates: pealmist vaipa näevad kõik, mis allpool tuleb, ei tea keegi.
rules-r2-4 = Loosige, kes alustab.
rules-r2-5 = Kui soovite, leppige kokku, et kõigil on rohkem või vähem dirhameid või vaipu.

## 3. A turn

rules-turn = Käik
rules-r3-1 = Oma käigul: pööra Assamit, veereta täringut, liiguta teda, maksa, kui midagi on maksta, ja aseta üks vaip. Seejärel on päripäeva järgmise mängija kord.
rules-r3-2 = Enne viset jäta Assam nii, nagu ta seisab, või pööra teda veerandringi võrra, temast vaadates vasakule või paremale. Täiesti ümber ta ei pöördu kunagi.
rules-r3-3 = Assam kõnnib otse edasi, iga sussi kohta ühe ruudu, ja järgib serval mosaiike. Pärast vaatab ta sinnapoole, kuhu ta kõndis.

## 4. Paying

rules-paying = Maksmine
rules-r4-1 = Kui Assam peatub teise mängija vaibal, maksa sellele mängijale üks dirham iga ruudu eest, mis kuulub Assamit ümbritsevasse sama värvi alasse: ruudud, mis on ühenduses külgepidi, mitte kunagi nurgapidi, Assami enda ruut kaasa arvatud. Loeb ainult pealmine vaip.
rules-r4-2 = Tühja ruudu, enda vaiba ja neutraalse vaiba eest ei maksta midagi. Kui mängijal on kaks värvi, on kumbki värv omaette ala.
rules-r4-3 = Kui sa ei suuda kõike maksta, maksa, mis sul on: sa oled mängust väljas. Sa ei aseta enam vaipu; juba asetatud vaibad jäävad lauale ja muutuvad neutraalseks, see tähendab, ei kuulu kellelegi. Kui raha täpselt jätkub, oled endiselt mängus, isegi kui ühtegi dirhamit ei jää.
rules-r4-4 = Mõne reeglivihiku järgi ei lange keegi välja: maksad, mis sul on, ja mängid edasi.
rules-r4-5 = Kaks reeglivihikut ühendavad mängija kaks värvi: siis on kõik Assami ümber ühenduses olevad ruudud, millel on selle mängija vaibad, üks ala, olenemata värvist.

## 5. Laying a rug

rules-laying = Vaiba asetamine
rules-r5-1 = Aseta oma vaip kahele naaberruudule. Vähemalt üks neist on külgepidi Assami kõrval; kumbki ei ole ruut, millel ta seisab.
rules-r5-2 = Vaip võib katta tühje ruute ja vaipade pooli. See ei tohi katta teise mängija ühe ja sama vaiba mõlemat poolt.
rules-r5-3 = Reeglivihikud erinevad siin: mõned kaitsevad ka sinu enda vaipu ja mõnes peavad uue vaiba all olevad kaks poolt olema lisaks eri värvi.
rules-r5-4 = Vaiba asetamine on kohustuslik. Kui pole kohta, kus värvid erinevad, siis need seekord ei loe.

## 6. The end

rules-end = Mängu lõpp
rules-r6-1 = Mäng lõpeb, kui viimane vaip on asetatud, või kohe, kui mängu on jäänud ainult üks mängija.
rules-r6-2 = Sinu punktid on sinu dirhamid ja ruudud, kus on näha sinu vaip. Väljalangenul punkte ei ole, ja kes langes välja esimesena, on viimane.
rules-r6-3 = Võidab see, kellel on kõige rohkem punkte. Võrdsete punktide korral võidab see, kellel on rohkem dirhameid; kui ka need on võrdsed, jagate kohta.

## 7. The variant

rules-variant = Variant: pööre lõpus
rules-r7-1 = Veereta täringut, liiguta Assamit, maksa ja aseta vaip; seejärel pööra teda veerandringi võrra, temast vaadates vasakule või paremale.
rules-r7-2 = Järgmine mängija peab minema sinnapoole, kuhu Assam nüüd vaatab. Keegi ei pööra teda enne esimest viset ega pärast viimast vaipa.
rules-r7-3 = Ühe reeglivihiku järgi võib ta ka nii jätta, nagu ta seisab.
rules-r7-4 = Väljalangenu teda enam ei pööra: järgmine mängija läheb sinnapoole, kuhu ta vaatab.

## What the rule books leave open

rules-open = Mida reeglivihikud lahtiseks jätavad
rules-open-text = Mõnda asja ei ütle ükski reeglivihik või saab seda lugeda kahel viisil. Siin mängitakse nii.
rules-open-parts = Kui suur on turg, mida näitab täring ja milliseid ridu mosaiigid ühendavad, seda ütlevad karbis olevad mängulaud ja täring, mitte ükski tekst.
rules-open-heading = Ükski tekst ei ütle sõnadega, kuhu Assam alguses vaatab, ja mängulaud ei ole igast küljest ühesugune. Siin vaatab ta alla, kui te teisiti ei vali.
rules-open-no-money = Kui keegi ei lange välja, ei ütle ükski tekst, mis saab mängijast, kes ei suuda maksta. Siin maksab ta, mis tal on, ja mängib edasi.
rules-open-out-of-money = Neli teksti ütlevad, et kellel „raha otsa saab”, langeb välja; see võiks tähendada: kui ühtegi dirhamit alles pole. „Maksab, mis suudab” ja üheksa teksti, kus on „ei jätku”, räägivad teise tõlgenduse kasuks: siin langed välja ainult siis, kui sa ei suuda kõike maksta.
rules-open-neutral = Ükski tekst ei ütle, kas neutraalne vaip on täieliku katmise eest kaitstud. Siin on; kuna tekstid keelavad seda vastaste vaipade puhul, võiks lugeda ka teisiti.
rules-open-own-rug = Ükski tekst ei ütle, kas võid enda vaiba tervenisti katta. Seda pole loetelus, mille peal vaip võib olla, aga keelatud on ainult vastaste vaibad. Siin on see lubatud, nagu ka Board Game Arenas, kui reeglivihik just kõiki vaipu ei kaitse.
rules-open-last-player = Ükski tekst ei ütle, et mäng lõpeb, kui alles on ainult üks mängija. Siin lõpeb.
rules-open-ranking = Ükski tekst ei pane väljalangenud mängijaid järjekorda. Siin tulevad nad kõigi teiste järel; kes langes välja esimesena, on viimane.
rules-open-turning = Ükski tekst ei ütle, kas väljalangev mängija variandis veel Assamit pöörab. Siin jäetakse Assam nii, nagu ta seisab.
rules-open-house = Et viigi otsustavad nähtavad ruudud või et alati alustab noorim, seda pole üheski tekstis: need on kodureeglid.

## Figures

rules-figure-start = Algseis
rules-figure-turning = Assam vaatab alla. Ta võib kõndida paremale, alla või vasakule, aga ei pöördu kunagi ümber.
rules-figure-mosaic = Kolm sammu, üks neist läbi mosaiigi
rules-figure-corner = Neli sammu, üks neist ümber nurga
rules-figure-area = Punane maksab Kollasele viis dirhamit: kuues kollane ruut on ära lõigatud.
rules-figure-places = Mõned kohad vaibale
rules-figure-cover-one-half = Lubatud: pool vaipa ja tühi ruut
rules-figure-cover-two-halves = Lubatud: kahe vaiba pooled
rules-figure-cover-whole = Keelatud: ühe vaiba mõlemad pooled
rules-figure-area-owner = Värvid ühendatud: kollane ja lilla kuuluvad ühele mängijale ning Punane maksab kuus dirhamit.
rules-figure-neutral = Kollane on väljas: kollased vaibad on neutraalsed.

## Editions

rules-editions = Väljaannete erinevused
rules-editions-text = Trükitud reegleid on paljudes keeltes ja kõik ei ütle sama. Ülal on põhireeglid; siin on kirjas, mida iga väljaanne teisiti teeb. Kõigi järgi saab mängida.
rules-editions-same = Nagu põhireeglid
