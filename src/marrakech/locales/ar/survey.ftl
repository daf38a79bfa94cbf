### `marrakech survey`. The names of bots and options stay as they are.

survey-help = العب ألعابًا كثيرة بلاعب آلي واحد في كل المقاعد، واحكِ ما يحدث فيها.
survey-games-help = كم لعبة لكل عينة: لكل لاعب آلي، ولكل مجموعة قواعد.
survey-bots-help = اللاعبون الآليون، مثل random,greedy,master.
survey-players-help = أعداد اللاعبين.
survey-focus-help = اللاعب الآلي لكل مجموعات القواعد والخرائط الحرارية والمنحنيات؛ وهو greedy ما دام بين المختارين.
survey-budget-help = الثواني التي تنتهي العينة بعدها بألعاب أقل. ويتوقف عددها عندئذ على الجهاز.
survey-seed-help = منبع الحظ كله: البذرة نفسها تعطي الألعاب نفسها.
survey-jobs-help = كم لعبة تُلعب في الوقت نفسه؛ والافتراضي بعدد الأنوية.
survey-out-help = اكتب تقريرًا هناك، بصيغة Markdown مع صور.

survey-bad-players = أعداد اللاعبين هي 2 و3 و4، مثل 2,4، لا «{ $text }»
survey-bad-budget = الميزانية عدد من الثواني أكبر من ٠، لا { $number }

survey-playing = { $speed } لعبة/ث: { $cell }
survey-nothing = لم تُعدّ أي لعبة، فلا شيء يُقال بعد
survey-samples = { $games ->
    [zero] لم تُعدّ أي لعبة،
    [one] عُدّت لعبة واحدة،
    [two] عُدّت لعبتان،
    [few] عُدّت { $games } ألعاب،
    [many] عُدّت { $games } لعبة،
   *[other] عُدّت { $games } لعبة،
  } بما فيها ما كان بقواعد أخرى. بين القوسين: مجالات ٩٥٪.
survey-written = التقرير في { $file }.

survey-column-bot = اللاعب الآلي
survey-column-players = اللاعبون
survey-column-games = الألعاب
survey-column-first = فوز المقعد ١، ٪
survey-column-out = خرج أحد، ٪
survey-column-margin = الفارق
