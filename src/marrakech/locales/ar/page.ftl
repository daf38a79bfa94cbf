### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = الصفحة
page-home = الصفحة الرئيسية
page-close = إغلاق
page-loading = لحظة من فضلك…
page-try-again = حاول مرة أخرى
page-lost-title = لا شيء هنا
page-lost = لا توجد صفحة بهذا العنوان.
page-gone-title = هذه الطاولة لم تعد موجودة
page-gone = إما أنها أُزيلت، أو أن الرابط غير مكتمل.

## What goes wrong

page-problem-unreachable = الخادم لا يستجيب. هل أنت متصل بالشبكة؟
page-problem-failed = لم يستطع الخادم فعل ذلك. حاول مرة أخرى من فضلك.
page-problem-unknown = لم ينجح ذلك ({ $reason }).
page-connection-lost = انقطع الاتصال. تجري إعادة المحاولة…
page-connection-back = عاد الاتصال.

## The start

page-home-title = بائعو السجاد في { -game }
page-home-lead = وجّه عزامًا في السوق، وافرش سجادك في طريقه، ودع الآخرين يدفعون. من لاعبين إلى أربعة، في عشرين دقيقة.
page-your-name = اسمك
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] لا يمكن أن يطول الاسم أكثر: الحد { $most } حرفًا.
    [one] بقي مكان لحرف واحد.
    [two] بقي مكان لحرفين.
    [few] بقي مكان لعدد { $number } أحرف.
    [many] بقي مكان لعدد { $number } حرفًا.
   *[other] بقي مكان لعدد { $number } حرف.
}
# When more was written, or pasted, than fits
page-name-cut = لا يزيد الاسم على { $most } حرفًا. حُذف ما زاد.
page-more-ways = طرق أخرى للعب
page-mode-here = على شاشة واحدة
page-mode-link = مع الأصدقاء عبر رابط
page-mode-new = جهّز طاولة
page-mode-learn = تعلّم اللعب
page-mode-rules = القواعد
page-mode-lobby = الردهة
page-mode-replay = إعادة عرض لعبة
page-my-tables = طاولاتك
page-forget-table = انسَ طاولة { $when }
page-level-rating = التصنيف { $rating }

## Setting up

