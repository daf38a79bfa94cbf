### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = صفحه
page-home = صفحهٔ اصلی
page-close = بستن
page-loading = یک لحظه…
page-try-again = تلاش دوباره
page-lost-title = اینجا چیزی نیست
page-lost = در این نشانی صفحه‌ای نیست.
page-gone-title = این میز دیگر نیست
page-gone = یا جمع شده است، یا پیوند کامل نیست.

## What goes wrong

page-problem-unreachable = سرور پاسخ نمی‌دهد. اتصال برقرار است؟
page-problem-failed = سرور نتوانست این کار را بکند. لطفاً دوباره امتحان کنید.
page-problem-unknown = نشد ({ $reason }).
page-connection-lost = اتصال قطع شد. تلاش دوباره…
page-connection-back = اتصال برقرار شد.

## The start

page-home-title = فرش‌فروشان { -game }
page-home-lead = عضام را در بازار راه ببرید، فرش‌هایتان را سر راهش پهن کنید و بگذارید دیگران پول بدهند. دو تا چهار بازیکن، بیست دقیقه.
page-your-name = نام شما
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] نام از این درازتر نمی‌شود: حداکثر { $most } نویسه.
   *[other] جا برای { $number } نویسهٔ دیگر هست.
}
# When more was written, or pasted, than fits
page-name-cut = نام حداکثر { $most } نویسه دارد. بقیه‌اش کنار گذاشته شد.
page-more-ways = راه‌های دیگر بازی
page-mode-here = دور یک نمایشگر
page-mode-link = با دوستان، با فرستادن پیوند
page-mode-new = چیدن میز
page-mode-learn = یادگیری بازی
page-mode-rules = قوانین
page-mode-lobby = لابی
page-mode-replay = بازپخش یک بازی
page-my-tables = میزهای شما
page-forget-table = فراموش کردن میز { $when }
page-level-rating = ریتینگ { $rating }

## Setting up

