### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = لا يوجد مربع «{ $text }»: المربعات من a1 إلى g7
error-action = «{ $text }» ليست نقلة: اكتب L أو F أو R، أو من 1 إلى 4، أو سجادة مثل d3e3، أو =red
error-rug = { $near } و{ $far } ليسا مربعين متجاورين
error-action-number = لا توجد نقلة رقمها { $number }: الأرقام من ٠ إلى { $most }

## Rule sets

error-option-value = لا يمكن أن يكون { $option } هو { $value }: اختر من { $choices }
error-option-range = لا يمكن أن يكون { $option } هو { $value }: هو عدد صحيح من { $least } إلى { $most }
error-one-colour-needs-two = الخيار two_player="one colour" للاعبين اثنين، لا لـ { $players }
error-alternating-needs-two-colours = الخيار pile="alternating" يحتاج إلى لاعبين لكل منهما لونان
error-odd-rugs = اللونان يعطيان عددًا زوجيًا من السجاد لكل لاعب، لا { $rugs }
error-no-variant = النص «{ $edition }» ليس فيه صيغة بديلة
error-edition = لا توجد طبعة «{ $text }»؛ الموجود { $known }
error-rules = «{ $text }» ليست مجموعة قواعد: اكتب طبعة ثم شرطة مائلة ثم 2 أو 3 أو 4، مثل international/4
error-rules-option = «{ $text }» ليس خيارًا من القواعد، أو ورد مرتين؛ الموجود { $known }
error-no-such-seat = لا يوجد مقعد { $seat }: المقاعد من ٠ إلى { $last }
error-no-hidden-piles = ليس لغير الأكوام المخلوطة من لونين ترتيبٌ يُعرف
error-wrong-piles = ما في الأكوام ليس هو السجاد الباقي

## What is not allowed

error-number-not-legal = النقلة رقم { $number } غير مسموحة هنا
error-batch-not-legal = النقلة رقم { $number } غير مسموحة في اللعبة { $game }
error-nothing-to-pop = لا توجد نقلة يمكن الرجوع عنها
error-nothing-played = لم يُلعب شيء بعد
error-no-chance = لا شيء يُرمى أو يُكشف الآن
error-game-over = { $action } غير ممكن: انتهت اللعبة
error-not-now = { $action } غير ممكن { $phase ->
    [turn] وقت تدوير عزام
    [roll] وقت رمي النرد
    [lay] وقت فرش السجادة
    [reveal] وقت كشف السجادة التالية
    [over] بعد انتهاء اللعبة
   *[other] في المرحلة «{ $phase }»
}؛ المسموح هنا: { $legal }
error-must-turn = يجب أن يُدار عزام يسارًا أو يمينًا؛ المسموح هنا: { $legal }
error-not-in-pile = لا يمكن أن تكون التالية في هذه الكومة سجادة { $colour ->
    [red] حمراء
    [yellow] صفراء
    [blue] زرقاء
   *[purple] بنفسجية
}
error-under-assam = { $action } تقع تحت عزام ({ $assam })؛ المسموح هنا: { $legal }
error-not-beside-assam = { $action } لا تلامس مربع عزام ({ $assam })؛ المسموح هنا: { $legal }
error-far-square-first = { $action } معكوسة: المربع المجاور لعزام ({ $assam }) يأتي أولًا، { $right }
error-covers-whole-rug = { $action } تغطي سجادة { $colour ->
    [red] حمراء
    [yellow] صفراء
    [blue] زرقاء
   *[purple] بنفسجية
} كاملة؛ المسموح هنا: { $legal }
error-same-colours = { $action } تغطي نصفين من لون واحد ({ $colour ->
    [red] أحمر
    [yellow] أصفر
    [blue] أزرق
   *[purple] بنفسجي
})؛ المسموح هنا: { $legal }

## Positions

