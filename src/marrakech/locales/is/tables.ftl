### `marrakech tables`: what a host does with tables.

tables-help = Skoða borð, loka þeim, vista þau og eyða þeim, hvort sem þjónninn keyrir eða ekki.
tables-list-help = Sýna lista yfir borðin.
tables-show-help = Sýna borð: hverjir sitja þar og hvað gerðist.
tables-close-help = Loka borði. Spili sem þar er í gangi lýkur án úrslita.
tables-export-help = Skrifa spil í skrár, sem skráningar. Úr ókláruðum spilum það sem búið er að spila.
tables-delete-help = Eyða borðum fyrir fullt og allt.
tables-reports-help = Sýna hvað leikmenn hafa tilkynnt, það nýjasta fyrst.
tables-id-help = Borð, eða byrjunin á nafni þess eins og annállinn sýnir það. Ef það byrjar á - skaltu skrifa -- á undan.
tables-standing-help = Aðeins borð í þessari stöðu.
tables-why-help = Það sem leikmönnum er sagt um þetta.
tables-to-help = Mappan sem skrifað er í.
tables-all-help = Öll borð.
tables-yes-help = Ekki spyrja.
tables-done-help = Tilkynning sem hefur verið afgreidd, eftir númeri; má gefa oftar en einu sinni.
tables-reports-all-help = Líka þær sem hafa verið afgreiddar.
tables-column-table = borð
tables-column-standing = staða
tables-column-players = leikmenn
tables-column-rules = reglur
tables-column-since = frá
tables-column-changed = síðast breytt
tables-column-entries = færslur
tables-standing = { $standing ->
    [waiting] bíður
    [playing] í gangi
    [over] búið
   *[closed] lokað
}
tables-listed = { $listed ->
    [yes] sýnt í anddyrinu
   *[no] fyrir þá sem hafa hlekkinn
}
tables-times = { $number ->
    [one] Frá { $since }, síðast breytt { $changed }, { $number } færsla.
   *[other] Frá { $since }, síðast breytt { $changed }, { $number } færslur.
}
tables-counted = { $number ->
    [0] Engin borð eru til.
    [one] { $number } borð.
   *[other] { $number } borð.
}
tables-closed = Borðinu { $table } hefur verið lokað. Þeir sem eru þar fá að vita það innan tveggja sekúndna.
tables-exported = { $number ->
    [one] { $number } spil er í { $folder }.
   *[other] { $number } spil eru í { $folder }.
}
tables-not-begun = { $number ->
    [one] Við { $number } borð er ekkert spil byrjað.
   *[other] Við { $number } borð er ekkert spil byrjað.
}
tables-export-what = segðu hvaða borð, eða --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [1] Eyða þessu borði fyrir fullt og allt? (j/n)
    [one] Eyða þessu { $number } borði fyrir fullt og allt? (j/n)
   *[other] Eyða þessum { $number } borðum fyrir fullt og allt? (j/n)
}
# What one may answer beside y
tables-yes = já
tables-kept = engu var eytt
tables-deleted = { $number ->
    [one] { $number } borði var eytt. Þeir sem eru þar fá að vita það innan tveggja sekúndna.
   *[other] { $number } borðum var eytt. Þeir sem eru þar fá að vita það innan tveggja sekúndna.
}

## What players report

tables-report-number = númer
tables-report-when = hvenær
tables-report-table = borð
tables-report-reason = ástæða
tables-report-about = um
tables-report-address = vistfang
tables-report-by = frá
tables-report-done = afgreidd
tables-reason = { $reason ->
    [name] óviðeigandi nafn
    [cheating] svindl
    [stalling] tafir
   *[other] annað
}
tables-watched = einhver sem horfði á
tables-reported = Tilkynnt: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Engin tilkynning bíður afgreiðslu.
    [one] { $number } tilkynning.
   *[other] { $number } tilkynningar.
}
tables-reports-done = { $number ->
    [one] { $number } tilkynning er afgreidd.
   *[other] { $number } tilkynningar eru afgreiddar.
}

## What is in the way

tables-no-table = ekkert borð er með nafn sem byrjar á „{ $name }“
tables-many = fleiri en eitt borð er með nafn sem byrjar á „{ $name }“: skrifaðu meira af því
tables-busy = borðið breytist of hratt: reyndu aftur
tables-why-long = skýringin má mest vera { $most } stafir
tables-no-report = engin óafgreidd tilkynning er með númerið { $number }
