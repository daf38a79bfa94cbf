### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = مرور یک بازی ثبت‌شده: هر تصمیم، هر پرتاب و این‌که نتیجه از کجا آمد.
study-deep-help = نگاه به سه نوبت جلوتر به‌جای دو نوبت: بهتر، اما کندتر.
study-html-help = نوشتن مرور در این پرونده، به‌صورت صفحه‌ای که به چیز دیگری نیاز ندارد.
study-gave-up-help = رنگ کسی که کنار کشید یا وقتش تمام شد؛ اگر چند نفرند، به همین ترتیب.
study-analyse-help = سنجیدن همهٔ کارهایی که در یک وضعیت می‌توان کرد.
study-rollout-help = ادامهٔ این تعداد بازی از هر یک از بهترین انتخاب‌ها.
study-looking = در حال نگاه
study-nothing-played = در این بازی هنوز چیزی بازی نشده است
study-no-such-colour = این‌جا کسی با رنگ { $colour } بازی نمی‌کند
study-title = مرور
study-found = نوبت‌های دیده‌شده جلوتر: { $turns }.
study-unfinished = بازی تمام نشده است: نتیجه، ارزش آخرین وضعیت است.
study-sums-chances = نتیجه از کجا آمد، به امتیاز از شانس برد
study-sums-margins = همان به درهم: امتیاز بیشتر از بهترینِ دیگران
study-sums-note = آغاز، بخت و هر دو گونه مهارت با هم نتیجه می‌شوند. نگاه دوم: بخشی از مهارت که از دیدن همان وضعیت یک نوبت بعد می‌آید.
study-played = چگونه بازی شد
study-turning-points = نقطه‌های عطف
study-mistakes = گران‌ترین تصمیم‌ها
study-dice = تاس و آنچه انتظار می‌رفت
study-habits = کجا بیشتر از دست رفت
study-graph = شانس‌های برد
study-graph-note = مربع پرتاب است و لوزی تصمیم، که خیلی چیزها را تغییر داد.
study-column-start = آغاز
study-column-luck = بخت
study-column-skill = مهارت خود
study-column-others = مهارت دیگران
study-column-usual = بخت معمول
study-column-second-look = نگاه دوم
study-column-accuracy = دقت
study-column-loss = ازدست‌رفته
study-column-mean-loss = ازدست‌رفته در هر تصمیم
study-column-decisions = تصمیم‌ها
study-column-inaccuracies = بی‌دقتی‌ها
study-column-mistakes = اشتباه‌ها
study-column-blunders = اشتباه‌های بزرگ
study-column-like = بازی مانند
study-column-turn = نوبت
study-column-better = بهتر
study-column-chance = برد، %
study-column-margin = اختلاف
study-column-share = احتمال، %
study-column-throws = پرتاب‌ها
study-column-mean = میانگین
study-column-paid = پرداخته
study-column-expected = انتظار
study-spot = { $kind ->
    [turning] { $part ->
        [early] چرخاندن، اوایل
       *[late] چرخاندن، اواخر
    }
   *[laying] { $part ->
        [early] پهن کردن، اوایل
       *[late] پهن کردن، اواخر
    }
}
study-word = { $word ->
    [inaccuracy] بی‌دقتی
    [mistake] اشتباه
   *[blunder] اشتباه بزرگ
}
study-like-between = { $first } تا { $last }
study-action-turn = { $way ->
    [L] چپ
    [R] راست
   *[F] مستقیم
}
study-action-throw = پرتاب: { $steps }
study-action-reveal = فرش بعدی: { $colour }
study-moment = نوبت { $turn }، { $player }: { $action }
study-moment-better = بهتر: { $action }.
study-to-win = { $player }: { $chance } % برای برد، اختلاف { $margin }
study-exact = همه‌چیز تا پایان دنبال شد: دقیق.
study-why = چرا { $action } و نه { $other }:
study-no-reason = چیزی نیست که روی صفحه بتوان شمرد: تنها جلوتر دیده می‌شود.
study-reason-pays = درهم‌هایی که در این پرتاب به‌طور میانگین پرداخت می‌شود: { $value } و نه { $other }
study-reason-goes-out = خطر بیرون رفتن در این پرتاب: { $value } % و نه { $other } %
study-reason-rug-gain = امتیازی که پس از آن بهترین فرش به‌طور میانگین می‌آورد: { $value } و نه { $other }
study-reason-lead = امتیاز جلو بودن اکنون: { $value } و نه { $other }
study-reason-covers = خانه‌های پوشیده‌شدهٔ دیگران: { $value } و نه { $other }
study-reason-own-area-kept = بزرگ‌ترین ناحیهٔ خود سالم می‌ماند، به خانه: { $value } و نه { $other }
study-reason-own-area-grown = خانه‌های بزرگ‌ترین ناحیهٔ خود: { $value } و نه { $other }
study-reason-their-area-cut = خانه‌های بزرگ‌ترین ناحیه، { $player }: { $value } و نه { $other }
study-reason-earns = درهم‌هایی که بازیکن بعدی برای آن به‌طور میانگین می‌پردازد: { $value } و نه { $other }
study-reason-next-goes-out = احتمال بیرون رفتن بازیکن بعدی: { $value } % و نه { $other } %
study-reason-risky-squares = خانه‌هایی که بیش از موجودی کیسه هزینه دارند: { $value } و نه { $other }