page-new-title = تجهيز طاولة
page-new-players = اللاعبون
page-players = { $number ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $number } لاعبين
    [many] { $number } لاعبًا
   *[other] { $number } لاعب
}
page-seat = المقعد { $number }
page-seat-who = من يجلس هنا؟
page-seat-name = الاسم
page-seat-level = المستوى
page-seat-colour = اللون
page-seat-second-colour = اللون الثاني
page-seat-open = مقعد شاغر
page-sitter-me = أنا
page-sitter-here = شخص أمام هذه الشاشة
page-sitter-link = صديق، عبر الرابط
page-sitter-bot = لاعب آلي
page-sitter-link-hint = ستحصل على رابط ترسله حين تجهز الطاولة.
# The bots by their first names: no two at a table have the same one
page-bot-porter = حسن
page-bot-porter-2 = مصطفى
page-bot-porter-3 = إبراهيم
page-bot-porter-4 = العربي
page-bot-apprentice = سلمى
page-bot-apprentice-2 = نادية
page-bot-apprentice-3 = زينب
page-bot-apprentice-4 = كريم
page-bot-peddler = إدريس
page-bot-peddler-2 = عمر
page-bot-peddler-3 = جميلة
page-bot-peddler-4 = أنور
page-bot-merchant = فاطمة
page-bot-merchant-2 = رشيد
page-bot-merchant-3 = خديجة
page-bot-merchant-4 = مليكة
page-bot-master = يوسف
page-bot-master-2 = عائشة
page-bot-master-3 = مهدي
page-bot-master-4 = حمزة
page-bot-storyteller = صفيّة
page-bot-pourer = آية
page-bot-grandmother = زهرة
page-bot-mason = طارق
page-bot-weaver = نور
page-bot-drummer = بلال
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] الأحمر
    [yellow] الأصفر
    [blue] الأزرق
   *[purple] البنفسجي
})
page-new-first = من يبدأ؟
page-first-lot = النرد يقرر
page-first-seat = المقعد { $number }
page-new-rules = القواعد
page-new-edition = كتيب القواعد
page-edition-standard = القواعد المعتادة.
page-new-options = القواعد كل على حدة
page-options-changed = بعض القواعد تختلف عن الكتيب.
page-options-reset = كما في الكتيب
page-option-elimination = من لا يستطيع الدفع
page-option-elimination-yes = يخرج
page-option-elimination-yes-hint = يدفع كل ما معه ويترك اللعبة؛ يبقى سجاده ولا يملكه أحد.
page-option-elimination-no = يواصل اللعب
page-option-elimination-no-hint = يدفع كل ما معه ويواصل اللعب: لا يخرج أحد.
page-option-cover = تغطية السجاد
page-option-cover-opponents = سجاد الآخرين محمي
page-option-cover-opponents-hint = لا يجوز أن تغطي سجادة نصفي سجادة لاعب آخر معًا؛ أما سجادتك أنت فيجوز.
page-option-cover-any = كل سجادة محمية
page-option-cover-any-hint = لا يجوز أن تغطي سجادة نصفي سجادة واحدة معًا، ولو كانت سجادتك أنت.
page-option-cover-colours = لونان مختلفان
page-option-cover-colours-hint = يجب أن يختلف لونا النصفين تحت السجادة الجديدة، حيث أمكن ذلك.
page-option-variant = متى يُدار عزام
page-option-variant-none = قبل الرمية
page-option-variant-none-hint = صاحب الدور يختار الاتجاه، ثم يرمي.
page-option-variant-turn-at-end = في نهاية الدور
page-option-variant-turn-at-end-hint = بعد فرش السجادة يُدار عزام يسارًا أو يمينًا: وعلى اللاعب التالي أن يتحرك في ذلك الاتجاه.
page-option-variant-turn-at-end-optional = في النهاية، اختياريًا
page-option-variant-turn-at-end-optional-hint = بعد فرش السجادة يجوز أن يُدار عزام يسارًا أو يمينًا أو يُترك على اتجاهه: وعلى اللاعب التالي أن يتحرك في ذلك الاتجاه.
page-option-two-player = لاعبان
page-option-two-player-two-colours = لونان لكل لاعب
page-option-two-player-two-colours-hint = لكل لاعب لونان، ١٢ سجادة من كل لون، في كومة واحدة.
page-option-two-player-one-colour = لون واحد لكل لاعب
page-option-two-player-one-colour-hint = لكل لاعب ١٥ سجادة من لون واحد.
page-option-pile = الكومتان
page-option-pile-shuffled = مخلوطتان
page-option-pile-shuffled-hint = لا تُعرف من كل كومة إلا السجادة التالية.
page-option-pile-alternating = اللونان بالتناوب
page-option-pile-alternating-hint = يأتي اللونان بالتناوب.
page-option-area = المساحات التي يُدفع عنها
page-option-area-colour = حسب اللون
page-option-area-colour-hint = لونا اللاعب مساحتان.
page-option-area-owner = حسب المالك
page-option-area-owner-hint = لونا اللاعب مساحة واحدة: يُدفع عن كل المربعات المتصلة.
page-option-tiebreak = عند تساوي النقاط
page-option-tiebreak-dirhams = الأكثر دراهم يفوز
page-option-tiebreak-dirhams-hint = يتقدم من معه دراهم أكثر.
page-option-tiebreak-rugs = الأكثر مربعات يفوز
page-option-tiebreak-rugs-hint = يتقدم من يظهر سجاده على مربعات أكثر.
page-option-tiebreak-none = يتقاسمون المركز
page-option-tiebreak-none-hint = لا شيء آخر يفصل بينهم.
page-option-heading = اتجاه عزام في البداية
page-option-heading-S = أسفل
page-option-heading-S-hint = كما توضع اللوحة عادةً.
page-option-heading-N = أعلى
page-option-heading-N-hint = اللوحة ليست متماثلة من كل الجهات.
page-option-heading-E = يمين
page-option-heading-E-hint = اللوحة ليست متماثلة من كل الجهات.
page-option-heading-W = يسار
page-option-heading-W-hint = اللوحة ليست متماثلة من كل الجهات.
page-option-dirhams = الدراهم في البداية
page-option-dirhams-hint = ٣٠ في كل الكتيبات. والأقل أخطر.
page-option-rugs = السجاد لكل لاعب
page-option-rugs-hint = عدد الأدوار لكل لاعب.
page-new-table = الطاولة
page-clock = الساعة
page-clock-none = بلا ساعة
page-clock-none-hint = لكل لاعب أن يفكر كما يشاء.
page-clock-move = لكل دور
page-clock-total = للعبة كلها
page-clock-time = الوقت
page-clock-increment = زيادة لكل دور
page-clock-out = حين ينتهي الوقت
page-clock-out-bot = يلعب ذلك الدور لاعب آلي
page-clock-out-out = يخرج اللاعب فورًا
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] الساعة: ثانية واحدة لكل دور.
    [two] الساعة: ثانيتان لكل دور.
    [few] الساعة: { $number } ثوانٍ لكل دور.
    [many] الساعة: { $number } ثانية لكل دور.
   *[other] الساعة: { $number } ثانية لكل دور.
}
page-clock-tells-move-minutes = { $number ->
    [one] الساعة: دقيقة واحدة لكل دور.
    [two] الساعة: دقيقتان لكل دور.
    [few] الساعة: { $number } دقائق لكل دور.
    [many] الساعة: { $number } دقيقة لكل دور.
   *[other] الساعة: { $number } دقيقة لكل دور.
}
page-clock-tells-total = { $increment ->
    [0] { $number ->
        [one] الساعة: ثانية واحدة للعبة كلها.
        [two] الساعة: ثانيتان للعبة كلها.
        [few] الساعة: { $number } ثوانٍ للعبة كلها.
        [many] الساعة: { $number } ثانية للعبة كلها.
       *[other] الساعة: { $number } ثانية للعبة كلها.
    }
   *[other] الساعة: { $number } ث + { $increment } ث لكل دور.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] الساعة: دقيقة واحدة للعبة كلها.
        [two] الساعة: دقيقتان للعبة كلها.
        [few] الساعة: { $number } دقائق للعبة كلها.
        [many] الساعة: { $number } دقيقة للعبة كلها.
       *[other] الساعة: { $number } دقيقة للعبة كلها.
    }
   *[other] الساعة: { $number } د + { $increment } ث لكل دور.
}
page-clock-means-bot = إذا انتهى وقت أحد اللاعبين لعب لاعب آلي ذلك الدور بدلًا منه؛ وفي المرة الثالثة يخرج من اللعبة.
page-clock-means-out = إذا انتهى وقت أحد اللاعبين خرج من اللعبة.
page-seconds = { $number ->
    [zero] { $number } ثانية
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $number } ثوانٍ
    [many] { $number } ثانية
   *[other] { $number } ثانية
}
page-minutes = { $number ->
    [zero] { $number } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $number } دقائق
    [many] { $number } دقيقة
   *[other] { $number } دقيقة
}
page-new-listed = أظهرها في الردهة
page-new-listed-hint = لأي شخص أن يشاهد وأن يأخذ مقعدًا شاغرًا. وإلا فذلك لمن معه الرابط فقط.
page-new-take-back = يجوز الرجوع عن الأدوار
page-new-practice-hint = ما دام الجميع أمام هذه الشاشة. يُرمى النرد عندئذ من جديد، وتذكر النتيجة أن اللعبة كانت تدريبًا. وإلا فلا رجوع عن شيء بعد رمي النرد.
page-new-begin = ابدأ
page-new-invite = جهّز الطاولة واحصل على الرابط
page-new-watch = شاهد الآليين يلعبون

