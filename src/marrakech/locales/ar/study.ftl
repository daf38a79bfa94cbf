### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = مراجعة مباراة مسجلة: كل قرار وكل رمية ومن أين جاءت النتيجة.
study-deep-help = النظر ثلاثة أدوار إلى الأمام بدل دورين: أدق، لكنه أبطأ.
study-html-help = كتابة المراجعة في هذا الملف، صفحةً لا تحتاج إلى شيء آخر.
study-gave-up-help = لون من استسلم أو نفد وقته؛ وإن كانوا أكثر من واحد فبهذا الترتيب.
study-analyse-help = تقدير كل ما يمكن فعله في وضع ما.
study-rollout-help = لعب هذا العدد من المباريات انطلاقًا من كل خيار من أفضل الخيارات.
study-looking = جارٍ النظر
study-nothing-played = لم يُلعب شيء في هذه المباراة
study-no-such-colour = لا أحد يلعب هنا بلون { $colour }
study-title = مراجعة
study-found = عدد الأدوار المحسوبة مسبقًا: { $turns }.
study-unfinished = لم تنته المباراة: نتيجتها هي قيمة الوضع الأخير.
study-sums-chances = من أين جاءت النتيجة، بنقاط من فرصة الفوز
study-sums-margins = الأمر نفسه بالدراهم: النقاط فوق أفضل الآخرين
study-sums-note = البداية والحظ ونوعا المهارة مجموعها النتيجة. نظرة ثانية: جزء المهارة الذي يأتي من رؤية الوضع نفسه بعد دور.
study-played = كيف كان اللعب
study-turning-points = نقاط التحول
study-mistakes = أغلى القرارات
study-dice = النرد وما كان متوقعًا
study-habits = أين كانت أكبر خسارة
study-graph = فرص الفوز
study-graph-note = المربع رمية، والمعيّن قرار، غيّر الكثير.
study-column-start = البداية
study-column-luck = الحظ
study-column-skill = مهارة اللاعب
study-column-others = مهارة الآخرين
study-column-usual = الحظ المعتاد
study-column-second-look = نظرة ثانية
study-column-accuracy = الدقة
study-column-loss = الخسارة
study-column-mean-loss = الخسارة لكل قرار
study-column-decisions = القرارات
study-column-inaccuracies = هفوات
study-column-mistakes = أخطاء
study-column-blunders = أخطاء فادحة
study-column-like = لعب مثل
study-column-turn = الدور
study-column-better = الأفضل
study-column-chance = الفوز، %
study-column-margin = الفارق
study-column-share = الاحتمال، %
study-column-throws = الرميات
study-column-mean = المتوسط
study-column-paid = المدفوع
study-column-expected = المتوقع
study-spot = { $kind ->
    [turning] { $part ->
        [early] التدوير، مبكرًا
       *[late] التدوير، متأخرًا
    }
   *[laying] { $part ->
        [early] الفرش، مبكرًا
       *[late] الفرش، متأخرًا
    }
}
study-word = { $word ->
    [inaccuracy] هفوة
    [mistake] خطأ
   *[blunder] خطأ فادح
}
study-like-between = من { $first } إلى { $last }
study-action-turn = { $way ->
    [L] يسارًا
    [R] يمينًا
   *[F] إلى الأمام
}
study-action-throw = رمية: { $steps }
study-action-reveal = السجادة التالية: { $colour }
study-moment = الدور { $turn }، { $player }: { $action }
study-moment-better = الأفضل: { $action }.
study-to-win = { $player }: { $chance } % للفوز، الفارق { $margin }
study-exact = تُوبع كل شيء حتى النهاية: دقيق.
study-why = لماذا { $action } وليس { $other }:
study-no-reason = لا شيء يمكن عدّه على اللوح: لا يظهر ذلك إلا لاحقًا.
study-reason-pays = الدراهم المدفوعة في المتوسط في هذه الرمية: { $value } وليس { $other }
study-reason-goes-out = خطر الخروج في هذه الرمية: { $value } % وليس { $other } %
study-reason-rug-gain = النقاط التي تكسبها بعدها أفضل سجادة في المتوسط: { $value } وليس { $other }
study-reason-lead = نقاط التقدم الآن: { $value } وليس { $other }
study-reason-covers = مربعات الآخرين المغطاة: { $value } وليس { $other }
study-reason-own-area-kept = تبقى أكبر منطقة ذاتية كاملة، بالمربعات: { $value } وليس { $other }
study-reason-own-area-grown = مربعات أكبر منطقة ذاتية: { $value } وليس { $other }
study-reason-their-area-cut = مربعات أكبر منطقة، { $player }: { $value } وليس { $other }
study-reason-earns = الدراهم التي يدفعها اللاعب التالي لقاء ذلك في المتوسط: { $value } وليس { $other }
study-reason-next-goes-out = احتمال خروج اللاعب التالي: { $value } % وليس { $other } %
study-reason-risky-squares = المربعات التي تكلف أكثر مما في الكيس: { $value } وليس { $other }
