### `marrakech i18n`, for those who translate.

i18n-help = مراقب زبان‌های { -game } است.
i18n-check-help = فهرست‌های متن را بررسی می‌کند و اینکه متنی بیرون از آن‌ها نباشد.
i18n-languages-help = کد زبان‌هایی که باید بررسی شوند؛ بدون آن همهٔ زبان‌ها و کد برنامه.
i18n-sound = { $languages } زبان، و هیچ ایرادی نیست.
i18n-found = { $number } مورد ایراد دارد.
i18n-yet = هنوز ترجمه نشده: { $number }
i18n-column-where = کجا
i18n-column-what = چه
i18n-column-why = ایراد
i18n-kind = { $kind ->
    [unreadable] خوانده نمی‌شود
    [twice] دو بار هست
    [file] جایش در پروندهٔ دیگری است: { $detail }
    [missing] جا افتاده است
    [yet] هنوز ترجمه نشده است
    [extra] در انگلیسی نیست
    [unused] هیچ‌کس آن را نمی‌گوید
    [unknown] گفته می‌شود، ولی در هیچ فهرستی نیست
    [placeholders] باید مانند انگلیسی پر شود: { $detail }
    [variants] باید مانند انگلیسی انتخاب کند: { $detail }
    [plurals] باید به شیوهٔ زبان خودش بشمارد: { $detail }
    [quotes] گیومه‌ای دارد که برای برنامه‌هاست: { $detail }
    [long] بسیار بلندتر از انگلیسی است: { $detail }
    [joined] جمله‌ها را طوری به هم می‌چسباند که هیچ زبان دیگری نمی‌چسباند
   *[outside] متنی بیرون از فهرست‌هاست
}
