# Ratings and the ladder

rating-title = Ranglistan
rating-lead = Hur bra alla spelar på den här servern. Folket på marknaden står mitt ibland er, så starka som de har mätts.
rating-pool = { $pool ->
    [pair] Två spelare
    [three] Tre spelare
    [four] Fyra spelare
   *[variant] Vrida till sist
}
rating-pools = Vilka partier
rating-games = { $number ->
    [one] { $number } parti
   *[other] { $number } partier
}
rating-you = Du
rating-you-none = Du har ingen rating här än. Spela ett parti med rating: du väljer det när du skapar ett bord.
rating-you-few = Du kommer med på ranglistan när du har spelat { $least } partier och din rating är säker nog.
rating-you-hidden = Du syns inte på ranglistan.
rating-hide = Lämna ranglistan
rating-show = Vara med på listan
rating-nobody = Ingen är med på den här ranglistan än. Du är det när du har spelat { $least } partier med rating.
rating-nameless = Någon
rating-off = Den här servern visar ingen ranglista.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Den verkliga styrkan ligger inom ± i 95 fall av 100. 400 mer betyder att vinna tio gånger så ofta.
rating-curve = Din rating, parti för parti, från { $first } till { $last }
rating-new = Med rating
rating-new-hint = Resultatet räknas för er rating: inga tips, inget tas tillbaka. Den som går förlorar.
rating-table = Det här partiet ger rating. Den som går förlorar.
rating-here = Rating
rating-counting = Ratingen räknas ut.
rating-why-anonymous = Utan rating: någon här spelar utan pass.
rating-why-same-player = Utan rating: två platser tillhör samma spelare.
rating-why-helped = Utan rating: någon fick hjälp.
rating-why-closed = Utan rating: värden har stängt bordet.
rating-why-bot = Utan rating: en bot här har ingen mätt.
rating-match = Rating
rating-match-either = Spelar ingen roll
rating-match-yes = Med rating
rating-match-no = Utan rating
rating-near = Hur stark
rating-near-any = Vem som helst
rating-near-close = Som jag
