### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = شانس‌هایی را که ارزش می‌گوید با بازی‌های پس از آن می‌سنجد.
calibrate-players-help = چند نفر سر میز می‌نشینند.
calibrate-linear-help = ارزشی که جمع سادهٔ ورودی‌هایش است به کار رود.
calibrate-value-help = پرونده‌ای که «marrakech train» نوشته است؛ پیش‌فرض ارزشی است که ربات‌ها به کار می‌برند.
calibrate-games-help = چند بازی انجام شود.
calibrate-plot-help = شانس‌ها و سرانجامشان در این پرونده رسم شود، .png یا .svg.
calibrate-playing = بازی‌ها

calibrate-title = { $games } بازی با قوانین { $rules }، دانهٔ { $seed }
calibrate-forecasts = { $forecasts } پیش‌بینی، در آغاز نوبت‌ها. در پرانتز: بازه‌های ۹۵٪، بر پایهٔ بازی.
calibrate-column-bin = شانس، ٪
calibrate-column-forecasts = پیش‌بینی‌ها
calibrate-column-said = میانگین
calibrate-column-came = برد، ٪
calibrate-column-error = اضافهٔ اختلاف
calibrate-column-spread = پراکندگی
calibrate-chances = شانس‌ها به‌طور میانگین { $off } واحد درصد خطا دارند (خطای کالیبراسیون مورد انتظار)؛ نمرهٔ بریر { $brier }.
calibrate-margins = اختلاف‌ها به‌طور میانگین { $error } درهم بیش از واقعیت‌اند؛ پراکندگی تک‌تکشان { $spread } است.
calibrate-plot-said = شانسی که ارزش گفت، ٪
calibrate-plot-came = سهم واقعی برد، ٪، با بازه‌های ۹۵٪
calibrate-plot-forecasts = پیش‌بینی‌ها
