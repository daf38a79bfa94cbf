### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = اعرض نصوص القواعد المطبوعة، أو واحدًا منها مع ما يختلف فيه.
editions-id-help = طبعة، أو رمز لغة. تُعرض كلها من دونه.
editions-column-id = المعرّف
editions-column-languages = اللغات
editions-column-differences = ما يختلف عن القواعد المعتادة
editions-standard = القواعد المعتادة: من لا يستطيع الدفع يخرج، وتُعرض صيغة بديلة، وسجاد الآخرين محمي (cover: opponents)، وكومتا اللاعبين مخلوطتان، وكل لون من ألوانهما مساحة قائمة بذاتها، والدراهم تفصل عند التعادل، واللاعب الأول بالقرعة. `marrakech editions ID` يشرح طبعة بالكلمات.
editions-unknown = لا توجد طبعة ولا لغة «{ $text }»؛ `marrakech editions` يعرضها
editions-languages = اللغات: { $languages }
editions-booklet = المصدر: { $booklet }
editions-box = في العلبة: { $box }
editions-differences = ما يختلف عن القواعد المعتادة:
editions-no-differences = هذه هي القواعد المعتادة.
editions-notes = عن النص:
editions-use = في Python: { $code }

## The texts

editions-name = { $edition ->
    [international] الدولية، بالإنجليزية
    [french] الفرنسية
    [dutch] الهولندية
    [spanish] الإسبانية
    [italian] الإيطالية
    [finnish] الفنلندية
    [swedish] السويدية
    [czech] التشيكية
    [greek] اليونانية
    [portuguese] البرتغالية
    [polish] البولندية
    [icelandic] الآيسلندية
    [arabic] العربية
    [estonian] الإستونية
    [latvian] اللاتفية
    [lithuanian] الليتوانية
    [russian] الروسية
    [chinese-traditional] الصينية (التقليدية)
    [japanese] اليابانية
    [chinese-simplified] الصينية (المبسطة)
    [hungarian] المجرية
    [slovenian] السلوفينية
    [romanian] الرومانية
    [norwegian] النرويجية
    [serbian] الصربية
    [croatian] الكرواتية
    [german] الألمانية
    [korean] الكورية
    [thai] التايلاندية
    [persian] الفارسية
    [hong-kong-2022] هونغ كونغ ٢٠٢٢، بالصينية
    [hong-kong-2022-english] هونغ كونغ ٢٠٢٢، بالإنجليزية
    [hungarian-early] المجرية، طبعة قديمة
    [russian-lifestyle] الروسية، Lifestyle
   *[french-2007] الفرنسية، ٢٠٠٧
}
editions-booklet-name = { $booklet ->
    [international] إحدى ثلاثين لغة في الكتيب الدولي
    [hong-kong-2022] قواعد علبة هونغ كونغ لعام ٢٠٢٢
    [hungarian-early] قواعد علبة مجرية قديمة
    [russian-lifestyle] قواعد العلبة الروسية من Lifestyle
   *[french-2007] قواعد العلبة الفرنسية لعام ٢٠٠٧
}
editions-contents = عدد السجاد { $rugs }، وقطع الدرهم { $ones }، وقطع الخمسة دراهم { $fives }{ $bag ->
    [yes] ، وكيس
   *[no] {""}
}
editions-box-not-listed = لم يُذكر في النص

## Differences, in a word or two for a table

editions-brief-standard = القواعد المعتادة
editions-brief-elimination-no = لا يخرج أحد
editions-brief-variant-none = بلا صيغة بديلة
editions-brief-variant-turn-at-end-optional = البديلة: حتى ربع دورة
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = اللونان بالتناوب
editions-brief-area-owner = المساحات حسب المالك
editions-brief-tiebreak-none = التعادل يُقتسم
editions-brief-first-player-agree = الأول: بالاتفاق
editions-brief-first-player-morocco = الأول: آخر من زار المغرب
editions-brief-first-player-lot-or-youngest = الأول: بالقرعة أو الأصغر سنًا

## Differences, in whole sentences

editions-differs-elimination-no = من لا يستطيع الدفع كاملًا يدفع ما معه ويواصل اللعب؛ لا يخرج أحد (R4.4).
editions-differs-variant-none = لا يعرض هذا النص الصيغة البديلة التي يُدار فيها عزام في نهاية الدور (R7).
editions-differs-variant-turn-at-end-optional = في الصيغة البديلة يجوز أيضًا ترك عزام على اتجاهه: يُدار ربع دورة على الأكثر (R7.3).
editions-differs-cover-any = لا يجوز أن تغطي سجادةٌ نصفي سجادة واحدة معًا، ولو كانت للاعب نفسه (R5.3).
editions-differs-cover-colours = يجب أن يكون النصفان تحت السجادة الجديدة من سجادتين مختلفتين ومن لونين مختلفين، حيث أمكن ذلك (R5.3، R5.4).
editions-differs-pile-alternating = في اللعب باثنين، يفرش كل لاعب لونيه بالتناوب (R2.3).
editions-differs-area-owner = في اللعب باثنين يكوّن لونا اللاعب مساحة واحدة: يُدفع عن كل المربعات المتصلة التي عليها سجاد ذلك اللاعب (R4.5).
editions-differs-tiebreak-none = لا شيء يفصل بين من تساوت نقاطهم: يتقاسمون المركز (R6.3).
editions-differs-first-player-agree = يُختار اللاعب الأول بالاتفاق (R2.4).
editions-differs-first-player-morocco = يبدأ آخر من قضى عطلة في المغرب (R2.4).
editions-differs-first-player-lot-or-youngest = يُختار اللاعب الأول بالقرعة، أو يبدأ الأصغر سنًا (R2.4).
editions-differs-box = في العلبة: { $box }.
editions-differs-box-not-listed = لا يذكر النص محتويات العلبة.

