### `marrakech ban`: whom a host keeps out.

ban-help = احظر أسماء وعناوين مدةً من الزمن، سواء كان الخادم يعمل أم لا.
ban-name-help = احظر اسمًا: لا يستطيع أحد أن يتسمى به.
ban-name-name-help = الاسم؛ لا فرق في حالة الأحرف ولا المسافات ولا شكل الحروف.
ban-address-help = احظر عنوانًا أو شبكة: من يأتي منها لا يلعب ولا يشاهد.
ban-address-address-help = مثل 203.0.113.9 أو 203.0.113.0/24 أو 2001:db8::/48. وفي IPv6 يُحظر ما لا يقل عن /64.
ban-list-help = اعرض قائمة المحظورين.
ban-lift-help = ارفع الحظر عن أحدهم.
ban-for-help = المدة، بالدقائق أو الساعات أو الأيام أو الأسابيع: 90m أو 2h أو 1d أو 4w.
ban-why-help = السبب؛ يظهر لمن حُظر بعنوانه.
ban-number-help = الرقم الظاهر في القائمة.
ban-column-number = الرقم
ban-column-kind = النوع
ban-column-what = المحظور
ban-column-since = منذ
ban-column-until = حتى
ban-column-why = السبب
ban-kind = { $kind ->
    [name] اسم
   *[address] عنوان
}
ban-done = حُظر حتى { $until }: { $what }. يعلم الخادم بذلك خلال ثانيتين.
ban-counted = { $number ->
    [0] لا أحد محظور.
    [one] حظر واحد.
    [two] حظران اثنان.
    [few] { $number } حالات حظر.
    [many] { $number } حالة حظر.
   *[other] { $number } حالة حظر.
}
ban-lifted = { $number ->
    [one] رُفع حظر واحد.
    [two] رُفع حظران.
    [few] رُفعت { $number } حالات حظر.
    [many] رُفعت { $number } حالة حظر.
   *[other] رُفعت { $number } حالة حظر.
}
ban-no-name = يجب أن يكون في الاسم حرف واحد على الأقل يمكن عرضه
ban-no-time = «{ $time }» ليست مدة لا تتجاوز عشر سنوات: اكتبها مثل 90m أو 2h أو 1d أو 4w
ban-no-such = لا يوجد حظر رقمه { $number }
