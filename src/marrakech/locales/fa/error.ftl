### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = خانهٔ «{ $text }» وجود ندارد: خانه‌ها از a1 تا g7 هستند
error-action = «{ $text }» حرکت نیست: L یا F یا R بنویسید، یا 1 تا 4، یا فرشی مانند d3e3، یا =red
error-rug = { $near } و { $far } دو خانهٔ همسایه نیستند
error-action-number = حرکت شمارهٔ { $number } وجود ندارد: شماره‌ها از ۰ تا { $most } هستند

## Rule sets

error-option-value = { $option } نمی‌تواند { $value } باشد: از این‌ها انتخاب کنید: { $choices }
error-option-range = { $option } نمی‌تواند { $value } باشد: عددی صحیح از { $least } تا { $most } است
error-one-colour-needs-two = گزینهٔ two_player="one colour" برای دو بازیکن است، نه { $players }
error-alternating-needs-two-colours = گزینهٔ pile="alternating" به دو بازیکن نیاز دارد که هر کدام دو رنگ داشته باشند
error-odd-rugs = با دو رنگ، تعداد فرش هر نفر زوج است، نه { $rugs }
error-no-variant = متن «{ $edition }» شیوهٔ دیگری ندارد
error-edition = نسخهٔ «{ $text }» نداریم؛ نسخه‌های موجود: { $known }
error-rules = «{ $text }» مجموعهٔ قوانین نیست: یک نسخه، یک خط کج و 2 یا 3 یا 4 بنویسید، مانند international/4
error-rules-option = «{ $text }» از گزینه‌های قوانین نیست، یا دو بار آمده است؛ گزینه‌های موجود: { $known }
error-no-such-seat = صندلی { $seat } وجود ندارد: صندلی‌ها از ۰ تا { $last } هستند
error-no-hidden-piles = فقط دسته‌های بُرخوردهٔ دورنگ ترتیبی دارند که بتوان دانست
error-wrong-piles = دسته‌ها همان فرش‌های باقی‌مانده را ندارند

## What is not allowed

error-number-not-legal = حرکت شمارهٔ { $number } اینجا مجاز نیست
error-batch-not-legal = حرکت شمارهٔ { $number } در بازی { $game } مجاز نیست
error-nothing-to-pop = حرکتی نیست که پس گرفته شود
error-nothing-played = هنوز هیچ حرکتی بازی نشده است
error-no-chance = حالا چیزی برای انداختن یا نشان دادن نیست
error-game-over = { $action } ممکن نیست: بازی تمام شده است
error-not-now = { $action } ممکن نیست { $phase ->
    [turn] وقتی نوبت چرخاندن عضام است
    [roll] وقتی نوبت انداختن تاس است
    [lay] وقتی نوبت پهن کردن فرش است
    [reveal] وقتی دسته باید فرش بعدی را نشان دهد
    [over] وقتی بازی تمام شده است
   *[other] در مرحلهٔ «{ $phase }»
}؛ مجاز در اینجا: { $legal }
error-must-turn = عضام باید به چپ یا راست چرخانده شود؛ مجاز در اینجا: { $legal }
error-not-in-pile = فرش بعدی این دسته نمی‌تواند { $colour ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
} باشد
error-under-assam = { $action } زیر پای عضام ({ $assam }) می‌افتد؛ مجاز در اینجا: { $legal }
error-not-beside-assam = { $action } به خانهٔ عضام ({ $assam }) نمی‌چسبد؛ مجاز در اینجا: { $legal }
error-far-square-first = { $action } برعکس است: اول خانهٔ کنار عضام ({ $assam }) می‌آید، { $right }
error-covers-whole-rug = { $action } یک فرش { $colour ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
} را کامل می‌پوشاند؛ مجاز در اینجا: { $legal }
error-same-colours = { $action } دو نیمهٔ { $colour ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
} را می‌پوشاند؛ مجاز در اینجا: { $legal }

## Positions

