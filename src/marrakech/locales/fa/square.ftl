### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = سرور پاسخ نمی‌دهد
square-away-table = همین که اتصال برقرار شود، میز خودش باز می‌شود.
square-offline = اتصال برقرار نیست. این‌ها با این حال کار می‌کنند:
square-own-replays = بازی‌های تمام‌شدهٔ شما

## Quick match

square-quick = بازی سریع
square-quick-hint = با هر کس که منتظر است بازی کنید.
square-quick-seeking = { $number } نفر منتظر
square-quick-patience = چقدر منتظر آدم‌ها بمانیم تا ربات‌ها بیایند
square-quick-never = بدون ربات
square-quick-go = پیدا کردن بازی
square-quick-here = { $here } از { $players } نفر آمده‌اند
square-quick-left = ربات‌ها تا { $seconds } ثانیهٔ دیگر می‌آیند
square-quick-people = منتظر می‌مانید تا آدم‌های کافی بیایند.
square-quick-cancel = انصراف

## To watch

square-show = استادان بازی می‌کنند
square-show-hint = چهار ربات قوی بازی می‌کنند تا وقتی کسی تماشا کند.
square-results = تازه تمام‌شده
square-winner = برنده:
square-tea = آیه چای دم کرده است: پیش از همه بنشینید.
