### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = متن‌های چاپی قوانین را فهرست می‌کند، یا یکی را با تفاوت‌هایش نشان می‌دهد.
editions-id-help = یک نسخه، یا کد یک زبان. بدون آن همه فهرست می‌شوند.
editions-column-id = شناسه
editions-column-languages = زبان‌ها
editions-column-differences = تفاوت با قوانین استاندارد
editions-standard = استاندارد: هر کس نتواند بپردازد حذف می‌شود، شیوهٔ دیگری هم پیشنهاد می‌شود، فرش دیگران در امان است (cover: opponents)، دسته‌های دو بازیکن بُر خورده‌اند، هر رنگشان ناحیه‌ای جداست، درهم‌ها تساوی را می‌شکنند، نفر اول با قرعه انتخاب می‌شود. `marrakech editions ID` یکی را شرح می‌دهد.
editions-unknown = نسخه یا زبانی به نام «{ $text }» نیست؛ `marrakech editions` فهرستشان می‌کند
editions-languages = زبان‌ها: { $languages }
editions-booklet = منبع: { $booklet }
editions-box = در جعبه: { $box }
editions-differences = تفاوت با قوانین استاندارد:
editions-no-differences = این‌ها همان قوانین استانداردند.
editions-notes = دربارهٔ متن:
editions-use = در پایتون: { $code }

## The texts

editions-name = { $edition ->
    [international] بین‌المللی، انگلیسی
    [french] فرانسوی
    [dutch] هلندی
    [spanish] اسپانیایی
    [italian] ایتالیایی
    [finnish] فنلاندی
    [swedish] سوئدی
    [czech] چکی
    [greek] یونانی
    [portuguese] پرتغالی
    [polish] لهستانی
    [icelandic] ایسلندی
    [arabic] عربی
    [estonian] استونیایی
    [latvian] لتونیایی
    [lithuanian] لیتوانیایی
    [russian] روسی
    [chinese-traditional] چینی (سنتی)
    [japanese] ژاپنی
    [chinese-simplified] چینی (ساده‌شده)
    [hungarian] مجارستانی
    [slovenian] اسلوونیایی
    [romanian] رومانیایی
    [norwegian] نروژی
    [serbian] صربی
    [croatian] کرواسیایی
    [german] آلمانی
    [korean] کره‌ای
    [thai] تایلندی
    [persian] فارسی
    [hong-kong-2022] هنگ‌کنگ ۲۰۲۲، چینی
    [hong-kong-2022-english] هنگ‌کنگ ۲۰۲۲، انگلیسی
    [hungarian-early] مجارستانی، قدیمی
    [russian-lifestyle] روسی، Lifestyle
   *[french-2007] فرانسوی، ۲۰۰۷
}
editions-booklet-name = { $booklet ->
    [international] یکی از سی زبان دفترچهٔ بین‌المللی
    [hong-kong-2022] قوانین جعبهٔ هنگ‌کنگ، ۲۰۲۲
    [hungarian-early] قوانین یک جعبهٔ قدیمی مجارستانی
    [russian-lifestyle] قوانین جعبهٔ روسی Lifestyle
   *[french-2007] قوانین جعبهٔ فرانسوی ۲۰۰۷
}
editions-contents = { $rugs } فرش، { $ones } سکهٔ یک‌درهمی، { $fives } سکهٔ پنج‌درهمی{ $bag ->
    [yes] ، یک کیسه
   *[no] {""}
}
editions-box-not-listed = در متن نیامده است

## Differences, in a word or two for a table

editions-brief-standard = قوانین استاندارد
editions-brief-elimination-no = کسی حذف نمی‌شود
editions-brief-variant-none = بدون شیوهٔ دیگر
editions-brief-variant-turn-at-end-optional = شیوهٔ دیگر: تا یک‌چهارم دور
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = رنگ‌ها یکی‌درمیان
editions-brief-area-owner = ناحیه‌ها بر پایهٔ صاحب فرش
editions-brief-tiebreak-none = تساوی می‌ماند
editions-brief-first-player-agree = نفر اول: با توافق
editions-brief-first-player-morocco = نفر اول: آخرین مسافر مراکش
editions-brief-first-player-lot-or-youngest = نفر اول: قرعه یا جوان‌ترین