page-new-title = چیدن میز
page-new-players = بازیکنان
page-players = { $number } بازیکن
page-seat = صندلی { $number }
page-seat-who = چه کسی اینجا می‌نشیند؟
page-seat-name = نام
page-seat-level = سطح
page-seat-colour = رنگ
page-seat-second-colour = رنگ دوم
page-seat-open = صندلی خالی
page-sitter-me = من
page-sitter-here = کسی پای همین نمایشگر
page-sitter-link = یک دوست، با پیوندی که می‌فرستید
page-sitter-bot = ربات
page-sitter-link-hint = میز که آماده شد، پیوندی برای فرستادن می‌گیرید.
# The bots by their first names: no two at a table have the same one
page-bot-porter = حسن
page-bot-porter-2 = مصطفی
page-bot-porter-3 = ابراهیم
page-bot-porter-4 = العربی
page-bot-apprentice = سلما
page-bot-apprentice-2 = نادیا
page-bot-apprentice-3 = زینب
page-bot-apprentice-4 = کریم
page-bot-peddler = ادریس
page-bot-peddler-2 = عمر
page-bot-peddler-3 = جمیله
page-bot-peddler-4 = انور
page-bot-merchant = فاطمه
page-bot-merchant-2 = رشید
page-bot-merchant-3 = خدیجه
page-bot-merchant-4 = ملیکه
page-bot-master = یوسف
page-bot-master-2 = عایشه
page-bot-master-3 = مهدی
page-bot-master-4 = حمزه
page-bot-storyteller = صفیه
page-bot-pourer = آیه
page-bot-grandmother = زهره
page-bot-mason = طارق
page-bot-weaver = نور
page-bot-drummer = بلال
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
})
page-new-first = چه کسی شروع می‌کند؟
page-first-lot = تاس تصمیم می‌گیرد
page-first-seat = صندلی { $number }
page-new-rules = قوانین
page-new-edition = دفترچهٔ قوانین
page-edition-standard = قوانین استاندارد.
page-new-options = تک‌تک قوانین
page-options-changed = بعضی قوانین با دفترچه فرق دارند.
page-options-reset = مانند دفترچه
page-option-elimination = کسی که نتواند بپردازد
page-option-elimination-yes = حذف می‌شود
page-option-elimination-yes-hint = هرچه دارد می‌دهد و از بازی بیرون می‌رود؛ فرش‌ها می‌مانند و مال کسی نیستند.
page-option-elimination-no = ادامه می‌دهد
page-option-elimination-no-hint = هرچه دارد می‌دهد و به بازی ادامه می‌دهد: کسی حذف نمی‌شود.
page-option-cover = پوشاندن فرش‌ها
page-option-cover-opponents = فرش دیگران در امان است
page-option-cover-opponents-hint = یک فرش نباید هر دو نیمهٔ فرش بازیکن دیگر را با هم بپوشاند؛ فرش خودی را می‌تواند.
page-option-cover-any = همهٔ فرش‌ها در امان‌اند
page-option-cover-any-hint = یک فرش نباید هر دو نیمهٔ هیچ فرشی را با هم بپوشاند، حتی فرش خودی را.
page-option-cover-colours = دو رنگ متفاوت
page-option-cover-colours-hint = دو نیمهٔ زیر فرش تازه نباید هم‌رنگ باشند، هر جا که ممکن باشد.
page-option-variant = چرخاندن عضام
page-option-variant-none = پیش از تاس
page-option-variant-none-hint = صاحب نوبت راه را انتخاب می‌کند و بعد تاس می‌اندازد.
page-option-variant-turn-at-end = در پایان نوبت
page-option-variant-turn-at-end-hint = پس از پهن کردن فرش، عضام به چپ یا راست چرخانده می‌شود: بازیکن بعدی باید همان سو برود.
page-option-variant-turn-at-end-optional = در پایان، به دلخواه
page-option-variant-turn-at-end-optional-hint = پس از پهن کردن فرش می‌توان عضام را به چپ یا راست چرخاند یا نچرخاند: بازیکن بعدی باید همان سو برود.
page-option-two-player = دو بازیکن
page-option-two-player-two-colours = هر کدام دو رنگ
page-option-two-player-two-colours-hint = هر کس دو رنگ دارد، از هر رنگ ۱۲ فرش، همه در یک دسته.
page-option-two-player-one-colour = هر کدام یک رنگ
page-option-two-player-one-colour-hint = هر کس ۱۵ فرش از یک رنگ دارد.
page-option-pile = دسته‌ها
page-option-pile-shuffled = بُرخورده
page-option-pile-shuffled-hint = از هر دسته فقط فرش بعدی معلوم است.
page-option-pile-alternating = رنگ‌ها یکی‌درمیان
page-option-pile-alternating-hint = دو رنگ یکی‌درمیان می‌آیند.
page-option-area = ناحیهٔ پرداخت
page-option-area-colour = بر پایهٔ رنگ
page-option-area-colour-hint = دو رنگ یک بازیکن دو ناحیه‌اند.
page-option-area-owner = بر پایهٔ صاحب فرش
page-option-area-owner-hint = هر دو رنگ یک بازیکن یک ناحیه می‌سازند: برای همهٔ خانه‌های به‌هم‌پیوسته پرداخت می‌شود.
page-option-tiebreak = امتیاز برابر
page-option-tiebreak-dirhams = درهم بیشتر می‌برد
page-option-tiebreak-dirhams-hint = هر کس درهم بیشتری دارد جلوتر است.
page-option-tiebreak-rugs = خانهٔ بیشتر می‌برد
page-option-tiebreak-rugs-hint = هر کس فرش‌هایش روی خانه‌های بیشتری دیده می‌شود جلوتر است.
page-option-tiebreak-none = مقام مشترک
page-option-tiebreak-none-hint = معیار دیگری در کار نیست.
page-option-heading = عضام در آغاز رو به
page-option-heading-S = پایین
page-option-heading-S-hint = آن‌گونه که صفحه را معمولاً می‌گذارند.
page-option-heading-N = بالا
page-option-heading-N-hint = صفحه از همه طرف یکسان نیست.
page-option-heading-E = راست
page-option-heading-E-hint = صفحه از همه طرف یکسان نیست.
page-option-heading-W = چپ
page-option-heading-W-hint = صفحه از همه طرف یکسان نیست.
page-option-dirhams = درهم در آغاز
page-option-dirhams-hint = در همهٔ دفترچه‌ها ۳۰. کمتر باشد خطرناک می‌شود.
page-option-rugs = فرش هر نفر
page-option-rugs-hint = هر کس چند نوبت دارد.
page-new-table = میز
page-clock = ساعت
page-clock-none = بدون ساعت
page-clock-none-hint = هر کس هرچقدر بخواهد می‌تواند فکر کند.
page-clock-move = برای هر نوبت
page-clock-total = برای کل بازی
page-clock-time = زمان
page-clock-increment = افزایش در هر نوبت
page-clock-out = وقتی زمان تمام شود
page-clock-out-bot = رباتی آن نوبت را بازی می‌کند
page-clock-out-out = بازیکن بی‌درنگ حذف می‌شود
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = ساعت: { $number } ثانیه برای هر نوبت.
page-clock-tells-move-minutes = ساعت: { $number } دقیقه برای هر نوبت.
page-clock-tells-total = { $increment ->
    [0] ساعت: { $number } ثانیه برای کل بازی.
   *[other] ساعت: { $number } ثانیه + { $increment } ثانیه برای هر نوبت.
}
page-clock-tells-total-minutes = { $increment ->
    [0] ساعت: { $number } دقیقه برای کل بازی.
   *[other] ساعت: { $number } دقیقه + { $increment } ثانیه برای هر نوبت.
}
page-clock-means-bot = وقتی زمان کسی تمام شود، رباتی آن نوبت را بازی می‌کند؛ بار سوم، آن بازیکن از بازی حذف می‌شود.
page-clock-means-out = وقتی زمان کسی تمام شود، آن بازیکن از بازی حذف می‌شود.
page-seconds = { $number } ثانیه
page-minutes = { $number } دقیقه
page-new-listed = نمایش در لابی
page-new-listed-hint = هر کسی می‌تواند تماشا کند و صندلی خالی را بگیرد. وگرنه فقط آن‌ها که پیوند را دارند.
page-new-take-back = نوبت‌ها را می‌شود پس گرفت
page-new-practice-hint = تا وقتی همهٔ آدم‌ها پای همین نمایشگر باشند. در این صورت تاس از نو انداخته می‌شود و نتیجه می‌گوید که بازی تمرینی بوده است. وگرنه پس از انداختن تاس چیزی پس گرفته نمی‌شود.
page-new-begin = شروع
page-new-invite = چیدن میز و گرفتن پیوند
page-new-watch = تماشای ربات‌ها

