### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Tanulj meg játszani
learn-lead = Tíz kis lépés igazi táblán, öt perc alatt.
learn-step = Lépés: { $number }/{ $steps }
learn-steps = Lépések
learn-step-done = { $title } (kész)
learn-resume = A lecke folytatása
learn-again = Elölről
learn-next = Tovább
learn-back = Vissza
learn-right = Helyes!
learn-wrong = Nem egészen.
learn-rule = { $rule } szabály
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Az ő bal keze felé
    [R] Az ő jobb keze felé
   *[F] Egyenesen előre
}
learn-throw = Dobj a kockával
learn-lay = Ide terítsd a szőnyeget
learn-number = { $number }
learn-end-title = Most már ismered a játékot
learn-end = Ennyit kell tudni. A többi szerencse, meg egy kis ravaszság.
learn-end-play = Játssz Haszan, a hordár ellen

learn-turn = Fordítsd el Assamot
learn-turn-see-task = Te vagy Piros, és te jössz. Először elfordíthatod Assamot. A bal és a jobb az ő szemével értendő: lefelé néz, ezért a bal keze a képernyő jobb oldalán van. Vezesd arra, ahol nem juthat sárga szőnyegre.
learn-turn-left = Arra vannak a sárga szőnyegek: a legtöbb dobással fizetned kellene.
learn-turn-forward = Egyenesen előre is van egy sárga szőnyeg. Próbálj másik irányt.
learn-turn-done = Arra nem érhet baj.

learn-throw-title = Dobj a kockával
learn-throw-task = Most dobj. Assam annyi mezőt lép, ahány papucsot dobtál.
learn-throw-done = Három papucs, három mező.

learn-mosaic = Át a mozaikon
learn-mosaic-task = A kocka hármat mutat, és Assam lefelé néz. A tábla szélén a mozaikot követi. Melyik mezőn áll meg?
learn-mosaic-straight = Ott véget ér a piac: Assam követi a mozaikot, és a másik végén jön vissza.
learn-mosaic-count = Az út a mozaikon át egy lépés. Számold meg újra.
learn-mosaic-other = Nem ott. Kövesd a mozaikot az ujjaddal, lépésről lépésre.
learn-mosaic-done = Le, át a mozaikon, és megint fel.

learn-pay = Fizess
learn-pay-task = Assam egy sárga szőnyegen állt meg. Hány dirhemet fizetsz?
learn-pay-few = Számold meg az összes sárga mezőt, amely összefügg az Assam alattival, azt is beleértve.
learn-pay-many = Egy sárga mező nem tartozik oda: egy piros szőnyeg elvágja, és a sarkok nem számítanak.
learn-pay-done = Egy dirhem a terület minden mezőjéért.

learn-lay-title = Teríts le szőnyeget
learn-lay-task = A köröd végén leterítesz egy szőnyeget. Válassz két mezőt, amelyek közül az egyik Assam mellett van.
learn-lay-done = Aki ezután ott áll meg, neked fizet.

learn-cover = Takarj le szőnyegeket
learn-cover-task = Szőnyeg szőnyegen is fekhet. Takard le a sárga szőnyeg felét és a kék szőnyeg felét.
learn-cover-elsewhere = Ez szabályos, de nem takarja le mindkét szőnyeget. Keresd meg, hol van egymás mellett egy sárga és egy kék fél.
learn-cover-done = Neked két mezővel több, a többieknek kettővel kevesebb.

learn-count = Számolj
learn-count-task = Az utolsó szőnyeg is lekerült. Ki nyert? Minden dirhem számít, és minden mező, amelyen látszik egy szőnyeg.
learn-count-dirhams = A dirhem nem minden: add hozzá a mezőket, amelyeken látszanak a szőnyegek.
learn-count-squares = A mező nem minden: add hozzá a dirhemeket.
learn-count-other = Add össze minden játékos dirhemeit és mezőit.
learn-count-done = Dirhemből és mezőből együttvéve itt van a legtöbb.

learn-out = Kiesés
learn-out-task = Kéknek három dirheme maradt, és ötöt kellene fizetnie. Mi történik?
learn-out-choice-out = Kék fizet hármat, és kiesik.
learn-out-choice-owes = Kék fizet hármat, és kettővel tartozik.
learn-out-choice-free = Kéknek nem kell fizetnie.
learn-out-owes = Ezen a piacon nincs tartozás.
learn-out-free = Aki tud valamennyit fizetni, annak fizetnie kell.
learn-out-done = A kék szőnyegek ott maradnak, és semlegesek lesznek. Ezután senkinek sem kerülnek semmibe.

learn-piles = Két játékos
learn-piles-task = Ha ketten játszotok, mindkettőtöknek két színe van. A sárga és a lila a másik játékosé, és Assam egy sárga szőnyegen állt meg. Hány dirhemet fizetsz?
learn-piles-both = A sárga és a lila szőnyegek két külön terület, bár egy játékoséi. Csak a sárgákat számold.
learn-piles-few = Számold meg az összes sárga mezőt, amely összefügg az Assam alattival.
learn-piles-done = Minden szín külön terület. És mindig a paklid legfelső szőnyegét teríted le következőnek.

learn-variant = A változat
learn-variant-task = A változatban Assamot a végén fordítjuk el: már leterítetted a szőnyeged, és a következő játékosnak arra kell vezetnie Assamot, amerre akkor néz. Fordítsd a piros szőnyegeid felé.
learn-variant-wrong = Arra nincsenek piros szőnyegek. A te szőnyegeid a másik oldalán vannak.
learn-variant-done = Most a következő játékos aligha kerüli ki a szőnyegeidet.