## The lobby

page-lobby = الردهة
page-lobby-open = طاولات مفتوحة
page-lobby-none-open = لا أحد ينتظر الآن.
page-lobby-new = افتح طاولة
page-lobby-running = ألعاب للمشاهدة
page-lobby-watch-bots = دع الآليين يلعبون وشاهد
page-join = انضم
page-watch = شاهد
page-look = ألقِ نظرة
page-listing-deserted = لا أحد هناك الآن
page-listing-rules = { $known ->
    [yes] القواعد: { $edition }
   *[no] قواعد خاصة
}{ $variant ->
    [yes] ، يُدار عزام في النهاية
   *[no] {""}
}.
page-listing-turn = الدور { $turn }، وبقي { $left }.

## Waiting for others

page-waiting-title = في انتظار اللاعبين
page-waiting-seats = { $number ->
    [0] كل المقاعد محجوزة
    [one] مقعد واحد شاغر
    [two] مقعدان شاغران
    [few] { $number } مقاعد شاغرة
    [many] { $number } مقعدًا شاغرًا
   *[other] { $number } مقعد شاغر
}
page-waiting-link = الرابط لأصدقائك
page-waiting-link-hint = من يفتحه يستطيع أن يجلس، أو أن يشاهد إذا امتلأت المقاعد.
page-link-network = يعمل لكل من في الشبكة نفسها، كشبكة Wi-Fi واحدة.
page-link-address = العنوان
page-qr = الرابط في رمز QR: { $link }
page-qr-hint = أو امسح هذا الرمز بكاميرا هاتف.
page-here-only = لا يعمل هذا الرابط إلا على هذا الجهاز.
page-here-only-new = لا يمكن الوصول إلى اللعبة الآن إلا من هذا الجهاز: فلا فائدة من رابط على جهاز آخر.
page-here-only-command = لينضم كل من في الشبكة نفسها، أغلق اللعبة في الطرفية بالمفتاحين Ctrl-C، ثم شغّلها بهذا الأمر. كل الطاولات تبقى محفوظة.
page-here-only-host = من يشغّل هذا الخادم يستطيع أن يفتحه للآخرين.
page-copy-command = انسخ الأمر
page-copied-here = نُسخ. لا يعمل هذا الرابط إلا على هذا الجهاز.
page-copy-link = انسخ الرابط
page-share = شارك…
page-copied = نُسخ.
page-not-copied = لا يسمح لي المتصفح بنسخه: { $link }
page-start-bots = أو ابدأ الآن
page-start-bots-hint = يأخذ اللاعبون الآليون المقاعد الشاغرة.
page-start-now = ابدأ مع الآليين
page-waiting-listed = تظهر هذه الطاولة في الردهة ما دام هنا أحد. وتُزال بعد دقائق من مغادرة الجميع.
page-deserted-listed = لا أحد عند هذه الطاولة الآن. يمكنك الجلوس حالما يعود أحد.
page-deserted-friends = لا أحد عند هذه الطاولة الآن. يمكنك أن تجلس وتنتظر الآخرين.
page-close-table = أغلق الطاولة
page-close-table-hint = تُزال الطاولة، ولا يعود رابطها يؤدي إلى شيء.
page-close-table-yes = نعم، أغلقها
page-close-table-no = أبقِها
page-closed-title = هذه الطاولة مغلقة
page-closed = أُغلقت قبل أن تبدأ لعبة. الإغلاق من { $player }.
page-closed-host = أغلق مشغّل الخادم هذه الطاولة.
page-closed-host-game = تنتهي اللعبة بلا نتيجة.
# What whoever runs the server has written about it
page-host-says = يقول مشغّل الخادم: { $why }
page-banned-title = لا يمكنك الدخول إلى هنا
page-join-title = هنا مقعد لك
page-join-seat = اللون
page-join-any = أي لون
page-sit-down = اجلس

