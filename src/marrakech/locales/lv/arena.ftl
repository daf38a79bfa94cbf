### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Liek botiem spēlēt vienam pret otru un pasaka, cik tie ir stipri.
arena-specs-help = Boti, piemēram, random, greedy vai bestfirst:ms=50.
arena-players-help = Cik spēlētāju sēž pie galda: 2, ja noteikumi nesaka citādi. Ja botu ir mazāk, pēdējais ieņem brīvās vietas. Ja vairāk, spēlē visas grupas.
arena-games-help = Cik spēļu spēlēt, noapaļojot uz augšu līdz pilnām izdalēm. Visām vienas izdales spēlēm ir kopīgi metieni un kaudzītes.
arena-seats-help = Vai katru izdali spēlēt vienreiz no katras vietas vai visās secībās: trim un vairāk spēlētājiem ir svarīgi, kurš sēž aiz kura.
arena-edition-help = Izdevums, piemēram, korean, vai noteikumu kopa, piemēram, international/2,dirhams=20.
arena-variant-help = Pagriezt Assamu gājiena beigās, nevis sākumā.
arena-seed-help = No kurienes nāk visa veiksme: tā pati sēkla dod tās pašas spēles.
arena-jobs-help = Cik spēļu spēlēt vienlaikus; pēc noklusējuma tik, cik ir kodolu.
arena-limit-help = Sekundes katram lēmumam tiem botiem, kas ievēro pulksteni.
arena-adjusted-help = Vai mērīt, ko nejaušība katram dod, un rādīt rezultātus arī bez tās: tad pietiek ar mazāk spēlēm. Parasti jā, ja vien visi boti nav ļoti ātri.
arena-until-help = Beigt, kad katra bota uzvaru daļa ir zināma ar tik procentpunktu precizitāti.
arena-resume-help = Glabāt stāvokli šajā failā un, ja tas jau ir, turpināt no turienes.
arena-parquet-help = Ierakstīt šajā Parquet failā rindu par katru spēli un vietu.
arena-records-help = Ierakstīt visas spēles šajā failā kā tekstu. Tas aizņem vairāk laika.
arena-plot-help = Uzzīmēt rezultātus šajā failā, .png vai .svg.
arena-ray-help = Spēlēt Ray klasterī šajā adresē; „local” palaiž klasteri tepat.

arena-players-differ = { $rules } ir { $given } spēlētājiem, nevis { $wanted }
arena-bad-until = intervāla platums ir procentpunktu skaits, lielāks par 0, nevis { $number }
arena-bad-limit = laika ierobežojums ir sekunžu skaits, lielāks par 0, nevis { $number }
arena-no-deal = neviena izdale nav izspēlēta līdz galam, tāpēc vēl nav ko stāstīt

arena-playing = spēles
arena-speed = { $speed } spēles/s
arena-left = atlicis { $time }

arena-title = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
  } pēc noteikumiem { $rules }, sēkla { $seed }
arena-deals = { $deals ->
    [zero] { $deals } izdaļu
    [one] { $deals } izdale
   *[other] { $deals } izdales
  }, katrā { $each ->
    [zero] { $each } spēļu
    [one] { $each } spēle
   *[other] { $each } spēles
  }. Iekavās: 95 % intervāli; ms: katrai izvēlei.
arena-without-luck = Bez veiksmes: atņemts tas, ko nejaušība katram deva.
arena-column-bot = bots
arena-column-games = spēles
arena-column-share = uzvaras, %
arena-column-margin = pārsvars
arena-column-adjusted-share = bez veiksmes
arena-column-adjusted-margin = bez veiksmes
arena-column-time = ms
arena-column-forfeits = tehn. zaudējumi
arena-column-rating = reitings
arena-cross-title = Cik bieži finišē priekšā, %
arena-no-ratings = Reitingu nav: { $why }
arena-fixed = fiksēts
arena-forfeit = { $game }. spēle: { $bot } { $seat }. vietā saņem tehnisku zaudējumu. { $why } Pozīcija: { $position }
arena-more-forfeits = { $number ->
    [zero] Un vēl { $number } tehnisku zaudējumu.
    [one] Un vēl { $number } tehnisks zaudējums.
   *[other] Un vēl { $number } tehniski zaudējumi.
  }
arena-resumed = { $games ->
    [zero] { $games } spēļu jau bija izspēlēts.
    [one] { $games } spēle jau bija izspēlēta.
   *[other] { $games } spēles jau bija izspēlētas.
  }
arena-plot-shares = uzvaru daļa, %
arena-plot-margins = pārsvars, punkti; līnija ir vidējais