error-position-fields = هر وضعیت شش بخش دارد (صفحه، عضام، صاحب نوبت، مرحله، بازیکنان، قوانین)، نه { $given }
error-position-assam = «{ $text }» جای عضام نیست: یک خانه و N یا E یا S یا W بنویسید، مانند d4S
error-position-mover = «{ $text }» نمی‌گوید نوبت کیست: از این‌ها انتخاب کنید: { $seats }
error-position-phase = «{ $text }» مرحله نیست: از این‌ها انتخاب کنید: { $phases }
error-position-purse = «{ $text }» بازیکن نیست: درهم‌ها و فرش‌ها را مانند 30r12 بنویسید، یا x1
error-position-top = «{ $text }» فرش بعدی را درست نمی‌گوید: با دو رنگ و فرش باقی‌مانده =r یا =? بنویسید، وگرنه هیچ
error-board-rows = صفحه هفت ردیف دارد، نه { $given }
error-board-columns = ردیف { $row } صفحه { $given } خانه دارد، نه هفت
error-board-cell = در ردیف { $row } صفحه «{ $text }» آمده است: برای خانه‌های خالی 1 تا 7 بنویسید، یا r و y و b و p با یکی از ^ > v <
error-colour-not-played = هیچ‌کس با رنگ { $colour ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
} که روی { $square } است بازی نمی‌کند
error-half-off-board = نیمهٔ دیگر فرش روی { $square } بیرون از صفحه می‌افتد
error-half-missing = نیمهٔ دیگر فرش روی { $square } باید روی { $other } باشد که خالی است
error-half-nowhere = نیمهٔ دیگر فرش روی { $square } هیچ‌جا نیست: هیچ فرشی کنار آن رویش را نپوشانده است
error-rugs-in-a-ring = هر یک از فرش‌های روی { $squares } باید زیر بعدی باشد، حلقه‌وار
error-players-number = تعداد بازیکنان { $given } است، ولی قوانین برای { $wanted } نفر است
error-purse-colours = رنگ فرش‌های بازیکن { $seat ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
} این‌هاست: { $wanted }
error-out-with-goods = بازیکن { $seat ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
} حذف شده است و نه درهمی می‌تواند داشته باشد و نه فرشی
error-too-many-rugs = فرش‌های { $colour ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
}، پهن‌شده و باقی‌مانده، بیش از { $most } تا هستند
error-top-not-in-pile = بازیکن { $seat ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
} نمی‌تواند حالا فرش { $colour ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
} پهن کند: از این رنگ نمانده است
error-top-unknown = پیش از این، دسته باید فرش بعدی‌اش را نشان دهد
error-dirhams-together = همهٔ درهم‌ها روی هم نمی‌تواند بیش از { $most } باشد
error-out-without-elimination = با این قوانین کسی حذف نمی‌شود
error-leaving-order = حذف‌شدگان به‌ترتیب اول، دوم و سوم رفته‌اند و یک بازیکن می‌ماند
error-over = بازی اینجا تمام شده است: فرشی نمانده، یا فقط یک بازیکن مانده
error-not-over = بازی اینجا تمام نشده است: هنوز فرش و بازیکن مانده است
error-mover-cannot = نوبت نمی‌تواند با بازیکن { $seat ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
} باشد: این بازیکن حذف شده است یا دیگر فرشی ندارد

## Plain data

error-field-object = { $path } باید یک شیء باشد
error-field-text = { $path } باید متن باشد
error-field-flag = { $path } باید true یا false باشد
error-field-number = { $path } باید عددی صحیح از { $least } تا { $most } باشد
error-field-list = { $path } باید فهرستی به طول { $length } باشد
error-field-choice = { $path } باید یکی از این‌ها باشد: { $choices }
error-field-missing = { $path } جا افتاده است
error-field-unknown = بخشی به نام { $path } نداریم
error-field-reveal-only = { $path } فقط در مرحلهٔ «reveal» می‌آید
error-field-reveal = مرحله «reveal» است، اگر و فقط اگر دسته‌ای هنوز باید فرش بعدی‌اش را نشان دهد
error-field-seat = صندلی صاحب نوبت اینجا { $wanted } است
error-field-leaving = { $path } در بازی است، پس نرفته است
error-rug-id = فرش { $rug } یک فرش روی دو خانهٔ همسایه نیست: { $squares }
error-rug-id-two = { $squares } یک فرش‌اند و شناسهٔ یکسان می‌خواهند

