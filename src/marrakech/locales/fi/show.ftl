### `marrakech show`, and how a position is told wherever it is shown.

show-help = Piirrä asema päätteeseen tai kuvaksi.
show-position-help = Asema yhdellä rivillä, tai säännöstö, esimerkiksi international/3, jonka alkuasema näytetään; - lukee vakiosyötteestä.
show-svg-help = Kirjoita SVG-kuva tähän tiedostoon; - on vakiotuloste.
show-theme-help = Kuvan värit.
show-style-help = Miten päätteeseen piirretään; oletuksena väreissä, jos pääte osaa.
show-coordinates-help = Kirjoita rivien ja sarakkeiden nimet kehykseen.
show-json-help = Tulosta asema JSON-muodossa.
show-column-player = pelaaja
show-column-dirhams = dirhamit
show-column-rugs = mattoja jäljellä
show-column-next = seuraava matto
show-column-squares = ruudut
show-column-points = pisteet
show-next-unknown = ei vielä näkyvissä
show-out = pudonnut
show-to-act = { $phase ->
    [turn] { $player } kääntää Assamia.
    [roll] { $player } heittää noppaa.
    [lay] { $player } asettaa maton.
    [reveal] Pino näyttää seuraavan mattonsa: { $player }.
   *[over] Peli on päättynyt.
}
show-place = { $place }. { $players }: { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}
show-written = Kirjoitettiin { $file }.
