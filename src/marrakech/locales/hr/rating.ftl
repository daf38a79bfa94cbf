# Ratings and the ladder

rating-title = Ljestvica
rating-lead = Tko koliko dobro igra na ovom poslužitelju. Ljudi s tržnice stoje među vama, onoliko jaki koliko im je izmjereno.
rating-pool = { $pool ->
    [pair] Dvoje igrača
    [three] Troje igrača
    [four] Četvero igrača
   *[variant] Okret na kraju
}
rating-pools = Koje partije
rating-games = { $number ->
    [one] { $number } partija
    [few] { $number } partije
   *[other] { $number } partija
}
rating-you = Ti
rating-you-none = Ovdje još nemaš rejting. Odigraj partiju za rejting: uključuje se ondje gdje se postavlja stol.
rating-you-few = Na ljestvici si kad broj tvojih partija dosegne { $least }, a rejting postane dovoljno siguran.
rating-you-hidden = Ne prikazuješ se na ljestvici.
rating-hide = Napusti ljestvicu
rating-show = Budi na ljestvici
rating-nobody = Na ovoj ljestvici još nema nikoga. Dovoljan broj partija za rejting: { $least }.
rating-nameless = Netko
rating-off = Ovaj poslužitelj ne prikazuje ljestvicu.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Prava je snaga unutar ± u 95 od 100 slučajeva. Tko ima 400 više, pobjeđuje deset puta češće.
rating-curve = Tvoj rejting, partija po partija, od { $first } do { $last }
rating-new = Za rejting
rating-new-hint = Rezultat se računa u vaše rejtinge: bez savjeta i vraćanja poteza. Tko ode, gubi.
rating-table = Igra se za rejting. Tko ode, gubi.
rating-here = Rejtinzi
rating-counting = Rejtinzi se upravo izračunavaju.
rating-why-anonymous = Bez rejtinga: netko ovdje igra bez putovnice.
rating-why-same-player = Bez rejtinga: dva mjesta pripadaju istom igraču.
rating-why-helped = Bez rejtinga: netko je dobio pomoć.
rating-why-closed = Bez rejtinga: stol je zatvorio administrator poslužitelja.
rating-why-bot = Bez rejtinga: ovdje igra bot čiju snagu nitko nije izmjerio.
rating-match = Rejting
rating-match-either = Svejedno
rating-match-yes = Za rejting
rating-match-no = Bez rejtinga
rating-near = Koliko jaki
rating-near-any = Bilo tko
rating-near-close = Kao ja
