### One's own page: the passport, one's games, and what was achieved in them.

me-title = گذرنامهٔ شما
me-lead = بازی‌های شما را یک‌جا نگه می‌دارد، بدون ثبت‌نام. پیش همین مرورگر است.
me-since = از { $when }
me-games = بازی‌های من
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } بازی، { $won } برد
   *[other] { $games } بازی، { $won } برد
}
me-none = گذرنامهٔ شما با نخستین بازی ساخته می‌شود. پیش از آن هم می‌توانید چهره‌ای انتخاب کنید.
me-name = نام
me-save = ذخیره
me-saved = ذخیره شد
me-offline = گذرنامهٔ شما همین‌جاست، ولی سرور در دسترس نیست: نام و بازی‌ها هر وقت بشود می‌آیند.

## The face

me-scarf = سرپوش
me-scarf-name = { $number ->
    [1] دستار
    [2] روسری
    [3] فینه
    [4] کلاه بافتنی
    [5] باشلق
   *[6] سربند
}
me-colour = رنگ
me-colour-name = { $number ->
    [1] قرمز
    [2] زعفرانی
    [3] آبی
    [4] سبزآبی
    [5] زیتونی
    [6] آلویی
    [7] کتانی
   *[8] سیاه
}
me-pattern = فرش پشت سرتان
me-pattern-name = { $number ->
    [1] زیگزاگ
    [2] لوزی
    [3] راه‌راه
    [4] ستاره
    [5] شطرنجی
    [6] موج
    [7] قاب
   *[8] آسمان شب
}

## Marks: what somebody has achieved

me-marks = نشان‌ها
me-marks-none = داستان‌های کوچکی که بازی می‌تواند از شما بگوید. هر نشان یک بار به دست می‌آید.
# Of all marks there are
me-marks-count = { $number } از { $all }
me-mark-open = هنوز نه
me-mark-game = بازی { $when }
me-mark-first = نخستین فرش فروخته شد
me-mark-first-hint = یک بازی را بردید.
me-mark-fatima = فاطمه سر فرود می‌آورد
me-mark-fatima-hint = جایی بردید که فاطمه بازی می‌کرد.
me-mark-four = چهار نفر سر میز
me-mark-four-hint = از سه نفر دیگر بردید.
me-mark-one = به مویی
me-mark-one-hint = تنها با یک امتیاز بردید.
me-mark-shared = چای دونفره
me-mark-shared-hint = مقام اول را با دیگری شریک شدید.
me-mark-spared = حتی یک درهم
me-mark-spared-hint = در تمام بازی به کسی چیزی نپرداختید.
me-mark-purse = کیسهٔ کم‌وبیش خالی
me-mark-purse-hint = زمانی دو درهم یا کمتر داشتید، و بردید.
me-mark-peace = همه می‌مانند
me-mark-peace-hint = از دو نفر یا بیشتر بردید و کسی حذف نشد.
me-mark-late = از ته صف
me-mark-late-hint = با سه فرش مانده آخر بودید، و بردید.
me-mark-last = آخرین فرش
me-mark-last-hint = آخرین فرش بازی شما را برنده کرد.
me-mark-carpet = کوچهٔ فرش
me-mark-carpet-hint = دوازده خانه به رنگ شما به هم پیوست.
me-mark-toll = کاروان می‌پردازد
me-mark-toll-hint = یک‌جا ده درهم گرفتید.

## Another device

me-carry = روی دستگاهی دیگر
me-carry-hint = گذرنامه‌تان را روی گوشی یا در خانه باز کنید: همین بازی‌ها آنجا هم هست.
me-carry-show = نمایش پیوند
me-carry-warning = هر کس این پیوند را داشته باشد خودِ شماست. به کسی نشانش ندهید و فقط برای خودتان بفرستید.
me-carry-lost = گذرنامهٔ گم‌شده را کسی نمی‌تواند برگرداند، چون فقط مرورگرهای شما آن را دارند. دستگاه دوم نگهش می‌دارد.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] صندلی شما در { $number } بازی ناتمام هم همراهش می‌آید.
   *[other] صندلی‌های شما در { $number } بازی ناتمام هم همراهش می‌آید.
}
me-take = گذرنامه از دستگاهی دیگر
me-take-hint = این پیوند گذرنامه‌ای همراه دارد. می‌خواهید اینجا از آن استفاده کنید؟
me-take-yes = استفاده در اینجا
me-take-both = استفاده، همراه با بازی‌های من
me-take-both-hint = بازی‌ها، نشان‌ها و روزهای این مرورگر به آن می‌رود. از هر دو ریتینگ، آن که از بازی‌های بیشتری است می‌ماند.
me-take-only = استفاده، بدون آنچه اینجاست
me-take-only-hint = آن‌وقت گذرنامهٔ این مرورگر از دست می‌رود، مگر دستگاه دیگری آن را داشته باشد.
me-take-no = همین که هستم
me-taken = خوش برگشتید، { $name }!
me-take-gone = این گذرنامه اینجا شناخته نیست. شاید حذف شده باشد.

## One's data

me-data = داده‌های شما
me-data-hint = گذرنامه یعنی یک نام، یک چهره و فهرستی از بازی‌ها. نه ایمیل، نه گذرواژه، نه هیچ چیز دیگر.
me-export = ذخیرهٔ همهٔ داده‌هایم
me-records = ذخیرهٔ همهٔ بازی‌ها
me-delete = حذف گذرنامه‌ام
me-delete-hint = نام شما از همهٔ بازی‌های اینجا، تمام‌شده و ناتمام، برداشته می‌شود. خود بازی‌ها می‌مانند، چون دیگران هم در آن‌ها بوده‌اند. آنچه دیگران ذخیره یا چاپ کرده‌اند برگشتنی نیست.
me-delete-sure = گذرنامه و نامتان با هم حذف شود؟
me-delete-sure-hint = این کار برگشت ندارد. بازی‌های ناتمام را می‌توان در همین مرورگر بدون نام شما ادامه داد.
me-delete-yes = بله، حذف شود
me-delete-no = بماند
me-deleted = گذرنامهٔ شما حذف شد.

## The list of one's games

me-running = در جریان
me-finished = تمام‌شده
me-filter = کدام بازی‌ها
me-search = حریف
me-players = بازیکنان
me-players-any = هر چند نفر
me-result = نتیجه
me-result-any = برد یا باخت
me-result-won = برد
me-result-lost = باخت
me-company = در برابر
me-company-any = هر کس
me-company-people = آدم‌ها
me-company-bots = شخصیت‌ها
me-company-both = هر دو
me-state = وضعیت
me-state-any = در جریان یا تمام‌شده
me-nothing = چنین بازی‌ای نیست.
me-place = { $place ->
    [1] برد
    [2] دوم
    [3] سوم
   *[4] چهارم
}
me-same-screen = دور یک نمایشگر
me-accuracy = دقت { $share }٪
# By how many points a rating has changed; the sign stands in the number
me-rating = ریتینگ { $change }
me-replay = بازپخش
me-time-left = { $time } مانده
me-more = بازی‌های بیشتر
# Tables at which only this browser has a seat
me-here = فقط در این مرورگر
me-reading = گرفتن بازی‌ها…
