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
page-quick = بازی با ربات‌ها
page-quick-opponents = چند حریف؟
page-quick-level = چقدر قوی؟
page-play-now = شروع بازی
page-your-name = نام شما
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = راه‌های دیگر بازی
page-mode-here = دور یک نمایشگر
page-mode-here-hint = لپ‌تاپ یا گوشی را دست به دست بدهید.
page-mode-link = با دوستان، با فرستادن پیوند
page-mode-link-hint = پیوند را بفرستید؛ هر کس بازش کند سر میز می‌نشیند. حساب کاربری لازم نیست.
page-mode-new = چیدن میز
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = یادگیری بازی
page-mode-learn-hint = ده گام کوچک روی صفحهٔ واقعی، در پنج دقیقه.
page-mode-rules = قوانین
page-mode-rules-hint = کوتاه و مصور؛ برای چاپ هم مناسب است.
page-mode-lobby = لابی
page-mode-lobby-hint = سر میزی باز بنشینید یا بازی‌ای تماشا کنید.
page-mode-replay = بازپخش یک بازی
page-mode-replay-hint = گزارشی ذخیره‌شده را گام به گام ببینید.
page-my-tables = میزهای شما
page-forget-table = فراموش کردن میز { $when }
page-level-rating = ریتینگ { $rating }
page-level-option = { $name } ({ $rating })

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
# The bots by their first names
page-bot-porter = حسن
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = سلما
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = ادریس
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = فاطمه
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = یوسف
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
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
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
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
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
page-seconds = { $number } ثانیه
page-minutes = { $number } دقیقه
page-new-listed = نمایش در لابی
page-new-listed-hint = هر کسی می‌تواند تماشا کند و صندلی خالی را بگیرد. وگرنه فقط آن‌ها که پیوند را دارند.
page-new-take-back = نوبت‌ها را می‌شود پس گرفت
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = شروع
page-new-invite = چیدن میز و گرفتن پیوند
page-new-watch = تماشای ربات‌ها

## The lobby

page-lobby = لابی
page-lobby-open = میزهای باز
page-lobby-none-open = فعلاً کسی منتظر نیست.
page-lobby-new = باز کردن میز
page-lobby-running = بازی‌های در جریان
page-lobby-none-running = فعلاً هیچ بازی همگانی‌ای در جریان نیست.
page-lobby-watch-bots = تماشای بازی ربات‌ها
page-join = پیوستن
page-watch = تماشا
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
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
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = کپی پیوند
page-share = اشتراک‌گذاری…
page-copied = کپی شد.
page-not-copied = مرورگر اجازهٔ کپی نمی‌دهد: { $link }
page-start-bots = یا همین حالا شروع کنید
page-start-bots-hint = ربات‌ها صندلی‌های خالی را می‌گیرند.
page-start-now = شروع با ربات‌ها
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
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
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-badge-next = next
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
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = { $player } بازی می‌کند
page-ways = کدام سو
page-way-L = چپ
page-way-F = مستقیم
page-way-R = راست
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
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on
page-time-left = Time left: { $time }
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.
page-watching = { $number ->
    [0] کس دیگری تماشا نمی‌کند.
   *[other] { $number } نفر تماشا می‌کنند.
}

## What happened, besides the game

page-log = آنچه گذشت
page-log-sat = { $player } سر میز می‌نشیند.
page-log-began = بازی آغاز می‌شود. نفر اول: { $player }.
page-log-took-back = { $player } نوبتش را پس می‌گیرد.
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: «{ $phrase }»
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player } برگشت.
page-log-rematch-offered = { $player } می‌خواهد دوباره بازی کند.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = میز دیگری برای بازی بعدی آماده است.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

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
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = رده‌بندی
page-ranking-place = مقام
page-ranking-player = بازیکن
page-ranking-dirhams = درهم
page-ranking-squares = + فرش
page-ranking-points = = امتیاز
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = یک بازی دیگر
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = در انتظار دیگران…
page-rematch-withdraw = Take the offer back
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
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = عدد پنهانی همان نیست که قول داده شده بود.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = نفر اول باید { $player } می‌بود.
page-dice-throw = تاس شمارهٔ { $number } باید { $drawn } می‌بود، ولی { $played } بازی شد.
page-dice-pile = فرش شمارهٔ { $number } از { $player } باید رنگ دیگری می‌داشت.
page-dice-numbers = عددها
page-dice-commitment-is = نشان‌داده‌شده پیش از بازی (SHA-256 عدد پنهانی)
page-dice-seed-is = عدد پنهانی
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

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