## At the table

page-table-title = السوق
page-players-list = اللاعبون
page-panel = ما عليك فعله
page-board = السوق: سبعة أعمدة من a إلى g، وسبعة صفوف من 1 إلى 7
page-square-bare = { $square }: خالٍ
page-square-rug = { $square }: سجادة { $colour ->
    [red] حمراء
    [yellow] صفراء
    [blue] زرقاء
   *[purple] بنفسجية
} من سجاد { $player }
page-square-neutral = { $square }: سجادة { $colour ->
    [red] حمراء
    [yellow] صفراء
    [blue] زرقاء
   *[purple] بنفسجية
} لا يملكها أحد
page-square-assam = { $rug }. عزام يقف هنا متجهًا إلى { $heading ->
    [N] الأعلى
    [E] اليمين
    [S] الأسفل
   *[W] اليسار
}
page-badge-you = أنت
page-badge-bot = آلي
page-badge-away = غياب
page-badge-out = خارج
page-rugs-left = { $number ->
    [zero] لم تبقَ سجادة
    [one] بقيت سجادة واحدة
    [two] بقيت سجادتان
    [few] بقيت { $number } سجادات
    [many] بقيت { $number } سجادة
   *[other] بقيت { $number } سجادة
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] الأحمر
    [yellow] الأصفر
    [blue] الأزرق
   *[purple] البنفسجي
}: { $number ->
    [zero] لم تبقَ سجادة
    [one] بقيت سجادة واحدة
    [two] بقيت سجادتان
    [few] بقيت { $number } سجادات
    [many] بقيت { $number } سجادة
   *[other] بقيت { $number } سجادة
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] التالية حمراء
    [yellow] التالية صفراء
    [blue] التالية زرقاء
   *[purple] التالية بنفسجية
}: { $number ->
    [zero] لم تبقَ سجادة
    [one] بقيت سجادة واحدة
    [two] بقيت سجادتان
    [few] بقيت { $number } سجادات
    [many] بقيت { $number } سجادة
   *[other] بقيت { $number } سجادة
}
# On the pile from which the next rug comes: very short
page-badge-next = التالية
page-worth = { $dirhams ->
    [zero] لا دراهم
    [one] درهم واحد
    [two] درهمان
    [few] { $dirhams } دراهم
    [many] { $dirhams } درهمًا
   *[other] { $dirhams } درهم
}، وسجاد على { $squares ->
    [zero] { $squares } مربع
    [one] مربع واحد
    [two] مربعين
    [few] { $squares } مربعات
    [many] { $squares } مربعًا
   *[other] { $squares } مربع
}
page-points = { $number ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $number } نقاط
    [many] { $number } نقطة
   *[other] { $number } نقطة
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] في أي اتجاه يتحرك اللاعب التالي؟
       *[no] { $player }: في أي اتجاه يتحرك اللاعب التالي؟
    }
   *[no] { $alone ->
        [yes] دورك: في أي اتجاه يمشي عزام؟
       *[no] { $player }: في أي اتجاه يمشي عزام؟
    }
}
page-prompt-roll = { $alone ->
    [yes] دورك: ارمِ النرد.
   *[no] دور { $player } في رمي النرد.
}
page-prompt-lay = { $alone ->
    [yes] افرش سجادتك بجانب عزام.
   *[no] دور { $player } في فرش سجادة بجانب عزام.
}
page-prompt-wait = { $player }: لحظة تفكير…
page-prompt-away = في انتظار عودة { $player }
page-prompt-watch = دور { $player }
page-ways = أي اتجاه
page-way-F = إلى الأمام
page-expect = في المتوسط { $costs }
page-throw = ارمِ النرد
page-turn-assam = أدر عزامًا
page-lay = افرش السجادة
page-lay-hint = المس مربعًا بجانب عزام، أو مرّر إصبعك على مربعين.
page-lay-ready = المسها مرة أخرى لتفرشها، أو المس مكانًا آخر.
page-lay-on = افرشها على { $near } و{ $far }
page-skip = تخطَّ
page-undo = تراجع
page-take-back = ارجع عن الدور
page-come-back = واصل اللعب بنفسك: { $player }
page-away-offer = هل تنتظر أكثر، أم يلعب لاعب آلي حتى عودة { $player }؟
page-away-wait = انتظر
page-away-bot = دع لاعبًا آليًا يلعب