error-position-fields = للوضعية ستة حقول (اللوحة، عزام، صاحب الدور، المرحلة، اللاعبون، القواعد)، لا { $given }
error-position-assam = «{ $text }» ليس موضع عزام: اكتب مربعًا ثم N أو E أو S أو W، مثل d4S
error-position-mover = «{ $text }» لا يبيّن لمن الدور: اختر من { $seats }
error-position-phase = «{ $text }» ليست مرحلة: اختر من { $phases }
error-position-purse = «{ $text }» ليس لاعبًا: اكتب الدراهم والسجاد مثل 30r12، أو x1
error-position-top = «{ $text }» لا يذكر السجادة التالية كما ينبغي: مع لونين وسجاد باقٍ اكتب =r أو =?، وإلا فلا شيء
error-board-rows = للوحة سبعة صفوف، لا { $given }
error-board-columns = في الصف { $row } من اللوحة { $given } من المربعات، لا سبعة
error-board-cell = في الصف { $row } من اللوحة «{ $text }»: اكتب من 1 إلى 7 للمربعات الخالية، أو r أو y أو b أو p مع واحد من ^ > v <
error-colour-not-played = لا أحد يلعب بلون السجادة التي على { $square } ({ $colour ->
    [red] أحمر
    [yellow] أصفر
    [blue] أزرق
   *[purple] بنفسجي
})
error-half-off-board = النصف الآخر من السجادة التي على { $square } يقع خارج اللوحة
error-half-missing = النصف الآخر من السجادة التي على { $square } ينبغي أن يكون على { $other }، وهو خالٍ
error-half-nowhere = النصف الآخر من السجادة التي على { $square } غير موجود: لا تغطيه أي سجادة بجانبه
error-rugs-in-a-ring = يلزم أن تقع كل سجادة من السجاد على { $squares } تحت التي تليها، في حلقة
error-players-number = عدد اللاعبين { $given }، لكن القواعد لعدد { $wanted }
error-purse-colours = للاعب { $seat ->
    [red] الأحمر
    [yellow] الأصفر
    [blue] الأزرق
   *[purple] البنفسجي
} سجاد بهذه الألوان: { $wanted }
error-out-with-goods = اللاعب { $seat ->
    [red] الأحمر
    [yellow] الأصفر
    [blue] الأزرق
   *[purple] البنفسجي
} خارج اللعبة، فلا يبقى له دراهم ولا سجاد
error-too-many-rugs = السجاد من هذا اللون ({ $colour ->
    [red] أحمر
    [yellow] أصفر
    [blue] أزرق
   *[purple] بنفسجي
})، المفروش منه والباقي، أكثر من { $most }
error-top-not-in-pile = لا يمكن للاعب { $seat ->
    [red] الأحمر
    [yellow] الأصفر
    [blue] الأزرق
   *[purple] البنفسجي
} أن يفرش الآن سجادة { $colour ->
    [red] حمراء
    [yellow] صفراء
    [blue] زرقاء
   *[purple] بنفسجية
}: لم تبق أي واحدة
error-top-unknown = يجب أن تُظهر الكومة سجادتها التالية قبل هذا
error-dirhams-together = لا يمكن أن يزيد مجموع الدراهم على { $most }
error-out-without-elimination = لا يخرج أحد من اللعبة بهذه القواعد
error-leaving-order = الخارجون أول ثم ثانٍ ثم ثالث، ويبقى لاعب واحد
error-over = اللعبة منتهية هنا: لم تبق سجادة، أو لم يبق إلا لاعب واحد
error-not-over = اللعبة لم تنته هنا: بقي سجاد ولاعبون
error-mover-cannot = لا يمكن أن يكون الدور للاعب { $seat ->
    [red] الأحمر
    [yellow] الأصفر
    [blue] الأزرق
   *[purple] البنفسجي
}، فهو خارج اللعبة أو لم يبق له سجاد

## Plain data

