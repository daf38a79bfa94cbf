### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Pane botit pelaamaan toisiaan vastaan ja näytä, kuinka vahvoja ne ovat.
arena-specs-help = Botit, esimerkiksi random, greedy tai bestfirst:ms=50.
arena-players-help = Montako pelaajaa pöydässä istuu: 2, elleivät säännöt määrää toisin. Jos botteja on vähemmän, viimeinen täyttää vapaat paikat. Jos niitä on enemmän, kaikki ryhmät pelaavat.
arena-games-help = Montako peliä, pyöristettynä ylöspäin täysiin jakoihin. Jaon kaikissa peleissä on samat nopanheitot ja pinot.
arena-seats-help = Pelataanko jokainen jako kerran joka paikalta vai kaikissa järjestyksissä: kolmen tai useamman pelissä on väliä, kuka istuu kenenkin jälkeen.
arena-edition-help = Painos, esimerkiksi korean, tai säännöstö, esimerkiksi international/2,dirhams=20.
arena-variant-help = Käännä Assam vasta vuoron lopuksi.
arena-seed-help = Kaiken sattuman lähde: samalla siemenluvulla pelit ovat samat.
arena-jobs-help = Montako peliä pelataan yhtä aikaa; oletuksena yhtä monta kuin ytimiä on.
arena-limit-help = Sekunteja jokaista päätöstä kohti niille boteille, jotka noudattavat kelloa.
arena-adjusted-help = Mitataanko, mitä sattuma antaa kullekin, ja näytetäänkö tulokset myös ilman sitä: silloin riittää vähempi määrä pelejä. Oletuksena kyllä, elleivät kaikki botit ole hyvin nopeita.
arena-until-help = Lopeta, kun jokaisen botin voitto-osuus tunnetaan näin monen prosenttiyksikön tarkkuudella.
arena-resume-help = Säilytä tilanne tässä tiedostossa ja jatka siitä, jos se on jo olemassa.
arena-parquet-help = Kirjoita rivi jokaisesta pelistä ja paikasta tähän Parquet-tiedostoon.
arena-records-help = Kirjoita kaikki pelit tekstinä tähän tiedostoon. Vie enemmän aikaa.
arena-plot-help = Piirrä tulokset tähän tiedostoon, .png tai .svg.
arena-ray-help = Pelaa tässä osoitteessa olevassa Ray-klusterissa; ”local” käynnistää klusterin tässä koneessa.

arena-players-differ = { $rules }: pelaajia on { $given }, ei { $wanted }
arena-bad-until = välin leveys on nollaa suurempi määrä prosenttiyksikköjä, ei { $number }
arena-bad-limit = aikaraja on nollaa suurempi määrä sekunteja, ei { $number }
arena-no-deal = yhtään jakoa ei pelattu loppuun, joten kerrottavaa ei vielä ole

arena-playing = pelejä
arena-speed = { $speed } peliä/s
arena-left = { $time } jäljellä

arena-title = { $games ->
    [one] Yksi peli
   *[other] { $games } peliä
  }, säännöt { $rules }, siemenluku { $seed }
arena-deals = { $deals ->
    [one] Yksi jako
   *[other] { $deals } jakoa
  }, jokaisessa { $each ->
    [one] yksi peli
   *[other] { $each } peliä
  }. Suluissa: 95 %:n välit; ms: valintaa kohti.
arena-without-luck = Ilman onnea: sattuman antama on vähennetty.
arena-column-bot = botti
arena-column-games = pelejä
arena-column-share = voittoja, %
arena-column-margin = piste-ero
arena-column-adjusted-share = ilman onnea
arena-column-adjusted-margin = ilman onnea
arena-column-time = ms
arena-column-forfeits = hylkäyksiä
arena-column-rating = vahvuus
arena-cross-title = Kuinka usein sijoittui edelle, %
arena-no-ratings = Ei vahvuuslukuja: { $why }
arena-fixed = kiinteä
arena-forfeit = Peli { $game }: { $bot } paikalla { $seat } hävisi hylkäyksellä. { $why } Asema: { $position }
arena-more-forfeits = { $number ->
    [one] Ja vielä yksi hylkäys.
   *[other] Ja vielä { $number } hylkäystä.
  }
arena-resumed = { $games ->
    [one] Yksi peli oli jo pelattu.
   *[other] { $games } peliä oli jo pelattu.
  }
arena-plot-shares = voitto-osuus, %
arena-plot-margins = piste-ero; viiva on keskiarvo