## The lobby

page-lobby = لابی
page-lobby-open = میزهای باز
page-lobby-none-open = فعلاً کسی منتظر نیست.
page-lobby-new = باز کردن میز
page-lobby-running = بازی‌های در جریان
page-lobby-watch-bots = تماشای بازی ربات‌ها
page-join = پیوستن
page-watch = تماشا
page-look = سر زدن
page-listing-deserted = فعلاً کسی آنجا نیست
page-listing-rules = { $known ->
    [yes] قوانین: { $edition }
   *[no] قوانین خانگی
}{ $variant ->
    [yes] ، چرخاندن در پایان
   *[no] {""}
}.
page-listing-turn = نوبت { $turn }، { $left } مانده.

## Waiting for others

page-waiting-title = در انتظار بازیکنان
page-waiting-seats = { $number ->
    [0] همهٔ صندلی‌ها گرفته شده
   *[other] { $number } صندلی خالی است
}
page-waiting-link = پیوند برای دوستانتان
page-waiting-link-hint = هر کس بازش کند می‌تواند بنشیند، یا اگر جا نباشد تماشا کند.
page-link-network = برای همهٔ کسانی که در همین شبکه‌اند کار می‌کند، مثلاً همین Wi-Fi.
page-link-address = نشانی
page-qr = پیوند به شکل کد QR: { $link }
page-qr-hint = یا این کد را با دوربین گوشی اسکن کنید.
page-here-only = این پیوند فقط روی همین دستگاه کار می‌کند.
page-here-only-new = فعلاً فقط همین دستگاه به بازی دسترسی دارد: پیوند جای دیگری به کار نمی‌آید.
page-here-only-command = برای اینکه همهٔ کسانی که در همین شبکه‌اند بتوانند بپیوندند، بازی را در ترمینال با Ctrl-C ببندید و با این فرمان اجرا کنید. همهٔ میزها می‌مانند.
page-here-only-host = کسی که این سرور را اداره می‌کند می‌تواند آن را برای دیگران باز کند.
page-copy-command = کپی فرمان
page-copied-here = کپی شد. این پیوند فقط روی همین دستگاه کار می‌کند.
page-copy-link = کپی پیوند
page-share = اشتراک‌گذاری…
page-copied = کپی شد.
page-not-copied = مرورگر اجازهٔ کپی نمی‌دهد: { $link }
page-start-bots = یا همین حالا شروع کنید
page-start-bots-hint = ربات‌ها صندلی‌های خالی را می‌گیرند.
page-start-now = شروع با ربات‌ها
page-waiting-listed = تا وقتی کسی اینجا باشد، این میز در لابی دیده می‌شود. چند دقیقه پس از رفتن همه، برچیده می‌شود.
page-deserted-listed = فعلاً کسی سر این میز نیست. همین که کسی برگردد می‌توانید بنشینید.
page-deserted-friends = فعلاً کسی سر این میز نیست. می‌توانید بنشینید و منتظر دیگران بمانید.
page-close-table = بستن میز
page-close-table-hint = میز جمع می‌شود و پیوندش دیگر به جایی نمی‌رسد.
page-close-table-yes = بله، بسته شود
page-close-table-no = بماند
page-closed-title = این میز بسته شده است
page-closed = { $player } پیش از آغاز بازی آن را بست.
page-closed-host = مدیر سرور این میز را بسته است.
page-closed-host-game = بازی بدون نتیجه تمام می‌شود.
# What whoever runs the server has written about it
page-host-says = مدیر سرور می‌گوید: { $why }
page-banned-title = نمی‌توانید وارد اینجا شوید
page-join-title = جایی برای شما هست
page-join-seat = رنگ
page-join-any = هر کدام
page-sit-down = نشستن

