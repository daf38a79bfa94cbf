### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Lær å spille
learn-lead = Ti små steg på et ordentlig brett, fem minutter.
learn-step = Steg { $number } av { $steps }
learn-steps = Steg
learn-step-done = { $title } (ferdig)
learn-resume = Fortsett leksjonen
learn-again = Fra begynnelsen
learn-next = Videre
learn-back = Tilbake
learn-right = Riktig!
learn-wrong = Ikke helt.
learn-rule = Regel { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Til venstre for ham
    [R] Til høyre for ham
   *[F] Rett fram
}
learn-throw = Kast terningen
learn-lay = Legg teppet her
learn-number = { $number }
learn-end-title = Nå kan du spillet
learn-end = Mer trenger du ikke å vite. Resten er flaks, og litt list.
learn-end-play = Spill mot bæreren Hassan

learn-turn = Vri Assam
learn-turn-see-task = Du er Rød, og det er din tur. Først kan du vri Assam. Venstre og høyre er slik han ser dem: Han ser nedover, så venstre hånd er til høyre på skjermen. Led ham dit han ikke kan havne på et gult teppe.
learn-turn-left = Den veien ligger de gule teppene: Med de fleste kast må du betale.
learn-turn-forward = Rett fram ligger det også et gult teppe. Prøv en annen vei.
learn-turn-done = Den veien kan det ikke skje deg noe.

learn-throw-title = Kast terningen
learn-throw-task = Kast nå. Assam går én rute for hver tøffel.
learn-throw-done = Tre tøfler, tre ruter.

learn-mosaic = Gjennom en mosaikk
learn-mosaic-task = Terningen viser tre, og Assam ser nedover. Ved kanten følger han mosaikken. På hvilken rute stopper han?
learn-mosaic-straight = Der slutter markedet: Han følger mosaikken og kommer inn igjen ved siden av.
learn-mosaic-count = Veien gjennom en mosaikk er ett skritt. Tell en gang til.
learn-mosaic-other = Ikke der. Følg mosaikken med fingeren, skritt for skritt.
learn-mosaic-done = Ned, gjennom mosaikken, og opp igjen.

learn-pay = Betal
learn-pay-task = Assam har stoppet på et gult teppe. Hvor mange dirham betaler du?
learn-pay-few = Tell alle gule ruter som henger sammen med den under Assam, og den også.
learn-pay-many = Én gul rute hører ikke med: Et rødt teppe skjærer den av, og hjørner teller ikke.
learn-pay-done = Én dirham for hver rute i området.

learn-lay-title = Legg et teppe
learn-lay-task = På slutten av turen din legger du et teppe. Velg to ruter, der den ene er ved siden av Assam.
learn-lay-done = Den som stopper der fra nå av, betaler deg.

learn-cover = Dekk tepper
learn-cover-task = Tepper kan ligge på tepper. Dekk halvparten av det gule teppet og halvparten av det blå.
learn-cover-elsewhere = Det er lov, men det dekker ikke begge teppene. Let etter stedet der en gul og en blå halvdel ligger ved siden av hverandre.
learn-cover-done = To flere ruter til deg, og to færre til de andre.

learn-count = Tell
learn-count-task = Det siste teppet er lagt. Hvem har vunnet? Hver dirham teller, og hver rute der et teppe synes.
learn-count-dirhams = Dirham er ikke alt: Legg til rutene der teppene synes.
learn-count-squares = Rutene er ikke alt: Legg til alle dirham.
learn-count-other = Legg sammen dirham og ruter for hver spiller.
learn-count-done = Dirham og ruter til sammen gir flest poeng.

learn-out = Ryke ut
learn-out-task = Blå har tre dirham igjen og må betale fem. Hva skjer?
learn-out-choice-out = Blå betaler tre og ryker ut.
learn-out-choice-owes = Blå betaler tre og skylder to.
learn-out-choice-free = Blå trenger ikke å betale.
learn-out-owes = Det finnes ingen gjeld på dette markedet.
learn-out-free = Den som kan betale noe, må gjøre det.
learn-out-done = De blå teppene blir liggende og blir nøytrale. Fra nå av koster de ingen noe.

learn-piles = To spillere
learn-piles-task = Med to spillere har hver av dem to farger. Gul og Lilla tilhører den andre spilleren, og Assam har stoppet på et gult teppe. Hvor mange dirham betaler du?
learn-piles-both = Gule og lilla tepper er to områder, selv om samme spiller har begge. Tell bare de gule.
learn-piles-few = Tell alle gule ruter som henger sammen med den under Assam.
learn-piles-done = Hver farge er et eget område. Og det neste teppet du legger, er alltid det øverste i bunken din.

learn-variant = Varianten
learn-variant-task = I varianten vris Assam på slutten: Du har lagt teppet ditt, og neste spiller må gå den veien Assam da ser. Vri ham mot de røde teppene dine.
learn-variant-wrong = Den veien er det ingen røde tepper. Teppene dine ligger på den andre siden av ham.
learn-variant-done = Nå kommer neste spiller seg knapt forbi teppene dine.
