### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = اطبع قواعد اللعبة بالرسوم، أو قواعد طبعة واحدة.
rules-help-edition = طبعة مثل thai، لترى كيف تختلف قواعدها.
rules-title = القواعد
rules-players = A game for two to four rug sellers.
rules-print = اطبع
rules-contents = المحتويات
rules-link = رابط إلى القاعدة { $rule }
rules-why = لماذا؟ القاعدة { $rule }
rules-option = تختلف الكتيبات في هذا: انظر «{ rules-editions }».

## The aim

rules-aim = الهدف
rules-aim-text = وجّه عزامًا في ساحة السوق، وادفع حين يقف على سجادة غيرك، وافرش سجادك في طريق الآخرين. في النهاية يُحسب كل درهم، وكل مربع تظهر عليه سجادة لك. والأكثر نقاطًا يفوز.

## 1. The market

rules-market = السوق
rules-r1-1 = السوق سبعة مربعات في سبعة.
rules-r1-2 = يبدأ عزام من المربع الأوسط.
rules-r1-3 = للنرد ستة أوجه، عليها: خُفّ، خُفّان، خُفّان، ثلاثة أخفاف، ثلاثة أخفاف، أربعة أخفاف.
rules-r1-4 = الفسيفساء عند الحافة تصل بين خطين متجاورين. وهي ليست مربعًا: يمشي عزام عبرها ويعود من الخط المجاور، وذلك خطوة واحدة. وفي زاويتين تعيده الفسيفساء إلى مربع الزاوية نفسه.

## 2. Setting up

rules-setting-up = التجهيز
rules-r2-1 = اجلسوا حول اللوحة والعبوا باتجاه عقارب الساعة. لكل لاعب ٣٠ درهمًا: خمس قطع من درهم وخمس من خمسة دراهم.
rules-r2-2 = إذا كان اللاعبون أربعة فلكل منهم ١٢ سجادة من لون واحد، وإذا كانوا ثلاثة فلكل منهم ١٥.
rules-r2-3 = في اللعب باثنين لكل لاعب لونان، من كل لون ١٢ سجادة. اخلط سجاداتك الـ٢٤ في كومة واحدة وافرش من أعلاها: يرى الجميع السجادة العليا، ولا يعرف أحد ما تحتها.
rules-r2-4 = حدّدوا بالقرعة من يبدأ.
rules-r2-5 = لكم أن تتفقوا على دراهم أو سجاد أكثر أو أقل للجميع.

## 3. A turn

rules-turn = الدور
rules-r3-1 = في دورك: أدر عزامًا، وارمِ النرد، ودعه يمشي، وادفع إن وجب شيء، وافرش سجادة واحدة. ثم ينتقل الدور إلى اللاعب التالي باتجاه عقارب الساعة.
rules-r3-2 = قبل أن ترمي، اترك عزامًا على اتجاهه، أو أدره ربع دورة إلى يساره أو إلى يمينه. ولا يستدير إلى الخلف أبدًا.
rules-r3-3 = يمشي عزام إلى الأمام، مربعًا عن كل خُفّ، ويتبع الفسيفساء عند الحافة. وبعد ذلك ينظر في الاتجاه الذي مشى فيه.

## 4. Paying

rules-paying = الدفع
rules-r4-1 = إذا وقف عزام على سجادة لاعب آخر، فادفع لذلك اللاعب درهمًا عن كل مربع من مساحة ذلك اللون حول عزام: المربعات المتصلة بأضلاعها لا بزواياها، ومنها المربع الذي يقف عليه. ولا يُحسب إلا ما هو في الأعلى.
rules-r4-2 = المربع الخالي وسجادتك والسجادة المحايدة لا تكلّفك شيئًا. وإذا كان للاعب لونان، فكل لون مساحة قائمة بذاتها.
rules-r4-3 = إذا لم تستطع دفع المبلغ كله، فادفع ما معك واخرج من اللعبة. لا تفرش سجادًا بعد ذلك؛ ويبقى ما فرشته ويصير محايدًا، أي لا يملكه أحد. وإذا كفى ما معك بالضبط، فأنت باقٍ ولو لم يبقَ معك درهم.
rules-r4-4 = في بعض الكتيبات لا يخرج أحد: تدفع ما معك وتواصل اللعب.
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

## 5. Laying a rug