## At the table

page-table-title = بازار
page-players-list = بازیکنان
page-panel = کاری که باید بکنید
page-board = بازار: هفت ستون از a تا g، هفت ردیف از 1 تا 7
page-square-bare = { $square }: خالی
page-square-rug = { $square }: فرش { $colour ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
} مال { $player }
page-square-neutral = { $square }: فرش { $colour ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
} که مال کسی نیست
page-square-assam = { $rug }. عضام اینجا ایستاده، رو به { $heading ->
    [N] بالا
    [E] راست
    [S] پایین
   *[W] چپ
}
page-badge-you = شما
page-badge-bot = ربات
page-badge-away = غایب
page-badge-out = حذف‌شده
page-rugs-left = { $number } فرش مانده
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
}: { $number } فرش مانده
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] بعدی قرمز است
    [yellow] بعدی زرد است
    [blue] بعدی آبی است
   *[purple] بعدی بنفش است
}: { $number } فرش مانده
# On the pile from which the next rug comes: very short
page-badge-next = بعدی
page-worth = { $dirhams } درهم، فرش روی { $squares } خانه
page-points = { $number } امتیاز
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] نفر بعدی به کدام سو برود؟
       *[no] { $player }: نفر بعدی به کدام سو برود؟
    }
   *[no] { $alone ->
        [yes] نوبت شماست: عضام به کدام سو برود؟
       *[no] { $player }: عضام به کدام سو برود؟
    }
}
page-prompt-roll = { $alone ->
    [yes] نوبت شماست: تاس بیندازید.
   *[no] { $player }: تاس بیندازید.
}
page-prompt-lay = { $alone ->
    [yes] فرشتان را کنار عضام پهن کنید.
   *[no] { $player }: فرشی کنار عضام پهن کنید.
}
page-prompt-wait = { $player } فکر می‌کند…
page-prompt-away = در انتظار { $player } که غایب است
page-prompt-watch = { $player } بازی می‌کند
page-ways = کدام سو
page-way-F = مستقیم
page-expect = میانگین { $costs }
page-throw = انداختن تاس
page-turn-assam = چرخاندن عضام
page-lay = پهن کردن فرش
page-lay-hint = خانه‌ای کنار عضام را لمس کنید، یا انگشت را روی دو خانه بکشید.
page-lay-ready = برای پهن کردن، دوباره لمسش کنید؛ یا جای دیگری را لمس کنید.
page-lay-on = پهن کردن روی { $near } و { $far }
page-skip = رد کردن
page-undo = برگرداندن
page-take-back = پس گرفتن
page-come-back = ادامهٔ بازی با نام { $player }
page-away-offer = بیشتر صبر می‌کنید یا تا برگشتن { $player } رباتی بازی کند؟
page-away-wait = صبر کردن
page-away-bot = ربات بازی کند

## Time that runs out