error-field-object = يجب أن يكون { $path } كائنًا
error-field-text = يجب أن يكون { $path } نصًا
error-field-flag = يجب أن يكون { $path } إما true وإما false
error-field-number = يجب أن يكون { $path } عددًا صحيحًا من { $least } إلى { $most }
error-field-list = يجب أن يكون { $path } قائمة طولها { $length }
error-field-choice = يجب أن يكون { $path } واحدًا من { $choices }
error-field-missing = { $path } ناقص
error-field-unknown = لا يوجد حقل { $path }
error-field-reveal-only = يُذكر { $path } في المرحلة «reveal» وحدها
error-field-reveal = المرحلة هي «reveal» إذا وفقط إذا بقي على كومة أن تُظهر سجادتها التالية
error-field-seat = المقعد صاحب الدور هنا هو { $wanted }
error-field-leaving = { $path } ما زال في اللعبة، فلم يخرج بعد
error-rug-id = السجادة { $rug } ليست سجادة واحدة على مربعين متجاورين: { $squares }
error-rug-id-two = { $squares } سجادة واحدة، ويلزمها معرّف واحد

## Records

error-in-record = السطر { $line }، العمود { $column }: { $why }
error-record-header = هذا ليس ترويسة: اكتب [Name "value"]
error-record-header-name = لا يمكن أن يكون «{ $name }» اسم ترويسة هنا
error-record-header-value = يجب أن تكون الترويسة { $name } نصًا
error-record-remark = لا يمكن أن تتبع ملاحظة النقلة { $number } من { $actions }
error-record-names = هناك { $given } من الأسماء لعدد { $players } من اللاعبين
error-record-half-character = هناك نصف حرف لا يحمله أي ملف
error-record-header-twice = الترويسة { $name } وردت مرتين
error-record-without-rules = تبدأ اللعبة بترويسات، ويجب أن تكون Rules منها
error-record-rules-differ = الترويستان Rules وPosition تعطيان قواعد مختلفة
error-record-first = لا يمكن أن يبدأ «{ $text }»: اختر من { $seats }
error-record-word = «{ $text }» ليس نقلة ولا رقم دور ولا نتيجة
error-record-open-remark = هذه الملاحظة غير مغلقة بـ {"}"}
error-record-number = الدور { $number } ينبغي أن يكون الدور { $wanted }
error-record-number-here = لا يمكن أن يبدأ الدور { $number } هنا
error-record-result = النتيجة المذكورة { $stated }، لكنها { $result }
error-record-not-one = كان المتوقع لعبة واحدة، لا { $games }

## Bots

error-bot = لا يوجد لاعب آلي «{ $text }»؛ الموجود { $known }
error-bot-text = «{ $text }» لا يسمّي لاعبًا آليًا: اكتب اسمًا، أو اسمًا مع خيارات مثل bestfirst:ms=200
error-bot-option = ليس عند { $bot } خيار «{ $text }»؛ الموجود { $known }
error-bot-option-text = «{ $text }» في «{ $bot }» ليس خيارًا: اكتب اسمًا وقيمة مثل ms=200
error-bot-option-number = لا يمكن أن يكون { $option } هو { $text }: هو عدد صحيح من { $least } إلى { $most }
error-bot-option-word = لا يمكن أن يكون { $option } هو { $text }: اختر من { $words }
error-bot-class = «{ $text }» لا يبيّن أي صنف: اكتب my_bot.py:MyBot
error-bot-no-brain = «{ $text }» يعمل في عملية مستقلة، ولا عقل له يُستعار

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = لا يوجد ملف { $file }
error-load-module = لا توجد وحدة { $module }
error-load-class = لا يوجد فيه صنف { $kind }؛ الموجود { $known }
error-load-choose = صنفه { $kind } ليس فيه دالة choose(self, view, clock)
error-load-raised = أثار الخطأ { $what } ({ $where })
error-load-hung = لم يجهز بعد { $seconds } ث ({ $where })
error-load-died = انتهت عمليته بـ { $what } ({ $where })
error-load-hello = لا يجيب عن hello كما يجيب المحرّك: { $what }
error-forfeit-cannot-load = تعذر تحميل { $bot }: { $why }
error-forfeit-raised = أثار { $bot } الخطأ { $what } ({ $where })؛ كانت الوضعية { $position }
error-forfeit-hung = لم يقرر { $bot } بعد { $seconds } ث ({ $where })؛ كانت الوضعية { $position }
error-forfeit-died = انتهت عملية { $bot } بـ { $what } ({ $where })؛ كانت الوضعية { $position }
error-forfeit-no-action = أعطى { $bot } القيمة { $what }، وهي ليست نقلة؛ كانت الوضعية { $position }
error-forfeit-illegal = اختار { $bot } النقلة { $action }، وهي غير مسموحة: { $why }؛ كانت الوضعية { $position }
error-forfeit-stopped = لن يُشغَّل { $bot } مرة أخرى: عدد مرات فشله المتتالية { $times }، وآخرها: { $why }

