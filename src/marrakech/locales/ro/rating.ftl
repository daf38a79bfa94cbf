# Ratings and the ladder

rating-title = Clasamentul
rating-lead = Cine joacă și cât de bine pe acest server. Oamenii din piață stau printre voi, cu forța care li s-a măsurat.
rating-pool = { $pool ->
    [pair] În doi
    [three] În trei
    [four] În patru
   *[variant] Întors la sfârșit
}
rating-pools = Ce partide
rating-games = { $number ->
    [one] { $number } partidă
    [few] { $number } partide
   *[other] { $number } de partide
}
rating-you = Tu
rating-you-none = Încă nu ai rating aici. Joacă o partidă cu rating: opțiunea e acolo unde se pregătește o masă.
rating-you-few = Intri în clasament când numărul partidelor tale ajunge la { $least } și ratingul e destul de sigur.
rating-you-hidden = Nu apari în clasament.
rating-hide = Ieși din clasament
rating-show = Intră în clasament
rating-nobody = Nimeni nu e încă în acest clasament. Intri când ai jucat destule partide cu rating: { $least }.
rating-nameless = Cineva
rating-off = Acest server nu arată niciun clasament.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Forța adevărată e în intervalul ± în 95 din 100 de cazuri. Cu 400 în plus se câștigă de zece ori mai des.
rating-curve = Ratingul tău, partidă cu partidă, de la { $first } la { $last }
rating-new = Cu rating
rating-new-hint = Rezultatul contează pentru ratingul vostru: fără indicii, fără mutări luate înapoi. Cine pleacă pierde.
rating-table = Partida aceasta contează pentru rating. Cine pleacă pierde.
rating-here = Ratinguri
rating-counting = Se calculează ratingurile.
rating-why-anonymous = Fără rating: cineva joacă aici fără pașaport.
rating-why-same-player = Fără rating: două locuri sunt ale aceleiași persoane.
rating-why-helped = Fără rating: cineva a primit ajutor.
rating-why-closed = Fără rating: masa a fost închisă de cine administrează serverul.
rating-why-bot = Fără rating: un bot care joacă aici nu a fost măsurat niciodată.
rating-match = Rating
rating-match-either = Oricum
rating-match-yes = Cu rating
rating-match-no = Fără rating
rating-near = Cât de bun
rating-near-any = Oricine
rating-near-close = Ca mine
