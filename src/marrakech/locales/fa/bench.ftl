### `marrakech bench`.

bench-help = اندازه می‌گیرد که بازی‌های تصادفی اینجا با چه سرعتی انجام می‌شوند.
bench-seconds-help = هر سطر تقریباً چه مدت اندازه‌گیری شود.
bench-threads-help = چند رشته با یک رشته مقایسه شود.
bench-measuring = اندازه‌گیری
bench-no-time = زمان اندازه‌گیری باید عدد باشد
bench-compiled = هستهٔ کامپایل‌شده
bench-uncompiled = هستهٔ کامپایل‌نشده
bench-column-players = بازیکنان
bench-column-threads = رشته‌ها
bench-column-speed = بازی در ثانیه
bench-column-ratio = نسبت به یک رشته