rules-laying = فرش السجادة
rules-r5-1 = افرش سجادتك على مربعين متجاورين. يجاور أحدهما على الأقل مربع عزام ضلعًا لضلع؛ وليس أي منهما المربع الذي يقف عليه.
rules-r5-2 = يجوز أن تغطي السجادة مربعات خالية وأنصاف سجاد. ولا يجوز أن تغطي نصفي سجادة واحدة بعينها للاعب آخر.
rules-r5-3 = تختلف الكتيبات في هذا: بعضها يحمي سجادك أنت أيضًا، وفي بعضها يجب أن يختلف لونا النصفين تحت السجادة الجديدة كذلك.
rules-r5-4 = فرش السجادة واجب. فإن لم يوجد موضع يختلف فيه اللونان، فلا عبرة باللون هذه المرة.

## 6. The end

rules-end = النهاية
rules-r6-1 = تنتهي اللعبة حين تُفرش آخر سجادة، أو فورًا حين لا يبقى إلا لاعب واحد.
rules-r6-2 = نقاطك هي دراهمك والمربعات التي تظهر عليها سجادة لك. ومن خرج فلا نقاط له، وأول من يخرج له المركز الأخير.
rules-r6-3 = الأكثر نقاطًا يفوز. فإن تساوت النقاط فاز الأكثر دراهم؛ وإن تساوت هي أيضًا تقاسمتم المركز.

## 7. The variant

rules-variant = الصيغة البديلة: التدوير في النهاية
rules-r7-1 = ارمِ النرد، ودع عزامًا يمشي، وادفع، وافرش سجادة؛ ثم أدره ربع دورة إلى يساره أو إلى يمينه.
rules-r7-2 = على اللاعب التالي أن يتحرك إلى حيث ينظر عزام الآن. ولا يديره أحد قبل الرمية الأولى، ولا بعد آخر سجادة.
rules-r7-3 = أحد الكتيبات يجيز أيضًا تركه على اتجاهه.
rules-r7-4 = من يخرج لا يدير عزامًا بعد ذلك: يتحرك اللاعب التالي إلى حيث ينظر عزام.
rules-open = What the rule books leave open
rules-open-text = Some things are said in no rule book, or can be read in two ways. This is how they are played here.
rules-open-parts = How large the market is, what the die shows and which lines the mosaics join is told by the board and the die in the box, not by any text.
rules-open-heading = No text says in words which way Assam looks at the start, and the board is not the same from all sides. Here he looks down, unless you choose another way.
rules-open-no-money = Where nobody goes out, no text says what happens to a player who cannot pay. Here that player pays what there is and plays on.
rules-open-out-of-money = Four texts say that who “runs out of money” is out, which could mean: with no dirham left. “Pays what he can”, and nine texts that say “not enough”, speak for the other reading: here you are out only if you cannot pay all that is due.
rules-open-neutral = No text says whether a neutral rug is protected from being covered whole. Here it is; as the texts forbid it for rugs of opponents, one could read it otherwise.
rules-open-own-rug = No text says whether you may cover your own rug whole. It is not in the list of what a rug may lie on, but only opponents' rugs are forbidden. Here it is allowed, as it is on Board Game Arena, unless the rule book protects every rug.
rules-open-last-player = No text says that the game ends when only one player is left. Here it does.
rules-open-ranking = No text ranks the players who are out. Here they come after all others, the first to go out last.
rules-open-turning = No text says whether a player who goes out still turns Assam in the variant. Here Assam is left as he stands.
rules-open-house = That visible squares decide a tie, or that the youngest player always begins, is in no text: these are house rules.

## Figures

rules-figure-start = البداية
rules-figure-turning = ينظر عزام إلى الأسفل. له أن يمشي إلى اليمين أو الأسفل أو اليسار، ولا يستدير إلى الخلف أبدًا.
rules-figure-mosaic = ثلاث خطوات، إحداها عبر فسيفساء
rules-figure-corner = أربع خطوات، إحداها حول زاوية
rules-figure-area = يدفع الأحمر للأصفر خمسة دراهم: المربع الأصفر السادس مفصول.
rules-figure-places = بعض المواضع لسجادة
rules-figure-cover-one-half = مسموح: نصف سجادة ومربع خالٍ
rules-figure-cover-two-halves = مسموح: نصفا سجادتين
rules-figure-cover-whole = غير مسموح: نصفا سجادة واحدة
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = خرج الأصفر: السجاد الأصفر محايد.

## Editions

rules-editions = كيف تختلف الطبعات
rules-editions-text = القواعد المطبوعة موجودة بلغات كثيرة، ولا تقول كلها الشيء نفسه. ما سبق هو القواعد المعتادة؛ وهنا ما يختلف في كل طبعة. ويمكن اللعب بها كلها.
rules-editions-same = مثل القواعد المعتادة