page-time-left = زمان مانده: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = ساعت تا برگشتن این بازیکن صبر می‌کند.
page-time-short = { $means ->
    [bot] { $number } ثانیه مانده است؛ سپس رباتی این نوبت را بازی می‌کند.
   *[out] { $number } ثانیه مانده است؛ سپس از بازی حذف می‌شوید.
}
page-time-last = { $number } ثانیه مانده است!
page-time-over-1 = زمان شما تمام شد، پس رباتی این نوبت را به‌جای شما بازی می‌کند. در نوبت بعدی باز خودتان تصمیم می‌گیرید. اگر دو بار دیگر پیش بیاید، از بازی حذف می‌شوید.
page-time-over-2 = زمان شما برای بار دوم تمام شد، پس رباتی این نوبت را به‌جای شما بازی می‌کند. در نوبت بعدی باز خودتان تصمیم می‌گیرید. اگر یک بار دیگر پیش بیاید، از بازی حذف می‌شوید.
page-time-over-out = زمان شما تمام شد و از بازی حذف شدید. رباتی با فرش‌های شما ادامه می‌دهد. می‌توانید پایان بازی را تماشا کنید یا جای دیگری بازی کنید.

## Who watches

page-watching = { $number ->
    [0] کس دیگری تماشا نمی‌کند.
   *[other] { $number } نفر تماشا می‌کنند.
}

## What happened, besides the game

page-log = آنچه گذشت
page-log-sat = { $player } سر میز می‌نشیند.
page-log-began = بازی آغاز می‌شود. نفر اول: { $player }.
page-log-took-back = { $player } نوبتش را پس می‌گیرد.
page-log-redrawn = { $player } نوبتش را پس می‌گیرد. تاس از نو انداخته می‌شود.
page-log-said = { $player }: «{ $phrase }»
page-log-timed-out = { $times ->
    [1] زمان { $player } تمام شد: رباتی این نوبت را بازی می‌کند.
   *[other] زمان { $player } برای بار دوم تمام شد: رباتی این نوبت را بازی می‌کند.
}
page-log-left = { $why ->
    [time] { $player } از بازی حذف شد: زمان تمام شد.
    [abandoned] { $player } بازی را ترک کرد.
   *[resigned] { $player } تسلیم می‌شود.
}
page-log-bot-for = رباتی به‌جای { $player } بازی می‌کند.
page-log-came-back = { $player } برگشت.
page-log-rematch-offered = { $player } می‌خواهد دوباره بازی کند.
page-log-rematch-withdrawn = { $player } از بازی دوباره منصرف شد.
page-log-rematch-made = میز دیگری برای بازی بعدی آماده است.
page-log-closed = { $player } میز را می‌بندد.
page-log-closed-host = مدیر سرور میز را می‌بندد.
page-log-over-left = کسی نمانده که ادامه دهد: بازی تمام شد.

## Menu

page-menu = منو
page-copy-seat = کپی پیوند صندلی من
page-copy-seat-hint = برای ادامهٔ بازی با دستگاهی دیگر. به کسی ندهید.
page-stand-in = رباتی به‌جای { $player } بازی کند
page-resign = تسلیم
page-resign-ask = از طرف { $player } تسلیم می‌شوید؟ این کار برگشت ندارد.
page-resign-yes = تسلیم
page-resign-no = ادامهٔ بازی
page-phrases = چیزی بگویید

## Reporting somebody to whoever runs the server

page-report = گزارش تخلف
page-report-hint = کسی که این سرور را اداره می‌کند باخبر می‌شود و می‌تواند میز را ببندد. به بازیکنان دیگر چیزی گفته نمی‌شود.
page-report-who = چه کسی؟
page-report-why = مشکل چیست؟
page-report-why-of = مشکل { $player } چیست؟
page-report-name = نام توهین‌آمیز
page-report-cheating = تقلب
page-report-stalling = وقت‌کشی
page-report-other = چیز دیگر
page-report-done = ممنون. حالا کسی که این سرور را اداره می‌کند می‌تواند آن را ببیند.

## What can be said