## Time that runs out

page-time-left = الوقت المتبقي: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = الساعة متوقفة إلى أن يعود هذا اللاعب.
page-time-short = { $means ->
    [bot] { $number ->
        [one] بقيت ثانية واحدة؛ ثم يلعب هذا الدور لاعب آلي.
        [two] بقيت ثانيتان؛ ثم يلعب هذا الدور لاعب آلي.
        [few] بقيت { $number } ثوانٍ؛ ثم يلعب هذا الدور لاعب آلي.
        [many] بقيت { $number } ثانية؛ ثم يلعب هذا الدور لاعب آلي.
       *[other] بقيت { $number } ثانية؛ ثم يلعب هذا الدور لاعب آلي.
    }
   *[out] { $number ->
        [one] بقيت ثانية واحدة؛ ثم تخرج من اللعبة.
        [two] بقيت ثانيتان؛ ثم تخرج من اللعبة.
        [few] بقيت { $number } ثوانٍ؛ ثم تخرج من اللعبة.
        [many] بقيت { $number } ثانية؛ ثم تخرج من اللعبة.
       *[other] بقيت { $number } ثانية؛ ثم تخرج من اللعبة.
    }
}
page-time-last = { $number ->
    [one] بقيت ثانية واحدة!
    [two] بقيت ثانيتان!
    [few] بقيت { $number } ثوانٍ!
    [many] بقيت { $number } ثانية!
   *[other] بقيت { $number } ثانية!
}
page-time-over-1 = انتهى وقتك، فيلعب لاعب آلي هذا الدور بدلًا منك. وفي دورك التالي يعود القرار إليك. وإن تكرر ذلك مرتين أخريين خرجت من اللعبة.
page-time-over-2 = انتهى وقتك للمرة الثانية، فيلعب لاعب آلي هذا الدور بدلًا منك. وفي دورك التالي يعود القرار إليك. وإن تكرر ذلك مرة أخرى خرجت من اللعبة.
page-time-over-out = انتهى وقتك، فخرجت من اللعبة. ويواصل لاعب آلي اللعب بسجادك. يمكنك أن تشاهد كيف تنتهي، أو أن تلعب في مكان آخر.

## Who watches

page-watching = { $number ->
    [0] لا يشاهد أحد غيرك.
    [one] يشاهد شخص واحد.
    [two] يشاهد شخصان.
    [few] يشاهد { $number } أشخاص.
    [many] يشاهد { $number } شخصًا.
   *[other] يشاهد { $number } شخص.
}

## What happened, besides the game

