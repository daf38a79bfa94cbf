### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] نگاه نخست
   *[deep] نگاهی دقیق‌تر
}: { $done } / { $total }
review-whose = از نگاه { $player }
review-luck = بخت: یک پرتاب
review-skill = مهارت: یک انتخاب
review-position = حرکت بازی
review-choices = { $phase ->
    [turn] راه‌های چرخاندن عضام
   *[lay] فرش کجا می‌توانست باشد
}
review-throws = چه چیزی ممکن بود بیاید
review-was-played = بازی شد
review-chance-margin = شانس برد، اختلاف
review-was-better = نوبت { $turn }: بهتر { $action } بود
review-was-best = نوبت { $turn }: این بهترین بود
review-cost = { $player }: { $action }. از دست رفت: { $loss } امتیاز از شانس برد.
review-dirhams = همین به درهم
review-result = نتیجه

## Find the better move

review-find = { $phase ->
    [turn] جهت بهتر را پیدا کنید
   *[lay] فرش بهتر را پیدا کنید
}
review-try = می‌خواهم امتحان کنم
review-show = نشانم بده
review-next = بعدی را پیدا کنید
review-choose = روی صفحه انتخاب کنید.
review-this-one = همین
review-yes = بله، { $action } بهترین است.
review-near = خوب است: { $action } فقط { $loss } از بهترین کمتر است.
review-no = { $action } به بهای { $loss } تمام می‌شود. دوباره نگاه کنید.
review-no-mistakes = { $player }: در این بازی اشتباهی برای یافتن نیست.

## Hints and the tutor

review-hint = راهنمایی
review-hint-all = همهٔ انتخاب‌ها
review-hint-best = بهترین: { $action }
review-hints = راهنمایی‌ها و مربی اجازهٔ کمک دارند
review-hints-hint = فقط جایی که همه یک صفحه دارند. گزارش و ثبت بازی می‌گویند به چه کسی کمک شد.
review-tutor = مربی: پیش از آنکه اشتباه حساب شود هشدار بده
review-tutor-word = { $word ->
    [mistake] به نظر مربی این اشتباه است.
   *[blunder] به نظر مربی این اشتباه بزرگی است.
}
review-tutor-cost = به بهای { $loss } امتیاز از شانس برد تمام می‌شود.
review-anyway = با این حال بازی کنید
review-think = دوباره فکر کنید
review-log-hint = راهنمایی برای { $player }.
review-log-tutor = هشدار مربی برای { $player }.

## One's own games

review-own-won = برد
review-own-none = یک بازی را تا پایان انجام دهید: اینجا می‌بینید تاس به شما چه داد و کجا بیشتر از دست می‌دهید.
review-own-look = مرور بازی‌های من: { $number }
review-own-games = بازی‌های مرورشده: { $number }
review-own-fair = تاس سالم در { $share }٪ از دنباله‌هایی به این درازا همین‌قدر یا بیشتر انحراف دارد.
