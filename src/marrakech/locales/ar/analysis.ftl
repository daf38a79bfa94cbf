### The analysis board: any position, what everything is worth there, and variations.

analysis-title = تحليل
analysis-open = افتح على لوحة التحليل
# The three things that can be done
analysis-mode = { $mode ->
    [try] تجربة
    [edit] تعديل الوضع
   *[paste] لصق
}
analysis-copy-text = نسخ كنص
analysis-picture = حفظ كصورة

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player }: توجيه عزام
    [roll] { $player }: رمي النرد
    [lay] { $player }: وضع سجادة
    [reveal] { $player }: ما السجادة التالية؟
   *[over] انتهت اللعبة
}
analysis-deeper = بحث أعمق …
analysis-rollout = العب مباريات حتى النهاية
analysis-games = ألعاب أُكملت: { $games }
analysis-die = ضع النرد بيدك
analysis-mean = حتى ذلك الحين، الأرقام متوسط كل الرميات.
analysis-heat = أين قد يقف عزام وكم يكلّف ذلك

## Variations

analysis-variations = التفريعات
analysis-start = الوضع الأول
analysis-name = اسم هذا التفريع
analysis-delete = احذف من هنا

## Editing

analysis-tool = { $tool ->
    [assam] عزام
   *[away] إزالة
}
analysis-hint = { $tool ->
    [assam] المس مربعًا. المس عزام لتديره.
    [away] المس سجادة.
   *[rug] المس مربعين متجاورين.
}
analysis-dirhams = الدراهم
analysis-rugs = السجاد المتبقي
analysis-mover = دور من؟
analysis-next = ما الخطوة التالية؟
analysis-phase = { $phase ->
    [turn] توجيه عزام
    [roll] رمي النرد
   *[lay] وضع سجادة
}
analysis-empty = إفراغ اللوحة
analysis-line = الوضع في سطر واحد
analysis-use = استخدمه
analysis-play-on = تابع اللعب من هنا
