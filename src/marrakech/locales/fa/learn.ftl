### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = یادگیری بازی
learn-lead = ده گام کوچک روی صفحهٔ واقعی، پنج دقیقه.
learn-step = گام { $number } از { $steps }
learn-steps = گام‌ها
learn-step-done = { $title } (انجام شد)
learn-resume = ادامهٔ درس
learn-again = از اول
learn-next = ادامه
learn-back = برگشت
learn-right = درست است!
learn-wrong = هنوز درست نیست.
learn-rule = قانون { $rule }
learn-way = { $way ->
    [L] To his left
    [R] To his right
   *[F] Straight on
}
learn-throw = تاس بیندازید
learn-lay = فرش را اینجا پهن کنید
learn-number = { $number }
learn-end-title = حالا بازی را بلدید
learn-end = همهٔ چیزی که باید بدانید همین بود. باقی‌اش شانس است و کمی زیرکی.
learn-end-play = بازی با حسن باربر

learn-turn = عضام را بچرخانید
learn-turn-see-task = You are Red, and it is your turn. First you may turn Assam. Left and right are as he sees them: he looks down, so his left hand is on the right of the screen. Lead him where he cannot come upon a yellow rug.
learn-turn-left = فرش‌های زرد آن طرف‌اند: با بیشتر تاس‌ها باید پول بدهید.
learn-turn-forward = روبه‌رو هم یک فرش زرد هست. طرف دیگری را امتحان کنید.
learn-turn-done = از این طرف هیچ خطری نیست.

learn-throw-title = تاس بیندازید
learn-throw-task = حالا تاس بیندازید. عضام برای هر گیوه یک خانه راه می‌رود.
learn-throw-done = سه گیوه، سه خانه.

learn-mosaic = از روی موزاییک
learn-mosaic-task = تاس سه آمده و عضام رو به پایین است. در لبهٔ بازار دنبال موزاییک می‌رود. روی کدام خانه می‌ایستد؟
learn-mosaic-straight = بازار آنجا تمام می‌شود: او دنبال موزاییک می‌رود و از خط کناری برمی‌گردد.
learn-mosaic-count = گذر از موزاییک یک قدم است. دوباره بشمارید.
learn-mosaic-other = آنجا نه. موزاییک را با انگشت دنبال کنید، قدم به قدم.
learn-mosaic-done = پایین، از روی موزاییک، و دوباره بالا.

learn-pay = پرداخت
learn-pay-task = عضام روی فرش زرد ایستاده است. چند درهم می‌پردازید؟
learn-pay-few = همهٔ خانه‌های زردی را که به خانهٔ زیر پای عضام پیوسته‌اند بشمارید، خود آن خانه را هم.
learn-pay-many = یکی از خانه‌های زرد جزو این‌ها نیست: فرش قرمز جدایش کرده است، و گوشه‌ها به حساب نمی‌آیند.
learn-pay-done = یک درهم برای هر خانهٔ این ناحیه.

learn-lay-title = فرش پهن کنید
learn-lay-task = در پایان نوبت، فرشی پهن می‌کنید. دو خانه انتخاب کنید که یکی‌شان کنار عضام باشد.
learn-lay-done = از حالا هر کس آنجا بایستد به شما پول می‌دهد.

learn-cover = فرش روی فرش
learn-cover-task = فرش‌ها می‌توانند روی هم بیفتند. نیمی از فرش زرد و نیمی از فرش آبی را بپوشانید.
learn-cover-elsewhere = این کار مجاز است، ولی هر دو فرش را نمی‌پوشاند. جایی را پیدا کنید که یک نیمهٔ زرد و یک نیمهٔ آبی کنار هم باشند.
learn-cover-done = دو خانه بیشتر برای شما، و دو خانه کمتر برای دیگران.

learn-count = شمارش
learn-count-task = آخرین فرش پهن شد. چه کسی برنده است؟ هر درهم به حساب می‌آید، و هر خانه‌ای که فرشی روی آن دیده می‌شود.
learn-count-dirhams = درهم‌ها همه‌چیز نیستند: خانه‌هایی را که فرش رویشان دیده می‌شود هم اضافه کنید.
learn-count-squares = خانه‌ها همه‌چیز نیستند: درهم‌ها را هم اضافه کنید.
learn-count-other = برای هر بازیکن درهم‌ها و خانه‌ها را با هم جمع بزنید.
learn-count-done = جمع درهم‌ها و خانه‌ها اینجا از همه بیشتر است.

learn-out = حذف شدن
learn-out-task = برای آبی سه درهم مانده و باید پنج درهم بپردازد. چه می‌شود؟
learn-out-choice-out = آبی سه درهم می‌دهد و حذف می‌شود.
learn-out-choice-owes = آبی سه درهم می‌دهد و دو درهم بدهکار می‌ماند.
learn-out-choice-free = آبی لازم نیست بپردازد.
learn-out-owes = در این بازار نسیه نداریم.
learn-out-free = هر کس هرچقدر بتواند باید بپردازد.
learn-out-done = فرش‌های آبی می‌مانند و خنثی می‌شوند. از حالا برای هیچ‌کس خرجی ندارند.

learn-piles = دو بازیکن
learn-piles-task = در بازی دونفره هر کس دو رنگ دارد. زرد و بنفش مال بازیکن دیگر است و عضام روی فرش زرد ایستاده است. چند درهم می‌پردازید؟
learn-piles-both = فرش‌های زرد و بنفش دو ناحیه‌اند، هرچند هر دو مال یک نفر باشند. فقط زردها را بشمارید.
learn-piles-few = همهٔ خانه‌های زردی را که به خانهٔ زیر پای عضام پیوسته‌اند بشمارید.
learn-piles-done = هر رنگ ناحیه‌ای جداست. و فرش بعدی همیشه بالاترین فرش دستهٔ شماست.

learn-variant = شیوهٔ دیگر
learn-variant-task = در این شیوه عضام در پایان چرخانده می‌شود: فرشتان را پهن کرده‌اید و بازیکن بعدی باید به همان سویی برود که عضام آن‌وقت نگاه می‌کند. او را رو به فرش‌های قرمز خودتان بچرخانید.
learn-variant-wrong = آن طرف فرش قرمزی نیست. فرش‌های شما در طرف دیگر اوست.
learn-variant-done = حالا بازیکن بعدی به‌سختی از فرش‌های شما رد می‌شود.
