# Ratings and the ladder

rating-title = Reitingu tabula
rating-lead = Kas cik labi spēlē šajā serverī. Tirgus ļaudis stāv jums līdzās, tik stipri, cik tie izmērīti.
rating-pool = { $pool ->
    [pair] Divi spēlētāji
    [three] Trīs spēlētāji
    [four] Četri spēlētāji
   *[variant] Pagrieziens beigās
}
rating-pools = Kuras spēles
rating-games = { $number ->
    [zero] { $number } spēļu
    [one] { $number } spēle
   *[other] { $number } spēles
}
rating-you = Tu
rating-you-none = Tev šeit vēl nav reitinga. Izspēlē spēli ar reitingu: slēdzi atradīsi tur, kur sagatavo galdu.
rating-you-few = Tabulā nonāksi, kad izspēlēto spēļu skaits būs { $least } un tavs reitings būs pietiekami drošs.
rating-you-hidden = Tabulā tevi nerāda.
rating-hide = Aiziet no tabulas
rating-show = Būt tabulā
rating-nobody = Šajā tabulā vēl neviena nav. Tajā nonāksi, kad spēļu ar reitingu skaits būs { $least }.
rating-nameless = Kāds
rating-off = Šis serveris reitingu tabulu nerāda.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Īstais spēks ir ± robežās 95 gadījumos no 100. Par 400 vairāk nozīmē uzvarēt desmit reižu biežāk.
rating-curve = Tavs reitings spēli pēc spēles, no { $first } līdz { $last }
rating-new = Ar reitingu
rating-new-hint = Rezultāts ietekmē jūsu reitingus: bez padomiem un neko neņem atpakaļ. Kas aiziet, zaudē.
rating-table = Šī spēle ir ar reitingu. Kas aiziet, zaudē.
rating-here = Reitingi
rating-counting = Reitingus rēķina.
rating-why-anonymous = Bez reitinga: kāds šeit spēlē bez pases.
rating-why-same-player = Bez reitinga: divas vietas pieder vienam spēlētājam.
rating-why-helped = Bez reitinga: kādam tika palīdzēts.
rating-why-closed = Bez reitinga: servera uzturētājs slēdza galdu.
rating-why-bot = Bez reitinga: šeit spēlē bots, kuru neviens nav izmērījis.
rating-match = Ar reitingu
rating-match-either = Vienalga
rating-match-yes = Ar reitingu
rating-match-no = Bez reitinga
rating-near = Cik stiprs
rating-near-any = Jebkurš
rating-near-close = Kā es
