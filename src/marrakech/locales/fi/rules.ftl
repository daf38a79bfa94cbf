### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Tulosta pelin säännöt kuvineen, tai yhden painoksen säännöt.
rules-help-edition = Painos, esimerkiksi thai, jonka erot halutaan nähdä.
rules-title = Säännöt
rules-players = Peli kahdelle, kolmelle tai neljälle mattokauppiaalle.
rules-print = Tulosta
rules-contents = Sisällys
rules-link = Linkki sääntöön { $rule }
rules-why = Miksi? Sääntö { $rule }
rules-option = Sääntövihkot poikkeavat tässä toisistaan: katso ”{ rules-editions }”.

## The aim

rules-aim = Tavoite
rules-aim-text = Ohjaa Assamia torin halki, maksa, kun hän pysähtyy toisen pelaajan matolle, ja aseta omia mattojasi muiden tielle. Lopussa jokainen dirhami on piste, samoin jokainen ruutu, jossa mattosi näkyy. Eniten pisteitä kerännyt voittaa.

## 1. The market

rules-market = Tori
rules-r1-1 = Torilla on seitsemän kertaa seitsemän ruutua.
rules-r1-2 = Assam aloittaa keskimmäisestä ruudusta.
rules-r1-3 = Nopassa on kuusi sivua. Niissä on yksi, kaksi, kaksi, kolme, kolme ja neljä sandaalia.
rules-r1-4 = Reunan mosaiikit yhdistävät vierekkäiset rivit tai sarakkeet. Mosaiikki ei ole ruutu: Assam kävelee sen läpi ja palaa torille sen toisesta päästä, ja se on yksi askel. Kahdessa kulmassa mosaiikki johtaa takaisin samaan kulmaruutuun.

## 2. Setting up

rules-setting-up = Alkuvalmistelut
rules-r2-1 = Istukaa laudan ympärille ja pelatkaa myötäpäivään. Jokainen saa 30 dirhamia: viisi ykköstä ja viisi viitosta.
rules-r2-2 = Nelinpelissä jokaisella on 12 mattoa yhtä väriä, kolminpelissä 15.
rules-r2-3 = Kaksinpelissä kummallakin on kaksi väriä ja kumpaakin väriä 12 mattoa. Sekoita 24 mattoasi yhdeksi pinoksi ja aseta niitä päältä alkaen: kaikki näkevät päällimmäisen maton, kukaan ei tiedä, mitä sen alla on.
rules-r2-4 = Arpokaa, kuka aloittaa.
rules-r2-5 = Jos haluatte, sopikaa kaikille enemmän tai vähemmän dirhameja tai mattoja.

## 3. A turn

rules-turn = Vuoro
rules-r3-1 = Vuorollasi: käännä Assam, heitä noppaa, siirrä Assamia, maksa, jos jotakin on maksettavaa, ja aseta yksi matto. Sitten vuoro siirtyy myötäpäivään seuraavalle pelaajalle.
rules-r3-2 = Ennen heittoa jätä Assam ennalleen tai käännä häntä neljänneskierros hänestä katsoen vasemmalle tai oikealle. Hän ei koskaan käänny kokonaan ympäri.
rules-r3-3 = Assam kävelee suoraan eteenpäin, yhden ruudun jokaista sandaalia kohti, ja seuraa reunalla mosaiikkeja. Sen jälkeen hän katsoo siihen suuntaan, johon käveli.

## 4. Paying

rules-paying = Maksaminen
rules-r4-1 = Jos Assam pysähtyy toisen pelaajan matolle, maksa tälle pelaajalle yksi dirhami jokaisesta Assamin ympärillä olevan samanvärisen alueen ruudusta. Alueeseen kuuluvat ruudut, jotka ovat yhteydessä toisiinsa sivuistaan, eivät koskaan kulmistaan, Assamin oma ruutu mukaan lukien. Vain päällimmäinen matto lasketaan.
rules-r4-2 = Tyhjä ruutu, oma matto ja neutraali matto eivät maksa mitään. Jos pelaajalla on kaksi väriä, kumpikin väri on oma alueensa.
rules-r4-3 = Jos et pysty maksamaan kaikkea, maksa mitä sinulla on: putoat pelistä. Et aseta enää mattoja; laudalla olevat mattosi jäävät ja muuttuvat neutraaleiksi eli eivät kuulu kenellekään. Jos rahasi juuri riittävät, olet yhä mukana, vaikka dirhameja ei jäisi yhtään.
rules-r4-4 = Joidenkin sääntövihkojen mukaan kukaan ei putoa: maksat mitä sinulla on ja jatkat peliä.
rules-r4-5 = Kaksi sääntövihkoa yhdistää pelaajan kaksi väriä: silloin kaikki Assamin ympärillä yhteydessä toisiinsa olevat ruudut, joissa on tämän pelaajan mattoja, ovat yhtä aluetta, olivatpa ne minkä värisiä tahansa.

## 5. Laying a rug

rules-laying = Maton asettaminen
rules-r5-1 = Aseta mattosi kahdelle vierekkäiselle ruudulle. Ainakin toisella niistä on yhteinen sivu Assamin ruudun kanssa; kumpikaan ei ole ruutu, jossa hän seisoo.
rules-r5-2 = Matto saa peittää tyhjiä ruutuja ja mattojen puolikkaita. Se ei saa peittää toisen pelaajan yhden ja saman maton molempia puolikkaita.
rules-r5-3 = Sääntövihkot poikkeavat tässä toisistaan: jotkin suojaavat myös omat mattosi, ja joissakin uuden maton alla olevien puolikkaiden on oltava lisäksi erivärisiä.
rules-r5-4 = Matto on pakko asettaa. Jos mistään ei löydy paikkaa, jossa värit eroavat, niillä ei tällä kertaa ole väliä.

