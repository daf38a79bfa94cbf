### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Spill mange partier, én bot på alle plasser, og fortell hva som skjer i dem.
survey-games-help = Hvor mange partier i hvert utvalg: for hver bot, og for hvert regelsett.
survey-bots-help = Botene, for eksempel random,greedy,master.
survey-players-help = Antallene spillere.
survey-focus-help = Boten for alle regelsett, varmekart og kurver; greedy, om den ikke mangler blant botene.
survey-budget-help = Sekunder før et utvalg slutter med færre partier. Hvor mange det da blir, kommer an på maskinen.
survey-seed-help = Der all flaks kommer fra: Samme startverdi gir samme partier.
survey-jobs-help = Hvor mange partier som spilles samtidig; ellers så mange som det er kjerner.
survey-out-help = Skriv en rapport der, i Markdown med bilder.

survey-bad-players = antallene spillere er 2, 3 og 4, som i 2,4, ikke «{ $text }»
survey-bad-budget = et budsjett er et antall sekunder over 0, ikke { $number }

survey-playing = { $speed } partier/s: { $cell }
survey-nothing = ingen partier ble talt, så det er ikke noe å fortelle ennå
survey-samples = { $games ->
    [one] Ett parti ble talt,
   *[other] { $games } partier ble talt,
  } de etter andre regler medregnet. I parentes: 95 %-intervaller.
survey-written = Rapporten er { $file }.

survey-column-bot = bot
survey-column-players = spillere
survey-column-games = partier
survey-column-first = plass 1 vinner, %
survey-column-out = noen ryker ut, %
survey-column-margin = forsprang
