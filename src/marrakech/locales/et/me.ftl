### One's own page: the passport, one's games, and what was achieved in them.

me-title = Sinu pass
me-lead = See hoiab su mängud koos, ja keegi ei pea registreeruma. Pass on selles brauseris.
me-since = Algus: { $when }
me-games = Minu mängud
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } mäng mängitud, võite { $won }
   *[other] { $games } mängu mängitud, võite { $won }
}
me-none = Passi saad oma esimese mänguga. Näo võid juba enne valida.
me-name = Nimi
me-save = Salvesta
me-saved = Salvestatud
me-offline = Sinu pass on siin alles, aga serverini praegu ei pääse: nimi ja mängud tulevad, kui see jälle vastab.

## The face

me-scarf = Peakate
me-scarf-name = { $number ->
    [1] turban
    [2] loor
    [3] fess
    [4] kootud müts
    [5] kapuuts
   *[6] peapael
}
me-colour = Värv
me-colour-name = { $number ->
    [1] punane
    [2] safran
    [3] sinine
    [4] sinakasroheline
    [5] oliiv
    [6] ploom
    [7] lina
   *[8] must
}
me-pattern = Vaip sinu taga
me-pattern-name = { $number ->
    [1] siksakid
    [2] rombid
    [3] triibud
    [4] tähed
    [5] ruudud
    [6] lained
    [7] raamid
   *[8] öötaevas
}

## Marks: what somebody has achieved

me-marks = Märgid
me-marks-none = Väikesed lood, mida mäng võib sinust jutustada. Iga märgi saab ühe korra.
# Of all marks there are
me-marks-count = { $number } / { $all }
me-mark-open = Veel mitte
me-mark-game = Mäng: { $when }
me-mark-first = Esimene vaip müüdud
me-mark-first-hint = Sa võitsid mängu.
me-mark-fatima = Fatima kummardab
me-mark-fatima-hint = Sa võitsid mängu, kus oli Fatima.
me-mark-four = Neljakesi lauas
me-mark-four-hint = Sa võitsid kolme teist.
me-mark-one = Ühe niidiga
me-mark-one-hint = Sa võitsid ühe ainsa punktiga.
me-mark-shared = Tee kahele
me-mark-shared-hint = Sa jagasid esimest kohta.
me-mark-spared = Mitte ühtki dirhamit
me-mark-spared-hint = Sa ei maksnud terve mängu jooksul kellelegi.
me-mark-purse = Peaaegu tühi
me-mark-purse-hint = Sa võitsid, kuigi sul oli vahepeal kõige rohkem kaks dirhamit.
me-mark-peace = Kõik jäävad
me-mark-peace-hint = Sa võitsid vähemalt kaht vastast ja keegi ei langenud välja.
me-mark-late = Viimasest esimeseks
me-mark-late-hint = Kolm vaipa enne lõppu olid sa viimane, ja võitsid.
me-mark-last = Viimane vaip
me-mark-last-hint = Mängu viimane vaip tõi sulle võidu.
me-mark-carpet = Vaipade tänav
me-mark-carpet-hint = Kaksteist sinu värvi ruutu oli koos.
me-mark-toll = Karavan maksab
me-mark-toll-hint = Sa said korraga kümme dirhamit.

## Another device

me-carry = Teises seadmes
me-carry-hint = Ava oma pass telefonis või kodus: sealt leiad samad mängud.
me-carry-show = Näita linki
me-carry-warning = Kellel on see link, see oled sina. Ära näita seda kellelegi ja saada see ainult iseendale.
me-carry-lost = Kadunud passi ei saa keegi tagasi tuua, sest see on ainult sinu brauserites. Teine seade hoiab selle alles.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Sinu koht käimasolevas mängus tuleb kaasa.
   *[other] Sinu kohad { $number } käimasolevas mängus tulevad kaasa.
}
me-take = Pass teisest seadmest
me-take-hint = Selle lingiga tuleb kaasa pass. Kas tahad seda siin kasutada?
me-take-yes = Kasuta siin
me-take-both = Kasuta ja võta mu mängud kaasa
me-take-both-hint = Selle brauseri mängud, märgid ja päevad lähevad passile üle. Kahest reitingust jääb alles see, mille taga on rohkem mänge.
me-take-only = Kasuta ja jäta siinne maha
me-take-only-hint = Siis läheb selle brauseri pass kaotsi, kui seda mõnes teises seadmes ei ole.
me-take-no = Jäta kõik nii
me-taken = Tere tulemast tagasi, { $name }!
me-take-gone = Seda passi siin ei tunta. Võib-olla on see kustutatud.

## One's data

me-data = Sinu andmed
me-data-hint = Pass on nimi, nägu ja mängude loend. Ei meiliaadressi, ei parooli ega midagi muud.
me-export = Salvesta kõik mu andmed
me-records = Salvesta kõik mängud
me-delete = Kustuta mu pass
me-delete-hint = Sinu nimi võetakse siin kõigist mängudest välja, nii lõppenutest kui ka käimasolevatest. Mängud jäävad, sest teised mängisid neid ka. Mida teised on salvestanud või trükkinud, seda tagasi ei saa.
me-delete-sure = Kas kustutada pass ja koos sellega sinu nimi?
me-delete-sure-hint = Seda ei saa tagasi võtta. Käimasolevaid mänge saad selles brauseris edasi mängida, ilma oma nimeta.
me-delete-yes = Jah, kustuta
me-delete-no = Jäta alles
me-deleted = Sinu pass on kustutatud.

## The list of one's games

me-running = Käimas
me-finished = Lõppenud
me-filter = Millised mängud
me-search = Vastane
me-players = Mängijaid
me-players-any = ükskõik mitu
me-result = Tulemus
me-result-any = võit või kaotus
me-result-won = võit
me-result-lost = kaotus
me-company = Vastas
me-company-any = ükskõik kes
me-company-people = inimesed
me-company-bots = tegelased
me-company-both = mõlemad
me-state = Seis
me-state-any = käimas või lõppenud
me-nothing = Sellist mängu ei ole.
me-place = { $place ->
    [1] Võit
    [2] Teine
    [3] Kolmas
   *[4] Neljas
}
me-same-screen = Ühe ekraani taga
me-accuracy = Täpsus { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Reiting { $change }
me-replay = Kordus
me-time-left = jäänud { $time }
me-more = Rohkem mänge
# Tables at which only this browser has a seat
me-here = Ainult selles brauseris
me-reading = Mängude toomine …