## 6. The end

rules-end = Pelin loppu
rules-r6-1 = Peli päättyy, kun viimeinen matto on asetettu, tai heti, kun pelissä on enää yksi pelaaja.
rules-r6-2 = Pisteesi ovat dirhamisi ja ruudut, joissa mattosi näkyy. Pudonneella ei ole pisteitä, ja ensimmäisenä pudonnut on viimeinen.
rules-r6-3 = Eniten pisteitä kerännyt voittaa. Jos pisteet ovat tasan, voittaa se, jolla on enemmän dirhameja; jos nekin ovat tasan, jaatte sijan.

## 7. The variant

rules-variant = Muunnelma: kääntö lopuksi
rules-r7-1 = Heitä noppaa, siirrä Assamia, maksa ja aseta matto; käännä häntä sitten neljänneskierros hänestä katsoen vasemmalle tai oikealle.
rules-r7-2 = Seuraavan pelaajan on lähdettävä siihen suuntaan, johon Assam nyt katsoo. Kukaan ei käännä häntä ennen ensimmäistä heittoa eikä viimeisen maton jälkeen.
rules-r7-3 = Yhden sääntövihkon mukaan hänet saa myös jättää ennalleen.
rules-r7-4 = Pudonnut ei enää käännä häntä: seuraava pelaaja lähtee siihen suuntaan, johon hän katsoo.

## What the rule books leave open

rules-open = Mitä sääntövihkot jättävät avoimeksi
rules-open-text = Joitakin asioita ei sanota missään sääntövihkossa, tai ne voi lukea kahdella tavalla. Näin niissä pelataan täällä.
rules-open-parts = Torin koko, nopan sivut ja se, mitkä rivit mosaiikit yhdistävät, näkyvät rasian laudasta ja nopasta, eivät mistään tekstistä.
rules-open-heading = Mikään teksti ei kerro sanoin, mihin suuntaan Assam alussa katsoo, eikä lauta ole joka puolelta samanlainen. Täällä hän katsoo alas, ellette valitse muuta.
rules-open-no-money = Silloin kun kukaan ei putoa, mikään teksti ei kerro, mitä maksukyvyttömälle tapahtuu. Täällä hän maksaa mitä hänellä on ja jatkaa peliä.
rules-open-out-of-money = Neljän tekstin mukaan se, jolta ”rahat loppuvat”, putoaa, mikä voisi tarkoittaa: kun yhtään dirhamia ei ole jäljellä. ”Maksaa minkä voi” ja yhdeksän tekstiä, joissa sanotaan ”ei riitä”, puhuvat toisen tulkinnan puolesta: täällä putoat vain, jos et pysty maksamaan kaikkea.
rules-open-neutral = Mikään teksti ei sano, onko neutraali matto suojattu kokonaan peittämiseltä. Täällä on; koska tekstit kieltävät sen vastustajien matoilta, asian voisi lukea toisinkin.
rules-open-own-rug = Mikään teksti ei sano, saako oman mattonsa peittää kokonaan. Sitä ei ole luettelossa siitä, minkä päällä matto saa olla, mutta vain vastustajien matot on kielletty. Täällä se on sallittu, kuten Board Game Arenassa, ellei sääntövihko suojaa kaikkia mattoja.
rules-open-last-player = Mikään teksti ei sano, että peli päättyy, kun pelissä on enää yksi pelaaja. Täällä se päättyy.
rules-open-ranking = Mikään teksti ei aseta pudonneita pelaajia järjestykseen. Täällä he tulevat kaikkien muiden jälkeen; ensimmäisenä pudonnut on viimeinen.
rules-open-turning = Mikään teksti ei sano, kääntääkö putoava pelaaja muunnelmassa vielä Assamin. Täällä Assam jätetään ennalleen.
rules-open-house = Sitä, että näkyvät ruudut ratkaisevat tasapelin tai että nuorin aina aloittaa, ei ole missään tekstissä: ne ovat omia sääntöjä.

## Figures

rules-figure-start = Alkuasetelma
rules-figure-turning = Assam katsoo alas. Hän saa kävellä oikealle, alas tai vasemmalle, eikä koskaan käänny ympäri.
rules-figure-mosaic = Kolme askelta, yksi niistä mosaiikin läpi
rules-figure-corner = Neljä askelta, yksi niistä kulman ympäri
rules-figure-area = Punainen maksaa Keltaiselle viisi dirhamia: kuudes keltainen ruutu on erillään.
rules-figure-places = Muutamia paikkoja matolle
rules-figure-cover-one-half = Sallittu: puolikas matto ja tyhjä ruutu
rules-figure-cover-two-halves = Sallittu: kahden maton puolikkaat
rules-figure-cover-whole = Ei sallittu: yhden maton molemmat puolikkaat
rules-figure-area-owner = Värit yhdistetty: keltainen ja violetti kuuluvat samalle pelaajalle, ja Punainen maksaa kuusi dirhamia.
rules-figure-neutral = Keltainen on pudonnut: keltaiset matot ovat neutraaleja.

## Editions

rules-editions = Painosten erot
rules-editions-text = Painettuja sääntöjä on monella kielellä, eivätkä ne kaikki sano samaa. Yllä on kerrottu vakiosäännöt; tässä kerrotaan, mitä kukin painos tekee toisin. Niillä kaikilla voi pelata.
rules-editions-same = Kuten vakiosäännöt
