### `marrakech database`, for hosts.

database-help = رسیدگی به آنچه سرور ذخیره کرده است.
database-backup-help = نسخه‌برداری از همهٔ میزها، چه سرور در حال اجرا باشد چه نباشد، و بررسی آن نسخه.
database-copy-help = پرونده‌ای که نوشته می‌شود؛ نباید از پیش باشد.
database-copying = در حال نسخه‌برداری
database-copied = همهٔ میزها، آن‌گونه که در آغاز نسخه‌برداری بودند، در { $file } است. کلید در آن نیست: نسخه‌ای از { $key } را جای دیگری نگه دارید.
database-check-help = بررسی همهٔ آنچه ذخیره شده است.
database-check-file-help = نسخه‌ای که به‌جای داده‌های سرور بررسی شود.
database-sound = { $file } سالم است.
database-fault = میز { $table }…: { $why }
database-faults = { $number } میز آسیب دیده است؛ بقیه همه سالم‌اند.
database-restore-help = جایگزین کردن یک نسخه به‌جای آنچه ذخیره شده است. سرور باید متوقف باشد.
database-restore-file-help = نسخه.
database-restored = بازیابی شد.
database-restored-kept = بازیابی شد. آنچه پیش از آن بود در { $file } است.
database-downgrade-help = برگشتن به قالب نسخهٔ قدیمی‌تری از این برنامه. سرور باید متوقف باشد.
database-form-help = قالب، مانند { $example }.
database-downgraded = قالب { $file } اکنون { $form } است. اگر این نسخهٔ برنامه دوباره اجرا شود، آن را برمی‌گرداند.
