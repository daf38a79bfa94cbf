### `marrakech database`, for hosts.

database-help = اعتنِ بما خزّنه الخادم.
database-backup-help = انسخ كل الطاولات، سواء كان الخادم يعمل أم لا، وافحص النسخة.
database-copy-help = الملف الذي يُكتب؛ يجب ألا يكون موجودًا.
database-copying = جارٍ النسخ
database-copied = كل الطاولات في { $file }، كما كانت عند بدء النسخ. المفتاح ليس فيه: احفظ نسخة من { $key } في مكان آخر.
database-check-help = افحص كل ما هو مخزّن.
database-check-file-help = نسخة تُفحص بدلًا مما يستعمله الخادم.
database-sound = { $file } سليم.
database-fault = الطاولة { $table }…: { $why }
database-faults = { $number ->
    [one] طاولة واحدة تالفة؛ وكل ما عداها سليم.
    [two] طاولتان تالفتان؛ وكل ما عداهما سليم.
    [few] { $number } طاولات تالفة؛ وكل ما عداها سليم.
    [many] { $number } طاولة تالفة؛ وكل ما عداها سليم.
   *[other] { $number } طاولة تالفة؛ وكل ما عداها سليم.
}
database-restore-help = ضع نسخة مكان ما هو مخزّن. يجب أن يكون الخادم متوقفًا.
database-restore-file-help = النسخة.
database-restored = تمت الاستعادة.
database-restored-kept = تمت الاستعادة. ما كان قبلها موجود في { $file }.
database-downgrade-help = ارجع إلى صيغة إصدار أقدم من هذا البرنامج. يجب أن يكون الخادم متوقفًا.
database-form-help = الصيغة، مثل { $example }.
database-downgraded = صيغة { $file } الآن هي { $form }. وإذا شُغّل هذا الإصدار مرة أخرى أعادها كما كانت.
