# Ratings and the ladder

rating-title = Styrkleikalistinn
rating-lead = Hver spilar hve vel á þessum þjóni. Fólkið á markaðnum er ykkar á meðal, svo sterkt sem það mældist.
rating-pool = { $pool ->
    [pair] Tveir leikmenn
    [three] Þrír leikmenn
    [four] Fjórir leikmenn
   *[variant] Snúið í lokin
}
rating-pools = Hvaða spil
rating-games = { $number ->
    [one] { $number } spil
   *[other] { $number } spil
}
rating-you = Þú
rating-you-none = Styrkur þinn hefur ekki verið metinn hér enn. Spilaðu metið spil: rofinn er þar sem borð er sett upp.
rating-you-few = Þú kemst á listann þegar þú hefur spilað { $least } spil og styrkur þinn er nógu viss.
rating-you-hidden = Þú sést ekki á listanum.
rating-hide = Fara af listanum
rating-show = Vera á listanum
rating-nobody = Enginn er á þessum lista enn. Þú kemst á hann þegar þú hefur spilað { $least } metin spil.
rating-nameless = Einhver
rating-off = Þessi þjónn sýnir engan styrkleikalista.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Raunverulegur styrkur er innan ± í 95 af 100 tilvikum. 400 meira þýðir að vinna tíu sinnum oftar.
rating-curve = Styrkur þinn, spil fyrir spil, frá { $first } til { $last }
rating-new = Metið
rating-new-hint = Úrslitin hafa áhrif á styrk ykkar: engar vísbendingar, ekkert tekið aftur. Sá sem fer tapar.
rating-table = Þetta spil er metið. Sá sem fer tapar.
rating-here = Styrkur
rating-counting = Verið er að reikna út styrk.
rating-why-anonymous = Ekki metið: einhver spilar hér án vegabréfs.
rating-why-same-player = Ekki metið: sami leikmaður á tvö sæti.
rating-why-helped = Ekki metið: einhverjum var hjálpað.
rating-why-closed = Ekki metið: stjórnandi þjónsins lokaði borðinu.
rating-why-bot = Ekki metið: hér spilar vélmenni sem enginn hefur mælt.
rating-match = Metið
rating-match-either = Sama hvort er
rating-match-yes = Metið
rating-match-no = Ekki metið
rating-near = Styrkleiki
rating-near-any = Hver sem er
rating-near-close = Eins og ég
