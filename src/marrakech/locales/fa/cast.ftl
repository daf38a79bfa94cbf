### The people of the market.

cast-strength = قدرت بازی { $number } از { $most }
cast-title = آدم‌های بازار
cast-lead = یازده نفر برای بازی: شش سطح، و پنج نفر با سبک خودشان.
cast-settings-remarks = ربات‌ها گاهی چیزی بگویند
cast-numbers = به عدد
cast-rating = ریتینگ { $rating }، به احتمال زیاد { $low } تا { $high }
cast-habit-thrift = صرفه‌جویی
cast-habit-area = وسعت
cast-habit-cover = پوشاندن
cast-habit-risk = خطر

## What each is like, in a word

cast-temper-porter = آسان‌گیر
cast-temper-apprentice = امیدوار
cast-temper-peddler = محتاط
cast-temper-merchant = زیرک
cast-temper-master = دوراندیش
cast-temper-storyteller = صبور
cast-temper-pourer = هم‌زور شما
cast-temper-grandmother = صرفه‌جو
cast-temper-mason = جسور
cast-temper-weaver = بازیگوش
cast-temper-drummer = قمارباز
