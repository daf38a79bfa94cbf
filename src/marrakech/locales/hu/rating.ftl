# Ratings and the ladder

rating-title = A ranglista
rating-lead = Ki milyen jól játszik ezen a kiszolgálón. A piac népe köztetek áll, olyan erősen, amilyennek mérték.
rating-pool = { $pool ->
    [pair] Két játékos
    [three] Három játékos
    [four] Négy játékos
   *[variant] Fordítás a végén
}
rating-pools = Melyik játszmák
rating-games = { $number ->
    [one] { $number } játszma
   *[other] { $number } játszma
}
rating-you = Te
rating-you-none = Még nincs itt értékszámod. Játssz egy értékelt játszmát: a kapcsolót az új asztalnál találod.
rating-you-few = Akkor kerülsz fel a ranglistára, ha már { $least } játszmát játszottál, és az értékszámod elég biztos.
rating-you-hidden = Nem látszol a ranglistán.
rating-hide = Lekerülök a listáról
rating-show = Felkerülök a listára
rating-nobody = Ezen a ranglistán még senki sincs. Te felkerülsz rá, ha { $least } értékelt játszmát játszottál.
rating-nameless = Valaki
rating-off = Ezen a kiszolgálón nincs ranglista.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = A valódi erő 100 esetből 95-ben a ± határok között van. 400-zal több tízszer annyi győzelmet jelent.
rating-curve = Értékszámod játszmánként, ettől: { $first }, eddig: { $last }
rating-new = Értékelt
rating-new-hint = Az eredmény beleszámít az értékszámotokba: nincs tipp, nincs visszavétel. Aki elmegy, veszít.
rating-table = Ez a játszma értékelt. Aki elmegy, veszít.
rating-here = Értékszámok
rating-counting = Az értékszámok számítása folyik.
rating-why-anonymous = Nem értékelt: valaki útlevél nélkül játszik itt.
rating-why-same-player = Nem értékelt: két hely ugyanazé a játékosé.
rating-why-helped = Nem értékelt: valaki segítséget kapott.
rating-why-closed = Nem értékelt: az üzemeltető bezárta az asztalt.
rating-why-bot = Nem értékelt: olyan robot játszik itt, amelyet senki sem mért meg.
rating-match = Értékelés
rating-match-either = Mindegy
rating-match-yes = Értékelt
rating-match-no = Nem értékelt
rating-near = Milyen erős
rating-near-any = Bárki
rating-near-close = Mint én
