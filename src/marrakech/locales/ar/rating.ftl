# Ratings and the ladder

rating-title = سُلّم الترتيب
rating-lead = من يلعب بأي مستوى على هذا الخادم. وأهل السوق بينكم، بالقوة التي قيست لهم.
rating-pool = { $pool ->
    [pair] لاعبان
    [three] ثلاثة لاعبين
    [four] أربعة لاعبين
   *[variant] التدوير في النهاية
}
rating-pools = أي الألعاب
rating-games = { $number ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $number } ألعاب
    [many] { $number } لعبة
   *[other] { $number } لعبة
}
rating-you = أنت
rating-you-none = ليس لك تصنيف هنا بعد. العب لعبة مصنّفة: تجد المفتاح حيث تُجهَّز الطاولة.
rating-you-few = تدخل السلّم حين لا يقل عدد ألعابك عن { $least } ويصبح تصنيفك مؤكدًا بما يكفي.
rating-you-hidden = أنت لا تظهر على السلّم.
rating-hide = غادر السلّم
rating-show = اظهر على السلّم
rating-nobody = لا أحد على هذا السلّم بعد. تدخله حين يبلغ عدد ألعابك المصنّفة { $least }.
rating-nameless = لاعب مجهول
rating-off = مشغّل هذا الخادم لا يعرض سلّمًا.
rating-value = { $rating } ± { $off }
rating-change = { $before } ← { $after } ± { $off }
rating-means = تقع القوة الحقيقية ضمن ± في ٩٥ حالة من ١٠٠. وزيادة ٤٠٠ تعني الفوز عشرة أضعاف.
rating-curve = تصنيفك لعبة بعد لعبة، من { $first } إلى { $last }
rating-new = مصنّفة
rating-new-hint = تُحتسب النتيجة في تصنيفاتكم: بلا تلميحات ولا رجوع. ومن يغادر يخسر.
rating-table = هذه اللعبة مصنّفة. ومن يغادر يخسر.
rating-here = التصنيفات
rating-counting = تُحسب التصنيفات الآن.
rating-why-anonymous = غير مصنّفة: هناك من يلعب بلا جواز.
rating-why-same-player = غير مصنّفة: مقعدان للاعب نفسه.
rating-why-helped = غير مصنّفة: تلقى أحدهم مساعدة.
rating-why-closed = غير مصنّفة: أغلق مشغّل الخادم الطاولة.
rating-why-bot = غير مصنّفة: يلعب هنا لاعب آلي لم تُقَس قوته.
rating-match = مصنّفة
rating-match-either = لا فرق
rating-match-yes = مصنّفة
rating-match-no = غير مصنّفة
rating-near = بأي قوة
rating-near-any = أي قوة
rating-near-close = مثلي
