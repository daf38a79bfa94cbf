### `marrakech show`, and how a position is told wherever it is shown.

show-help = ارسم وضعية في الطرفية، أو صورةً.
show-position-help = وضعية في سطر واحد، أو مجموعة قواعد مثل international/3 لبدايتها؛ - يقرؤها من الدخل القياسي.
show-svg-help = اكتب صورة SVG في هذا الملف؛ - هو الخرج القياسي.
show-theme-help = ألوان الصورة.
show-style-help = كيف يُرسم في الطرفية؛ والافتراضي بالألوان حيث توجد.
show-coordinates-help = اكتب أسماء الخطوط على الإطار.
show-json-help = اطبع الوضعية بصيغة JSON.
show-column-player = اللاعب
show-column-dirhams = الدراهم
show-column-rugs = السجاد الباقي
show-column-next = التالية
show-column-squares = المربعات
show-column-points = النقاط
show-next-unknown = لم تظهر بعد
show-out = خارج اللعبة
show-to-act = { $phase ->
    [turn] دور { $player } في تدوير عزام.
    [roll] دور { $player } في رمي النرد.
    [lay] دور { $player } في فرش سجادة.
    [reveal] كومة { $player } تُظهر سجادتها التالية.
   *[over] انتهت اللعبة.
}
show-place = { $place }. { $players }: { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
show-written = كُتب الملف { $file }.