page-phrase-hello = سلام!
page-phrase-good-luck = موفق باشید!
page-phrase-thinking = بگذارید فکر کنم…
page-phrase-your-turn = نوبت شماست.
page-phrase-nice-rug = چه فرش قشنگی!
page-phrase-lucky = امروز شانس با شماست.
page-phrase-ouch = آخ!
page-phrase-oops = ای وای.
page-phrase-thanks = ممنون!
page-phrase-sorry = ببخشید!
page-phrase-well-played = خوب بازی کردید!
page-phrase-again = یک بازی دیگر؟
page-phrase-have-to-go = من به‌زودی باید بروم.
page-phrase-bye = خداحافظ!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = راهنما
page-help-rules = روش بازی
page-rules-aim = در پایان هر درهم یک امتیاز است، و هر خانه‌ای که فرش شما روی آن دیده شود هم یک امتیاز. هر کس بیشترین امتیاز را داشته باشد برنده است.
page-rules-turn = در نوبتتان عضام را همان‌طور که هست بگذارید یا به چپ یا راست بچرخانید، و تاس بیندازید. او مستقیم می‌رود؛ در لبه، موزاییک او را به بازار برمی‌گرداند.
page-rules-pay = اگر روی فرش بازیکن دیگری بایستد، به‌ازای هر خانه از ناحیهٔ پیوستهٔ آن رنگ یک درهم به صاحب فرش می‌دهید.
page-rules-lay = سپس فرشی روی دو خانه پهن کنید که دست‌کم یکی‌شان کنار عضام باشد. می‌تواند روی فرش‌ها بیفتد، ولی نه روی هر دو نیمهٔ فرش بازیکن دیگر با هم.
page-rules-end = با پهن شدن آخرین فرش، بازی تمام می‌شود. در بعضی دفترچه‌ها کسی که نتواند بپردازد حذف می‌شود.
page-help-keys = کلیدها
page-key-primary = انجام کار پیشنهادی: تاس، فرش، رد کردن
page-key-arrows = انتخاب راه، آن‌گونه که روی صفحه است
page-key-ways = انتخاب چپ، مستقیم یا راست، از دید عضام
page-key-throw = انداختن تاس
page-key-board = روی صفحه، کلیدهای جهت‌دار مکان‌نما را جابه‌جا می‌کنند، Enter انتخاب و تأیید می‌کند، کلید فاصله فرش را می‌چرخاند
page-key-undo = برگرداندن
page-key-take-back = پس گرفتن نوبت
page-key-skip = رد کردن نمایش
page-key-mute = روشن یا خاموش کردن صدا
page-key-say = گفتن چیزی
page-key-log = آنچه گذشت
page-key-menu = منو
page-key-help = همین راهنما
page-key-step = یک گام به عقب یا جلو
page-key-ends = به آغاز، به پایان
page-key-play = پخش، مکث

## Settings

page-settings = تنظیمات
page-settings-language = زبان
page-settings-theme = پوسته
page-theme-auto = مانند سیستم
page-theme-light = روشن
page-theme-dark = تیره
page-theme-contrast = کنتراست بالا
page-settings-speed = سرعت
page-speed-slow = آهسته
page-speed-normal = معمولی
page-speed-fast = تند
page-speed-instant = آنی
page-settings-motion = حرکت
page-motion-auto = مانند سیستم
page-motion-less = کمتر
page-motion-full = همه‌چیز حرکت می‌کند
page-settings-confirm = تأیید حرکت‌ها
page-settings-confirm-hint = کلیک اول انتخاب می‌کند؛ کلیک دوم یا دکمه، حرکت را انجام می‌دهد.
page-settings-sounds = صداها
page-settings-coordinates = نام ردیف‌ها و ستون‌ها

## The end

