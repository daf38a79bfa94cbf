# Ratings and the ladder

rating-title = Lestvica
rating-lead = Kdo kako dobro igra na tem strežniku. Ljudje s tržnice stojijo med vami, tako močni, kot so jim izmerili.
rating-pool = { $pool ->
    [pair] Dva igralca
    [three] Trije igralci
    [four] Štirje igralci
   *[variant] Obrat na koncu
}
rating-pools = Katere partije
rating-games = { $number ->
    [one] { $number } partija
    [two] { $number } partiji
    [few] { $number } partije
   *[other] { $number } partij
}
rating-you = Ti
rating-you-none = Tu še nimaš ratinga. Odigraj partijo za rating: vklopi se tam, kjer se postavi miza.
rating-you-few = Na lestvici si, ko število tvojih partij doseže { $least } in je tvoj rating dovolj zanesljiv.
rating-you-hidden = Na lestvici te ne kažemo.
rating-hide = Zapusti lestvico
rating-show = Bodi na lestvici
rating-nobody = Na tej lestvici še ni nikogar. Zadostno število partij za rating: { $least }.
rating-nameless = Nekdo
rating-off = Ta strežnik ne kaže lestvice.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Prava moč je znotraj ± v 95 od 100 primerov. Kdor ima 400 več, zmaguje desetkrat pogosteje.
rating-curve = Tvoj rating, partija za partijo, od { $first } do { $last }
rating-new = Za rating
rating-new-hint = Izid šteje za vaše ratinge: brez namigov in jemanja nazaj. Kdor odide, izgubi.
rating-table = Igra se za rating. Kdor odide, izgubi.
rating-here = Ratingi
rating-counting = Ratingi se pravkar računajo.
rating-why-anonymous = Brez ratinga: nekdo tu igra brez potnega lista.
rating-why-same-player = Brez ratinga: dva sedeža pripadata istemu igralcu.
rating-why-helped = Brez ratinga: nekdo je dobil pomoč.
rating-why-closed = Brez ratinga: mizo je zaprl upravitelj strežnika.
rating-why-bot = Brez ratinga: tu igra bot, ki mu nihče ni izmeril moči.
rating-match = Rating
rating-match-either = Vseeno
rating-match-yes = Za rating
rating-match-no = Brez ratinga
rating-near = Kako močni
rating-near-any = Kdor koli
rating-near-close = Kot jaz
