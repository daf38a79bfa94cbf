### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Nauč se hrát
learn-lead = Deset malých kroků na opravdové desce, pět minut.
learn-step = Krok { $number } z { $steps }
learn-steps = Kroky
learn-step-done = { $title } (hotovo)
learn-resume = Pokračovat v lekci
learn-again = Od začátku
learn-next = Dál
learn-back = Zpět
learn-right = Správně!
learn-wrong = Ne tak docela.
learn-rule = Pravidlo { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Z jeho pohledu doleva
    [R] Z jeho pohledu doprava
   *[F] Rovně
}
learn-throw = Hodit kostkou
learn-lay = Položit koberec sem
learn-number = { $number }
learn-end-title = Teď už hru znáš
learn-end = To je všechno, co je potřeba vědět. Zbytek je štěstí a špetka mazanosti.
learn-end-play = Hrát proti nosiči Hassanovi

learn-turn = Otoč Assama
learn-turn-see-task = Hraješ za červenou a jsi na tahu. Nejdřív smíš otočit Assama. Vlevo a vpravo je z jeho pohledu: hledí dolů, takže jeho levá ruka je na obrazovce vpravo. Pošli ho tam, kde nemůže narazit na žlutý koberec.
learn-turn-left = Tam leží žluté koberce: většina hodů by tě stála dirhamy.
learn-turn-forward = Rovně je také žlutý koberec. Zkus to jinudy.
learn-turn-done = Tudy se ti nemůže nic stát.

learn-throw-title = Hoď kostkou
learn-throw-task = Teď hoď. Za každý střevíc ujde Assam jedno políčko.
learn-throw-done = Tři střevíce, tři políčka.

learn-mosaic = Po mozaice
learn-mosaic-task = Na kostce je trojka a Assam hledí dolů. Na okraji jde po mozaice. Na kterém políčku se zastaví?
learn-mosaic-straight = Tam trh končí: Assam jde po mozaice a hned vedle se vrátí na trh.
learn-mosaic-count = Cesta po mozaice je jeden krok. Počítej znovu.
learn-mosaic-other = Tam ne. Jeď po mozaice prstem, krok za krokem.
learn-mosaic-done = Dolů, po mozaice a zase nahoru.

learn-pay = Zaplať
learn-pay-task = Assam se zastavil na žlutém koberci. Kolik dirhamů zaplatíš?
learn-pay-few = Spočítej všechna žlutá políčka spojená s tím pod Assamem, včetně něj.
learn-pay-many = Jedno žluté políčko k nim nepatří: odděluje ho červený koberec a rohy se nepočítají.
learn-pay-done = Jeden dirham za každé políčko oblasti.

learn-lay-title = Polož koberec
learn-lay-task = Na konci tahu položíš koberec. Vyber dvě políčka, z nichž jedno je vedle Assama.
learn-lay-done = Kdo se tu odteď zastaví, zaplatí tobě.

learn-cover = Překrývej koberce
learn-cover-task = Koberce smějí ležet na kobercích. Zakryj půlku žlutého a půlku modrého.
learn-cover-elsewhere = To se smí, ale nezakryje to oba koberce. Najdi místo, kde leží žlutá a modrá půlka vedle sebe.
learn-cover-done = O dvě políčka víc pro tebe, o dvě méně pro ostatní.

learn-count = Počítej
learn-count-task = Poslední koberec je položený. Kdo vyhrává? Počítá se každý dirham a každé políčko, na kterém je koberec vidět.
learn-count-dirhams = Dirhamy nejsou všechno: přičti políčka, na kterých jsou koberce vidět.
learn-count-squares = Políčka nejsou všechno: přičti dirhamy.
learn-count-other = Sečti u každého hráče dirhamy a políčka.
learn-count-done = Tady je dirhamů a políček dohromady nejvíc.

learn-out = Ven ze hry
learn-out-task = Modrý má už jen tři dirhamy a má zaplatit pět. Co se stane?
learn-out-choice-out = Modrý zaplatí tři a vypadává.
learn-out-choice-owes = Modrý zaplatí tři a dva dluží.
learn-out-choice-free = Modrý platit nemusí.
learn-out-owes = Na tomhle trhu se na dluh nehraje.
learn-out-free = Kdo může něco zaplatit, musí.
learn-out-done = Modré koberce zůstávají a jsou neutrální. Odteď za ně nikdo neplatí.

learn-piles = Hra ve dvou
learn-piles-task = Ve dvou má každý dvě barvy. Žlutá a fialová patří soupeři a Assam se zastavil na žlutém koberci. Kolik dirhamů zaplatíš?
learn-piles-both = Žluté a fialové koberce jsou dvě oblasti, i když patří jednomu hráči. Počítej jen žluté.
learn-piles-few = Spočítej všechna žlutá políčka spojená s tím pod Assamem.
learn-piles-done = Každá barva je samostatná oblast. A pokládá se vždycky horní koberec z hromádky.

learn-variant = Varianta
learn-variant-task = Ve variantě se Assam otáčí až na konci: tvůj koberec už leží a další hráč ho musí vést tam, kam pak Assam hledí. Otoč ho ke svým červeným kobercům.
learn-variant-wrong = Tam žádné červené koberce nejsou. Leží na jeho druhé straně.
learn-variant-done = Teď se další hráč tvým kobercům sotva vyhne.
