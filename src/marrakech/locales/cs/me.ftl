### One's own page: the passport, one's games, and what was achieved in them.

me-title = Tvůj pas
me-lead = Drží tvoje hry pohromadě a nikdo se nemusí registrovat. Má ho u sebe tento prohlížeč.
me-since = Od { $when }
me-games = Moje hry
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } odehraná hra, vyhrané: { $won }
    [few] { $games } odehrané hry, vyhrané: { $won }
   *[other] { $games } odehraných her, vyhrané: { $won }
}
me-none = Pas dostaneš s první hrou. Tvář si můžeš vybrat už teď.
me-name = Jméno
me-save = Uložit
me-saved = Uloženo
me-offline = Tvůj pas je tady v bezpečí, ale server neodpovídá: jméno a hry se objeví, až to půjde.

## The face

me-scarf = Na hlavě
me-scarf-name = { $number ->
    [1] turban
    [2] závoj
    [3] fez
    [4] pletená čepice
    [5] kapuce
   *[6] čelenka
}
me-colour = Barva
me-colour-name = { $number ->
    [1] červená
    [2] šafránová
    [3] modrá
    [4] modrozelená
    [5] olivová
    [6] švestková
    [7] lněná
   *[8] černá
}
me-pattern = Koberec za tebou
me-pattern-name = { $number ->
    [1] klikatky
    [2] kosočtverce
    [3] pruhy
    [4] hvězdy
    [5] kostky
    [6] vlny
    [7] rámečky
   *[8] noční obloha
}

## Marks: what somebody has achieved

me-marks = Odznaky
me-marks-none = Malé příběhy, které o tobě hra může vyprávět. Každý se získá jednou.
# Of all marks there are
me-marks-count = { $number } z { $all }
me-mark-open = Ještě ne
me-mark-game = Hra: { $when }
me-mark-first = První prodaný koberec
me-mark-first-hint = Vyhraješ hru.
me-mark-fatima = Fatima se klaní
me-mark-fatima-hint = Vyhraješ tam, kde hraje Fatima.
me-mark-four = Čtyři u stolu
me-mark-four-hint = Vyhraješ proti třem dalším.
me-mark-one = O jedinou nitku
me-mark-one-hint = Vyhraješ o jediný bod.
me-mark-shared = Čaj pro dva
me-mark-shared-hint = Dělíš se o první místo.
me-mark-spared = Ani jeden dirham
me-mark-spared-hint = Za celou hru nikomu nezaplatíš.
me-mark-purse = Skoro prázdný měšec
me-mark-purse-hint = Vyhraješ, i když ti jednu chvíli zbývaly nejvýš dva dirhamy.
me-mark-peace = Všichni zůstávají
me-mark-peace-hint = Vyhraješ aspoň proti dvěma a nikdo nevypadne.
me-mark-late = Z posledního místa
me-mark-late-hint = Tři koberce před koncem máš poslední místo, a přesto vyhraješ.
me-mark-last = Poslední koberec
me-mark-last-hint = Poslední koberec hry ti přinese výhru.
me-mark-carpet = Ulice z koberců
me-mark-carpet-hint = Dvanáct polí tvé barvy drží pohromadě.
me-mark-toll = Karavana platí
me-mark-toll-hint = Dostaneš deset dirhamů najednou.

## Another device

me-carry = Na jiném zařízení
me-carry-hint = Otevři svůj pas v telefonu nebo doma: najdeš tam stejné hry.
me-carry-show = Ukázat odkaz
me-carry-warning = Kdo má tento odkaz, může hrát za tebe. Nikomu ho neukazuj a pošli ho jen sobě.
me-carry-lost = Ztracený pas ti nikdo nevrátí, protože ho mají jen tvoje prohlížeče. Na druhém zařízení je v bezpečí.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Jde s ním i tvoje místo v rozehrané hře.
    [few] Jdou s ním i tvoje místa ve { $number } rozehraných hrách.
   *[other] Jdou s ním i tvoje místa v { $number } rozehraných hrách.
}
me-take = Pas z jiného zařízení
me-take-hint = Tento odkaz s sebou nese pas. Chceš ho používat tady?
me-take-yes = Používat tady
me-take-both = Používat ho a vzít i moje hry
me-take-both-hint = Hry, odznaky a dny z tohoto prohlížeče do něj přejdou. Ze dvou ratingů zůstane ten, který je z více her.
me-take-only = Používat ho a nechat být, co je tady
me-take-only-hint = Pas z tohoto prohlížeče se tím ztratí, pokud ho nemá jiné zařízení.
me-take-no = Nechat, jak to je
me-taken = Vítej zpátky, { $name }!
me-take-gone = Tento pas tu nikdo nezná. Možná ho někdo smazal.

## One's data

me-data = Tvoje data
me-data-hint = Pas je jméno, tvář a seznam her. Žádný e-mail, žádné heslo, nic dalšího.
me-export = Uložit všechna moje data
me-records = Uložit všechny hry
me-delete = Smazat můj pas
me-delete-hint = Tvoje jméno zmizí ze všech zdejších her, dohraných i rozehraných. Hry zůstanou, protože je hráli i jiní. Co si jiní uložili nebo vytiskli, už vzít zpět nejde.
me-delete-sure = Smazat ho i s tvým jménem?
me-delete-sure-hint = Nejde to vrátit. Rozehrané hry lze v tomto prohlížeči dohrát, bez tvého jména.
me-delete-yes = Ano, smazat
me-delete-no = Nechat
me-deleted = Tvůj pas je smazaný.

## The list of one's games

me-running = Rozehrané
me-finished = Dohrané
me-filter = Které hry
me-search = Soupeř
me-players = Hráči
me-players-any = kolik je libo
me-result = Výsledek
me-result-any = vyhrané i prohrané
me-result-won = vyhrané
me-result-lost = prohrané
me-company = Proti
me-company-any = komukoli
me-company-people = lidem
me-company-bots = postavám
me-company-both = obojím
me-state = Stav
me-state-any = rozehrané i dohrané
me-nothing = Žádná taková hra tu není.
me-place = { $place ->
    [1] Výhra
    [2] Druhé místo
    [3] Třetí místo
   *[4] Čtvrté místo
}
me-same-screen = U jedné obrazovky
me-accuracy = Přesnost { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Rating { $change }
me-replay = Přehrání
me-time-left = ještě { $time }
me-more = Další hry
# Tables at which only this browser has a seat
me-here = Jen v tomto prohlížeči
me-reading = Načítají se hry…
