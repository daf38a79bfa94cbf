### `marrakech arena`. The names of bots and options stay as they are.

arena-help = دع اللاعبين الآليين يتبارون، واعرف مدى قوتهم.
arena-specs-help = اللاعبون الآليون، مثل random أو greedy أو bestfirst:ms=50.
arena-players-help = كم لاعبًا حول الطاولة: ٢ ما لم تقل القواعد غير ذلك. إذا قلّ الآليون عن ذلك أخذ آخرهم المقاعد الباقية، وإذا زادوا لعبت كل المجموعات.
arena-games-help = عدد الألعاب، مقرّبًا صعودًا إلى توزيعات كاملة. كل ألعاب التوزيعة الواحدة تشترك في الرميات والأكوام.
arena-seats-help = هل تُلعب كل توزيعة مرة من كل مقعد، أم بكل الترتيبات: فمع ثلاثة لاعبين أو أكثر يهم من يجلس بعد من.
arena-edition-help = طبعة مثل korean، أو مجموعة قواعد مثل international/2,dirhams=20.
arena-variant-help = تدوير عزام في نهاية الدور بدلًا من بدايته.
arena-seed-help = منبع الحظ كله: البذرة نفسها تعطي الألعاب نفسها.
arena-jobs-help = كم لعبة تُلعب في الوقت نفسه؛ والافتراضي بعدد الأنوية.
arena-limit-help = عدد الثواني لكل قرار، لمن يلتزم بالساعة من اللاعبين الآليين.
arena-adjusted-help = هل يُقاس ما يمنحه الحظ لكل لاعب وتُعرض النتائج بدونه أيضًا: فتكفي مباريات أقل. يُفعل ذلك تلقائيًا ما لم تكن كل البرامج سريعة جدًا.
arena-until-help = توقف حين تُعرف نسبة فوز كل لاعب آلي بدقة هذا العدد من النقاط المئوية.
arena-resume-help = احفظ الحالة في هذا الملف، وتابع منه إن كان موجودًا.
arena-parquet-help = اكتب صفًا لكل لعبة ومقعد في ملف Parquet هذا.
arena-records-help = اكتب كل الألعاب نصًا في هذا الملف. يستغرق ذلك وقتًا أطول.
arena-plot-help = ارسم النتائج في هذا الملف، .png أو .svg.
arena-ray-help = العب على عنقود Ray في هذا العنوان؛ «local» يشغّل واحدًا هنا.

arena-players-differ = القواعد { $rules } لعدد { $given } من اللاعبين، لا { $wanted }
arena-bad-until = عرض المجال عدد من النقاط المئوية أكبر من ٠، لا { $number }
arena-bad-limit = حد الوقت عدد من الثواني أكبر من ٠، لا { $number }
arena-no-deal = لم تكتمل أي توزيعة، فلا شيء يُقال بعد

arena-playing = الألعاب
arena-speed = { $speed } لعبة/ث
arena-left = بقي { $time }

arena-title = { $games ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
    [many] { $games } لعبة
   *[other] { $games } لعبة
  } بالقواعد { $rules }، البذرة { $seed }
arena-deals = { $deals ->
    [zero] لا توزيعات
    [one] توزيعة واحدة
    [two] توزيعتان
    [few] { $deals } توزيعات
    [many] { $deals } توزيعة
   *[other] { $deals } توزيعة
  }، في كل منها { $each ->
    [zero] لا شيء
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $each } ألعاب
    [many] { $each } لعبة
   *[other] { $each } لعبة
  }. بين القوسين: مجالات ٩٥٪؛ ms: لكل اختيار.
arena-without-luck = بدون حظ: طُرح ما منحه الحظ لكل واحد.
arena-column-bot = اللاعب الآلي
arena-column-games = الألعاب
arena-column-share = الفوز، ٪
arena-column-margin = الفارق
arena-column-adjusted-share = بدون حظ
arena-column-adjusted-margin = بدون حظ
arena-column-time = ms
arena-column-forfeits = خسارة إدارية
arena-column-rating = التصنيف
arena-cross-title = كم مرة أنهى اللعبة متقدمًا على، ٪
arena-no-ratings = لا تصنيفات: { $why }
arena-fixed = ثابت
arena-forfeit = اللعبة { $game }: خسارة إدارية على { $bot } في المقعد { $seat }. { $why } عند { $position }
arena-more-forfeits = { $number ->
    [zero] ولا خسارة إدارية أخرى.
    [one] وخسارة إدارية أخرى.
    [two] وخسارتان إداريتان أخريان.
    [few] و{ $number } خسائر إدارية أخرى.
    [many] و{ $number } خسارة إدارية أخرى.
   *[other] و{ $number } خسارة إدارية أخرى.
  }
arena-resumed = { $games ->
    [zero] لم تكن هناك ألعاب من قبل.
    [one] كانت لعبة واحدة موجودة من قبل.
    [two] كانت لعبتان موجودتين من قبل.
    [few] كانت { $games } ألعاب موجودة من قبل.
    [many] كانت { $games } لعبة موجودة من قبل.
   *[other] كانت { $games } لعبة موجودة من قبل.
  }
arena-plot-shares = نسبة الفوز، ٪
arena-plot-margins = الفارق بالنقاط؛ والخط هو المتوسط
