# Ratings and the ladder

rating-title = De ranglijst
rating-lead = Wie hoe goed speelt op deze server. De mensen van de markt staan ertussen, zo sterk als ze zijn gemeten.
rating-pool = { $pool ->
    [pair] Met z’n tweeën
    [three] Met z’n drieën
    [four] Met z’n vieren
   *[variant] Draaien aan het eind
}
rating-pools = Welke partijen
rating-games = { $number ->
    [one] { $number } partij
   *[other] { $number } partijen
}
rating-you = Jij
rating-you-none = Je hebt hier nog geen rating. Speel een partij met rating: je zet dat aan waar je een tafel klaarzet.
rating-you-few = Je staat op de ranglijst als je { $least } partijen hebt gespeeld en je rating zeker genoeg is.
rating-you-hidden = Je wordt niet op de ranglijst getoond.
rating-hide = Van de ranglijst af
rating-show = Op de ranglijst staan
rating-nobody = Er staat nog niemand op deze ranglijst. Jij wel, na { $least } partijen met rating.
rating-nameless = Iemand
rating-off = Deze server toont geen ranglijst.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = De echte sterkte ligt in 95 van de 100 gevallen binnen ±. Met 400 meer win je tien keer zo vaak.
rating-curve = Jouw rating, partij na partij, van { $first } tot { $last }
rating-new = Met rating
rating-new-hint = De uitslag telt voor jullie ratings: geen hints, niets terugnemen. Wie weggaat, verliest.
rating-table = Deze partij is met rating. Wie weggaat, verliest.
rating-here = Ratings
rating-counting = De ratings worden uitgerekend.
rating-why-anonymous = Zonder rating: iemand speelt hier zonder paspoort.
rating-why-same-player = Zonder rating: twee stoelen zijn van dezelfde speler.
rating-why-helped = Zonder rating: iemand kreeg hulp.
rating-why-closed = Zonder rating: de beheerder van de server heeft de tafel gesloten.
rating-why-bot = Zonder rating: een bot die hier speelt, is nooit gemeten.
rating-match = Rating
rating-match-either = Maakt niet uit
rating-match-yes = Met rating
rating-match-no = Zonder rating
rating-near = Hoe sterk
rating-near-any = Iedereen
rating-near-close = Zoals ik
