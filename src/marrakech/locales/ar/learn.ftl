### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = تعلّم اللعب
learn-lead = عشر خطوات صغيرة على لوحة حقيقية، في خمس دقائق.
learn-step = الخطوة { $number } من { $steps }
learn-steps = الخطوات
learn-step-done = { $title } (تمت)
learn-resume = تابع الدرس
learn-again = من البداية
learn-next = تابع
learn-back = رجوع
learn-right = صحيح!
learn-wrong = ليس صحيحًا بعد.
learn-rule = القاعدة { $rule }
learn-way = { $way ->
    [L] To his left
    [R] To his right
   *[F] Straight on
}
learn-throw = ارمِ النرد
learn-lay = افرش السجادة هنا
learn-number = { $number }
learn-end-title = الآن تعرف اللعبة
learn-end = هذا كل ما يجب أن تعرفه. والباقي حظ، وقليل من الدهاء.
learn-end-play = العب ضد حسن الحمّال

learn-turn = أدر عزامًا
learn-turn-see-task = You are Red, and it is your turn. First you may turn Assam. Left and right are as he sees them: he looks down, so his left hand is on the right of the screen. Lead him where he cannot come upon a yellow rug.
learn-turn-left = في ذلك الاتجاه سجاد أصفر: ومع معظم الرميات سوف تدفع.
learn-turn-forward = إلى الأمام أيضًا سجادة صفراء. جرّب اتجاهًا آخر.
learn-turn-done = في هذا الاتجاه لن يصيبك شيء.

learn-throw-title = ارمِ النرد
learn-throw-task = ارمِ الآن. يمشي عزام مربعًا واحدًا عن كل خُفّ.
learn-throw-done = ثلاثة أخفاف، ثلاثة مربعات.

learn-mosaic = عبر الفسيفساء
learn-mosaic-task = يُظهر النرد ثلاثة، وعزام ينظر إلى الأسفل. عند الحافة يتبع الفسيفساء. على أي مربع يقف؟
learn-mosaic-straight = هناك ينتهي السوق: يتبع عزام الفسيفساء ويعود من الخط المجاور.
learn-mosaic-count = الطريق عبر الفسيفساء خطوة واحدة. عُدّ مرة أخرى.
learn-mosaic-other = ليس ذلك المربع. تتبّع الفسيفساء بإصبعك، خطوة خطوة.
learn-mosaic-done = إلى الأسفل، ثم عبر الفسيفساء، ثم إلى الأعلى من جديد.

learn-pay = ادفع
learn-pay-task = وقف عزام على سجادة صفراء. كم درهمًا تدفع؟
learn-pay-few = عُدّ كل المربعات الصفراء المتصلة بالمربع الذي تحت عزام، وهو منها.
learn-pay-many = مربع أصفر واحد ليس منها: تفصله سجادة حمراء، والتلامس عند الزوايا لا يُحسب.
learn-pay-done = درهم عن كل مربع من المساحة.

learn-lay-title = افرش سجادة
learn-lay-task = في نهاية دورك تفرش سجادة. اختر مربعين، أحدهما بجانب عزام.
learn-lay-done = من يقف هناك من الآن فصاعدًا يدفع لك.

learn-cover = غطِّ السجاد
learn-cover-task = يجوز فرش السجاد فوق السجاد. غطِّ نصف السجادة الصفراء ونصف الزرقاء.
learn-cover-elsewhere = هذا مسموح، لكنه لا يغطي السجادتين. ابحث عن الموضع الذي يتجاور فيه نصف أصفر ونصف أزرق.
learn-cover-done = زاد لك مربعان، ونقص من الآخرين مربعان.

learn-count = عُدّ
learn-count-task = فُرشت آخر سجادة. من الفائز؟ يُحسب كل درهم، وكل مربع تظهر عليه سجادة.
learn-count-dirhams = الدراهم وحدها لا تكفي: أضف المربعات التي يظهر عليها السجاد.
learn-count-squares = المربعات وحدها لا تكفي: أضف الدراهم.
learn-count-other = اجمع لكل لاعب دراهمه ومربعاته.
learn-count-done = مجموع الدراهم والمربعات هنا هو الأكبر.

learn-out = الخروج من اللعبة
learn-out-task = بقي مع الأزرق ثلاثة دراهم، وعليه أن يدفع خمسة. ماذا يحدث؟
learn-out-choice-out = يدفع الأزرق ثلاثة ويخرج.
learn-out-choice-owes = يدفع الأزرق ثلاثة ويبقى مدينًا باثنين.
learn-out-choice-free = لا يلزم الأزرق أن يدفع.
learn-out-owes = لا ديون في هذا السوق.
learn-out-free = من استطاع أن يدفع شيئًا وجب عليه دفعه.
learn-out-done = يبقى السجاد الأزرق ويصير محايدًا. ومن الآن لا يكلّف أحدًا شيئًا.

learn-piles = لاعبان
learn-piles-task = في اللعب باثنين لكل لاعب لونان. الأصفر والبنفسجي للاعب الآخر، وقد وقف عزام على سجادة صفراء. كم درهمًا تدفع؟
learn-piles-both = السجاد الأصفر والسجاد البنفسجي مساحتان، وإن كانا للاعب واحد. عُدّ الأصفر وحده.
learn-piles-few = عُدّ كل المربعات الصفراء المتصلة بالمربع الذي تحت عزام.
learn-piles-done = كل لون مساحة قائمة بذاتها. والسجادة التالية هي دائمًا السجادة العليا في كومتك.

learn-variant = الصيغة البديلة
learn-variant-task = في الصيغة البديلة يُدار عزام في النهاية: فرشتَ سجادتك، وعلى اللاعب التالي أن يتحرك إلى حيث ينظر عزام بعد ذلك. أدره نحو سجادك الأحمر.
learn-variant-wrong = لا سجاد أحمر في ذلك الاتجاه. سجادك في جانبه الآخر.
learn-variant-done = الآن يصعب على اللاعب التالي أن يتجاوز سجادك.
