# Ratings and the ladder

rating-title = Lista rankingowa
rating-lead = Kto jak dobrze gra na tym serwerze. Ludzie z targu stoją wśród was, z taką siłą, jaką u nich zmierzono.
rating-pool = { $pool ->
    [pair] Dwoje graczy
    [three] Troje graczy
    [four] Czworo graczy
   *[variant] Obrót na końcu
}
rating-pools = Które gry
rating-games = { $number ->
    [one] { $number } gra
    [few] { $number } gry
    [many] { $number } gier
   *[other] { $number } gry
}
rating-you = Ty
rating-you-none = Nie masz tu jeszcze rankingu. Zagraj grę rankingową: włącza się ją tam, gdzie przygotowuje się stół.
rating-you-few = Trafisz na listę, gdy liczba twoich gier dojdzie do { $least }, a twój ranking będzie dość pewny.
rating-you-hidden = Nie widać cię na liście.
rating-hide = Zniknij z listy
rating-show = Pokaż mnie na liście
rating-nobody = Na tej liście nie ma jeszcze nikogo. Tyle gier rankingowych wystarczy, by na nią trafić: { $least }.
rating-nameless = Ktoś
rating-off = Ten serwer nie pokazuje listy rankingowej.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Prawdziwa siła mieści się w ± w 95 przypadkach na 100. Kto ma o 400 więcej, wygrywa dziesięć razy częściej.
rating-curve = Twój ranking, gra po grze, od { $first } do { $last }
rating-new = Rankingowa
rating-new-hint = Wynik liczy się do waszych rankingów: bez podpowiedzi i cofania. Kto odejdzie, przegrywa.
rating-table = To gra rankingowa. Kto odejdzie, przegrywa.
rating-here = Rankingi
rating-counting = Rankingi są właśnie obliczane.
rating-why-anonymous = Nierankingowa: ktoś gra tu bez paszportu.
rating-why-same-player = Nierankingowa: dwa miejsca należą do tej samej osoby.
rating-why-helped = Nierankingowa: ktoś korzystał z pomocy.
rating-why-closed = Nierankingowa: stół zamknął administrator serwera.
rating-why-bot = Nierankingowa: gra tu bot, którego siły nikt nie zmierzył.
rating-match = Gra rankingowa
rating-match-either = Obojętnie
rating-match-yes = Rankingowa
rating-match-no = Nierankingowa
rating-near = Jak silni
rating-near-any = Wszyscy
rating-near-close = Jak ja
