### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Opi pelaamaan
learn-lead = Kymmenen pientä askelta oikealla laudalla, viisi minuuttia.
learn-step = Askel { $number }/{ $steps }
learn-steps = Askeleet
learn-step-done = { $title } (tehty)
learn-resume = Jatka oppituntia
learn-again = Aloita alusta
learn-next = Jatka
learn-back = Takaisin
learn-right = Oikein!
learn-wrong = Ei ihan.
learn-rule = Sääntö { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Hänestä katsoen vasemmalle
    [R] Hänestä katsoen oikealle
   *[F] Suoraan
}
learn-throw = Heitä noppaa
learn-lay = Aseta matto tähän
learn-number = { $number }
learn-end-title = Nyt osaat pelin
learn-end = Siinä kaikki. Loppu on onnea ja hiukan oveluutta.
learn-end-play = Pelaa kantaja Hassania vastaan

learn-turn = Käännä Assam
learn-turn-see-task = Pelaat punaisilla, ja on sinun vuorosi. Ensin saat kääntää Assamia. Vasen ja oikea ovat hänestä katsoen: hän katsoo alas, joten hänen vasen kätensä on näytön oikealla puolella. Ohjaa hänet suuntaan, jossa hän ei voi osua keltaiselle matolle.
learn-turn-left = Siellä on keltaisia mattoja: useimmilla heitoilla joutuisit maksamaan.
learn-turn-forward = Suoraan edessäkin on keltainen matto. Kokeile toista suuntaa.
learn-turn-done = Siinä suunnassa sinulle ei voi käydä kuinkaan.

learn-throw-title = Heitä noppaa
learn-throw-task = Nyt heitä. Assam kävelee yhden ruudun jokaista sandaalia kohti.
learn-throw-done = Kolme sandaalia, kolme ruutua.

learn-mosaic = Mosaiikin kautta
learn-mosaic-task = Noppa näyttää kolmea, ja Assam katsoo alas. Laudan reunalla hän seuraa mosaiikkia. Mihin ruutuun hän pysähtyy?
learn-mosaic-straight = Siinä tori loppuu: hän seuraa mosaiikkia ja palaa torille sen toisesta päästä.
learn-mosaic-count = Matka mosaiikin läpi on yksi askel. Laske uudelleen.
learn-mosaic-other = Ei sinne. Seuraa mosaiikkia sormella askel askeleelta.
learn-mosaic-done = Alas, mosaiikin läpi ja taas ylös.

learn-pay = Maksa
learn-pay-task = Assam on pysähtynyt keltaiselle matolle. Montako dirhamia maksat?
learn-pay-few = Laske kaikki keltaiset ruudut, jotka ovat yhteydessä Assamin ruutuun, myös se itse.
learn-pay-many = Yksi keltainen ruutu ei kuulu joukkoon: punainen matto katkaisee yhteyden, eivätkä kulmat yhdistä.
learn-pay-done = Yksi dirhami jokaisesta alueen ruudusta.

learn-lay-title = Aseta matto
learn-lay-task = Vuorosi lopuksi asetat maton. Valitse kaksi ruutua, joista toinen on Assamin vieressä.
learn-lay-done = Tästä lähtien jokainen, joka pysähtyy sille, maksaa sinulle.

learn-cover = Peitä mattoja
learn-cover-task = Mattoja saa asettaa mattojen päälle. Peitä puolet keltaisesta matosta ja puolet sinisestä.
learn-cover-elsewhere = Niin saa tehdä, mutta se ei peitä molempia mattoja. Etsi paikka, jossa keltainen ja sininen puolikas ovat vierekkäin.
learn-cover-done = Sinulle kaksi ruutua lisää ja muille kaksi vähemmän.

learn-count = Laske pisteet
learn-count-task = Viimeinen matto on asetettu. Kuka voitti? Jokainen dirhami on piste, samoin jokainen ruutu, jossa matto näkyy.
learn-count-dirhams = Dirhamit eivät ole kaikki: lisää niihin ruudut, joissa matot näkyvät.
learn-count-squares = Ruudut eivät ole kaikki: lisää niihin dirhamit.
learn-count-other = Laske jokaisen pelaajan dirhamit ja ruudut yhteen.
learn-count-done = Dirhameja ja ruutuja on yhteensä eniten.

learn-out = Putoaminen
learn-out-task = Sinisellä on jäljellä kolme dirhamia, ja maksettavaa on viisi. Mitä tapahtuu?
learn-out-choice-out = Sininen maksaa kolme ja putoaa pelistä.
learn-out-choice-owes = Sininen maksaa kolme ja jää velkaa kaksi.
learn-out-choice-free = Sinisen ei tarvitse maksaa.
learn-out-owes = Tällä torilla ei ole velkoja.
learn-out-free = Jos pystyy maksamaan edes jotakin, on maksettava.
learn-out-done = Siniset matot jäävät paikoilleen ja muuttuvat neutraaleiksi. Tästä lähtien niistä ei tarvitse maksaa kenellekään.

learn-piles = Kaksinpeli
learn-piles-task = Kaksinpelissä kummallakin on kaksi väriä. Keltainen ja violetti kuuluvat toiselle pelaajalle, ja Assam on pysähtynyt keltaiselle matolle. Montako dirhamia maksat?
learn-piles-both = Keltaiset ja violetit matot ovat kaksi eri aluetta, vaikka ne kuuluvat samalle pelaajalle. Laske vain keltaiset.
learn-piles-few = Laske kaikki keltaiset ruudut, jotka ovat yhteydessä Assamin ruutuun.
learn-piles-done = Jokainen väri on oma alueensa. Ja seuraavaksi asetat aina pinosi päällimmäisen maton.

learn-variant = Muunnelma
learn-variant-task = Muunnelmassa Assam käännetään vuoron lopuksi: olet asettanut mattosi, ja seuraavan pelaajan on lähdettävä sinne, minne Assam silloin katsoo. Käännä hänet punaisia mattojasi kohti.
learn-variant-wrong = Siinä suunnassa ei ole punaisia mattoja. Mattosi ovat hänen toisella puolellaan.
learn-variant-done = Nyt seuraava pelaaja tuskin selviää mattojesi ohi.
