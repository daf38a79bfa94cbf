### `marrakech survey`. The names of bots and options stay as they are.

survey-help = بازی‌های بسیاری با یک ربات روی همهٔ صندلی‌ها انجام می‌دهد و می‌گوید در آن‌ها چه می‌گذرد.
survey-games-help = برای هر نمونه چند بازی: برای هر ربات، و برای هر مجموعهٔ قوانین.
survey-bots-help = ربات‌ها، مانند random,greedy,master.
survey-players-help = تعدادهای بازیکن.
survey-focus-help = ربات همهٔ مجموعه‌های قوانین، نقشه‌های گرمایی و منحنی‌ها؛ greedy، اگر میان ربات‌ها باشد.
survey-budget-help = ثانیه‌هایی که پس از آن نمونه با بازی‌های کمتر پایان می‌یابد. تعدادشان آن‌وقت به دستگاه بستگی دارد.
survey-seed-help = سرچشمهٔ همهٔ شانس‌ها: دانهٔ یکسان، بازی‌های یکسان می‌دهد.
survey-jobs-help = چند بازی هم‌زمان انجام شود؛ پیش‌فرض به تعداد هسته‌هاست.
survey-out-help = گزارشی آنجا نوشته شود، با Markdown و تصویر.

survey-bad-players = تعدادهای بازیکن 2 و 3 و 4 است، مانند 2,4، نه «{ $text }»
survey-bad-budget = بودجه تعدادی ثانیهٔ بزرگ‌تر از ۰ است، نه { $number }

survey-playing = { $speed } بازی/ث: { $cell }
survey-nothing = هیچ بازی‌ای شمرده نشد، پس هنوز چیزی برای گفتن نیست
survey-samples = { $games } بازی شمرده شد، همراه با بازی‌های قوانین دیگر. در پرانتز: بازه‌های ۹۵٪.
survey-written = گزارش در { $file } است.

survey-column-bot = ربات
survey-column-players = بازیکنان
survey-column-games = بازی‌ها
survey-column-first = برد صندلی ۱، ٪
survey-column-out = حذف کسی، ٪
survey-column-margin = اختلاف
