### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Luettele painetut sääntötekstit tai näytä yksi niistä eroineen.
editions-id-help = Painos tai kielen koodi. Ilman sitä luetellaan kaikki.
editions-column-id = tunnus
editions-column-languages = kielet
editions-column-differences = ero vakiosääntöihin
editions-standard = Vakiosäännöt: maksukyvytön putoaa, muunnelma on tarjolla, muiden pelaajien matot on suojattu (cover: opponents), kaksinpelissä pinot sekoitetaan ja kumpikin väri on oma alueensa, dirhamit ratkaisevat tasapelin, aloittaja arvotaan. `marrakech editions ID` kertoo yhdestä painoksesta sanoin.
editions-unknown = painosta tai kieltä ”{ $text }” ei ole; `marrakech editions` luettelee ne
editions-languages = Kielet: { $languages }
editions-booklet = Lähde: { $booklet }
editions-box = Rasiassa: { $box }
editions-differences = Ero vakiosääntöihin:
editions-no-differences = Nämä ovat vakiosäännöt.
editions-notes = Tekstistä:
editions-use = Pythonissa: { $code }

## The texts

editions-name = { $edition ->
    [international] Kansainvälinen, englanti
    [french] Ranskalainen
    [dutch] Hollantilainen
    [spanish] Espanjalainen
    [italian] Italialainen
    [finnish] Suomalainen
    [swedish] Ruotsalainen
    [czech] Tšekkiläinen
    [greek] Kreikkalainen
    [portuguese] Portugalilainen
    [polish] Puolalainen
    [icelandic] Islantilainen
    [arabic] Arabiankielinen
    [estonian] Virolainen
    [latvian] Latvialainen
    [lithuanian] Liettualainen
    [russian] Venäläinen
    [chinese-traditional] Kiinalainen (perinteinen)
    [japanese] Japanilainen
    [chinese-simplified] Kiinalainen (yksinkertaistettu)
    [hungarian] Unkarilainen
    [slovenian] Slovenialainen
    [romanian] Romanialainen
    [norwegian] Norjalainen
    [serbian] Serbialainen
    [croatian] Kroatialainen
    [german] Saksalainen
    [korean] Korealainen
    [thai] Thaimaalainen
    [persian] Persiankielinen
    [hong-kong-2022] Hongkong 2022, kiina
    [hong-kong-2022-english] Hongkong 2022, englanti
    [hungarian-early] Unkarilainen, varhainen
    [russian-lifestyle] Venäläinen, Lifestyle
   *[french-2007] Ranskalainen, 2007
}
editions-booklet-name = { $booklet ->
    [international] yksi kansainvälisen sääntövihkon kolmestakymmenestä kielestä
    [hong-kong-2022] vuoden 2022 hongkongilaisen pelin säännöt
    [hungarian-early] varhaisen unkarilaisen pelin säännöt
    [russian-lifestyle] Lifestylen venäläisen pelin säännöt
   *[french-2007] vuoden 2007 ranskalaisen pelin säännöt
}
editions-contents = mattoja { $rugs }, yhden dirhamin kolikoita { $ones }, viiden dirhamin kolikoita { $fives }{ $bag ->
    [yes] , pussi
   *[no] {""}
}
editions-box-not-listed = ei mainita tekstissä

## Differences, in a word or two for a table

editions-brief-standard = vakiosäännöt
editions-brief-elimination-no = kukaan ei putoa
editions-brief-variant-none = ei muunnelmaa
editions-brief-variant-turn-at-end-optional = muunnelma: enintään neljänneskäännös
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = värit vuorotellen
editions-brief-area-owner = alueet omistajan mukaan
editions-brief-tiebreak-none = tasapelissä sija jaetaan
editions-brief-first-player-agree = aloittaja: sovitaan
editions-brief-first-player-morocco = aloittaja: viimeksi Marokossa
editions-brief-first-player-lot-or-youngest = aloittaja: arpa tai nuorin

## Differences, in whole sentences

editions-differs-elimination-no = Se, joka ei pysty maksamaan kaikkea, maksaa mitä hänellä on ja jatkaa peliä; kukaan ei putoa (R4.4).
editions-differs-variant-none = Muunnelmaa, jossa Assam käännetään vuoron lopuksi, ei ole (R7).
editions-differs-variant-turn-at-end-optional = Muunnelmassa Assamin saa myös jättää kääntämättä: käännös on enintään neljänneskierros (R7.3).
editions-differs-cover-any = Matto ei saa peittää minkään yhden maton molempia puolikkaita, ei edes oman (R5.3).
editions-differs-cover-colours = Uuden maton alle jäävien puolikkaiden on oltava kahdesta eri matosta ja erivärisiä, jos se on mahdollista (R5.3, R5.4).
editions-differs-pile-alternating = Kaksinpelissä kumpikin asettaa kahta väriään vuorotellen (R2.3).
editions-differs-area-owner = Kaksinpelissä pelaajan molemmat värit muodostavat yhden alueen: maksetaan kaikista yhtenäisistä ruuduista, joissa on tämän pelaajan mattoja (R4.5).
editions-differs-tiebreak-none = Mikään ei ratkaise tasapisteitä: sija jaetaan (R6.3).
editions-differs-first-player-agree = Aloittaja valitaan sopimalla (R2.4).
editions-differs-first-player-morocco = Aloittaja on se, joka on viimeksi ollut lomalla Marokossa (R2.4).
editions-differs-first-player-lot-or-youngest = Aloittaja arvotaan, tai nuorin aloittaa (R2.4).
editions-differs-box = Rasiassa on: { $box }.
editions-differs-box-not-listed = Teksti ei luettele rasian sisältöä.

