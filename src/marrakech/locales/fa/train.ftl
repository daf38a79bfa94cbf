### `marrakech train`. Names of options and files stay as they are.

train-help = با بازی با خود یاد می‌گیرد که هر وضعیت چند می‌ارزد.
train-players-help = برای چند بازیکن: هر تعداد ارزش خودش را دارد.
train-variant-help = یادگیری بازی‌ای که در آن عضام در پایان نوبت چرخانده می‌شود.
train-linear-help = به‌جای شبکه، جمع سادهٔ ورودی‌ها یاد گرفته شود: کوچک‌تر، تندتر، ضعیف‌تر.
train-by-owner-help = بعضی از بازی‌های دونفره با ناحیه‌های بر پایهٔ صاحب فرش هم بازی شود (R4.5).
train-adjusted-help = شانس تاس از آنچه آموخته می‌شود کنار گذاشته شود تا بازی‌های کمتر همان‌قدر بیاموزند؛ ‎--no-adjusted از نتیجه‌های ساده می‌آموزد.
train-games-help = یادگیری از چند بازی، که رو به بالا به دورهای کامل گرد می‌شود.
train-warm-help = چند بازی با بازیکنان greedy پیش از آن، برای شروع.
train-mixed-help = چند درصد از صندلی‌ها همچنان به شیوهٔ greedy بازی کنند.
train-seed-help = سرچشمهٔ همهٔ شانس‌ها: دانهٔ یکسان ارزش یکسان می‌دهد، با هر تعداد رشته.
train-round-help = پیش از یادگیری از وضعیت‌ها چند بازی انجام شود.
train-trial-help = چند بازی برابر greedy گاه‌به‌گاه قدرتش را نشان دهد؛ رو به پایین به مضربی از ۴۸ گرد می‌شود.
train-threads = چند رشته؛ پیش‌فرض به تعداد هسته‌هاست.
train-out-help = پروندهٔ ارزش؛ پیش‌فرض چیزی مانند 2.value، همین‌جا.
train-state-help = وضعیت در این پرونده نگه داشته شود و اگر پرونده هست، کار از همان‌جا ادامه یابد؛ پیش‌فرض کنار ارزش.
train-plot-help = روند یادگیری در این پرونده رسم شود، .png یا .svg.

train-bad-round = هر دور مضربی از { $multiple } بازی است، نه { $number }
train-same-file = { $file } نمی‌تواند دو تا از پرونده‌های خروجی باشد
train-resumed = ادامه پس از دور { $round } از { $rounds }.
train-interrupted = پس از دور { $round } از { $rounds } قطع شد که در { $file } است: همین فرمان از آنجا ادامه می‌دهد

train-how-to-stop = Ctrl-C آن را نگه می‌دارد؛ همین فرمان ادامه می‌دهد.
train-line = دور { $round }، { $games } بازی، { $positions } وضعیت: زیان { $loss } نات، خطای اختلاف { $miss } درهم، { $speed } بازی/ث، { $left } مانده
train-line-wins = برد برابر greedy: { $wins }٪
train-column-round = دور
train-column-games = بازی‌ها
train-column-positions = وضعیت‌ها
train-column-loss = زیان، نات
train-column-miss = خطا، درهم
train-column-wins = برد، ٪
train-column-speed = بازی/ث
train-column-left = مانده

train-done = ارزش در { $file } است و روند یادگیری در { $curve }.
train-result = { $games } بازی، { $positions } وضعیت. زیان { $loss } نات، خطای اختلاف { $miss } درهم، برد برابر greedy { $wins }٪.

train-plot-loss = زیان، نات
train-plot-wins = برد برابر greedy، ٪ (بازه‌های ۹۵٪)
train-plot-games = بازی‌ها؛ بازی‌های greedy در خط‌چین پایان می‌یابد
train-plot-fair = هم‌زور greedy
