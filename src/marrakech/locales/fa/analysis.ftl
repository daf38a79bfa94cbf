### The analysis board: any position, what everything is worth there, and variations.

analysis-title = تحلیل
analysis-open = باز کردن روی صفحهٔ تحلیل
# The three things that can be done
analysis-mode = { $mode ->
    [try] امتحان
    [edit] ویرایش وضعیت
   *[paste] چسباندن
}
analysis-copy-text = رونوشت به‌صورت متن
analysis-picture = ذخیره به‌صورت تصویر

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player }: چرخاندن عضام
    [roll] { $player }: ریختن تاس
    [lay] { $player }: گذاشتن فرش
    [reveal] { $player }: فرش بعدی کدام است؟
   *[over] بازی تمام شد
}
analysis-deeper = جست‌وجوی عمیق‌تر …
analysis-rollout = ادامه دادن بازی‌ها
analysis-games = بازی‌های ادامه‌یافته: { $games }
analysis-die = گذاشتن تاس با دست
analysis-mean = تا آن وقت، عددها میانگین همهٔ تاس‌هاست.
analysis-heat = عضام کجا می‌ایستد و چه هزینه‌ای دارد

## Variations

analysis-variations = شاخه‌ها
analysis-start = وضعیت آغازین
analysis-name = نام این شاخه
analysis-delete = حذف از اینجا به بعد

## Editing

analysis-tool = { $tool ->
    [assam] عضام
   *[away] برداشتن
}
analysis-hint = { $tool ->
    [assam] روی یک خانه بزنید. برای چرخاندن عضام روی خودش بزنید.
    [away] روی یک فرش بزنید.
   *[rug] روی دو خانهٔ کنار هم بزنید.
}
analysis-dirhams = درهم
analysis-rugs = فرش‌های باقی‌مانده
analysis-mover = نوبت کیست؟
analysis-next = بعد چه می‌شود؟
analysis-phase = { $phase ->
    [turn] چرخاندن عضام
    [roll] ریختن تاس
   *[lay] گذاشتن فرش
}
analysis-empty = خالی کردن صفحه
analysis-line = وضعیت در یک خط
analysis-use = استفاده
analysis-play-on = ادامهٔ بازی از اینجا
