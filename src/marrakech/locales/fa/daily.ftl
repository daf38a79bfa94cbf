### The market of the day: everybody plays the same deal once.

daily-title = بازار امروز
daily-same = { $day }. تاس همه یکی است.
daily-against = { $day }. شما در برابر { $people }، با همان تاس‌هایی که همه دارند.
# On the first screen, and at the table
daily-home = بازار امروز
daily-minutes = { $minutes ->
    [one] حدود { $minutes } دقیقه
   *[other] حدود { $minutes } دقیقه
}
daily-play = بازی
daily-go-on = ادامه
daily-once = بار اول حساب می‌شود، و بار دومی نیست.
daily-name = نام شما
daily-points = امتیاز
daily-first-by = { $points ->
    [one] امتیاز، نفر اول
   *[other] امتیاز، نفر اول
} با { $margin } اختلاف
daily-placed = { $points ->
    [one] امتیاز
   *[other] امتیاز
}، نفر { $place ->
    [1] اول
    [2] دوم
    [3] سوم
   *[4] چهارم
} میز
daily-late = این بازی دیرتر از آن تمام شد که حساب شود.
daily-better = بهتر از { $percent } فروشنده از هر ۱۰۰ نفر
daily-alone = امروز شما نفر اول هستید
daily-so-far = { $games ->
    [one] تا اینجا { $games } بازی
   *[other] تا اینجا { $games } بازی
}
daily-games = { $games ->
    [one] { $games } بازی
   *[other] { $games } بازی
}
# Below a bar of the figure that tells how many have how many points
daily-you = شما
# The figure, for those who cannot see it
daily-spread = دیگران چند امتیاز دارند
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = بدون بخت: { $points }
daily-without-luck-wait = بخت دارد حساب می‌شود…
daily-throws = تاس‌های شما
daily-throws-hint = فقط پس از بازی دیده می‌شود
daily-throw = { $steps ->
    [one] { $steps }
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] هنوز فانوسی روشن نیست
    [one] { $days } روز پشت سر هم
   *[other] { $days } روز پشت سر هم
}
daily-best-streak = بهترین: { $days }
daily-lit = { $day }: بازی شد
daily-dark = { $day }: بازی نشد
daily-open = { $day }: هنوز باز است
daily-share-title = تعریف کنید و لو ندهید
daily-share-hint = طلایی بهترین فرش است، سبز فرشی خوب، قرمز اشتباه.
daily-share-nothing = هیچ خانه، تاس یا فرشی لو نمی‌رود.
daily-pattern = نوبت‌های شما: { $best } بهترین، { $good } خوب، { $mistakes ->
    [one] { $mistakes } اشتباه
   *[other] { $mistakes } اشتباه
}
daily-share = هم‌رسانی
daily-picture = تصویر
daily-look-again = نگاه دوباره
# First line of the text that is shared
daily-text = مراکش، { $day }
daily-text-points = { $points ->
    [one] { $points } امتیاز
   *[other] { $points } امتیاز
}
daily-next = { $hours ->
    [0] بازار بعدی تا یک ساعت دیگر باز می‌شود.
    [one] بازار بعدی { $hours } ساعت دیگر باز می‌شود.
   *[other] بازار بعدی { $hours } ساعت دیگر باز می‌شود.
}
daily-table = جدول روز
daily-table-points = بر پایهٔ امتیاز
daily-table-luckless = بدون بخت
daily-somebody = ناشناس
daily-me = شما
daily-rank = مقام
daily-who = چه کسی
daily-be-named = نام مرا به دیگران نشان بده
daily-yesterday = دیروز
daily-yesterday-came = مقام شما: { $rank } از { $games }، امتیاز: { $points }
daily-yesterday-missed = { $games ->
    [0] کسی اینجا نبود
    [one] { $games } بازی
   *[other] { $games } بازی
}
daily-yesterday-soon = نتیجه‌ها ساعت { $time } باز می‌شود.
daily-look = دیدن
daily-back = بازار امروز
daily-of = بازار { $day }
daily-best-line = بهترین بازی
daily-bot-line = { $bot } سر همین میز
daily-line-points = { $points ->
    [one] { $points } امتیاز
   *[other] { $points } امتیاز
}
daily-seed = برای همه یکسان بود؟
daily-seed-fits = بله: تاس‌ها از این عدد به دست می‌آید و اثر انگشتش روز پیش نشان داده شده بود.
daily-seed-fits-late = تاس‌ها از این عدد به دست می‌آید. روز پیش کسی اینجا نبود که اثر انگشتش نشان داده شود.
daily-seed-wrong = این عدد با اثر انگشتی که نشان داده شد جور نیست.
daily-seed-number = عدد
daily-seed-print = اثر انگشت آن
daily-tomorrow = اثر انگشت فردا
daily-tomorrow-hint = تاس‌های فردا از همین حالا به آن بسته است. عدد پشت آن یک روز بعد گفته می‌شود.
daily-two = هر کس دو مرورگر داشته باشد می‌تواند دو بار بازی کند. این بازی است، نه مسابقهٔ جایزه‌دار.
daily-archive = بازارهای گذشته
daily-archive-hint = هر روز گذشته را دوباره بازی کنید. امتیازی حساب نمی‌شود.
daily-archive-play = بازی دوباره
daily-archive-day = روز
daily-nobody = هنوز کسی آن را تمام نکرده است.
daily-to-table = جدول روز
## Pictures and links
daily-card = بازار { $day }
daily-card-look = همین دست را بازی کنید
