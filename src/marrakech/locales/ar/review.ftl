### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] نظرة أولى
   *[deep] نظرة أدق
}: { $done } / { $total }
review-whose = من منظور { $player }
review-luck = حظ: رمية
review-skill = مهارة: اختيار
review-position = خطوة في اللعبة
review-choices = { $phase ->
    [turn] اتجاهات تدوير عزام
   *[lay] أين يمكن وضع السجادة
}
review-throws = ما كان يمكن أن يأتي
review-was-played = لُعب
review-chance-margin = فرصة الفوز، الفارق
review-was-better = الدور { $turn }: الأفضل كان { $action }
review-was-best = الدور { $turn }: كان هذا الأفضل
review-cost = { $player }: { $action }. الخسارة: { $loss } من نقاط فرصة الفوز.
review-dirhams = الأمر نفسه بالدراهم
review-result = النتيجة

## Find the better move

review-find = { $phase ->
    [turn] جد الاتجاه الأفضل
   *[lay] جد السجادة الأفضل
}
review-try = دعني أجرب
review-show = أرني
review-next = جد التالي
review-choose = اختر على اللوح.
review-this-one = هذا
review-yes = نعم، { $action } هو الأفضل.
review-near = جيد: { $action } يخسر { $loss } فقط مقارنة بالأفضل.
review-no = { $action } يخسر { $loss }. انظر مرة أخرى.
review-no-mistakes = { $player }: لا خطأ يُبحث عنه في هذه اللعبة.

## Hints and the tutor

review-hint = تلميح
review-hint-all = كل الخيارات
review-hint-best = الأفضل: { $action }
review-hints = يمكن للتلميحات والمعلّم المساعدة
review-hints-hint = فقط حيث يتشارك الجميع شاشة واحدة. يذكر السجل والتدوين من تلقى المساعدة.
review-tutor = المعلّم: نبّهني قبل أن يُحتسب الخطأ
review-tutor-word = { $word ->
    [mistake] يرى المعلّم أن هذا خطأ.
   *[blunder] يرى المعلّم أن هذا خطأ فادح.
}
review-tutor-cost = يكلّف { $loss } من نقاط فرصة الفوز.
review-anyway = العب على أي حال
review-think = أعد التفكير
review-log-hint = تلميح إلى { $player }.
review-log-tutor = تنبيه من المعلّم إلى { $player }.

## One's own games

review-own-won = فوز
review-own-none = العب لعبة حتى نهايتها: سترى هنا ما أعطاك النرد وأين تخسر أكثر.
review-own-look = راجع ألعابي: { $number }
review-own-games = الألعاب التي رُوجعت: { $number }
review-own-fair = ينحرف النرد العادل بهذا القدر أو أكثر في { $share }٪ من السلاسل بهذا الطول.