## Remarks that are no rules

editions-note-box-colours = Rasiassa on 15 mattoa kutakin kolmea väriä ja 12 neljättä.
editions-note-coins = Ykköset ovat hopeanvärisiä, viitoset kullanvärisiä.
editions-note-age-and-time = Tekstin mukaan: 2–4 pelaajaa, 6 vuodesta alkaen, 20 minuuttia.
editions-note-not-under-three = Tekstin mukaan peli ei sovi alle kolmivuotiaille.
editions-note-pick-colour = Jokainen valitsee mieleisensä värin.
editions-note-rock-paper-scissors = Aloittaja ratkaistaan arpomalla tai kivi, paperi, sakset -leikillä.
editions-note-edge-mosaics = Rivejä reunalla yhdistäviä kuvioita sanotaan mosaiikeiksi; useimmissa teksteissä ne ovat nuolia.
editions-note-edge-bends = Rivejä reunalla yhdistäviä kuvioita sanotaan mutkiksi; useimmissa teksteissä ne ovat nuolia.
editions-note-edge-lines = Rivejä reunalla yhdistäviä kuvioita sanotaan viivoiksi; useimmissa teksteissä ne ovat nuolia.
editions-note-same-colour-allowed = Teksti sanoo erikseen, että kaksi samanväristä puolikasta saa peittää.
editions-note-setup-one-colour = Alkuvalmistelujen mukaan kaksi pelaajaa saa kumpikin 15 mattoa yhtä väriä; se on asetus ”Kaksinpeli: kummallakin yksi väri” (R2.3).
editions-note-pile-reading = Luontevimmin teksti tarkoittaa, että kaksi pelaajaa asettaa värejään vuorotellen; myös värien sekoittaminen olisi mahdollinen tulkinta.
editions-note-not-mixed = Kaksi pelaajaa kokoaa mattonsa yhteen pinoon, mutta teksti ei käske sekoittaa niitä. Tässä pinot sekoitetaan (R2.3).
editions-note-keeping-heading = Teksti ei sano, että Assamin saa jättää ennalleen. Tässä saa (R3.2).
editions-note-own-square = Teksti ei sano, että myös Assamin alla olevasta ruudusta maksetaan. Tässä maksetaan (R4.1).
editions-note-out-of-money = Tekstin mukaan pelaaja, jolta ”rahat loppuvat”, putoaa. Tässä putoaa se, joka ei pysty maksamaan kaikkea; jos rahaa ei ole jäljellä mutta ei velkaakaan, peli jatkuu (R4.3).
editions-note-loose-one-half = ”Vain yhdellä puolikkaalla toisen pelaajan maton päällä” on väljästi sanottu. Viereisen luettelon kanssa luettuna teksti sanoo saman kuin muut: kahden eri maton puolikkaat saa peittää.
editions-note-slip-no-walk = Lipsahdus: maksaminen on painettu toiseen kertaan kävelyn paikalle, joten teksti ei kerro, mitä torin reunalla tapahtuu.
editions-note-slip-not-lost = Lipsahdus: lauseesta ”tyhjästä ruudusta tai omasta matosta ei tarvitse maksaa” on pudonnut ”ei”.
editions-note-slip-pays-rugs = Lipsahdus: maksettaessa lasketaan matot, kun kaikki muut tekstit laskevat ruudut. Tässä maksetaan ruuduista (R4.1); lopussa tämäkin teksti laskee puolikkaat, kuten kaikki.
editions-note-slip-may-lay = Lipsahdus: maton ”saa” asettaa; se on pakko asettaa (R5.4).
editions-note-slip-left-out = Lipsahdus: tavoite, sisältö ja tasapelin ratkaisu puuttuvat.
editions-note-slip-opponent = Lipsahdus: lopussa lasketaan ”jokainen vastustajalle jäänyt dirhami”; pitäisi olla ”pelaajalle”.
editions-note-slip-counts-twice = Lipsahdus: kahden pelaajan matot luetellaan kahdesti, eri tavoin.
editions-note-slip-variant = Lipsahdus: muunnelman viimeinen vaihe on sotkeutunut (”käännä nappula saa kääntyä neljänneskierroksen”). Tässä Assamia käännetään tasan neljänneskierros (R7.3).
editions-note-slip-aim = Lipsahdus: tavoitteen kertova virke jää kesken.
editions-note-slip-cards = Lipsahdus: teksti puhuu ”korttien” asettamisesta; tarkoitetaan mattoja.
editions-note-slip-results = Lipsahdus: on painettu ”ruudun tulokset”, vaikka tarkoitetaan ruudun sivuja.
editions-note-slip-exit-arrow = Lipsahdus: reunalla Assam jatkaa ”kohti poistumisnuolta”.
editions-note-slip-end-of-rug = Lipsahdus: maton ”pään” sanotaan olevan sivua vasten; tarkoitetaan yhtä sen ruuduista (R5.1).
editions-note-slip-dirham-won = Lipsahdus: lopussa lasketaan ”jokainen voitettu dirhami”; tarkoitetaan kaikkia dirhameja, jotka pelaajalla on (R6.2).
editions-note-slip-leaves-game = Lipsahdus: reunalla Assam ”poistuu pelistä”; hän poistuu torilta.
