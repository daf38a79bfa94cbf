### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Pregledaj zapisanu partiju: svaku odluku, svako bacanje i odakle dolazi rezultat.
study-deep-help = Gledaj tri poteza unaprijed umjesto dva: bolje, ali sporije.
study-html-help = Zapiši pregled u ovu datoteku, kao stranicu kojoj ne treba ništa drugo.
study-gave-up-help = Boja onoga tko je odustao ili ostao bez vremena; ako ih je više, ovim redom.
study-analyse-help = Odvagni sve što se u položaju može učiniti.
study-rollout-help = Odigraj toliko partija dalje od svakog od najboljih izbora.
study-looking = gledam
study-nothing-played = u ovoj partiji još ništa nije odigrano
study-no-such-colour = nitko ovdje ne igra bojom: { $colour }
study-title = Pregled
study-found = Potezi unaprijed: { $turns }.
study-unfinished = Partija nije gotova: rezultat je ono što vrijedi zadnji položaj.
study-sums-chances = Odakle dolazi rezultat, u bodovima izgleda za pobjedu
study-sums-margins = Isto u dirhamima: bodovi više od najboljeg od ostalih
study-sums-note = Početak, sreća i obje vrste vještine zajedno daju rezultat. Drugi pogled: dio vještine koji dolazi od pogleda na isti položaj potez kasnije.
study-played = Kako se igralo
study-turning-points = Prekretnice
study-mistakes = Najskuplje odluke
study-dice = Kocka i što se moglo očekivati
study-habits = Gdje se najviše izgubilo
study-graph = Izgledi za pobjedu
study-graph-note = Kvadrat je bacanje, a romb odluka koja je mnogo promijenila.
study-column-start = početak
study-column-luck = sreća
study-column-skill = vlastita vještina
study-column-others = vještina ostalih
study-column-usual = uobičajena sreća
study-column-second-look = drugi pogled
study-column-accuracy = točnost
study-column-loss = izgubljeno
study-column-mean-loss = izgubljeno po odluci
study-column-decisions = odluke
study-column-inaccuracies = netočnosti
study-column-mistakes = pogreške
study-column-blunders = teške pogreške
study-column-like = igra kao
study-column-turn = potez
study-column-better = bolje
study-column-chance = pobjeda, %
study-column-margin = prednost
study-column-share = izgledi, %
study-column-throws = bacanja
study-column-mean = prosjek
study-column-paid = plaćeno
study-column-expected = očekivano
study-spot = { $kind ->
    [turning] { $part ->
        [early] okretanje, rano
       *[late] okretanje, kasno
    }
   *[laying] { $part ->
        [early] polaganje, rano
       *[late] polaganje, kasno
    }
}
study-word = { $word ->
    [inaccuracy] netočnost
    [mistake] pogreška
   *[blunder] teška pogreška
}
study-like-between = { $first } do { $last }
study-action-turn = { $way ->
    [L] lijevo
    [R] desno
   *[F] ravno
}
study-action-throw = bacanje: { $steps }
study-action-reveal = sljedeći sag: { $colour }
study-moment = Potez { $turn }, { $player }: { $action }
study-moment-better = Bolje: { $action }.
study-to-win = { $player }: { $chance } % za pobjedu, prednost { $margin }
study-exact = Sve je praćeno do kraja: točno.
study-why = Zašto { $action }, a ne { $other }:
study-no-reason = Ništa što se može izbrojiti na ploči: vidi se tek kasnije.
study-reason-pays = dirhami koji se prosječno plaćaju pri ovom bacanju: { $value }, ne { $other }
study-reason-goes-out = opasnost od ispadanja pri ovom bacanju: { $value } %, ne { $other } %
study-reason-rug-gain = bodovi koje zatim prosječno donosi najbolji sag: { $value }, ne { $other }
study-reason-lead = bodova prednosti sada: { $value }, ne { $other }
study-reason-covers = pokrivena polja ostalih: { $value }, ne { $other }
study-reason-own-area-kept = najveće vlastito područje ostaje cijelo, u poljima: { $value }, ne { $other }
study-reason-own-area-grown = polja najvećeg vlastitog područja: { $value }, ne { $other }
study-reason-their-area-cut = polja najvećeg područja, { $player }: { $value }, ne { $other }
study-reason-earns = dirhami koje za to prosječno plaća sljedeći igrač: { $value }, ne { $other }
study-reason-next-goes-out = izgledi da sljedeći igrač ispadne: { $value } %, ne { $other } %
study-reason-risky-squares = polja koja stoje više nego što je u kesi: { $value }, ne { $other }
