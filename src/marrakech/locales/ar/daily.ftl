### The market of the day: everybody plays the same deal once.

daily-title = سوق اليوم
daily-same = { $day }. الرميات نفسها للجميع.
daily-against = { $day }. أنت في مواجهة { $people }، بالرميات نفسها التي للجميع.
# On the first screen, and at the table
daily-home = سوق اليوم
daily-minutes = { $minutes ->
    [zero] أقل من دقيقة
    [one] نحو دقيقة واحدة
    [two] نحو دقيقتين
    [few] نحو { $minutes } دقائق
    [many] نحو { $minutes } دقيقة
   *[other] نحو { $minutes } دقيقة
}
daily-play = العب
daily-go-on = تابع
daily-once = تُحتسب المحاولة الأولى، وهي الوحيدة.
daily-name = اسمك
daily-points = النقاط
daily-first-by = { $points ->
    [zero] نقطة، والمركز الأول
    [one] نقطة، والمركز الأول
    [two] نقطتان، والمركز الأول
    [few] نقاط، والمركز الأول
    [many] نقطة، والمركز الأول
   *[other] نقطة، والمركز الأول
} بفارق { $margin }
daily-placed = { $points ->
    [zero] نقطة
    [one] نقطة
    [two] نقطتان
    [few] نقاط
    [many] نقطة
   *[other] نقطة
}، والمركز { $place ->
    [1] الأول
    [2] الثاني
    [3] الثالث
   *[4] الرابع
} على الطاولة
daily-late = انتهت هذه اللعبة بعد فوات وقت الاحتساب.
daily-better = أفضل من { $percent } من كل ١٠٠ بائع
daily-alone = أنت أول من يلعب اليوم
daily-so-far = { $games ->
    [zero] لا ألعاب حتى الآن
    [one] لعبة واحدة حتى الآن
    [two] لعبتان حتى الآن
    [few] { $games } ألعاب حتى الآن
    [many] { $games } لعبة حتى الآن
   *[other] { $games } لعبة حتى الآن
}
daily-games = { $games ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
    [many] { $games } لعبة
   *[other] { $games } لعبة
}
# Below a bar of the figure that tells how many have how many points
daily-you = أنت
# The figure, for those who cannot see it
daily-spread = كم نقطة عند الآخرين
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = بلا حظ: { $points }
daily-without-luck-wait = يُحسب الحظ الآن…
daily-throws = رمياتك
daily-throws-hint = تظهر بعد اللعبة فقط
daily-throw = { $steps ->
    [zero] { $steps }
    [one] { $steps }
    [two] { $steps }
    [few] { $steps }
    [many] { $steps }
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] لم يُضأ فانوس بعد
    [one] يوم واحد
    [two] يومان متتاليان
    [few] { $days } أيام متتالية
    [many] { $days } يومًا متتاليًا
   *[other] { $days } يوم متتالٍ
}
daily-best-streak = الأفضل { $days }
daily-lit = { $day }: لُعب
daily-dark = { $day }: لم يُلعب
daily-open = { $day }: ما زال مفتوحًا
daily-share-title = احكِ ولا تكشف
daily-share-hint = الذهبي أفضل سجادة. الأخضر سجادة جيدة. الأحمر خطأ.
daily-share-nothing = لا ينكشف مربع ولا رمية ولا سجادة.
daily-pattern = أدوارك: الأفضل { $best }، الجيد { $good }، { $mistakes ->
    [zero] بلا أخطاء
    [one] خطأ واحد
    [two] خطآن
    [few] { $mistakes } أخطاء
    [many] { $mistakes } خطأ
   *[other] { $mistakes } خطأ
}
daily-share = شارك
daily-picture = صورة
daily-look-again = انظر ثانيةً
# First line of the text that is shared
daily-text = مراكش، { $day }
daily-text-points = { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
daily-next = { $hours ->
    [0] تُفتح السوق التالية في أقل من ساعة.
    [one] تُفتح السوق التالية بعد ساعة واحدة.
    [two] تُفتح السوق التالية بعد ساعتين.
    [few] تُفتح السوق التالية بعد { $hours } ساعات.
    [many] تُفتح السوق التالية بعد { $hours } ساعة.
   *[other] تُفتح السوق التالية بعد { $hours } ساعة.
}
daily-table = ترتيب اليوم
daily-table-points = حسب النقاط
daily-table-luckless = بلا حظ
daily-somebody = لاعب مجهول
daily-me = أنت
daily-rank = المركز
daily-who = من
daily-be-named = أظهر اسمي للآخرين
daily-yesterday = أمس
daily-yesterday-came = مركزك { $rank } من { $games }، والنقاط { $points }
daily-yesterday-missed = { $games ->
    [0] لم يأتِ أحد
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
    [many] { $games } لعبة
   *[other] { $games } لعبة
}
daily-yesterday-soon = تُعلن النتائج في الساعة { $time }.
daily-look = انظر
daily-back = سوق اليوم
daily-of = سوق { $day }
daily-best-line = أفضل لعبة
daily-bot-line = { $bot } على الطاولة نفسها
daily-line-points = { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
daily-seed = هل كانت السوق نفسها للجميع؟
daily-seed-fits = نعم: الرميات تنتج من هذا العدد، وقد عُرضت بصمته في اليوم السابق.
daily-seed-fits-late = الرميات تنتج من هذا العدد. لم يكن هنا أحد في اليوم السابق لتُعرض بصمته.
daily-seed-wrong = هذا العدد لا يطابق البصمة التي عُرضت.
daily-seed-number = العدد
daily-seed-print = بصمته
daily-tomorrow = بصمة الغد
daily-tomorrow-hint = تحدد رميات الغد من الآن. أما العدد الذي وراءها فيُكشف في اليوم الذي يليه.
daily-two = من عنده متصفحان يستطيع أن يلعب مرتين. إنها لعبة، لا جائزة.
daily-archive = أسواق سابقة
daily-archive-hint = العب أي يوم مضى مرة أخرى. لا تُحتسب النتيجة.
daily-archive-play = العب ثانيةً
daily-archive-day = اليوم
daily-nobody = لم يُكملها أحد بعد.
daily-to-table = ترتيب اليوم
## Pictures and links
daily-card = سوق { $day }
daily-card-look = العب السوق نفسها