## Differences, in whole sentences

editions-differs-elimination-no = هر کس نتواند همه را بپردازد، هرچه دارد می‌دهد و به بازی ادامه می‌دهد؛ کسی حذف نمی‌شود (R4.4).
editions-differs-variant-none = شیوه‌ای که در آن عضام در پایان نوبت چرخانده می‌شود، پیشنهاد نشده است (R7).
editions-differs-variant-turn-at-end-optional = در شیوهٔ دیگر می‌توان عضام را همان‌طور که هست گذاشت: چرخش حداکثر یک‌چهارم دور است (R7.3).
editions-differs-cover-any = یک فرش نباید هر دو نیمهٔ یک فرش را بپوشاند، حتی فرش خود بازیکن را (R5.3).
editions-differs-cover-colours = دو نیمهٔ زیر فرش تازه باید از دو فرش و با دو رنگ متفاوت باشند، هر جا که ممکن باشد (R5.3، R5.4).
editions-differs-pile-alternating = در بازی دونفره هر کس دو رنگش را یکی‌درمیان پهن می‌کند (R2.3).
editions-differs-area-owner = در بازی دونفره هر دو رنگ یک بازیکن یک ناحیه می‌سازند: برای همهٔ خانه‌های به‌هم‌پیوسته‌ای که فرش آن بازیکن رویشان است پرداخت می‌شود (R4.5).
editions-differs-tiebreak-none = هیچ چیز امتیازهای برابر را از هم جدا نمی‌کند: مقام مشترک است (R6.3).
editions-differs-first-player-agree = نفر اول با توافق انتخاب می‌شود (R2.4).
editions-differs-first-player-morocco = نفر اول کسی است که آخرین بار برای تعطیلات در کشور مراکش بوده است (R2.4).
editions-differs-first-player-lot-or-youngest = نفر اول با قرعه انتخاب می‌شود، یا جوان‌ترین بازیکن است (R2.4).
editions-differs-box = در جعبه: { $box }.
editions-differs-box-not-listed = متن نمی‌گوید در جعبه چیست.

## Remarks that are no rules

