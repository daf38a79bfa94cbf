### One's own page: the passport, one's games, and what was achieved in them.

me-title = Vegabréfið þitt
me-lead = Það heldur spilunum þínum saman og enginn þarf að skrá sig. Það er geymt í þessum vafra.
me-since = Frá: { $when }
me-games = Spilin mín
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } spil spilað, { $won } unnin
   *[other] { $games } spil spiluð, { $won } unnin
}
me-none = Vegabréfið færðu með fyrsta spilinu þínu. Andlit máttu velja strax.
me-name = Nafn
me-save = Vista
me-saved = Vistað
me-offline = Vegabréfið þitt er geymt hér, en ekki næst í þjóninn: nafn og spil koma þegar hann svarar aftur.

## The face

me-scarf = Höfuðfat
me-scarf-name = { $number ->
    [1] túrban
    [2] slæða
    [3] fez
    [4] prjónahúfa
    [5] hetta
   *[6] ennisband
}
me-colour = Litur
me-colour-name = { $number ->
    [1] rautt
    [2] saffran
    [3] blátt
    [4] blágrænt
    [5] ólífugrænt
    [6] plómulitt
    [7] hörlitt
   *[8] svart
}
me-pattern = Teppið að baki
me-pattern-name = { $number ->
    [1] sikksakk
    [2] tíglar
    [3] rendur
    [4] stjörnur
    [5] köflótt
    [6] öldur
    [7] rammar
   *[8] næturhiminn
}

## Marks: what somebody has achieved

me-marks = Merki
me-marks-none = Litlar sögur sem spil getur sagt af þér. Hvert merki fæst einu sinni.
# Of all marks there are
me-marks-count = { $number } af { $all }
me-mark-open = Ekki enn
me-mark-game = Spilið: { $when }
me-mark-first = Fyrsta teppið selt
me-mark-first-hint = Þú vannst spil.
me-mark-fatima = Fatima hneigir sig
me-mark-fatima-hint = Þú vannst þar sem Fatima var með.
me-mark-four = Fjögur við borðið
me-mark-four-hint = Þú vannst þrjá aðra.
me-mark-one = Með einum þræði
me-mark-one-hint = Þú vannst með einu stigi.
me-mark-shared = Te fyrir tvo
me-mark-shared-hint = Þú deildir fyrsta sætinu.
me-mark-spared = Ekki eitt dírham
me-mark-spared-hint = Þú borgaðir engum í heilu spili.
me-mark-purse = Næstum tóm pyngja
me-mark-purse-hint = Þú vannst eftir að hafa átt tvö dírhöm eða minna.
me-mark-peace = Allir verða eftir
me-mark-peace-hint = Þú vannst tvo eða fleiri og enginn féll úr leik.
me-mark-late = Úr síðasta sæti
me-mark-late-hint = Þú áttir þrjú teppi eftir, varst í síðasta sæti og vannst.
me-mark-last = Síðasta teppið
me-mark-last-hint = Síðasta teppi spilsins færði þér sigurinn.
me-mark-carpet = Gata úr teppum
me-mark-carpet-hint = Tólf reitir í þínum lit héngu saman.
me-mark-toll = Úlfaldalest borgar
me-mark-toll-hint = Þú fékkst tíu dírhöm í einu.

## Another device

me-carry = Í öðru tæki
me-carry-hint = Opnaðu vegabréfið í símanum eða heima: þar eru sömu spilin.
me-carry-show = Sýna hlekkinn
me-carry-warning = Sá sem hefur þennan hlekk er þú. Sýndu hann engum og sendu hann aðeins þér.
me-carry-lost = Týnt vegabréf getur enginn endurheimt, því aðeins vafrarnir þínir hafa það. Annað tæki heldur því öruggu.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Sætið þitt í { $number } spili sem er í gangi fylgir með.
   *[other] Sætin þín í { $number } spilum sem eru í gangi fylgja með.
}
me-take = Vegabréf úr öðru tæki
me-take-hint = Þessum hlekk fylgir vegabréf. Viltu nota það hér?
me-take-yes = Nota það hér
me-take-both = Nota það og taka spilin mín með
me-take-both-hint = Spil, merki og dagar þessa vafra flytjast yfir í það. Af tveimur styrkleikum verður sá eftir sem byggist á fleiri spilum.
me-take-only = Nota það og skilja þetta eftir
me-take-only-hint = Vegabréf þessa vafra glatast þá, nema annað tæki hafi það.
me-take-no = Hafa allt óbreytt
me-taken = Gaman að sjá þig aftur, { $name }!
me-take-gone = Þetta vegabréf þekkist ekki hér. Því kann að hafa verið eytt.

## One's data

me-data = Gögnin þín
me-data-hint = Vegabréf er nafn, andlit og listi yfir spil. Ekkert netfang, ekkert lykilorð, ekkert annað.
me-export = Vista öll gögnin mín
me-records = Vista öll spil
me-delete = Eyða vegabréfinu mínu
me-delete-hint = Nafnið þitt er tekið úr öllum spilum hér, loknum sem og þeim sem eru í gangi. Spilin verða eftir, því hinir spiluðu þau líka. Það sem aðrir hafa vistað eða prentað verður ekki tekið aftur.
me-delete-sure = Eyða því, og nafninu þínu með?
me-delete-sure-hint = Þetta er ekki hægt að afturkalla. Spilum í gangi má halda áfram í þessum vafra, án nafnsins þíns.
me-delete-yes = Já, eyða því
me-delete-no = Halda því
me-deleted = Vegabréfinu þínu er eytt.

## The list of one's games

me-running = Í gangi
me-finished = Lokið
me-filter = Hvaða spil
me-search = Mótherji
me-players = Leikmenn
me-players-any = sama hve margir
me-result = Úrslit
me-result-any = unnið eða tapað
me-result-won = unnið
me-result-lost = tapað
me-company = Gegn
me-company-any = hverjum sem er
me-company-people = fólki
me-company-bots = persónum spilsins
me-company-both = báðum
me-state = Staða
me-state-any = í gangi eða lokið
me-nothing = Ekkert spil er þannig.
me-place = { $place ->
    [1] Sigur
    [2] Annað sæti
    [3] Þriðja sæti
   *[4] Fjórða sæti
}
me-same-screen = Við einn skjá
me-accuracy = Nákvæmni { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Styrkur { $change }
me-replay = Endursýning
me-time-left = { $time } eftir
me-more = Fleiri spil
# Tables at which only this browser has a seat
me-here = Aðeins í þessum vafra
me-reading = Sæki spil …
