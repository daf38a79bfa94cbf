### `marrakech verify`.

verify-help = تأكد أن رميات لعبة منتهية جاءت من البذرة التي التُزم بها.
verify-file-help = ملف فيه سجلات، كما يُعرض في نهاية اللعبة؛ - هو الدخل القياسي.
verify-fair = اللعبة { $game } عادلة: من بذرتها جاء التزامها و{ $throws ->
    [zero] رمياتها
    [one] رمية واحدة
    [two] رميتان
    [few] { $throws } رميات
    [many] { $throws } رمية
   *[other] { $throws } رمية
} و{ $rugs ->
    [0] الأكوام التي لا تخفي شيئًا
    [one] سجادة واحدة من الأكوام
    [two] سجادتان من الأكوام
    [few] { $rugs } سجادات من الأكوام
    [many] { $rugs } سجادة من الأكوام
   *[other] { $rugs } سجادة من الأكوام
}.
verify-fault = { $what ->
    [commitment] اللعبة { $game }: الالتزام { $found }، لكن التزام البذرة { $expected }.
    [first] اللعبة { $game }: بدأ المقعد { $found }، لكن البذرة تقول { $expected }.
    [throw] اللعبة { $game }: كانت الرمية { $number } هي { $found }، لكن البذرة تقول { $expected }.
   *[pile] اللعبة { $game }: كانت السجادة { $number } من كومة هي { $found }، لكن البذرة تقول { $expected }.
}
verify-more = { $number ->
    [zero] لا اختلاف آخر.
    [one] وهناك اختلاف آخر.
    [two] وهناك اختلافان آخران.
    [few] وهناك { $number } اختلافات أخرى.
    [many] وهناك { $number } اختلافًا آخر.
   *[other] وهناك { $number } اختلاف آخر.
}
verify-error = اللعبة { $game }: { $why }