## Records

error-in-record = سطر { $line }، ستون { $column }: { $why }
error-record-header = این سرآیند نیست: بنویسید [Name "value"]
error-record-header-name = «{ $name }» اینجا نمی‌تواند نام سرآیند باشد
error-record-header-value = سرآیند { $name } باید متن باشد
error-record-remark = توضیح نمی‌تواند پس از حرکت { $number } از { $actions } بیاید
error-record-names = { $given } نام برای { $players } بازیکن آمده است
error-record-half-character = نیم‌نویسه‌ای هست که در هیچ پرونده‌ای جا نمی‌گیرد
error-record-header-twice = سرآیند { $name } دو بار آمده است
error-record-without-rules = بازی با سرآیندها آغاز می‌شود و یکی از آن‌ها باید Rules باشد
error-record-rules-differ = سرآیندهای Rules و Position قوانین متفاوتی می‌دهند
error-record-first = «{ $text }» نمی‌تواند آغاز کند: از این‌ها انتخاب کنید: { $seats }
error-record-word = «{ $text }» نه حرکت است، نه شمارهٔ نوبت و نه نتیجه
error-record-open-remark = این توضیح با {"}"} بسته نشده است
error-record-number = نوبت { $number } باید نوبت { $wanted } باشد
error-record-number-here = نوبت { $number } نمی‌تواند اینجا آغاز شود
error-record-result = نتیجه { $stated } نوشته شده، ولی { $result } است
error-record-not-one = یک بازی انتظار می‌رفت، نه { $games }

## Bots

error-bot = رباتی به نام «{ $text }» نیست؛ ربات‌های موجود: { $known }
error-bot-text = «{ $text }» نام ربات نیست: یک نام بنویسید، یا نامی با گزینه مانند bestfirst:ms=200
error-bot-option = ربات { $bot } گزینهٔ «{ $text }» ندارد؛ گزینه‌های موجود: { $known }
error-bot-option-text = «{ $text }» در «{ $bot }» گزینه نیست: نام و مقداری مانند ms=200 بنویسید
error-bot-option-number = { $option } نمی‌تواند { $text } باشد: عددی صحیح از { $least } تا { $most } است
error-bot-option-word = { $option } نمی‌تواند { $text } باشد: از این‌ها انتخاب کنید: { $words }
error-bot-class = «{ $text }» نمی‌گوید کدام کلاس: بنویسید my_bot.py:MyBot
error-bot-no-brain = «{ $text }» در فرایند خودش اجرا می‌شود و مغزی برای قرض دادن ندارد

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = پروندهٔ { $file } وجود ندارد
error-load-module = ماژول { $module } وجود ندارد
error-load-class = کلاس { $kind } در آن نیست؛ کلاس‌های موجود: { $known }
error-load-choose = کلاس { $kind } متد choose(self, view, clock) ندارد
error-load-raised = خطای { $what } داد ({ $where })
error-load-hung = پس از { $seconds } ثانیه آماده نشد ({ $where })
error-load-died = فرایندش با { $what } پایان یافت ({ $where })
error-load-hello = به hello آن‌گونه که موتور پاسخ می‌دهد پاسخ نمی‌دهد: { $what }
error-forfeit-cannot-load = بارگذاری { $bot } ممکن نیست: { $why }
error-forfeit-raised = { $bot } خطای { $what } داد ({ $where })؛ وضعیت { $position } بود
error-forfeit-hung = { $bot } پس از { $seconds } ثانیه تصمیم نگرفته بود ({ $where })؛ وضعیت { $position } بود
error-forfeit-died = فرایند { $bot } با { $what } پایان یافت ({ $where })؛ وضعیت { $position } بود
error-forfeit-no-action = { $bot } پاسخ { $what } داد که حرکت نیست؛ وضعیت { $position } بود
error-forfeit-illegal = { $bot } حرکت { $action } را انتخاب کرد که مجاز نیست: { $why }؛ وضعیت { $position } بود
error-forfeit-stopped = { $bot } دیگر راه‌اندازی نمی‌شود: { $times } بار پشت سر هم شکست خورد، آخرین بار: { $why }

