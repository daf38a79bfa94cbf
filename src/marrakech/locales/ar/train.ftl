### `marrakech train`. Names of options and files stay as they are.

train-help = تعلّم قيمة الوضعيات باللعب ضد النفس.
train-players-help = عدد اللاعبين: لكل عدد قيمة خاصة به.
train-variant-help = تعلّم اللعبة التي يُدار فيها عزام في نهاية الدور.
train-linear-help = تعلّم مجموعًا بسيطًا للمدخلات بدلًا من شبكة: أصغر وأسرع وأضعف.
train-by-owner-help = العب بعض ألعاب اللاعبَين بمساحات حسب المالك أيضًا (R4.5).
train-adjusted-help = أخرج حظّ النرد ممّا يُتعلَّم منه، فتعلّم ألعاب أقلّ القدر نفسه؛ أمّا ‎--no-adjusted فيتعلّم من النتائج كما هي.
train-games-help = من كم لعبة يكون التعلم، مقرّبًا صعودًا إلى جولات كاملة.
train-warm-help = كم لعبة للاعبين من نوع greedy تأتي قبل ذلك، للبداية.
train-mixed-help = كم في المئة من المقاعد تواصل اللعب بأسلوب greedy.
train-seed-help = منبع الحظ كله: البذرة نفسها تعطي القيمة نفسها، بأي عدد من الخيوط.
train-round-help = كم لعبة تُلعب قبل التعلم من وضعياتها.
train-trial-help = كم لعبة ضد greedy تبيّن القوة من حين إلى آخر، مقرّبًا نزولًا إلى مضاعف للعدد ٤٨.
train-threads = كم خيطًا؛ والافتراضي بعدد الأنوية.
train-out-help = ملف القيمة؛ والافتراضي مثل 2.value، هنا.
train-state-help = احفظ الحالة في هذا الملف، وتابع منه إن كان موجودًا؛ والافتراضي بجانب القيمة.
train-plot-help = ارسم كيف جرى التعلم في هذا الملف، .png أو .svg.

train-bad-round = الجولة من مضاعفات { $multiple } لعبة، لا { $number }
train-same-file = لا يمكن أن يكون { $file } ملفين مما يُكتب
train-resumed = متابعة بعد الجولة { $round } من { $rounds }.
train-interrupted = قُطع بعد الجولة { $round } من { $rounds }، وهي في { $file }: الأمر نفسه يتابع من هناك

train-how-to-stop = Ctrl-C يوقفه؛ والأمر نفسه يتابع.
train-line = الجولة { $round }، الألعاب { $games }، الوضعيات { $positions }: الخسارة { $loss } نات، خطأ الفارق { $miss } درهم، { $speed } لعبة/ث، بقي { $left }
train-line-wins = الفوز على greedy: { $wins }٪
train-column-round = الجولة
train-column-games = الألعاب
train-column-positions = الوضعيات
train-column-loss = الخسارة، نات
train-column-miss = الخطأ، دراهم
train-column-wins = الفوز، ٪
train-column-speed = لعبة/ث
train-column-left = الباقي

train-done = القيمة في { $file }، ومسار التعلم في { $curve }.
train-result = الألعاب { $games }، الوضعيات { $positions }. الخسارة { $loss } نات، خطأ الفارق { $miss } درهم، الفوز على greedy { $wins }٪.

train-plot-loss = الخسارة، نات
train-plot-wins = الفوز على greedy، ٪ (مجالات ٩٥٪)
train-plot-games = الألعاب؛ عند الخط المتقطع تنتهي ألعاب greedy
train-plot-fair = بقوة greedy
