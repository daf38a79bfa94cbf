### `marrakech tables`: what a host does with tables.

tables-help = دیدن، بستن، ذخیره و حذف میزها، چه سرور در حال اجرا باشد چه نباشد.
tables-list-help = فهرست میزها.
tables-show-help = نمایش یک میز: چه کسانی سر آن نشسته‌اند و چه گذشته است.
tables-close-help = بستن یک میز. بازی در جریان آن بدون نتیجه تمام می‌شود.
tables-export-help = نوشتن گزارش بازی‌ها در پرونده‌ها. از بازی‌های ناتمام، آنچه تا حالا بازی شده است.
tables-delete-help = حذف همیشگی میزها.
tables-reports-help = فهرست تخلف‌هایی که بازیکنان گزارش کرده‌اند، تازه‌ترین در آغاز.
tables-id-help = یک میز، یا آغاز نامش آن‌گونه که در لاگ آمده است. اگر با - شروع می‌شود، پیش از آن -- بنویسید.
tables-standing-help = فقط میزهایی با این وضعیت.
tables-why-help = آنچه در این باره به بازیکنان گفته می‌شود.
tables-to-help = پوشه‌ای که در آن نوشته شود.
tables-all-help = همهٔ میزها.
tables-yes-help = بدون پرسیدن.
tables-done-help = گزارش تخلفی که به آن رسیدگی شده، با شماره‌اش؛ می‌تواند چند بار بیاید.
tables-reports-all-help = همراه با رسیدگی‌شده‌ها.
tables-column-table = میز
tables-column-standing = وضعیت
tables-column-players = بازیکنان
tables-column-rules = قوانین
tables-column-since = از
tables-column-changed = آخرین تغییر
tables-column-entries = رویدادها
tables-standing = { $standing ->
    [waiting] در انتظار
    [playing] در حال بازی
    [over] تمام‌شده
   *[closed] بسته
}
tables-listed = { $listed ->
    [yes] در لابی دیده می‌شود
   *[no] برای آن‌ها که پیوند را دارند
}
tables-times = از { $since }، آخرین تغییر { $changed }، { $number } رویداد.
tables-counted = { $number ->
    [0] هیچ میزی نیست.
   *[other] { $number } میز.
}
tables-closed = میز { $table } بسته شد. هر کس آنجاست تا دو ثانیهٔ دیگر باخبر می‌شود.
tables-exported = { $number } بازی در { $folder } است.
tables-not-begun = سر { $number } میز هیچ بازی‌ای آغاز نشده است.
tables-export-what = بگویید کدام میزها، یا --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number } میز برای همیشه حذف شود؟ (ب/خ)
# What one may answer beside y
tables-yes = بله
tables-kept = چیزی حذف نشد
tables-deleted = { $number } میز حذف شد. هر کس آنجاست تا دو ثانیهٔ دیگر باخبر می‌شود.

## What players report

tables-report-number = شماره
tables-report-when = زمان
tables-report-table = میز
tables-report-reason = دلیل
tables-report-about = دربارهٔ
tables-report-address = نشانی
tables-report-by = گزارش‌دهنده
tables-report-done = رسیدگی
tables-reason = { $reason ->
    [name] نام توهین‌آمیز
    [cheating] تقلب
    [stalling] وقت‌کشی
   *[other] چیز دیگر
}
tables-watched = یکی از تماشاگران
tables-reported = گزارش تخلف: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] گزارش تخلفی برای رسیدگی نیست.
   *[other] { $number } گزارش تخلف.
}
tables-reports-done = به { $number } گزارش تخلف رسیدگی شد.

## What is in the way

tables-no-table = میزی نیست که نامش با «{ $name }» آغاز شود
tables-many = نام بیش از یک میز با «{ $name }» آغاز می‌شود: بیشتر بنویسید
tables-busy = میز زیادی تند تغییر می‌کند: دوباره امتحان کنید
tables-why-long = توضیح حداکثر { $most } نویسه دارد
tables-no-report = گزارش تخلف رسیدگی‌نشده‌ای با شمارهٔ { $number } نداریم
