### `marrakech play` and `marrakech serve`.

serve-play-help = بازی در مرورگر، روی همین دستگاه.
serve-play-host-help = چه کسی به آن می‌رسد: با 127.0.0.1 فقط همین دستگاه، با 0.0.0.0 همهٔ کسانی که در همین شبکه‌اند.
serve-play-port-help = درگاه؛ پیش‌فرض همیشه یکی است، یا اگر گرفته باشد هر درگاهی.
serve-play-browser-help = مرورگر باز شود یا نه.
serve-play-open = { -game } در { $url } باز است (Ctrl-C می‌بنددش)
serve-play-already = { -game } از پیش در { $url } باز است
serve-play-here-only = { -game } از پیش در { $url } باز است، فقط برای همین دستگاه. همان‌جا که باز شده با Ctrl-C ببندیدش و دوباره امتحان کنید.
serve-play-nobody = این دستگاه در هیچ شبکه‌ای نشانی ندارد: کس دیگری به آن نمی‌رسد.
serve-closed = بسته شد. همهٔ بازی‌ها نگه داشته شده است.

serve-help = میزبانی { -game } برای همه.
serve-ready = { -game } در { $url } آماده است
serve-public = دیگران در { $url } به آن می‌رسند
serve-host-help = نشانی برای گوش دادن؛ 0.0.0.0 یعنی همهٔ این دستگاه.
serve-port-help = درگاه؛ 0 یعنی هر درگاه آزاد.
serve-data-help = پوشه‌ای که بازی‌ها در آن نگه داشته می‌شود.
serve-key-file-help = پروندهٔ کلیدی که تاس‌های بازی‌های در جریان را پنهان نگه می‌دارد؛ پیش‌فرض در همان پوشه است.
serve-public-url-help = نشانی‌ای که مردم به آن می‌رسند، اگر پراکسی جلوی آن باشد.
serve-allow-origin-help = صفحهٔ دیگری که اجازهٔ گفت‌وگو با آن را دارد، مانند https://example.org؛ می‌تواند چند بار بیاید.
serve-trusted-proxy-help = نشانی یا شبکهٔ پراکسی‌هایی که X-Forwarded-For آن‌ها باور می‌شود؛ می‌تواند چند بار بیاید.
serve-log-help = شیوهٔ نوشتن لاگ در خروجی خطای استاندارد.
serve-expire-days-help = بازی‌های ناتمام، اگر این چند روز اتفاقی نیفتد، پاک می‌شوند.
serve-keep-days-help = بازی‌های تمام‌شده پس از این چند روز پاک می‌شوند؛ 0 نگهشان می‌دارد.
serve-going-days-help = بازی‌های کهنه پیش از پاک شدن نشان می‌خورند؛ وقتی سرور پس از آن این چند روز کار کرد، پاک می‌شوند.
serve-expire-many-help = پاک کردن بازی‌های کهنه حتی اگر بیش از یک‌سوم همه باشند، یا یک هفته کسی بازی نکرده باشد.
serve-empty-minutes-help = میزهای باز لابی، اگر این چند دقیقه کسی آنجا نباشد، پاک می‌شوند.
serve-away-seconds-help = کسی که میز را ترک کرده تا این چند ثانیه هنوز حاضر به شمار می‌آید.
serve-bot-threads-help = چند ربات هم‌زمان فکر کنند.
serve-actions-per-second-help = آنچه یک اتصال می‌تواند انجام دهد.
serve-requests-per-second-help = آنچه یک نشانی می‌تواند بخواهد.
serve-tables-per-minute-help = تعداد میزی که یک نشانی می‌تواند بچیند.
serve-waiting-per-address-help = از یک نشانی هم‌زمان چند میز می‌تواند در لابی منتظر باشد.
serve-connections-help = روی هم چند اتصال مجاز است.
serve-connections-per-address-help = از یک نشانی چند اتصال مجاز است.
serve-idle-seconds-help = میزی که در آن اتفاقی نمی‌افتد پس از این چند ثانیه از حافظه می‌رود؛ خودش برمی‌گردد.
serve-reports-help = بازیکنان بتوانند تخلف دیگران را به شما گزارش کنند: در لاگ و در «marrakech tables reports».
serve-deflate-help = فشرده کردن آنچه برای متصل‌ها فرستاده می‌شود: ارسال کمتر، محاسبهٔ بیشتر.
serve-no-url = { $url } نشانی صفحه نیست: مانند https://example.org بنویسید
serve-no-network = { $network } نه نشانی است و نه شبکه: مانند 10.0.0.1 یا 10.0.0.0/8 بنویسید
serve-no-port = گوش دادن روی { $host }، درگاه { $port } ممکن نیست: { $why }
serve-page-missing = صفحه ساخته نشده است. در یک کلون این فرمان آن را می‌سازد: MARRAKECH_PAGE=1 pip install '.[play]'