## Matches

error-arena-nobody = تحتاج المباراة إلى لاعب آلي واحد على الأقل
error-arena-games = في المباراة لعبة واحدة على الأقل، لا { $number }
error-arena-other-match = في { $file } مباراة أخرى: { $what } فيها غير المطلوب
error-arena-no-state = ليس في { $file } حالة مباراة
error-arena-extra = يحتاج هذا إلى { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = يُكتب الرسم في ملف .png أو .svg، لا في { $file }
error-arena-cluster = لا يجيب أي عنقود Ray في { $address }: { $why }
error-survey-not-learned = لم يتعلم { $bot } لعب { $rules } بعد

## Training

error-train-no-state = ليس في { $file } حالة تدريب، أو أنها من إصدار آخر
error-train-other-plan = في { $file } تدريب آخر: { $what } فيه غير المطلوب
error-train-no-value = ليس في { $file } قيمة
error-train-other-rules = تم تعلّم { $file } لأجل { $learned } وليس { $wanted }

## Servers

error-server-no-table = لا توجد طاولة كهذه، أو أنها أُزيلت
error-server-not-found = لا شيء هنا
error-server-method = لا يمكن فعل هذا هنا
error-server-not-understood = هذا غير مفهوم: { $why }
error-server-too-large = هذا أكبر مما ينبغي: يُقبل { $most } بايت على الأكثر
error-server-too-many = طلبات كثيرة دفعة واحدة: حاول بعد { $seconds } ث
error-server-full = هناك طاولات كثيرة جدًا في هذه اللحظة
error-server-closing = هذا الخادم يُغلق: حاول بعد { $seconds } ث
error-server-lobby = بلغت طاولاتك المنتظرة في الردهة الحد الأقصى: { $most }
error-server-storage = لا يستطيع هذا الخادم الوصول إلى مخزنه الآن: حاول بعد { $seconds } ث
error-server-origin = لا يجوز لصفحة من مكان آخر أن تخاطب هذا الخادم
error-server-banned = هذا العنوان محظور هنا حتى { $until }
error-server-banned-name = لا يستطيع أحد أن يتسمى «{ $name }» هنا حتى { $until }
error-server-no-such-player = لا يجلس في المقعد { $seat } أحد يمكنك الإبلاغ عنه
error-server-host = هذا الخادم لا يستجيب لهذا الاسم
error-server-not-your-seat = المقعد { $seat } ليس لك
error-server-own-secrets = الرمز السري الذي تختاره بنفسك من ٢٢ إلى ٦٤ من الحروف والأرقام و- و_، ولكل شخص رمز مختلف
error-server-seated = هناك من يجلس إلى هذه الطاولة من عنوانك بالفعل
error-server-passport = لا يمكن قراءة هذا الجواز: رمزه السري من ٢٢ إلى ٦٤ حرفًا
error-server-no-passport = لا يوجد جواز كهذا هنا
error-server-token = رمز الوصول هذا لا يفتح شيئًا هنا: إما أنه سُحب، أو لم يُنشأ قط
error-server-no-token = لا يوجد رمز وصول كهذا
error-server-scope = لا يُسمح لرمز الوصول هذا بذلك: يلزم رمز بصلاحية { $scope }
error-server-tokens = بلغ الجواز الحد الأقصى من رموز الوصول ({ $most }): اسحب رمزًا لا تستعمله
error-server-programs = البرامج لا تلعب هنا
error-server-match-programs = المباراة السريعة للناس: على البرنامج أن يُعدّ طاولة خاصة به (POST /api/tables)، أو أن يُرسَل إليه رابط طاولة
error-server-ahead = لم تصل هذه الطاولة إلا إلى الحدث { $number }
error-server-still-playing = هذا للألعاب المنتهية، وهذه اللعبة ما زالت جارية
error-server-day-hidden = هذه طاولة من سوق اليوم: يستطيع الآخرون مشاهدتها حين ينتهي اليوم
error-server-no-day = لم تكن هناك سوق في ذلك اليوم
error-server-day-over = أُغلقت هذه السوق: يمكن لعبها ثانيةً بلا احتساب من الساعة الواحدة (UTC)
error-server-broken = حدث خطأ هنا، وقد دُوّن
error-server-damaged = هذه الطاولة تالفة: على مشغّل الخادم أن يستعيدها، وقد أُبلغ بذلك

## What is stored

error-data-file = تعذر استعمال { $file }: { $why }
error-data-no-database = { $file } ليس قاعدة بيانات طاولات: انقله من مكانه، أو حدد مجلدًا آخر بالخيار --data
error-data-damaged = { $file } تالف ({ $why }): استعد نسخة احتياطية بالأمر «marrakech database restore»؛ لم يتغير شيء
error-data-newer = { $file } من إصدار أحدث من هذا البرنامج (الصيغة { $found }؛ وهذا الإصدار يعرف { $known }): شغّل ذلك الإصدار، أو ارجع به بالأمر «marrakech database downgrade { $known }»
error-data-older = ينقص { $file } شيء: عدد التغييرات التي خُزّنت { $wanted }، والموجود منها { $found }. إما أن ملف -wal الخاص به ضاع، أو أنه نسخة أقدم. أعد ما ينقص، أو استعد نسخة احتياطية؛ وللمتابعة به كما هو احذف { $mark }
error-data-locked = { $file } مقفل من برنامج آخر: أغلق ذلك البرنامج وحاول مرة أخرى
error-data-no-key = { $file } ليس مفتاحًا: المفتاح ٦٤ رقمًا ست عشريًا. أعد المفتاح الصحيح؛ لم يتغير شيء
error-data-key-missing = المفتاح { $file } مفقود، ولا تُقرأ أي طاولة من دونه: أعده من نسخته، أو حدد مكانه بالخيار --key-file. لم يتغير شيء
error-data-key-wrong = { $file } ليس المفتاح الذي كُتبت به قاعدة البيانات هذه: أعد المفتاح الصحيح، أو حدد مكانه بالخيار --key-file. لم يتغير شيء
error-data-none = لا توجد قاعدة بيانات في { $file }
error-data-outdated = { $file } من إصدار أقدم: شغّل الخادم مرة واحدة لتحديثه
error-data-exists = { $file } موجود من قبل: اختر اسمًا آخر
error-data-in-use = { $file } قيد الاستعمال: أوقف الخادم أولًا
error-data-form = لا توجد صيغة { $form } يمكن الرجوع إليها؛ الموجود { $known }

## Tables

error-table-all-agreed = وافق الجميع بالفعل على اللعب مرة أخرى
error-table-begun = بدأت اللعبة بالفعل
error-table-bot-plays = يلعب هنا الآن لاعب آلي؛ عُد إلى مقعدك أولًا
error-table-chain-taken = لا يمكن أن تعتمد رميات لاعبين اثنين على سلسلة واحدة
error-table-closed = هذه الطاولة أغلقها من جهّزها
error-table-closed-by-host = أغلق مشغّل الخادم هذه الطاولة
error-table-colours = ألوان الطاولة هي الأحمر والأصفر والأزرق والبنفسجي، كل منها مرة
error-table-deserted = لا أحد عند هذه الطاولة الآن: حاول مرة أخرى حين يعود أحد
error-table-dice-header = تعذرت قراءة الترويسة { $name } في هذا السجل
error-table-dice-version = إصدار الرميات { $version } غير معروف هنا
error-table-full = كل المقاعد محجوزة
error-table-gone = من استسلم لا يلعب بعد ذلك
error-table-id-used = هذا المعرّف استُعمل من قبل لشيء آخر
error-table-level = لا يوجد مستوى «{ $level }»؛ الموجود { $known }
error-table-level-of-person = المقعد { $seat } ليس للاعب آلي، فلا مستوى له
error-table-long-record = اللعبة التي يزيد عدد نقلاتها على { $most } أطول من أن تُعرض
error-table-mixed-name = في «{ $name }» كلمة تخلط حروفًا متشابهة من أبجديات مختلفة: اكتبها بأبجدية واحدة
error-table-no-name = يجب أن يكون في الاسم حرف واحد على الأقل يمكن عرضه
error-table-no-record = لا توجد لعبة في هذا السجل
error-table-no-seed = ليس في هذا السجل عدد سري ولا القيمة التي ظهرت قبل اللعبة للتحقق منه
error-table-no-such-seat = المقعد { $seat } ليس من مقاعدك حول هذه الطاولة
error-table-no-take-back = لا يوجد دور يمكن الرجوع عنه
error-table-no-throw = لا يُرمى النرد الآن
error-table-no-undo = لم يعد هناك ما يمكن التراجع عنه
error-table-rated = اللعبة المصنّفة بلا تلميحات ولا رجوع عن الأدوار، وتبدأ من البداية بالسجاد والدراهم المعتادة، ولكل شخص شاشته
error-table-position = لا تُتابَع اللعبة إلا من وضع ليس نهايتها، وإلا إذا تشارك جميع الأشخاص شاشة واحدة
error-table-nobody-waits = لا بد أن يجلس أحد إلى طاولة فيها مقاعد شاغرة
error-table-not-away = هذا اللاعب حاضر
error-table-not-begun = لم تبدأ اللعبة بعد
error-table-not-by-hand = { $action } من شأن الحظ، لا الاختيار
error-table-not-maker = لا يستطيع إغلاق الطاولة إلا من جهّزها
error-table-not-maker-starts = لا يستطيع البدء مع الآليين إلا من جهّز الطاولة
error-table-not-over = لم تنته اللعبة بعد
error-table-not-your-turn = ليس هذا دورك
error-table-over = انتهت اللعبة
error-table-phrase = لا أحد هنا يستطيع أن يقول «{ $phrase }»
error-table-plays-already = أنت تلعب بالفعل
error-table-programs = البرامج لا تلعب إلى هذه الطاولة
error-table-same-name = الاسم «{ $name }» مأخوذ عند هذه الطاولة: أضف إليه شيئًا
error-table-seats-and-rules = عدد المقاعد { $seats } لا يناسب قواعد لعدد { $players } من اللاعبين
error-table-stale = حدث شيء في هذه الأثناء؛ انظر مرة أخرى
error-table-taken = المقعد { $seat } محجوز
error-table-time-over = انتهى وقت هذا الدور: يلعبه لاعب آلي
error-table-too-long = حدث عند هذه الطاولة أكثر مما ينبغي: لم يبقَ إلا مواصلة اللعب
error-table-too-much-talk = رسائل كثيرة؛ انتظر لحظة
error-table-too-often = تكرر هذا { $times } مرة، وهذا يكفي
error-table-day = هذه سوق اليوم: يلعبها كل واحد وحده، مرة واحدة، وبالرميات نفسها
error-table-wrong-link = هذه الحلقة لا تلي آخر حلقة في سلسلتك
