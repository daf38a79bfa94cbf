### `marrakech tables`: what a host does with tables.

tables-help = Ukazuje, zavírá, ukládá a maže stoly, ať server běží, nebo ne.
tables-list-help = Vypíše stoly.
tables-show-help = Ukáže stůl: kdo u něj sedí a co se stalo.
tables-close-help = Zavře stůl. Partie, která se u něj hraje, skončí bez výsledku.
tables-export-help = Zapíše partie do souborů jako záznamy. Z nedohraných to, co se zatím odehrálo.
tables-delete-help = Natrvalo smaže stoly.
tables-reports-help = Vypíše, co hráči nahlásili, od nejnovějšího.
tables-id-help = Označení stolu nebo jeho začátek, jak ho ukazuje log. Začíná-li na -, napiš před něj --.
tables-standing-help = Jen stoly v tomto stavu.
tables-why-help = Co se o tom dozvědí hráči.
tables-to-help = Složka, do které se zapíše.
tables-all-help = Všechny stoly.
tables-yes-help = Neptat se.
tables-done-help = Vyřízené hlášení, podle čísla; lze zadat vícekrát.
tables-reports-all-help = I ta vyřízená.
tables-column-table = stůl
tables-column-standing = stav
tables-column-players = hráči
tables-column-rules = pravidla
tables-column-since = od
tables-column-changed = poslední změna
tables-column-entries = zápisy
tables-standing = { $standing ->
    [waiting] čeká
    [playing] hraje se
    [over] dohráno
   *[closed] zavřeno
}
tables-listed = { $listed ->
    [yes] viditelný v herně
   *[no] pro ty, kdo mají odkaz
}
tables-times = { $number ->
    [one] Od { $since }, poslední změna { $changed }, jeden zápis.
    [few] Od { $since }, poslední změna { $changed }, { $number } zápisy.
   *[other] Od { $since }, poslední změna { $changed }, { $number } zápisů.
}
tables-counted = { $number ->
    [0] Nejsou tu žádné stoly.
    [one] Jeden stůl.
    [few] { $number } stoly.
   *[other] { $number } stolů.
}
tables-closed = Stůl { $table } je zavřený. Kdo u něj je, dozví se to do dvou sekund.
tables-exported = { $number ->
    [one] Jedna partie je v { $folder }.
    [few] { $number } partie jsou v { $folder }.
   *[other] { $number } partií je v { $folder }.
}
tables-not-begun = { $number ->
    [one] U jednoho stolu partie nezačala.
    [few] U { $number } stolů partie nezačala.
   *[other] U { $number } stolů partie nezačala.
}
tables-export-what = řekni, které stoly, nebo --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Natrvalo smazat tento stůl? (a/n)
    [few] Natrvalo smazat tyto { $number } stoly? (a/n)
   *[other] Natrvalo smazat těchto { $number } stolů? (a/n)
}
# What one may answer beside y
tables-yes = ano
tables-kept = nic se nesmazalo
tables-deleted = { $number ->
    [one] Jeden stůl je smazaný. Kdo u něj je, dozví se to do dvou sekund.
    [few] { $number } stoly jsou smazané. Kdo u nich je, dozví se to do dvou sekund.
   *[other] { $number } stolů je smazaných. Kdo u nich je, dozví se to do dvou sekund.
}

## What players report

tables-report-number = číslo
tables-report-when = kdy
tables-report-table = stůl
tables-report-reason = důvod
tables-report-about = o kom
tables-report-address = adresa
tables-report-by = od koho
tables-report-done = vyřízeno
tables-reason = { $reason ->
    [name] urážlivé jméno
    [cheating] podvádění
    [stalling] zdržování
   *[other] něco jiného
}
tables-watched = někdo z diváků
tables-reported = Nahlášeno: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Žádné hlášení nečeká na vyřízení.
    [one] Jedno hlášení.
    [few] { $number } hlášení.
   *[other] { $number } hlášení.
}
tables-reports-done = { $number ->
    [one] Vyřízeno jedno hlášení.
    [few] Vyřízena { $number } hlášení.
   *[other] Vyřízeno { $number } hlášení.
}

## What is in the way

tables-no-table = žádný stůl nemá označení, které začíná na „{ $name }“
tables-many = na „{ $name }“ začíná označení více stolů: napiš z něj víc
tables-busy = stůl se mění příliš rychle: zkus to znovu
tables-why-long = vysvětlení je příliš dlouhé (nejvýš znaků: { $most })
tables-no-report = nevyřízené hlášení { $number } neexistuje
