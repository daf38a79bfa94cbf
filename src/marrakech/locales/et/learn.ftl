### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Õpi mängima
learn-lead = Kümme väikest sammu päris mängulaual, viis minutit.
learn-step = Samm { $number }/{ $steps }
learn-steps = Sammud
learn-step-done = { $title } (tehtud)
learn-resume = Jätka õppetundi
learn-again = Algusest
learn-next = Edasi
learn-back = Tagasi
learn-right = Õige!
learn-wrong = Mitte päris.
learn-rule = Reegel { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Temast vasakule
    [R] Temast paremale
   *[F] Otse edasi
}
learn-throw = Veereta täringut
learn-lay = Aseta vaip siia
learn-number = { $number }
learn-end-title = Nüüd oskad sa mängida
learn-end = Rohkem polegi vaja teada. Ülejäänu on õnn ja natuke kavalust.
learn-end-play = Mängi pakikandja Hassaniga

learn-turn = Pööra Assamit
learn-turn-see-task = Sina oled Punane ja on sinu käik. Kõigepealt võid Assamit pöörata. Vasak ja parem on temast vaadates: ta vaatab alla, nii et tema vasak käsi on ekraanil paremal. Juhi ta sinna, kus ta ei saa kollasele vaibale sattuda.
learn-turn-left = Sealpool on kollased vaibad: enamiku visetega tuleks sul maksta.
learn-turn-forward = Ka otse ees on kollane vaip. Proovi mõnda teist suunda.
learn-turn-done = Seal ei saa sinuga midagi juhtuda.

learn-throw-title = Veereta täringut
learn-throw-task = Nüüd veereta. Assam kõnnib iga sussi kohta ühe ruudu.
learn-throw-done = Kolm sussi, kolm ruutu.

learn-mosaic = Läbi mosaiigi
learn-mosaic-task = Täring näitab kolme ja Assam vaatab alla. Serval järgib ta mosaiiki. Millisel ruudul ta peatub?
learn-mosaic-straight = Seal lõpeb turg: ta järgib mosaiiki ja tuleb selle teisest otsast tagasi.
learn-mosaic-count = Tee läbi mosaiigi on üks samm. Loe sammud uuesti üle.
learn-mosaic-other = Mitte seal. Järgi mosaiiki sõrmega, samm-sammult.
learn-mosaic-done = Alla, läbi mosaiigi ja jälle üles.

learn-pay = Maksa
learn-pay-task = Assam on peatunud kollasel vaibal. Mitu dirhamit sa maksad?
learn-pay-few = Loe kokku kõik kollased ruudud, mis on Assami ruuduga ühenduses, ka see ruut ise.
learn-pay-many = Üks kollane ruut ei kuulu ala hulka: punane vaip lõikab selle ära ja nurgad ei loe.
learn-pay-done = Üks dirham selle ala iga ruudu eest.

learn-lay-title = Aseta vaip
learn-lay-task = Käigu lõpus asetad vaiba. Vali kaks ruutu, millest üks on Assami kõrval.
learn-lay-done = Kes nüüdsest seal peatub, maksab sulle.

learn-cover = Kata vaipu
learn-cover-task = Vaibad võivad olla vaipade peal. Kata pool kollasest vaibast ja pool sinisest.
learn-cover-elsewhere = See on lubatud, aga ei kata mõlemat vaipa. Otsi koht, kus kollane ja sinine pool on kõrvuti.
learn-cover-done = Sulle kaks ruutu rohkem ja teistele kaks vähem.

learn-count = Loe punktid
learn-count-task = Viimane vaip on asetatud. Kes võitis? Loeb iga dirham ja iga ruut, kus vaip on näha.
learn-count-dirhams = Dirhamid pole veel kõik: liida juurde ruudud, kus vaibad on näha.
learn-count-squares = Ruudud pole veel kõik: liida juurde dirhamid.
learn-count-other = Liida iga mängija dirhamid ja ruudud kokku.
learn-count-done = Dirhameid ja ruute on kokku kõige rohkem.

learn-out = Väljalangemine
learn-out-task = Sinisel on alles kolm dirhamit, aga maksta tuleb viis. Mis juhtub?
learn-out-choice-out = Sinine maksab kolm ja langeb välja.
learn-out-choice-owes = Sinine maksab kolm ja jääb kaks võlgu.
learn-out-choice-free = Sinine ei pea maksma.
learn-out-owes = Sellel turul ei ole võlgu.
learn-out-free = Kes saab midagigi maksta, see peab maksma.
learn-out-done = Sinised vaibad jäävad alles ja muutuvad neutraalseks. Nüüdsest ei maksa nende eest keegi midagi.

learn-piles = Kaks mängijat
learn-piles-task = Kahekesi mängides on kummalgi kaks värvi. Kollane ja lilla kuuluvad teisele mängijale ning Assam on peatunud kollasel vaibal. Mitu dirhamit sa maksad?
learn-piles-both = Kollased ja lillad vaibad on kaks eri ala, kuigi need kuuluvad samale mängijale. Loe kokku ainult kollased.
learn-piles-few = Loe kokku kõik kollased ruudud, mis on Assami ruuduga ühenduses.
learn-piles-done = Iga värv on omaette ala. Ja järgmisena asetad alati oma virna pealmise vaiba.

learn-variant = Variant
learn-variant-task = Variandis pööratakse Assamit lõpus: sa oled oma vaiba asetanud ja järgmine mängija peab minema sinna, kuhu Assam siis vaatab. Pööra ta oma punaste vaipade poole.
learn-variant-wrong = Sealpool ei ole punaseid vaipu. Sinu vaibad on temast teisel pool.
learn-variant-done = Nüüd on järgmisel mängijal raske sinu vaipadest mööda saada.
