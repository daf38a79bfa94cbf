### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Joacă multe partide, cu același bot pe toate locurile, și spune ce se întâmplă în ele.
survey-games-help = Câte partide pentru fiecare eșantion: pentru fiecare bot și pentru fiecare set de reguli.
survey-bots-help = Boții, de exemplu random,greedy,master.
survey-players-help = Numerele de jucători.
survey-focus-help = Botul pentru toate seturile de reguli, hărțile termice și curbele; greedy, dacă se află printre boți.
survey-budget-help = Secunde după care un eșantion se încheie cu mai puține partide. Câte sunt atunci depinde de calculator.
survey-seed-help = De unde vine tot hazardul: aceeași sămânță dă aceleași partide.
survey-jobs-help = Câte partide se joacă în același timp; implicit câte nuclee există.
survey-out-help = Scrie acolo un raport, în Markdown cu imagini.

survey-bad-players = numerele de jucători sunt 2, 3 și 4, ca în 2,4, nu „{ $text }”
survey-bad-budget = un buget este un număr de secunde peste 0, nu { $number }

survey-playing = { $speed } partide/s: { $cell }
survey-nothing = nicio partidă nu a fost numărată, așa că nu e încă nimic de spus
survey-samples = { $games ->
    [one] A fost numărată o partidă,
    [few] Au fost numărate { $games } partide,
   *[other] Au fost numărate { $games } de partide,
  } inclusiv cele după alte reguli. În paranteze: intervale de 95%.
survey-written = Raportul este { $file }.

survey-column-bot = bot
survey-column-players = jucători
survey-column-games = partide
survey-column-first = câștigă locul 1, %
survey-column-out = cineva iese, %
survey-column-margin = diferență
