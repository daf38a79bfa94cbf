### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Tulosta pelin säännöt kuvineen, tai yhden painoksen säännöt.
rules-help-edition = Painos, esimerkiksi thai, jonka erot halutaan nähdä.
rules-title = Säännöt
rules-players = A game for two to four rug sellers.
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
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

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

rules-figure-start = Alkuasetelma
rules-figure-turning = Assam katsoo alas. Hän saa kävellä oikealle, alas tai vasemmalle, eikä koskaan käänny ympäri.
rules-figure-mosaic = Kolme askelta, yksi niistä mosaiikin läpi
rules-figure-corner = Neljä askelta, yksi niistä kulman ympäri
rules-figure-area = Punainen maksaa Keltaiselle viisi dirhamia: kuudes keltainen ruutu on erillään.
rules-figure-places = Muutamia paikkoja matolle
rules-figure-cover-one-half = Sallittu: puolikas matto ja tyhjä ruutu
rules-figure-cover-two-halves = Sallittu: kahden maton puolikkaat
rules-figure-cover-whole = Ei sallittu: yhden maton molemmat puolikkaat
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = Keltainen on pudonnut: keltaiset matot ovat neutraaleja.

## Editions

rules-editions = Painosten erot
rules-editions-text = Painettuja sääntöjä on monella kielellä, eivätkä ne kaikki sano samaa. Yllä on kerrottu vakiosäännöt; tässä kerrotaan, mitä kukin painos tekee toisin. Niillä kaikilla voi pelata.
rules-editions-same = Kuten vakiosäännöt