page-log = ما حدث
page-log-sat = { $player }: انضمام إلى الطاولة.
page-log-began = تبدأ اللعبة. الدور الأول: { $player }.
page-log-took-back = { $player }: رجوع عن الدور.
page-log-redrawn = { $player }: رجوع عن الدور. يُرمى النرد من جديد.
page-log-said = { $player }: «{ $phrase }»
page-log-timed-out = { $times ->
    [1] انتهى وقت { $player }: يلعب هذا الدور لاعب آلي.
   *[other] انتهى وقت { $player } للمرة الثانية: يلعب هذا الدور لاعب آلي.
}
page-log-left = { $why ->
    [time] { $player } خارج اللعبة: انتهى الوقت.
    [abandoned] { $player }: مغادرة اللعبة.
   *[resigned] { $player }: استسلام.
}
page-log-bot-for = يلعب لاعب آلي بدلًا من { $player }.
page-log-came-back = { $player }: عودة إلى اللعبة.
page-log-rematch-offered = دعوة من { $player } إلى لعبة أخرى.
page-log-rematch-withdrawn = { $player }: تراجع عن لعبة أخرى.
page-log-rematch-made = هناك طاولة أخرى للعبة التالية.
page-log-closed = { $player }: إغلاق الطاولة.
page-log-closed-host = مشغّل الخادم: إغلاق الطاولة.
page-log-over-left = لم يبقَ من يواصل اللعب: انتهت اللعبة.

## Menu

page-menu = القائمة
page-copy-seat = انسخ رابط مقعدي
page-copy-seat-hint = لتواصل اللعب على جهاز آخر. لا تعطه لأحد.
page-stand-in = دع لاعبًا آليًا يلعب بدلًا من { $player }
page-resign = استسلم
page-resign-ask = تأكيد استسلام { $player }؟ لا رجعة في ذلك.
page-resign-yes = نعم، استسلم
page-resign-no = واصل اللعب
page-phrases = قل شيئًا

## Reporting somebody to whoever runs the server

page-report = الإبلاغ عن لاعب
page-report-hint = يصل البلاغ إلى من يشغّل هذا الخادم، ويستطيع أن يغلق الطاولة. ولا يعلم به اللاعبون الآخرون.
page-report-who = عمّن؟
page-report-why = ما المشكلة؟
page-report-why-of = ما المشكلة مع { $player }؟
page-report-name = اسم مسيء
page-report-cheating = غش
page-report-stalling = مماطلة
page-report-other = شيء آخر
page-report-done = شكرًا. يستطيع من يشغّل هذا الخادم أن يرى البلاغ الآن.

## What can be said

page-phrase-hello = مرحبًا!
page-phrase-good-luck = حظًا سعيدًا!
page-phrase-thinking = دعني أفكر…
page-phrase-your-turn = إنه دورك.
page-phrase-nice-rug = يا لها من سجادة جميلة!
page-phrase-lucky = الحظ معك اليوم.
page-phrase-ouch = آخ!
page-phrase-oops = أوه، لا!
page-phrase-thanks = شكرًا!
page-phrase-sorry = عذرًا!
page-phrase-well-played = أحسنت!
page-phrase-again = لعبة أخرى؟
page-phrase-have-to-go = عليّ أن أذهب قريبًا.
page-phrase-bye = إلى اللقاء!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = مساعدة
page-help-rules = كيف تُلعب
page-rules-aim = في النهاية كل درهم بنقطة، وكذلك كل مربع تظهر عليه سجادتك. والأكثر نقاطًا يفوز.
page-rules-turn = في دورك اترك عزامًا على اتجاهه أو أدره يسارًا أو يمينًا، ثم ارمِ النرد. يمشي عزام إلى الأمام؛ وعند الحافة تعيده الفسيفساء إلى السوق.
page-rules-pay = إذا وقف على سجادة لاعب آخر، تدفع لصاحبها درهمًا عن كل مربع من المساحة المتصلة من ذلك اللون.
page-rules-lay = ثم افرش سجادة على مربعين، أحدهما على الأقل بجانب عزام. يجوز أن تغطي سجادًا آخر، لكن لا نصفي سجادة لاعب آخر معًا.
page-rules-end = حين تُفرش آخر سجادة تنتهي اللعبة. وفي بعض الكتيبات يخرج من لا يستطيع الدفع.
page-help-keys = اختصارات لوحة المفاتيح
page-key-primary = نفّذ المقترح: ارمِ، افرش، تخطَّ
page-key-arrows = اختر الاتجاه كما يظهر على اللوحة
page-key-ways = اختر اليسار أو الأمام أو اليمين كما يراها عزام
page-key-throw = ارمِ النرد
page-key-board = على اللوحة تحرّك الأسهم المؤشر، ومفتاح Enter يختار ويؤكد، ومفتاح المسافة يدير السجادة
page-key-undo = تراجع
page-key-take-back = ارجع عن دور
page-key-skip = تخطَّ ما يُعرض
page-key-mute = تشغيل الأصوات أو إيقافها
page-key-say = قل شيئًا
page-key-log = ما حدث
page-key-menu = القائمة
page-key-help = هذه المساعدة
page-key-step = خطوة إلى الوراء أو إلى الأمام
page-key-ends = إلى البداية، إلى النهاية
page-key-play = تشغيل، إيقاف مؤقت

