### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Omów zapisaną grę: każdą decyzję, każdy rzut i skąd wziął się wynik.
study-deep-help = Patrz trzy tury naprzód zamiast dwóch: lepiej, ale wolniej.
study-html-help = Zapisz omówienie do tego pliku jako stronę, która nie potrzebuje niczego więcej.
study-gave-up-help = Kolor osoby, która się poddała lub której skończył się czas; jeśli kilku, w tej kolejności.
study-analyse-help = Oceń wszystko, co można zrobić w pozycji.
study-rollout-help = Rozegraj tyle gier od każdego z najlepszych wyborów.
study-looking = patrzę
study-nothing-played = w tej grze niczego jeszcze nie zagrano
study-no-such-colour = nikt nie gra tu kolorem { $colour }
study-title = Omówienie
study-found = Tury liczone naprzód: { $turns }.
study-unfinished = Gra nie jest skończona: wynikiem jest wartość ostatniej pozycji.
study-sums-chances = Skąd wziął się wynik, w punktach szansy na wygraną
study-sums-margins = To samo w dirhemach: punkty ponad najlepszego z pozostałych
study-sums-note = Początek, szczęście i oba rodzaje umiejętności dają razem wynik. Drugie spojrzenie: ta część umiejętności, która bierze się z obejrzenia tej samej pozycji turę później.
study-played = Jak grano
study-turning-points = Punkty zwrotne
study-mistakes = Najdroższe decyzje
study-dice = Kostka i czego można było oczekiwać
study-habits = Gdzie stracono najwięcej
study-graph = Szanse na wygraną
study-graph-note = Kwadrat to rzut, a romb decyzja, które wiele zmieniły.
study-column-start = początek
study-column-luck = szczęście
study-column-skill = własne umiejętności
study-column-others = umiejętności innych
study-column-usual = typowe szczęście
study-column-second-look = drugie spojrzenie
study-column-accuracy = dokładność
study-column-loss = strata
study-column-mean-loss = strata na decyzję
study-column-decisions = decyzje
study-column-inaccuracies = niedokładności
study-column-mistakes = błędy
study-column-blunders = grube błędy
study-column-like = gra jak
study-column-turn = tura
study-column-better = lepiej
study-column-chance = wygrana, %
study-column-margin = przewaga
study-column-share = szansa, %
study-column-throws = rzuty
study-column-mean = średnia
study-column-paid = zapłacono
study-column-expected = oczekiwano
study-spot = { $kind ->
    [turning] { $part ->
        [early] obracanie, na początku
       *[late] obracanie, pod koniec
    }
   *[laying] { $part ->
        [early] kładzenie, na początku
       *[late] kładzenie, pod koniec
    }
}
study-word = { $word ->
    [inaccuracy] niedokładność
    [mistake] błąd
   *[blunder] gruby błąd
}
study-like-between = { $first } do { $last }
study-action-turn = { $way ->
    [L] w lewo
    [R] w prawo
   *[F] prosto
}
study-action-throw = rzut: { $steps }
study-action-reveal = następny dywan: { $colour }
study-moment = Tura { $turn }, { $player }: { $action }
study-moment-better = Lepiej: { $action }.
study-to-win = { $player }: { $chance } % na wygraną, przewaga { $margin }
study-exact = Wszystko prześledzono do końca: dokładne.
study-why = Dlaczego { $action }, a nie { $other }:
study-no-reason = Nic, co da się policzyć na planszy: widać to dopiero później.
study-reason-pays = dirhemy płacone średnio przy tym rzucie: { $value }, nie { $other }
study-reason-goes-out = ryzyko odpadnięcia przy tym rzucie: { $value } %, nie { $other } %
study-reason-rug-gain = punkty, które potem średnio daje najlepszy dywan: { $value }, nie { $other }
study-reason-lead = przewaga punktów teraz: { $value }, nie { $other }
study-reason-covers = zakryte pola innych: { $value }, nie { $other }
study-reason-own-area-kept = największy własny obszar pozostaje cały, w polach: { $value }, nie { $other }
study-reason-own-area-grown = pola największego własnego obszaru: { $value }, nie { $other }
study-reason-their-area-cut = pola największego obszaru, { $player }: { $value }, nie { $other }
study-reason-earns = dirhemy, które średnio płaci za to następna osoba: { $value }, nie { $other }
study-reason-next-goes-out = szansa, że następna osoba odpadnie: { $value } %, nie { $other } %
study-reason-risky-squares = pola droższe niż zawartość sakiewki: { $value }, nie { $other }
