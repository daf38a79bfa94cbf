### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }، بازی رومیزی فرش‌فروشان و عضام و درهم‌ها.
cli-lang-help = زبان آنچه چاپ می‌شود، با کدی مانند en.
cli-version-help = نمایش شمارهٔ نسخه.
cli-panel-arguments = آرگومان‌ها
cli-panel-options = گزینه‌ها
cli-panel-commands = فرمان‌ها
cli-default = پیش‌فرض: { $value }
cli-required = لازم
cli-usage = روش استفاده:
cli-try-help = اطلاعات بیشتر: { $command }
cli-no-such-option = گزینهٔ { $option } نداریم
cli-no-such-command = فرمان { $command } نداریم؛ فرمان‌های موجود: { $known }
cli-missing = چیزی کم است: { $what }
cli-bad-value = این مقدار برای { $what } نمی‌شود؛ ممکن: { $allowed }
cli-too-much = این زیادی است: { $extra }
cli-help-help = نمایش این راهنما.
cli-install-completion-help = کامل کردن فرمان‌ها به دست پوسته.
cli-show-completion-help = نمایش آنچه پوسته برای آن لازم دارد.
cli-json-help = خروجی JSON، برای برنامه‌ها.
cli-error = خطا: { $why }
cli-file = خواندن { $file } ممکن نیست: { $why }
cli-cannot-write = نوشتن { $file } ممکن نیست: { $why }
cli-no-text = { $file } پروندهٔ متنی نیست (UTF-8)
cli-unknown-language = زبان { $language } نداریم؛ زبان‌های موجود: { $known }
cli-interrupted = کار قطع شد؛ این چیزی است که تا آن لحظه بود
cli-uncompiled = هستهٔ کامپایل‌شده نیست؛ همان قوانین چندین برابر کندتر اجرا می‌شود.
