# Ratings and the ladder

rating-title = Reitingų lentelė
rating-lead = Kas kaip gerai žaidžia šiame serveryje. Turgaus žmonės stovi tarp jūsų, tokie stiprūs, kokie buvo išmatuoti.
rating-pool = { $pool ->
    [pair] Du žaidėjai
    [three] Trys žaidėjai
    [four] Keturi žaidėjai
   *[variant] Sukama pabaigoje
}
rating-pools = Kurios partijos
rating-games = { $number ->
    [one] { $number } partija
    [few] { $number } partijos
   *[other] { $number } partijų
}
rating-you = Tu
rating-you-none = Čia dar neturi reitingo. Sužaisk partiją su reitingu: jungiklį rasi ten, kur parengiamas stalas.
rating-you-few = Lentelėje atsidursi, kai sužaistų partijų skaičius bus { $least }, o tavo reitingas pakankamai patikimas.
rating-you-hidden = Lentelėje tavęs nerodo.
rating-hide = Išeiti iš lentelės
rating-show = Būti lentelėje
rating-nobody = Šioje lentelėje dar nieko nėra. Tu joje būsi, kai partijų su reitingu skaičius bus { $least }.
rating-nameless = Kažkas
rating-off = Šis serveris reitingų lentelės nerodo.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Tikrasis stiprumas yra ± ribose 95 atvejais iš 100. 400 daugiau reiškia laimėti dešimt kartų dažniau.
rating-curve = Tavo reitingas partija po partijos, nuo { $first } iki { $last }
rating-new = Su reitingu
rating-new-hint = Rezultatas lemia jūsų reitingus: jokių užuominų, nieko negalima atsiimti. Kas išeina, pralaimi.
rating-table = Ši partija su reitingu. Kas išeina, pralaimi.
rating-here = Reitingai
rating-counting = Reitingai skaičiuojami.
rating-why-anonymous = Be reitingo: kažkas čia žaidžia be paso.
rating-why-same-player = Be reitingo: dvi vietos priklauso tam pačiam žaidėjui.
rating-why-helped = Be reitingo: kažkam buvo padėta.
rating-why-closed = Be reitingo: serverio šeimininkas uždarė stalą.
rating-why-bot = Be reitingo: čia žaidžia botas, kurio niekas neišmatavo.
rating-match = Reitingas
rating-match-either = Nesvarbu
rating-match-yes = Su reitingu
rating-match-no = Be reitingo
rating-near = Koks stiprus
rating-near-any = Bet kas
rating-near-close = Kaip aš