## Matches

error-arena-nobody = مسابقه دست‌کم یک ربات می‌خواهد
error-arena-games = مسابقه دست‌کم یک بازی دارد، نه { $number }
error-arena-other-match = { $file } مسابقهٔ دیگری دارد: { $what } با آنچه خواسته شد فرق می‌کند
error-arena-no-state = در { $file } وضعیت هیچ مسابقه‌ای نیست
error-arena-extra = این کار { $package } می‌خواهد: pip install 'marrakech[{ $extra }]'
error-arena-plot = نمودار در پروندهٔ .png یا .svg نوشته می‌شود، نه در { $file }
error-arena-cluster = هیچ خوشهٔ Ray در { $address } پاسخ نمی‌دهد: { $why }
error-survey-not-learned = ربات { $bot } هنوز بازی { $rules } را یاد نگرفته است

## Training

error-train-no-state = در { $file } وضعیت هیچ آموزشی نیست، یا از نسخهٔ دیگری است
error-train-other-plan = { $file } آموزش دیگری دارد: { $what } با آنچه خواسته شد فرق می‌کند
error-train-no-value = در { $file } ارزشی نیست
error-train-other-rules = { $file } برای { $learned } آموخته شده است، نه برای { $wanted }

## Servers

error-server-no-table = چنین میزی نیست، یا دیگر نیست
error-server-not-found = اینجا چیزی نیست
error-server-method = این کار اینجا شدنی نیست
error-server-not-understood = این فهمیدنی نیست: { $why }
error-server-too-large = این بیش از حد بزرگ است: حداکثر { $most } بایت پذیرفته می‌شود
error-server-too-many = درخواست‌ها یک‌باره زیاد شد: { $seconds } ثانیه دیگر دوباره امتحان کنید
error-server-full = در حال حاضر میزهای اینجا بیش از اندازه است
error-server-closing = این سرور دارد بسته می‌شود: { $seconds } ثانیه دیگر دوباره امتحان کنید
error-server-lobby = همین حالا { $most } میز شما در لابی منتظر است
error-server-storage = این سرور فعلاً به محل ذخیره‌اش دسترسی ندارد: { $seconds } ثانیه دیگر دوباره امتحان کنید
error-server-origin = صفحه‌ای از جای دیگر نمی‌تواند با این سرور ارتباط بگیرد
error-server-banned = این نشانی تا { $until } اینجا مسدود است
error-server-banned-name = تا { $until } کسی اینجا نمی‌تواند نام «{ $name }» داشته باشد
error-server-no-such-player = روی صندلی { $seat } کسی نیست که بتوانید تخلفش را گزارش کنید
error-server-host = این سرور به آن نام پاسخ نمی‌دهد
error-server-not-your-seat = صندلی { $seat } مال شما نیست
error-server-own-secrets = رمزی که خودتان می‌سازید ۲۲ تا ۶۴ حرف، رقم، - و _ دارد، و رمز هر نفر جداست
error-server-seated = کسی از نشانی شما هم‌اکنون سر این میز نشسته است
error-server-passport = این گذرنامه خوانده نمی‌شود: رمز آن ۲۲ تا ۶۴ حرف دارد
error-server-no-passport = چنین گذرنامه‌ای اینجا نیست
error-server-token = این توکن اینجا چیزی را باز نمی‌کند: یا پس گرفته شده یا هرگز ساخته نشده است
error-server-no-token = چنین توکنی نیست
error-server-scope = این توکن اجازهٔ آن کار را ندارد: توکنی با دسترسی { $scope } لازم است
error-server-tokens = هر گذرنامه حداکثر { $most } توکن دارد: یکی را که به کارتان نمی‌آید پس بگیرید
error-server-programs = برنامه‌ها اینجا بازی نمی‌کنند
error-server-match-programs = بازی سریع برای آدم‌هاست: برنامه خودش میزی می‌چیند (POST /api/tables) یا پیوند میزی را می‌گیرد
error-server-ahead = این میز تازه به رویداد { $number } رسیده است
error-server-still-playing = این برای بازی‌های تمام‌شده است و این بازی هنوز ادامه دارد
error-server-day-hidden = این میزِ بازار امروز است: دیگران پس از پایان روز می‌توانند ببینند
error-server-no-day = آن روز بازاری نبود
error-server-day-over = این بازار بسته شده است: از ساعت یک (UTC) می‌توان دوباره و بدون امتیاز بازی‌اش کرد
error-server-broken = اینجا مشکلی پیش آمد و ثبت شد
error-server-damaged = این میز آسیب دیده است: مدیر سرور باید آن را بازیابی کند و به او خبر داده شد

