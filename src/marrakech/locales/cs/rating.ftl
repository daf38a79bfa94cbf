# Ratings and the ladder

rating-title = Žebříček
rating-lead = Kdo jak dobře hraje na tomto serveru. Lidé z trhu stojí mezi vámi, tak silní, jak se jim naměřilo.
rating-pool = { $pool ->
    [pair] Dva hráči
    [three] Tři hráči
    [four] Čtyři hráči
   *[variant] Otáčení na konci
}
rating-pools = Které hry
rating-games = { $number ->
    [one] { $number } hra
    [few] { $number } hry
   *[other] { $number } her
}
rating-you = Ty
rating-you-none = Zatím tu nemáš rating. Zahraj si hru o rating: zapíná se tam, kde se připravuje stůl.
rating-you-few = Na žebříček se dostaneš, až bude tvých her aspoň { $least } a tvůj rating bude dost jistý.
rating-you-hidden = Na žebříčku se neukazuješ.
rating-hide = Opustit žebříček
rating-show = Být na žebříčku
rating-nobody = Na tomto žebříčku zatím nikdo není. Dostaneš se na něj po určitém počtu her o rating: { $least }.
rating-nameless = Někdo
rating-off = Tento server žebříček neukazuje.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Skutečná síla leží v rozmezí ± v 95 případech ze 100. Kdo má o 400 víc, vyhrává desetkrát častěji.
rating-curve = Tvůj rating, hra po hře, od { $first } do { $last }
rating-new = O rating
rating-new-hint = Výsledek se počítá do vašich ratingů: bez nápovědy, bez braní zpět. Kdo odejde, prohrává.
rating-table = Hraje se o rating. Kdo odejde, prohrává.
rating-here = Ratingy
rating-counting = Ratingy se právě počítají.
rating-why-anonymous = Bez ratingu: někdo tu hraje bez pasu.
rating-why-same-player = Bez ratingu: dvě místa patří stejnému hráči.
rating-why-helped = Bez ratingu: někdo dostal pomoc.
rating-why-closed = Bez ratingu: stůl zavřel správce serveru.
rating-why-bot = Bez ratingu: hraje tu bot, kterého nikdo nezměřil.
rating-match = Rating
rating-match-either = Je to jedno
rating-match-yes = O rating
rating-match-no = Bez ratingu
rating-near = Jak silní
rating-near-any = Kdokoli
rating-near-close = Jako já
