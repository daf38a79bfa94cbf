### `marrakech play` and `marrakech serve`.

serve-play-help = العب في المتصفح، على هذا الجهاز.
serve-play-host-help = من يصل إليها: مع 127.0.0.1 هذا الجهاز فقط، ومع 0.0.0.0 كل من في الشبكة نفسها.
serve-play-port-help = المنفذ؛ والافتراضي هو نفسه دائمًا، أو أي منفذ إن كان مشغولًا.
serve-play-browser-help = هل يُفتح المتصفح.
serve-play-open = { -game } مفتوحة على { $url } (Ctrl-C يغلقها)
serve-play-already = { -game } مفتوحة من قبل على { $url }
serve-play-here-only = { -game } مفتوحة من قبل على { $url } لهذا الجهاز فقط. أغلقها حيث فُتحت، بالمفتاحين Ctrl-C، وحاول مرة أخرى.
serve-play-nobody = ليس لهذا الجهاز عنوان في شبكة: لا يستطيع أحد آخر الوصول إليه.
serve-closed = أُغلقت. كل الألعاب محفوظة.

serve-help = استضف { -game } للجميع.
serve-ready = { -game } جاهزة على { $url }
serve-public = يصل إليها الآخرون على { $url }
serve-host-help = عنوان الاستماع؛ 0.0.0.0 هو هذا الجهاز كله.
serve-port-help = المنفذ؛ 0 هو أي منفذ شاغر.
serve-data-help = المجلد الذي تُحفظ فيه الألعاب.
serve-key-file-help = الملف الذي فيه المفتاح الذي يحفظ سرية رميات الألعاب الجارية؛ وهو افتراضيًا في المجلد نفسه.
serve-public-url-help = العنوان الذي يصل إليه الناس، إن كان أمامه وسيط.
serve-allow-origin-help = صفحة أخرى يجوز لها أن تخاطبه، مثل https://example.org؛ يمكن تكراره.
serve-trusted-proxy-help = عنوان أو شبكة وسطاء يُصدَّق ما يرسلونه في X-Forwarded-For؛ يمكن تكراره.
serve-log-help = كيف يُكتب سجل الأحداث، على خرج الأخطاء القياسي.
serve-expire-days-help = تُحذف الألعاب غير المنتهية إذا لم يحدث شيء خلال هذا العدد من الأيام.
serve-keep-days-help = تُحذف الألعاب المنتهية بعد هذا العدد من الأيام؛ 0 يبقيها.
serve-going-days-help = تُعلَّم الألعاب القديمة قبل حذفها؛ ثم تُحذف بعد أن يعمل الخادم هذا العدد من الأيام.
serve-expire-many-help = احذف الألعاب القديمة ولو زادت على ثلث الكل، أو لم يُلعب شيء منذ أسبوع.
serve-empty-minutes-help = تُزال طاولات الردهة المفتوحة إذا لم يكن عندها أحد طوال هذا العدد من الدقائق.
serve-away-seconds-help = من غادر الطاولة يُعدّ حاضرًا مدة هذا العدد من الثواني.
serve-bot-threads-help = كم لاعبًا آليًا يفكر في الوقت نفسه.
serve-actions-per-second-help = ما يجوز لاتصال واحد أن يفعله.
serve-requests-per-second-help = ما يجوز لعنوان واحد أن يطلبه.
serve-tables-per-minute-help = ما يجوز لعنوان واحد أن يجهّزه.
serve-waiting-per-address-help = كم طاولة من عنوان واحد يجوز أن تنتظر في الردهة في وقت واحد.
serve-connections-help = كم اتصالًا يجوز في المجموع.
serve-connections-per-address-help = كم اتصالًا يجوز من عنوان واحد.
serve-idle-seconds-help = الطاولة التي لا يحدث فيها شيء تغادر الذاكرة بعد هذا العدد من الثواني؛ وتعود وحدها.
serve-reports-help = دع اللاعبين يبلغونك عن غيرهم: في سجل الأحداث، وفي «marrakech tables reports».
serve-deflate-help = اضغط ما يُرسل إلى المتصلين: إرسال أقل، وحساب أكثر.
serve-no-url = { $url } ليس عنوان صفحة: اكتبه مثل https://example.org
serve-no-network = { $network } ليس عنوانًا ولا شبكة: اكتبه مثل 10.0.0.1 أو 10.0.0.0/8
serve-no-port = تعذر الاستماع على { $host }، المنفذ { $port }: { $why }
serve-page-missing = لم تُبنَ الصفحة. في نسخة من المستودع يبنيها: MARRAKECH_PAGE=1 pip install '.[play]'