## What is stored

error-data-file = استفاده از { $file } ممکن نیست: { $why }
error-data-no-database = { $file } پایگاه دادهٔ میزها نیست: آن را جابه‌جا کنید، یا با --data پوشهٔ دیگری بدهید
error-data-damaged = { $file } آسیب دیده است ({ $why }): با «marrakech database restore» نسخهٔ پشتیبان را بازیابی کنید؛ چیزی تغییر نکرد
error-data-newer = { $file } از نسخهٔ تازه‌تری از این برنامه است (قالب { $found }؛ این نسخه { $known } را می‌شناسد): آن نسخه را اجرا کنید، یا با همان نسخه و فرمان «marrakech database downgrade { $known }» به عقب برگردید
error-data-older = { $file } چیزی کم دارد: { $wanted } تغییر ذخیره شده بود و { $found } تا در آن هست. یا پروندهٔ -wal آن گم شده، یا این نسخهٔ قدیمی‌تری است. آنچه کم است برگردانید، یا نسخهٔ پشتیبان را بازیابی کنید؛ برای ادامه با همین که هست، { $mark } را پاک کنید
error-data-locked = برنامهٔ دیگری { $file } را قفل کرده است: آن برنامه را ببندید و دوباره امتحان کنید
error-data-no-key = { $file } کلید نیست: کلید ۶۴ رقم شانزده‌شانزدهی است. کلید درست را برگردانید؛ چیزی تغییر نکرد
error-data-key-missing = کلید { $file } نیست و بدون آن هیچ میزی خوانده نمی‌شود: آن را از نسخه‌اش برگردانید، یا با --key-file بگویید کجاست. چیزی تغییر نکرد
error-data-key-wrong = { $file } کلیدی نیست که این پایگاه داده با آن نوشته شده است: کلید درست را برگردانید، یا با --key-file بگویید کجاست. چیزی تغییر نکرد
error-data-none = در { $file } پایگاه داده‌ای نیست
error-data-outdated = { $file } از نسخهٔ قدیمی‌تری است: یک بار سرور را اجرا کنید تا به‌روز شود
error-data-exists = { $file } از پیش هست: نام دیگری انتخاب کنید
error-data-in-use = { $file } در حال استفاده است: اول سرور را متوقف کنید
error-data-form = قالب { $form } برای برگشتن نداریم؛ قالب‌های موجود: { $known }

## Tables