editions-note-box-colours = جعبه از سه رنگ هر کدام ۱۵ فرش دارد، و از رنگ چهارم ۱۲ فرش.
editions-note-coins = یک‌درهمی‌ها نقره‌ای و پنج‌درهمی‌ها طلایی‌اند.
editions-note-age-and-time = متن می‌گوید: ۲ تا ۴ بازیکن، از ۶ سال به بالا، ۲۰ دقیقه.
editions-note-not-under-three = متن می‌گوید که بازی برای کودکان زیر سه سال نیست.
editions-note-pick-colour = هر کس رنگی را که دوست دارد برمی‌دارد.
editions-note-rock-paper-scissors = نفر اول با قرعه یا با «سنگ، کاغذ، قیچی» معلوم می‌شود.
editions-note-edge-mosaics = آنچه در لبه ردیف‌ها را به هم وصل می‌کند، در این متن «موزاییک» نام دارد؛ در بیشتر متن‌ها «پیکان».
editions-note-edge-bends = آنچه در لبه ردیف‌ها را به هم وصل می‌کند، در این متن «پیچ» نام دارد؛ در بیشتر متن‌ها «پیکان».
editions-note-edge-lines = آنچه در لبه ردیف‌ها را به هم وصل می‌کند، در این متن «خط» نام دارد؛ در بیشتر متن‌ها «پیکان».
editions-note-same-colour-allowed = متن آشکارا می‌گوید که پوشاندن دو نیمهٔ هم‌رنگ مجاز است.
editions-note-setup-one-colour = سطر چیدمان به هر یک از دو بازیکن ۱۵ فرش یک‌رنگ می‌دهد؛ این همان گزینهٔ «دو بازیکن: هر کدام یک رنگ» است (R2.3).
editions-note-pile-reading = برداشت طبیعی از متن این است که دو بازیکن رنگ‌هایشان را یکی‌درمیان پهن می‌کنند؛ این برداشت هم ممکن است که دو رنگ بُر می‌خورند.
editions-note-not-mixed = در بازی دونفره هر کس فرش‌هایش را در یک دسته می‌گذارد، ولی متن نمی‌گوید که آن‌ها را بُر می‌زند. اینجا دسته‌ها بُر می‌خورند (R2.3).
editions-note-keeping-heading = متن نمی‌گوید که می‌توان عضام را همان‌طور که هست گذاشت. اینجا می‌توان (R3.2).
editions-note-own-square = متن نمی‌گوید که برای خانهٔ زیر پای عضام هم پرداخت می‌شود. اینجا می‌شود (R4.1).
editions-note-out-of-money = متن می‌گوید بازیکنی که «پولش تمام شود» حذف می‌شود. اینجا کسی حذف می‌شود که نتواند همهٔ بدهی را بپردازد؛ کسی که چیزی ندارد ولی بدهکار هم نیست به بازی ادامه می‌دهد (R4.3).
editions-note-loose-one-half = «فقط با یک نیمه روی فرش بازیکن دیگر» دقیق گفته نشده است. در کنار فهرستی که همان‌جا آمده، متن همان را می‌گوید که بقیه می‌گویند: پوشاندن نیمه‌های دو فرش متفاوت مجاز است.
editions-note-slip-no-walk = لغزش: پرداخت بار دوم جایی چاپ شده که باید راه رفتن عضام می‌آمد؛ پس متن نمی‌گوید در لبهٔ بازار چه می‌شود.
editions-note-slip-not-lost = لغزش: از «روی خانهٔ خالی یا فرش خودتان لازم نیست بپردازید»، «نیست» افتاده است.
editions-note-slip-pays-rugs = لغزش: برای پرداخت فرش‌ها شمرده می‌شوند، حال آنکه همهٔ متن‌های دیگر خانه‌ها را می‌شمارند. اینجا برای خانه‌ها پرداخت می‌شود (R4.1)؛ در پایان این متن هم مانند همه نیمه‌ها را می‌شمارد.
editions-note-slip-may-lay = لغزش: «می‌توان» فرشی پهن کرد؛ در حالی که باید پهن کرد (R5.4).
editions-note-slip-left-out = لغزش: هدف، محتویات جعبه و آنچه تساوی را می‌شکند از قلم افتاده است.
editions-note-slip-opponent = لغزش: در پایان «هر درهمی که برای حریف مانده» به حساب می‌آید؛ باید «برای بازیکن» باشد.
editions-note-slip-counts-twice = لغزش: فرش‌های دو بازیکن دو بار، و متفاوت، شمرده شده است.
editions-note-slip-variant = لغزش: گام آخر شیوهٔ دیگر به‌هم‌ریخته است («مهره را بچرخانید می‌تواند یک‌چهارم بچرخد»). اینجا عضام درست یک‌چهارم دور چرخانده می‌شود (R7.3).
editions-note-slip-aim = لغزش: جملهٔ هدف بازی ناتمام مانده است.
editions-note-slip-cards = لغزش: متن از پهن کردن «کارت» می‌گوید؛ منظور فرش است.
editions-note-slip-results = لغزش: «نتیجه‌های خانه» چاپ شده؛ منظور پهلوهای آن است.
editions-note-slip-exit-arrow = لغزش: در لبه، عضام «به سوی پیکان خروج» می‌رود.
editions-note-slip-end-of-rug = لغزش: گفته شده که فرش با «ته» خود کنار پهلو می‌افتد؛ منظور یکی از خانه‌های آن است (R5.1).
editions-note-slip-dirham-won = لغزش: در پایان «هر درهمِ برده‌شده» به حساب می‌آید؛ منظور هر درهمی است که بازیکن دارد (R6.2).
editions-note-slip-leaves-game = لغزش: در لبه، عضام «از بازی بیرون می‌رود»؛ در حالی که از بازار بیرون می‌رود.
