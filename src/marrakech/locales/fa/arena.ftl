### `marrakech arena`. The names of bots and options stay as they are.

arena-help = ربات‌ها را به جان هم می‌اندازد و می‌گوید هر کدام چقدر قوی است.
arena-specs-help = ربات‌ها، مانند random یا greedy یا bestfirst:ms=50.
arena-players-help = چند نفر سر میز می‌نشینند: ۲ نفر، مگر قوانین چیز دیگری بگویند. اگر ربات کمتر باشد، آخری صندلی‌های خالی را می‌گیرد. اگر بیشتر باشد، همهٔ گروه‌ها بازی می‌کنند.
arena-games-help = تعداد بازی‌ها، که رو به بالا به دست‌های کامل گرد می‌شود. همهٔ بازی‌های یک دست، تاس‌ها و دسته‌های یکسان دارند.
arena-seats-help = هر دست از هر صندلی یک بار بازی شود یا با همهٔ ترتیب‌ها: با سه نفر و بیشتر مهم است چه کسی پشت سر چه کسی بنشیند.
arena-edition-help = یک نسخه مانند korean، یا مجموعه‌ای از قوانین مانند international/2,dirhams=20.
arena-variant-help = عضام به‌جای آغاز، در پایان نوبت چرخانده شود.
arena-seed-help = سرچشمهٔ همهٔ شانس‌ها: دانهٔ یکسان، بازی‌های یکسان می‌دهد.
arena-jobs-help = چند بازی هم‌زمان انجام شود؛ پیش‌فرض به تعداد هسته‌هاست.
arena-limit-help = ثانیه برای هر تصمیم، برای ربات‌هایی که به ساعت نگاه می‌کنند.
arena-adjusted-help = آیا سهم بخت برای هر بازیکن سنجیده شود تا نتیجه‌ها بدون آن هم نشان داده شوند: آنگاه بازی‌های کمتری کافی است. به‌طور پیش‌فرض بله، مگر همهٔ ربات‌ها بسیار سریع باشند.
arena-until-help = توقف هنگامی که سهم برد هر ربات با این چند واحد درصد دقت معلوم شود.
arena-resume-help = وضعیت در این پرونده نگه داشته شود و اگر پرونده هست، کار از همان‌جا ادامه یابد.
arena-parquet-help = برای هر بازی و هر صندلی یک سطر در این پروندهٔ Parquet نوشته شود.
arena-records-help = همهٔ بازی‌ها به‌صورت متن در این پرونده نوشته شود. زمان بیشتری می‌برد.
arena-plot-help = نتیجه‌ها در این پرونده رسم شود، .png یا .svg.
arena-ray-help = بازی روی خوشهٔ Ray در این نشانی؛ «local» خوشه‌ای همین‌جا راه می‌اندازد.

arena-players-differ = { $rules } برای { $given } بازیکن است، نه { $wanted }
arena-bad-until = پهنای بازه، عددی از واحد درصد و بزرگ‌تر از ۰ است، نه { $number }
arena-bad-limit = محدودیت زمان، تعدادی ثانیهٔ بزرگ‌تر از ۰ است، نه { $number }
arena-no-deal = هیچ دستی تا پایان بازی نشده، پس هنوز چیزی برای گفتن نیست

arena-playing = بازی‌ها
arena-speed = { $speed } بازی/ث
arena-left = { $time } مانده

arena-title = { $games } بازی با قوانین { $rules }، دانهٔ { $seed }
arena-deals = { $deals } دست، هر دست { $each } بازی. در پرانتز: بازه‌های ۹۵٪؛ ms: برای هر انتخاب.
arena-without-luck = بدون بخت: آنچه بخت به هر کس داده کم شده است.
arena-column-bot = ربات
arena-column-games = بازی‌ها
arena-column-share = برد، ٪
arena-column-margin = اختلاف
arena-column-adjusted-share = بدون بخت
arena-column-adjusted-margin = بدون بخت
arena-column-time = ms
arena-column-forfeits = باخت فنی
arena-column-rating = ریتینگ
arena-cross-title = سهم بازی‌هایی که جلوتر از این‌ها تمام کرد، ٪
arena-no-ratings = بدون ریتینگ: { $why }
arena-fixed = ثابت
arena-forfeit = بازی { $game }: ربات { $bot } روی صندلی { $seat } باخت فنی گرفت. { $why } در { $position }
arena-more-forfeits = و { $number } باخت فنی دیگر.
arena-resumed = { $games } بازی از پیش انجام شده بود.
arena-plot-shares = سهم برد، ٪
arena-plot-margins = اختلاف، به امتیاز؛ خط، میانگین است