error-table-all-agreed = همه از پیش پذیرفته‌اند که دوباره بازی کنند
error-table-begun = بازی آغاز شده است
error-table-bot-plays = فعلاً رباتی اینجا بازی می‌کند؛ اول برگردید
error-table-chain-taken = تاس‌های دو بازیکن نمی‌تواند به یک زنجیر بسته باشد
error-table-closed = این میز را کسی که آن را چیده بود بست
error-table-closed-by-host = مدیر سرور این میز را بسته است
error-table-colours = رنگ‌های میز قرمز، زرد، آبی و بنفش‌اند، هر کدام یک بار
error-table-deserted = فعلاً کسی سر این میز نیست: وقتی کسی برگشت دوباره امتحان کنید
error-table-dice-header = سرآیند { $name } این گزارش خوانده نمی‌شود
error-table-dice-version = تاس‌های نسخهٔ { $version } اینجا شناخته نیست
error-table-full = همهٔ صندلی‌ها گرفته شده است
error-table-gone = کسی که تسلیم شده دیگر بازی نمی‌کند
error-table-id-used = این شناسه پیش‌تر برای چیز دیگری به کار رفته است
error-table-level = سطح «{ $level }» نداریم؛ سطح‌های موجود: { $known }
error-table-level-of-person = صندلی { $seat } برای ربات نیست، پس سطحی ندارد
error-table-long-record = بازی با بیش از { $most } حرکت برای نمایش بیش از حد طولانی است
error-table-mixed-name = در «{ $name }» واژه‌ای حروف همانند الفباهای گوناگون را در هم آمیخته است: آن را با یک الفبا بنویسید
error-table-no-name = نام باید دست‌کم یک حرف نمایش‌دادنی داشته باشد
error-table-no-record = در این گزارش بازی‌ای نیست
error-table-no-seed = این گزارش نه عدد پنهانی دارد و نه مقداری که پیش از بازی نشان داده شده باشد
error-table-no-such-seat = صندلی { $seat } از صندلی‌های شما سر این میز نیست
error-table-no-take-back = نوبتی نیست که بتوان پس گرفت
error-table-no-throw = حالا وقت انداختن تاس نیست
error-table-no-undo = دیگر چیزی برای برگرداندن نیست
error-table-rated = بازی ریتینگی راهنمایی و پس گرفتن ندارد، از آغاز و با فرش‌ها و درهم‌های معمول شروع می‌شود، و هر کس صفحه‌نمایش خودش را دارد
error-table-position = ادامهٔ بازی تنها از وضعیتی ممکن است که پایان آن نباشد، و تنها وقتی همهٔ آدم‌ها یک صفحه‌نمایش داشته باشند
error-table-nobody-waits = سر میزی با صندلی خالی باید کسی نشسته باشد
error-table-not-away = این بازیکن حاضر است
error-table-not-begun = بازی هنوز آغاز نشده است
error-table-not-by-hand = { $action } کار شانس است، نه انتخاب
error-table-not-maker = فقط کسی که میز را چیده می‌تواند آن را ببندد
error-table-not-maker-starts = فقط کسی که میز را چیده می‌تواند بازی را با ربات‌ها شروع کند
error-table-not-over = بازی هنوز تمام نشده است
error-table-not-your-turn = نوبت شما نیست
error-table-over = بازی تمام شده است
error-table-phrase = اینجا کسی نمی‌تواند بگوید «{ $phrase }»
error-table-plays-already = شما هم‌اکنون در بازی هستید
error-table-programs = برنامه‌ها سر این میز بازی نمی‌کنند
error-table-same-name = نام «{ $name }» سر این میز گرفته شده است: چیزی به آن بیفزایید
error-table-seats-and-rules = { $seats } صندلی با قوانین { $players } نفره جور نیست
error-table-stale = در این میان اتفاقی افتاده است؛ دوباره نگاه کنید
error-table-taken = صندلی { $seat } گرفته شده است
error-table-time-over = وقت این نوبت تمام شد: رباتی آن را بازی می‌کند
error-table-too-long = سر این میز بیش از اندازه اتفاق افتاده است: فقط خود بازی ادامه دارد
error-table-too-much-talk = حرف زیاد شد؛ کمی صبر کنید
error-table-too-often = این کار تا حالا { $times } بار انجام شده و دیگر بس است
error-table-day = این بازار روز است: هر کس آن را تنها، یک بار و با همان تاس‌ها بازی می‌کند
error-table-wrong-link = این حلقه دنبالهٔ آخرین حلقهٔ زنجیر شما نیست
