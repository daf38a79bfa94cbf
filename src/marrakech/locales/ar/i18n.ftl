### `marrakech i18n`, for those who translate.

i18n-help = اعتنِ بلغات { -game }.
i18n-check-help = افحص الفهارس، وتأكد أن لا نص خارجها.
i18n-languages-help = رموز اللغات المطلوب فحصها؛ ومن دونها تُفحص كلها مع المصادر.
i18n-sound = { $languages ->
    [zero] لا لغات، ولا خطأ.
    [one] لغة واحدة، ولا خطأ فيها.
    [two] لغتان، ولا خطأ فيهما.
    [few] { $languages } لغات، ولا خطأ فيها.
    [many] { $languages } لغة، ولا خطأ فيها.
   *[other] { $languages } لغة، ولا خطأ فيها.
}
i18n-found = { $number ->
    [zero] كل شيء سليم.
    [one] شيء واحد غير سليم.
    [two] شيئان غير سليمين.
    [few] { $number } أشياء غير سليمة.
    [many] { $number } شيئًا غير سليم.
   *[other] { $number } شيء غير سليم.
}
i18n-yet = ما زال ينتظر الترجمة: { $number }
i18n-column-where = أين
i18n-column-what = ماذا
i18n-column-why = ما الخطأ
i18n-kind = { $kind ->
    [unreadable] لا يُقرأ
    [twice] موجود مرتين
    [file] مكانه ملف آخر: { $detail }
    [missing] ناقص
    [yet] ما زال ينتظر الترجمة
    [extra] غير موجود في الإنجليزية
    [unused] لا يقوله أحد
    [unknown] يُقال، لكنه ليس في أي فهرس
    [placeholders] يجب أن يُملأ كما في الإنجليزية: { $detail }
    [variants] يجب أن يختار كما في الإنجليزية: { $detail }
    [plurals] يجب أن يعدّ كما تعدّ لغته: { $detail }
    [quotes] يستعمل علامات اقتباس خاصة بالبرامج: { $detail }
    [long] أطول بكثير مما في الإنجليزية: { $detail }
    [joined] يصل جملًا بطريقة لا تصلها بها لغة أخرى
   *[outside] نص خارج الفهارس
}