page-end-winner = { $player } برنده شد!
page-end-shared = برد مشترک: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] آخرین فرش پهن شد.
    [last-player] همهٔ دیگران حذف شدند.
    [resigned] همهٔ دیگران تسلیم شدند.
    [time] زمان همهٔ دیگران تمام شد.
    [bots] فقط ربات‌ها مانده بودند.
   *[left] کس دیگری در بازی نماند.
}
page-ranking = رده‌بندی
page-ranking-place = مقام
page-ranking-player = بازیکن
page-ranking-dirhams = درهم
page-ranking-squares = + فرش
page-ranking-points = = امتیاز
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] حذف‌شده
    [time] پایان زمان
    [abandoned] ترک بازی
   *[resigned] تسلیم
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = کسی که حذف شده یا بازی را ترک کرده امتیازی ندارد و پس از همه می‌آید؛ اولین کسی که رفته آخر است.
page-rematch = یک بازی دیگر
page-rematch-accept = { $number ->
    [one] { $player } می‌خواهد دوباره بازی کند: شما هم بپیوندید
   *[other] { $number } بازیکن می‌خواهند دوباره بازی کنند: شما هم بپیوندید
}
page-rematch-waiting = در انتظار دیگران…
page-rematch-withdraw = پس گرفتن پیشنهاد
page-rematch-go = به بازی بعدی
page-save-record = ذخیرهٔ گزارش
page-copy-replay = کپی پیوند بازپخش
page-chart-title = امتیازها در طول بازی
page-chart = امتیازها در طول بازی. در پایان: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = به روایت اعداد
page-statistics-turns = { $number } نوبت بازی شد.
page-statistics-highest = بیشترین پرداخت { $paid } درهم بود، از { $player } به { $owner }.
page-statistics-none = هیچ‌کس چیزی نپرداخت.
page-statistics-paid = پرداختی
page-statistics-received = دریافتی
page-statistics-throw = میانگین تاس
page-statistics-mosaics = موزاییک
page-dice = آیا تاس‌ها منصفانه بود؟
page-dice-all-fair = { $rugs ->
    [0] مرورگر شما هر { $throws } تاس را دوباره حساب کرد: همان است که باید می‌بود.
   *[other] مرورگر شما هر { $throws } تاس و ترتیب { $rugs } فرش را دوباره حساب کرد: همان است که باید می‌بود.
}
page-dice-bots = { $number } تاس مال ربات‌ها بود: از آنچه مرورگر بازیکنان پیش‌تر آشکار کرده بود به دست می‌آید.
page-dice-alone = { $number } تاس فقط کار سرور است: مرورگر هیچ بازیکنی در آن سهمی نداشت.
page-dice-redrawn = بازی تمرینی بود: { $number } تاس پس گرفته و از نو انداخته شد.
page-dice-seen = مرورگر عددها را با آنچه در آغاز بازی دیده بود هم مقایسه کرد.
page-dice-unseen = مرورگر آغاز این بازی را ندیده است و عددهایی را که آن‌وقت نشان داده شد همان‌گونه که حالا گفته می‌شود می‌پذیرد.
page-dice-how = پیش از بازی، سرور به عددی پنهانی پایبند شد و مرورگر هر بازیکن به عددی از خودش. هر تاس از هر دو به دست می‌آید: مرورگر هنگام انداختن تاس تکه‌ای از عددش را آشکار می‌کند. پس هیچ‌کس، حتی کسی که سرور را اداره می‌کند، نمی‌توانست تاسی را پیش‌بینی یا انتخاب کند.
page-dice-commitment = عدد پنهانی همان نیست که قول داده شده بود.
page-dice-chain = آنچه مرورگر { $player } در آغاز داد همان نیست که به کار رفت.
page-dice-link = آنچه برای تاس شمارهٔ { $number } آشکار شد همان نیست که باید می‌آمد.
page-dice-count = بعضی تاس‌ها کم است، یا تاس زیادی هست.
page-dice-first = نفر اول باید { $player } می‌بود.
page-dice-throw = تاس شمارهٔ { $number } باید { $drawn } می‌بود، ولی { $played } بازی شد.
page-dice-pile = فرش شمارهٔ { $number } از { $player } باید رنگ دیگری می‌داشت.
page-dice-numbers = عددها
page-dice-commitment-is = نشان‌داده‌شده پیش از بازی (SHA-256 عدد پنهانی)
page-dice-seed-is = عدد پنهانی
page-dice-chain-is = آنچه مرورگر { $player } داد
page-dice-link-is = آشکارشده برای تاس شمارهٔ { $number }

## Replay

page-replay = بازپخش
page-replay-hint = گزارشی ذخیره‌شده را اینجا رها کنید، پرونده را انتخاب کنید، یا متنش را بچسبانید.
page-replay-file = پرونده
page-replay-text = متن گزارش
page-replay-show = نمایش
page-replay-turn = نوبت { $turn }
page-replay-controls = بازپخش
page-replay-first = به آغاز
page-replay-back = یک گام به عقب
page-replay-play = پخش
page-replay-pause = مکث
page-replay-forth = یک گام به جلو
page-replay-last = به پایان
page-replay-position = جای کنونی در بازی
page-replay-result = نتیجه و آمار
