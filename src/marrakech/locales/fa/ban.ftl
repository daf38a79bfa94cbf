### `marrakech ban`: whom a host keeps out.

ban-help = مسدود کردن موقت نام‌ها و نشانی‌ها، چه سرور در حال اجرا باشد چه نباشد.
ban-name-help = مسدود کردن یک نام: هیچ‌کس نمی‌تواند آن را داشته باشد.
ban-name-name-help = نام؛ بزرگی و کوچکی حروف، فاصله‌ها و شکل حروف مهم نیست.
ban-address-help = مسدود کردن یک نشانی یا شبکه: از آنجا نه می‌توان بازی کرد و نه تماشا.
ban-address-address-help = مانند 203.0.113.9، 203.0.113.0/24 یا 2001:db8::/48. در IPv6 دست‌کم یک /64 مسدود می‌شود.
ban-list-help = فهرست مسدودها.
ban-lift-help = برداشتن مسدودی.
ban-for-help = مدت، به دقیقه، ساعت، روز یا هفته: 90m، 2h، 1d، 4w.
ban-why-help = دلیل؛ به کسی که با نشانی مسدود شده گفته می‌شود.
ban-number-help = شماره‌ای که در فهرست آمده است.
ban-column-number = شماره
ban-column-kind = نوع
ban-column-what = مسدود
ban-column-since = از
ban-column-until = تا
ban-column-why = دلیل
ban-kind = { $kind ->
    [name] نام
   *[address] نشانی
}
ban-done = { $what } تا { $until } مسدود شد. سرور تا دو ثانیهٔ دیگر باخبر می‌شود.
ban-counted = { $number ->
    [0] هیچ‌کس مسدود نیست.
   *[other] { $number } مورد مسدود است.
}
ban-lifted = مسدودی { $number } مورد برداشته شد.
ban-no-name = نام باید دست‌کم یک حرف نمایش‌دادنی داشته باشد
ban-no-time = «{ $time }» مدتی تا ده سال نیست: مانند 90m، 2h، 1d یا 4w بنویسید
ban-no-such = مسدودی با شمارهٔ { $number } نداریم