## Settings

page-settings = الإعدادات
page-settings-language = اللغة
page-settings-theme = ألوان الصفحة
page-theme-auto = كما في النظام
page-theme-light = فاتحة
page-theme-dark = داكنة
page-theme-contrast = تباين عالٍ
page-settings-speed = السرعة
page-speed-slow = بطيئة
page-speed-normal = عادية
page-speed-fast = سريعة
page-speed-instant = فورًا
page-settings-motion = الحركة
page-motion-auto = كما في النظام
page-motion-less = أقل
page-motion-full = كل شيء يتحرك
page-settings-confirm = تأكيد النقلات
page-settings-confirm-hint = النقرة تختار؛ ونقرة ثانية، أو الزر، تنفّذ النقلة.
page-settings-sounds = الأصوات
page-settings-coordinates = أسماء الصفوف والأعمدة

## The end

page-end-winner = الفوز من نصيب { $player }!
page-end-shared = فوز مشترك: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] فُرشت آخر سجادة.
    [last-player] خرج كل الآخرين.
    [resigned] استسلم كل الآخرين.
    [time] انتهى وقت كل الآخرين.
    [bots] لم يبقَ إلا لاعبون آليون.
   *[left] لم يبقَ في اللعبة أحد آخر.
}
page-ranking = الترتيب
page-ranking-place = المركز
page-ranking-player = اللاعب
page-ranking-dirhams = الدراهم
page-ranking-squares = + السجاد
page-ranking-points = = النقاط
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] خارج
    [time] انتهى الوقت
    [abandoned] مغادرة
   *[resigned] استسلام
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = من خرج أو غادر اللعبة فلا نقاط له، ويأتي بعد كل الآخرين، وأول من غادر له المركز الأخير.
page-rematch = العب مرة أخرى
page-rematch-accept = { $number ->
    [one] دعوة من { $player } إلى لعبة أخرى: انضم
    [two] لاعبان يريدان لعبة أخرى: انضم
    [few] { $number } لاعبين يريدون لعبة أخرى: انضم
    [many] { $number } لاعبًا يريدون لعبة أخرى: انضم
   *[other] { $number } لاعب يريدون لعبة أخرى: انضم
}
page-rematch-waiting = في انتظار الآخرين…
page-rematch-withdraw = اسحب الدعوة
page-rematch-go = إلى اللعبة التالية
page-save-record = احفظ السجل
page-copy-replay = انسخ رابط إعادة العرض
page-chart-title = النقاط خلال اللعبة
page-chart = النقاط خلال اللعبة. في النهاية: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = بالأرقام
page-statistics-turns = { $number ->
    [zero] لم يُلعب أي دور.
    [one] لُعب دور واحد.
    [two] لُعب دوران.
    [few] لُعبت { $number } أدوار.
    [many] لُعب { $number } دورًا.
   *[other] لُعب { $number } دور.
}
page-statistics-highest = { $paid ->
    [zero] أكبر دفعة كانت { $paid } درهم، من { $player } إلى { $owner }.
    [one] أكبر دفعة كانت درهمًا واحدًا، من { $player } إلى { $owner }.
    [two] أكبر دفعة كانت درهمين، من { $player } إلى { $owner }.
    [few] أكبر دفعة كانت { $paid } دراهم، من { $player } إلى { $owner }.
    [many] أكبر دفعة كانت { $paid } درهمًا، من { $player } إلى { $owner }.
   *[other] أكبر دفعة كانت { $paid } درهم، من { $player } إلى { $owner }.
}
page-statistics-none = لم يدفع أحد شيئًا.
page-statistics-paid = المدفوع
page-statistics-received = المقبوض
page-statistics-throw = متوسط الرمية
page-statistics-mosaics = الفسيفساء
page-dice = هل كان النرد عادلًا؟
page-dice-all-fair = { $rugs ->
    [0] أعاد متصفحك سحب كل الرميات ({ $throws }): وهي كما كان يجب أن تكون.
   *[other] أعاد متصفحك سحب كل الرميات ({ $throws }) وترتيب السجاد ({ $rugs }): وهي كما كان يجب أن تكون.
}
page-dice-bots = { $number ->
    [one] رمية واحدة كانت للاعب آلي: وهي تنتج مما كشفته متصفحات اللاعبين من قبل.
    [two] رميتان كانتا للاعبين آليين: وهما تنتجان مما كشفته متصفحات اللاعبين من قبل.
    [few] { $number } رميات كانت للاعبين آليين: وهي تنتج مما كشفته متصفحات اللاعبين من قبل.
    [many] { $number } رمية كانت للاعبين آليين: وهي تنتج مما كشفته متصفحات اللاعبين من قبل.
   *[other] { $number } رمية كانت للاعبين آليين: وهي تنتج مما كشفته متصفحات اللاعبين من قبل.
}
page-dice-alone = { $number ->
    [one] رمية واحدة من الخادم وحده: لم يشارك فيها متصفح أي لاعب.
    [two] رميتان من الخادم وحده: لم يشارك فيهما متصفح أي لاعب.
    [few] { $number } رميات من الخادم وحده: لم يشارك فيها متصفح أي لاعب.
    [many] { $number } رمية من الخادم وحده: لم يشارك فيها متصفح أي لاعب.
   *[other] { $number } رمية من الخادم وحده: لم يشارك فيها متصفح أي لاعب.
}
page-dice-redrawn = { $number ->
    [one] كان هذا تدريبًا: جرى الرجوع عن رمية واحدة وأُعيد رميها.
    [two] كان هذا تدريبًا: جرى الرجوع عن رميتين وأُعيد رميهما.
    [few] كان هذا تدريبًا: جرى الرجوع عن { $number } رميات وأُعيد رميها.
    [many] كان هذا تدريبًا: جرى الرجوع عن { $number } رمية وأُعيد رميها.
   *[other] كان هذا تدريبًا: جرى الرجوع عن { $number } رمية وأُعيد رميها.
}
page-dice-seen = وقارن المتصفح الأعداد أيضًا بما رآه في بداية اللعبة.
page-dice-unseen = لم يرَ المتصفح بداية هذه اللعبة، فهو يأخذ الأعداد التي ظهرت حينها كما تُذكر الآن.
page-dice-how = قبل اللعبة ارتبط الخادم بعدد سري، وارتبط متصفح كل لاعب بعدد خاص به. وكل رمية تنتج منهما معًا: يكشف المتصفح جزءًا من عدده حين يُرمى النرد. فلم يكن بوسع أحد، ولا حتى من يشغّل الخادم، أن يتوقع رمية أو يختارها.
page-dice-commitment = العدد السري ليس هو الذي وُعد به.
page-dice-chain = ما سلّمه متصفح { $player } في البداية ليس ما استُعمل.
page-dice-link = ما كُشف للرمية رقم { $number } ليس ما كان يجب أن يأتي حينها.
page-dice-count = هناك رميات ناقصة، أو رميات زائدة.
page-dice-first = كان الدور الأول من حق { $player }.
page-dice-throw = كان ينبغي أن تكون الرمية رقم { $number } هي { $drawn }، لكن لُعبت { $played }.
page-dice-pile = كان ينبغي أن يكون للسجادة رقم { $number } من سجاد { $player } لون آخر.
page-dice-numbers = الأعداد
page-dice-commitment-is = ما ظهر قبل اللعبة (SHA-256 للعدد السري)
page-dice-seed-is = العدد السري
page-dice-chain-is = ما سلّمه متصفح { $player }
page-dice-link-is = ما كُشف للرمية رقم { $number }

## Replay

page-replay = إعادة العرض
page-replay-hint = أفلت هنا سجلًا محفوظًا، أو اختر الملف، أو الصق نصه.
page-replay-file = الملف
page-replay-text = نص السجل
page-replay-show = اعرضه
page-replay-turn = الدور { $turn }
page-replay-controls = إعادة العرض
page-replay-first = إلى البداية
page-replay-back = خطوة إلى الوراء
page-replay-play = تشغيل
page-replay-pause = إيقاف مؤقت
page-replay-forth = خطوة إلى الأمام
page-replay-last = إلى النهاية
page-replay-position = الموضع في اللعبة
page-replay-result = النتيجة والأرقام
