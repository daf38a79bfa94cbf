### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Spila mörg spil, eitt vélmenni í öllum sætum, og segja hvað gerist í þeim.
survey-games-help = Hve mörg spil í hverju úrtaki: fyrir hvert vélmenni og hvert reglusafn.
survey-bots-help = Vélmennin, til dæmis random,greedy,master.
survey-players-help = Fjöldi leikmanna.
survey-focus-help = Vélmennið fyrir öll reglusöfn, hitakort og ferla; greedy nema það sé ekki meðal vélmennanna.
survey-budget-help = Sekúndur þar til úrtaki lýkur með færri spilum. Hve mörg þau verða fer eftir vélinni.
survey-seed-help = Uppspretta allrar tilviljunar: sama fræ gefur sömu spil.
survey-jobs-help = Hve mörg spil eru spiluð í einu; sjálfgefið jafnmörg og kjarnarnir.
survey-out-help = Skrifa skýrslu þangað, í Markdown með myndum.

survey-bad-players = fjöldi leikmanna er 2, 3 og 4, til dæmis 2,4, ekki „{ $text }“
survey-bad-budget = tímarammi er fjöldi sekúndna, stærri en 0, ekki { $number }

survey-playing = { $speed } spil/s: { $cell }
survey-nothing = ekkert spil var talið svo enn er ekkert að segja
survey-samples = { $games ->
    [one] { $games } spil var talið,
   *[other] { $games } spil voru talin,
  } að meðtöldum spilum með öðrum reglum. Í svigum: 95% öryggisbil.
survey-written = Skýrslan er { $file }.

survey-column-bot = vélmenni
survey-column-players = leikmenn
survey-column-games = spil
survey-column-first = sæti 1 vinnur, %
survey-column-out = einhver úr leik, %
survey-column-margin = munur
