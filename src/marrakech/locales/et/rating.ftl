# Ratings and the ladder

rating-title = Edetabel
rating-lead = Kes kui hästi selles serveris mängib. Turu inimesed on teie seas, nii tugevad, kui nad mõõdeti.
rating-pool = { $pool ->
    [pair] Kaks mängijat
    [three] Kolm mängijat
    [four] Neli mängijat
   *[variant] Pööre lõpus
}
rating-pools = Millised mängud
rating-games = { $number ->
    [one] { $number } mäng
   *[other] { $number } mängu
}
rating-you = Sina
rating-you-none = Sul ei ole siin veel reitingut. Mängi reitinguga mäng: lüliti leiad sealt, kus lauda luuakse.
rating-you-few = Edetabelisse jõuad siis, kui oled mänginud { $least } mängu ja su reiting on piisavalt kindel.
rating-you-hidden = Sind edetabelis ei näidata.
rating-hide = Lahku edetabelist
rating-show = Tule edetabelisse
rating-nobody = Selles edetabelis ei ole veel kedagi. Sina oled seal, kui oled mänginud { $least } reitinguga mängu.
rating-nameless = Keegi
rating-off = See server edetabelit ei näita.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Tegelik tugevus jääb 95 juhul 100-st ± piiridesse. 400 rohkem tähendab võite kümme korda sagedamini.
rating-curve = Sinu reiting mäng mängu järel: { $first } kuni { $last }
rating-new = Reitinguga
rating-new-hint = Tulemus loeb teie reitingute jaoks: ei vihjeid ega käikude tagasivõtmist. Kes lahkub, kaotab.
rating-table = See mäng on reitinguga. Kes lahkub, kaotab.
rating-here = Reitingud
rating-counting = Reitinguid arvutatakse.
rating-why-anonymous = Reitinguta: keegi mängib siin ilma passita.
rating-why-same-player = Reitinguta: kaks kohta kuuluvad samale mängijale.
rating-why-helped = Reitinguta: kedagi aidati.
rating-why-closed = Reitinguta: serveri pidaja sulges laua.
rating-why-bot = Reitinguta: siin mängib robot, keda keegi pole mõõtnud.
rating-match = Reitinguga
rating-match-either = Ükskõik
rating-match-yes = Reitinguga
rating-match-no = Reitinguta
rating-near = Kui tugev
rating-near-any = Ükskõik kes
rating-near-close = Nagu mina