## Remarks that are no rules

editions-note-box-colours = في العلبة ١٥ سجادة من كل لون من ثلاثة ألوان، و١٢ من الرابع.
editions-note-coins = قطع الدرهم فضية، وقطع الخمسة ذهبية.
editions-note-age-and-time = يقول النص: من لاعبين إلى ٤، من سن ٦ سنوات، ٢٠ دقيقة.
editions-note-not-under-three = يقول النص إن اللعبة ليست للأطفال دون الثالثة.
editions-note-pick-colour = يختار كل لاعب اللون الذي يعجبه.
editions-note-rock-paper-scissors = يُحدَّد من يبدأ بالقرعة، أو بلعبة «حجر، ورقة، مقص».
editions-note-edge-mosaics = ما يصل بين الصفوف عند الحافة يسمّيه هذا النص فسيفساء؛ وهو في معظم النصوص أسهم.
editions-note-edge-bends = ما يصل بين الصفوف عند الحافة يسمّيه هذا النص منعطفات؛ وهو في معظم النصوص أسهم.
editions-note-edge-lines = ما يصل بين الصفوف عند الحافة يسمّيه هذا النص خطوطًا؛ وهو في معظم النصوص أسهم.
editions-note-same-colour-allowed = يقول النص صراحةً إنه يجوز تغطية نصفين من لون واحد.
editions-note-setup-one-colour = يعطي سطر التجهيز كل لاعب من الاثنين ١٥ سجادة من لون واحد؛ وهذا هو الخيار «لاعبان: لون واحد لكل لاعب» (R2.3).
editions-note-pile-reading = الفهم الأقرب للنص أن كلًا من اللاعبَين يفرش لونيه بالتناوب؛ ويحتمل أيضًا أن يُخلط اللونان.
editions-note-not-mixed = في اللعب باثنين يضع كل لاعب سجاده في كومة واحدة، لكن النص لا يقول إنه يخلطه. هنا تُخلط الكومتان (R2.3).
editions-note-keeping-heading = لا يقول النص إنه يجوز ترك عزام على اتجاهه. هنا يجوز (R3.2).
editions-note-own-square = لا يقول النص إنه يُدفع أيضًا عن المربع الذي تحت عزام. هنا يُدفع عنه (R4.1).
editions-note-out-of-money = يقول النص إن اللاعب الذي «ينفد ماله» يخرج. هنا يخرج من لا يستطيع دفع كل ما عليه؛ أما من لم يبقَ معه شيء ولا شيء عليه فيواصل اللعب (R4.3).
editions-note-loose-one-half = عبارة «بنصف واحد فقط على سجادة لاعب آخر» غير دقيقة. وإذا قُرئت مع القائمة المجاورة لها، فالنص يقول ما تقوله النصوص الأخرى: يجوز تغطية نصفي سجادتين مختلفتين.
editions-note-slip-no-walk = سهو: طُبع الدفع مرة ثانية في موضع مشي عزام، فلا يقول النص ما يحدث عند حافة السوق.
editions-note-slip-not-lost = سهو: سقطت «لا» من «لا يلزم الدفع على مربع خالٍ أو على سجادتك».
editions-note-slip-pays-rugs = سهو: يُعدّ السجاد عند الدفع، بينما تعدّ كل النصوص الأخرى المربعات. هنا يُدفع عن المربعات (R4.1)؛ وفي النهاية يعدّ هذا النص الأنصاف أيضًا، مثل غيره.
editions-note-slip-may-lay = سهو: «يجوز» فرش سجادة؛ وهو واجب (R5.4).
editions-note-slip-left-out = سهو: لم يُذكر الهدف ولا المحتويات ولا ما يفصل عند التعادل.
editions-note-slip-opponent = سهو: في النهاية يُحسب «كل درهم بقي للخصم»؛ والصواب «للاعب».
editions-note-slip-counts-twice = سهو: عُدّ سجاد اللاعبَين مرتين، بعددين مختلفين.
editions-note-slip-variant = سهو: الخطوة الأخيرة من الصيغة البديلة مضطربة («أدر القطعة يجوز أن تدور ربعًا»). هنا يُدار عزام ربع دورة بالضبط (R7.3).
editions-note-slip-aim = سهو: الجملة التي تذكر الهدف مبتورة.
editions-note-slip-cards = سهو: يتحدث النص عن فرش «بطاقات»؛ والمقصود السجاد.
editions-note-slip-results = سهو: طُبع «نتائج المربع»، والمقصود أضلاعه.
editions-note-slip-exit-arrow = سهو: عند الحافة يتابع عزام «نحو سهم الخروج».
editions-note-slip-end-of-rug = سهو: يقول النص إن السجادة تلاصق الضلع بأحد «أطرافها»؛ والمقصود أحد مربعيها (R5.1).
editions-note-slip-dirham-won = سهو: في النهاية يُحسب «كل درهم مكسوب»؛ والمقصود كل درهم مع اللاعب (R6.2).
editions-note-slip-leaves-game = سهو: عند الحافة «يغادر عزام اللعبة»؛ والصواب أنه يغادر السوق.
