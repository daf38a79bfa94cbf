### One's own page: the passport, one's games, and what was achieved in them.

me-title = Az útleveled
me-lead = Egyben tartja a játszmáidat, és senkinek sem kell regisztrálnia. Ez a böngésző őrzi.
me-since = Kezdete: { $when }
me-games = Játszmáim
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } játszma, { $won } győzelem
   *[other] { $games } játszma, { $won } győzelem
}
me-none = Útlevelet az első játszmáddal kapsz. Arcot már előtte választhatsz.
me-name = Név
me-save = Mentés
me-saved = Mentve
me-offline = Az útleveled itt megvan, de a kiszolgáló nem érhető el: a név és a játszmák akkor jönnek, ha újra válaszol.

## The face

me-scarf = Fejfedő
me-scarf-name = { $number ->
    [1] turbán
    [2] fátyol
    [3] fez
    [4] kötött sapka
    [5] csuklya
   *[6] fejpánt
}
me-colour = Szín
me-colour-name = { $number ->
    [1] piros
    [2] sáfrány
    [3] kék
    [4] kékeszöld
    [5] olíva
    [6] szilva
    [7] vászon
   *[8] fekete
}
me-pattern = Szőnyeg mögötted
me-pattern-name = { $number ->
    [1] cikcakk
    [2] rombuszok
    [3] csíkok
    [4] csillagok
    [5] kockák
    [6] hullámok
    [7] keretek
   *[8] éjszakai ég
}

## Marks: what somebody has achieved

me-marks = Jelvények
me-marks-none = Kis történetek, amelyeket egy játszma mesélhet rólad. Mindegyik egyszer szerezhető meg.
# Of all marks there are
me-marks-count = { $number } / { $all }
me-mark-open = Még nincs meg
me-mark-game = A játszma: { $when }
me-mark-first = Az első eladott szőnyeg
me-mark-first-hint = Megnyertél egy játszmát.
me-mark-fatima = Fatima meghajol
me-mark-fatima-hint = Nyertél, ahol Fatima is játszott.
me-mark-four = Négyen az asztalnál
me-mark-four-hint = Három másik ellen nyertél.
me-mark-one = Egyetlen szállal
me-mark-one-hint = Egyetlen ponttal nyertél.
me-mark-shared = Tea két személyre
me-mark-shared-hint = Osztoztál az első helyen.
me-mark-spared = Egy dirhemet sem
me-mark-spared-hint = Egész játszmában senkinek sem fizettél.
me-mark-purse = Majdnem üres
me-mark-purse-hint = Nyertél, pedig volt, hogy legfeljebb két dirhemed maradt.
me-mark-peace = Mindenki marad
me-mark-peace-hint = Legalább ketten voltak ellened, nyertél, és senki sem esett ki.
me-mark-late = Hátulról az élre
me-mark-late-hint = Három szőnyeggel a vége előtt utolsó voltál, és nyertél.
me-mark-last = Az utolsó szőnyeg
me-mark-last-hint = A játszma utolsó szőnyege hozta meg a győzelmed.
me-mark-carpet = Szőnyegek utcája
me-mark-carpet-hint = Tizenkét mező összefüggött a színedben.
me-mark-toll = Fizet a karaván
me-mark-toll-hint = Egyszerre tíz dirhemet kaptál.

## Another device

me-carry = Másik eszközön
me-carry-hint = Nyisd meg az útleveledet a telefonodon vagy otthon: ott is ugyanazok a játszmák várnak.
me-carry-show = Link mutatása
me-carry-warning = Akinél ez a link van, az te vagy. Ne mutasd senkinek, és csak magadnak küldd el.
me-carry-lost = Az elveszett útlevelet senki sem tudja visszahozni, mert csak a te böngésződben van meg. Egy második eszköz biztonságban tartja.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Veled jön a helyed egy folyamatban lévő játszmában.
   *[other] Veled jön a helyed { $number } folyamatban lévő játszmában.
}
me-take = Útlevél egy másik eszközről
me-take-hint = Ez a link egy útlevelet hoz magával. Szeretnéd itt használni?
me-take-yes = Használom itt
me-take-both = Használom, és viszem a játszmáimat is
me-take-both-hint = Ennek a böngészőnek a játszmái, jelvényei és napjai átkerülnek hozzá. Két értékszám közül az marad meg, amelyik több játszmából származik.
me-take-only = Használom, és itt hagyom a mostanit
me-take-only-hint = Ennek a böngészőnek az útlevele akkor elvész, hacsak nincs meg egy másik eszközön.
me-take-no = Minden maradjon így
me-taken = Üdv újra itt, { $name }!
me-take-gone = Ezt az útlevelet itt nem ismerik. Lehet, hogy törölték.

## One's data

me-data = Az adataid
me-data-hint = Az útlevél egy név, egy arc és a játszmák listája. Nincs e-mail-cím, nincs jelszó, semmi más.
me-export = Minden adatom mentése
me-records = Minden játszma mentése
me-delete = Útlevelem törlése
me-delete-hint = A neved kikerül minden itteni játszmából, a befejezettekből és a folyamatban lévőkből is. A játszmák megmaradnak, mert mások is játszották őket. Amit mások elmentettek vagy kinyomtattak, azt nem lehet visszavenni.
me-delete-sure = Töröljük, és vele a nevedet is?
me-delete-sure-hint = Ezt nem lehet visszavonni. A folyamatban lévő játszmákat ebben a böngészőben a neved nélkül folytathatod.
me-delete-yes = Igen, törlöm
me-delete-no = Megtartom
me-deleted = Az útleveled törölve van.

## The list of one's games

me-running = Folyamatban
me-finished = Befejezve
me-filter = Melyik játszmák
me-search = Ellenfél
me-players = Játékosok
me-players-any = bármennyi
me-result = Eredmény
me-result-any = győzelem vagy vereség
me-result-won = győzelem
me-result-lost = vereség
me-company = Ellenfelek
me-company-any = bárki
me-company-people = emberek
me-company-bots = szereplők
me-company-both = mindkettő
me-state = Állapot
me-state-any = folyik vagy befejezett
me-nothing = Nincs ilyen játszma.
me-place = { $place ->
    [1] Győzelem
    [2] Második
    [3] Harmadik
   *[4] Negyedik
}
me-same-screen = Egy képernyő körül
me-accuracy = Pontosság: { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Értékszám: { $change }
me-replay = Visszajátszás
me-time-left = még { $time }
me-more = További játszmák
# Tables at which only this browser has a seat
me-here = Csak ebben a böngészőben
me-reading = Játszmák betöltése…
