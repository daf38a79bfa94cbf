### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Luettele painetut sääntötekstit tai näytä yksi niistä eroineen.
editions-id-help = Painos tai kielen koodi. Ilman sitä luetellaan kaikki.
editions-column-id = tunnus
editions-column-languages = kielet
editions-column-differences = ero vakiosääntöihin
editions-legend = Vakiosäännöt: maksukyvytön putoaa, muunnelma on tarjolla, muiden pelaajien matot on suojattu (cover: opponents), kahden pelaajan pinot sekoitetaan, dirhamit ratkaisevat tasapelin, aloittaja arvotaan. `marrakech editions ID` kertoo yhdestä painoksesta sanoin.
editions-unknown = painosta tai kieltä ”{ $text }” ei ole; `marrakech editions` luettelee ne
editions-languages = Kielet: { $languages }
editions-booklet = Lähde: { $booklet }
editions-box = Rasiassa: { $box }
editions-differences = Ero vakiosääntöihin:
editions-no-differences = Nämä ovat vakiosäännöt.
editions-notes = Tekstistä:
editions-use = Pythonissa: { $code }

## The texts

editions-title = { $edition ->
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
    [hong-kong-2022] Hongkong, 2022
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
editions-differs-tiebreak-none = Mikään ei ratkaise tasapisteitä: sija jaetaan (R6.3).
editions-differs-first-player-agree = Aloittaja valitaan sopimalla (R2.4).
editions-differs-first-player-morocco = Aloittaja on se, joka on viimeksi ollut lomalla Marokossa (R2.4).
editions-differs-first-player-lot-or-youngest = Aloittaja arvotaan, tai nuorin aloittaa (R2.4).
editions-differs-box = Rasiassa on: { $box }.
editions-differs-box-not-listed = Teksti ei luettele rasian sisältöä.

## Remarks that are no rules

editions-note-box-colours = Rasiassa on 15 mattoa kutakin kolmea väriä ja 12 neljättä.
editions-note-coins = Ykköset ovat hopeanvärisiä, viitoset kullanvärisiä.
editions-note-same-colour-allowed = Teksti sanoo erikseen, että kaksi samanväristä puolikasta saa peittää.
editions-note-setup-one-colour = Alkuvalmistelujen mukaan kaksi pelaajaa saa kumpikin 15 mattoa yhtä väriä; se on asetus ”Kaksinpeli: kummallakin yksi väri” (R2.3).
editions-note-slip-walk = Lipsahdus: maksaminen on painettu kahdesti, kerran kävelyn paikalle.
editions-note-slip-left-out = Lipsahdus: tavoite, sisältö ja tasapelin ratkaisu puuttuvat.
editions-note-slip-counts-twice = Lipsahdus: kahden pelaajan matot luetellaan kahdesti, eri tavoin.
editions-note-slip-counts-rugs = Lipsahdus: lopussa lasketaan matot, kun kaikki muut tekstit laskevat ruudut.
editions-note-slip-may-lay = Lipsahdus: maton ”saa” asettaa; se on pakko asettaa (R5.4).
editions-note-slip-one-half = Lipsahdus: maton sanotaan peittävän toisen pelaajan mattoa vain yhdellä puolikkaalla, vaikka kahden eri maton puolikkaat luetellaan sallituiksi.
editions-note-slip-lost-not = Lipsahdus: lauseesta ”tyhjästä ruudusta ei tarvitse maksaa” on pudonnut ”ei”.
