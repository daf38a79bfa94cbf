### `marrakech tables`: what a host does with tables.

tables-help = اعرض الطاولات وأغلقها واحفظها واحذفها، سواء كان الخادم يعمل أم لا.
tables-list-help = اعرض قائمة الطاولات.
tables-show-help = اعرض طاولة: من يجلس إليها، وما حدث.
tables-close-help = أغلق طاولة. اللعبة الجارية عليها تنتهي بلا نتيجة.
tables-export-help = اكتب الألعاب في ملفات، كسجلات. ومن الألعاب غير المنتهية ما لُعب حتى الآن.
tables-delete-help = احذف طاولات نهائيًا.
tables-reports-help = اعرض بلاغات اللاعبين، الأحدث أولًا.
tables-id-help = طاولة، أو بداية اسمها كما يظهر في سجل الأحداث. إن بدأ بالعلامة - فاكتب قبله --.
tables-standing-help = الطاولات التي هذه حالتها فقط.
tables-why-help = ما يُقال للاعبين عن ذلك.
tables-to-help = المجلد الذي يُكتب فيه.
tables-all-help = كل الطاولات.
tables-yes-help = لا تسأل.
tables-done-help = بلاغ عولج، برقمه؛ يمكن تكراره.
tables-reports-all-help = البلاغات المعالجة أيضًا.
tables-column-table = الطاولة
tables-column-standing = الحالة
tables-column-players = اللاعبون
tables-column-rules = القواعد
tables-column-since = منذ
tables-column-changed = آخر تغيير
tables-column-entries = الأحداث
tables-standing = { $standing ->
    [waiting] تنتظر
    [playing] قيد اللعب
    [over] انتهت
   *[closed] مغلقة
}
tables-listed = { $listed ->
    [yes] ظاهرة في الردهة
   *[no] لمن معه الرابط
}
tables-times = { $number ->
    [zero] منذ { $since }، آخر تغيير { $changed }، لا أحداث.
    [one] منذ { $since }، آخر تغيير { $changed }، حدث واحد.
    [two] منذ { $since }، آخر تغيير { $changed }، حدثان.
    [few] منذ { $since }، آخر تغيير { $changed }، { $number } أحداث.
    [many] منذ { $since }، آخر تغيير { $changed }، { $number } حدثًا.
   *[other] منذ { $since }، آخر تغيير { $changed }، { $number } حدث.
}
tables-counted = { $number ->
    [0] لا توجد طاولات.
    [one] طاولة واحدة.
    [two] طاولتان.
    [few] { $number } طاولات.
    [many] { $number } طاولة.
   *[other] { $number } طاولة.
}
tables-closed = أُغلقت الطاولة { $table }. يعلم من عندها بذلك خلال ثانيتين.
tables-exported = { $number ->
    [zero] لا ألعاب في { $folder }.
    [one] لعبة واحدة في { $folder }.
    [two] لعبتان في { $folder }.
    [few] { $number } ألعاب في { $folder }.
    [many] { $number } لعبة في { $folder }.
   *[other] { $number } لعبة في { $folder }.
}
tables-not-begun = { $number ->
    [one] طاولة واحدة لم تبدأ عليها لعبة.
    [two] طاولتان لم تبدأ عليهما لعبة.
    [few] { $number } طاولات لم تبدأ عليها لعبة.
    [many] { $number } طاولة لم تبدأ عليها لعبة.
   *[other] { $number } طاولة لم تبدأ عليها لعبة.
}
tables-export-what = حدد الطاولات، أو اكتب --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] هل تُحذف هذه الطاولة نهائيًا؟ (ن/ل)
    [two] هل تُحذف هاتان الطاولتان نهائيًا؟ (ن/ل)
    [few] هل تُحذف { $number } طاولات نهائيًا؟ (ن/ل)
    [many] هل تُحذف { $number } طاولة نهائيًا؟ (ن/ل)
   *[other] هل تُحذف { $number } طاولة نهائيًا؟ (ن/ل)
}
# What one may answer beside y
tables-yes = نعم
tables-kept = لم يُحذف شيء
tables-deleted = { $number ->
    [one] حُذفت طاولة واحدة. يعلم من عندها بذلك خلال ثانيتين.
    [two] حُذفت طاولتان. يعلم من عندهما بذلك خلال ثانيتين.
    [few] حُذفت { $number } طاولات. يعلم من عندها بذلك خلال ثانيتين.
    [many] حُذفت { $number } طاولة. يعلم من عندها بذلك خلال ثانيتين.
   *[other] حُذفت { $number } طاولة. يعلم من عندها بذلك خلال ثانيتين.
}

## What players report

tables-report-number = الرقم
tables-report-when = الوقت
tables-report-table = الطاولة
tables-report-reason = السبب
tables-report-about = المُبلَّغ عنه
tables-report-address = العنوان
tables-report-by = المُبلِّغ
tables-report-done = عولج
tables-reason = { $reason ->
    [name] اسم مسيء
    [cheating] غش
    [stalling] مماطلة
   *[other] سبب آخر
}
tables-watched = أحد المشاهدين
tables-reported = بلاغ: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] لا بلاغات تحتاج إلى معالجة.
    [one] بلاغ واحد.
    [two] بلاغان.
    [few] { $number } بلاغات.
    [many] { $number } بلاغًا.
   *[other] { $number } بلاغ.
}
tables-reports-done = { $number ->
    [one] عولج بلاغ واحد.
    [two] عولج بلاغان.
    [few] عولجت { $number } بلاغات.
    [many] عولج { $number } بلاغًا.
   *[other] عولج { $number } بلاغ.
}

## What is in the way

tables-no-table = لا توجد طاولة يبدأ اسمها بـ«{ $name }»
tables-many = أكثر من طاولة يبدأ اسمها بـ«{ $name }»: اكتب المزيد منه
tables-busy = الطاولة تتغير بسرعة كبيرة: حاول مرة أخرى
tables-why-long = هذا أطول مما ينبغي: الحد { $most } حرفًا
tables-no-report = لا يوجد بلاغ غير معالج رقمه { $number }
