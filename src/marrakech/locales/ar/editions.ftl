### The printed texts of the rules, and in which ways they differ from the standard set.

editions-title = { $edition ->
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
    [hong-kong-2022] هونغ كونغ، 2022
    [hungarian-early] المجرية، طبعة قديمة
    [russian-lifestyle] الروسية، Lifestyle
   *[french-2007] الفرنسية، 2007
}

## Differences, in whole sentences

editions-differs-elimination-no = من لا يستطيع الدفع كاملًا يدفع ما معه ويواصل اللعب؛ لا يخرج أحد (R4.4).
editions-differs-variant-none = لا تذكر هذه القواعد اللعبة البديلة التي يُدار فيها عزام في نهاية الدور (R7).
editions-differs-variant-turn-at-end-optional = في اللعبة البديلة يجوز أيضًا ترك عزام على اتجاهه: يُدار ربع دورة على الأكثر (R7.3).
editions-differs-cover-any = لا يجوز أن تغطي سجادة نصفي أي سجادة معًا، ولا حتى سجادة صاحبها (R5.3).
editions-differs-cover-colours = يجب أن يكون النصفان تحت السجادة الجديدة من سجادتين مختلفتين ومن لونين مختلفين، حيث أمكن ذلك (R5.3، R5.4).
editions-differs-pile-alternating = إذا كانا لاعبين، يفرش كل منهما لونيه بالتناوب (R2.3).
editions-differs-tiebreak-none = لا شيء يفصل بين من تساوت نقاطهم: يتقاسمون المركز (R6.3).
