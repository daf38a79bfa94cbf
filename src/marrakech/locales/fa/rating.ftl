# Ratings and the ladder

rating-title = رده‌بندی
rating-lead = هر کس روی این سرور چه‌قدر خوب بازی می‌کند. آدم‌های بازار هم میان شما هستند، با همان قدرتی که سنجیده شده است.
rating-pool = { $pool ->
    [pair] دونفره
    [three] سه‌نفره
    [four] چهارنفره
   *[variant] چرخاندن در پایان
}
rating-pools = کدام بازی‌ها
rating-games = { $number ->
    [one] { $number } بازی
   *[other] { $number } بازی
}
rating-you = شما
rating-you-none = هنوز اینجا ریتینگ ندارید. یک بازی ریتینگی بکنید: کلیدش جایی است که میز چیده می‌شود.
rating-you-few = پس از { $least } بازی، وقتی ریتینگتان به‌قدر کافی مطمئن باشد، در رده‌بندی می‌آیید.
rating-you-hidden = در رده‌بندی نشان داده نمی‌شوید.
rating-hide = ترک رده‌بندی
rating-show = بودن در رده‌بندی
rating-nobody = هنوز کسی در این رده‌بندی نیست. پس از { $least } بازی ریتینگی نام شما می‌آید.
rating-nameless = ناشناس
rating-off = مدیر این سرور رده‌بندی نشان نمی‌دهد.
rating-value = { $rating } ± { $off }
rating-change = { $before } ← { $after } ± { $off }
rating-means = قدرت واقعی در ۹۵ مورد از ۱۰۰ در بازهٔ ± است. ۴۰۰ بیشتر یعنی ده برابر برد.
rating-curve = ریتینگ شما، بازی به بازی، از { $first } تا { $last }
rating-new = ریتینگی
rating-new-hint = نتیجه در ریتینگ شما حساب می‌شود: بدون راهنمایی، بدون پس گرفتن. هر کس برود می‌بازد.
rating-table = این بازی ریتینگی است. هر کس برود می‌بازد.
rating-here = ریتینگ‌ها
rating-counting = ریتینگ‌ها دارد حساب می‌شود.
rating-why-anonymous = بدون ریتینگ: کسی اینجا بدون گذرنامه بازی می‌کند.
rating-why-same-player = بدون ریتینگ: دو صندلی مال یک نفر است.
rating-why-helped = بدون ریتینگ: به کسی کمک شده است.
rating-why-closed = بدون ریتینگ: مدیر سرور میز را بسته است.
rating-why-bot = بدون ریتینگ: قدرت رباتی که اینجا بازی می‌کند سنجیده نشده است.
rating-match = ریتینگی
rating-match-either = فرقی نمی‌کند
rating-match-yes = ریتینگی
rating-match-no = بدون ریتینگ
rating-near = چه‌قدر قوی
rating-near-any = هر کس
rating-near-close = مثل من
