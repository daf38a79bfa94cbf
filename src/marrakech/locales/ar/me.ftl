### One's own page: the passport, one's games, and what was achieved in them.

me-title = جوازك
me-lead = يجمع ألعابك في مكان واحد، ولا يحتاج إلى تسجيل. يحفظه هذا المتصفح.
me-since = منذ { $when }
me-games = ألعابي
# How many games one has finished, and won
me-played = { $games ->
    [zero] لا ألعاب بعد، الفوز: { $won }
    [one] لعبة واحدة، الفوز: { $won }
    [two] لعبتان، الفوز: { $won }
    [few] { $games } ألعاب، الفوز: { $won }
    [many] { $games } لعبة، الفوز: { $won }
   *[other] { $games } لعبة، الفوز: { $won }
}
me-none = يُصنع جوازك مع أول لعبة لك. ويمكنك أن تختار وجهًا قبل ذلك.
me-name = الاسم
me-save = احفظ
me-saved = حُفظ
me-offline = جوازك محفوظ هنا، لكن لا يمكن الوصول إلى الخادم: سيظهر الاسم والألعاب حين يعود الاتصال.

## The face

me-scarf = غطاء الرأس
me-scarf-name = { $number ->
    [1] عمامة
    [2] خمار
    [3] طربوش
    [4] قبعة صوفية
    [5] قلنسوة
   *[6] عصابة رأس
}
me-colour = الصبغة
me-colour-name = { $number ->
    [1] أحمر
    [2] زعفراني
    [3] أزرق
    [4] فيروزي
    [5] زيتوني
    [6] برقوقي
    [7] كتاني
   *[8] أسود
}
me-pattern = السجادة خلفك
me-pattern-name = { $number ->
    [1] متعرجات
    [2] معينات
    [3] خطوط
    [4] نجوم
    [5] مربعات
    [6] أمواج
    [7] أُطُر
   *[8] سماء الليل
}

## Marks: what somebody has achieved

me-marks = الأوسمة
me-marks-none = حكايات صغيرة قد ترويها عنك لعبة. يُنال كل وسام مرة واحدة.
# Of all marks there are
me-marks-count = { $number } من { $all }
me-mark-open = ليس بعد
me-mark-game = لعبة { $when }
me-mark-first = أول سجادة تُباع
me-mark-first-hint = فزت في لعبة.
me-mark-fatima = فاطمة تنحني
me-mark-fatima-hint = فزت في لعبة شاركت فيها فاطمة.
me-mark-four = أربعة حول الطاولة
me-mark-four-hint = فزت على ثلاثة آخرين.
me-mark-one = بفارق خيط
me-mark-one-hint = فزت بفارق نقطة واحدة.
me-mark-shared = شاي لاثنين
me-mark-shared-hint = تقاسمت المركز الأول.
me-mark-spared = ولا درهم واحد
me-mark-spared-hint = لم تدفع لأحد في لعبة كاملة.
me-mark-purse = كيس شبه فارغ
me-mark-purse-hint = فزت بعد أن لم يبقَ معك إلا درهمان أو أقل.
me-mark-peace = الجميع باقون
me-mark-peace-hint = فزت على اثنين أو أكثر، ولم يخرج أحد.
me-mark-late = من الأخير إلى الأول
me-mark-late-hint = كنت الأخير حين بقيت ثلاث سجادات، ثم فزت.
me-mark-last = السجادة الأخيرة
me-mark-last-hint = آخر سجادة في اللعبة جلبت لك الفوز.
me-mark-carpet = شارع السجاد
me-mark-carpet-hint = اتصل اثنا عشر مربعًا من لونك.
me-mark-toll = قافلة تدفع
me-mark-toll-hint = دُفعت لك عشرة دراهم دفعة واحدة.

## Another device

me-carry = على جهاز آخر
me-carry-hint = افتح جوازك على هاتفك أو في بيتك: تجد هناك الألعاب نفسها.
me-carry-show = أظهر الرابط
me-carry-warning = من معه هذا الرابط فهو أنت. لا تُره لأحد، ولا ترسله إلا إلى نفسك.
me-carry-lost = لا يستطيع أحد أن يعيد جوازًا ضائعًا، فهو ليس إلا عند متصفحاتك. وجود جهاز ثانٍ يحفظه.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [zero] لا مقاعد تأتي معه.
    [one] يأتي معه مقعدك في لعبة جارية.
    [two] يأتي معه مقعداك في لعبتين جاريتين.
    [few] تأتي معه مقاعدك في { $number } ألعاب جارية.
    [many] تأتي معه مقاعدك في { $number } لعبة جارية.
   *[other] تأتي معه مقاعدك في { $number } لعبة جارية.
}
me-take = جواز من جهاز آخر
me-take-hint = يحمل هذا الرابط جوازًا. هل تريد أن تستعمله هنا؟
me-take-yes = استعمله هنا
me-take-both = استعمله وأحضر ألعابي معه
me-take-both-hint = تنتقل إليه ألعاب هذا المتصفح وأوسمته وأيامه المتتالية. ومن كل تصنيفين يبقى ما كانت ألعابه أكثر.
me-take-only = استعمله واترك ما هنا
me-take-only-hint = يضيع عندئذ جواز هذا المتصفح، إلا إذا كان على جهاز آخر.
me-take-no = ابقَ كما أنت
me-taken = أهلًا بعودتك يا { $name }!
me-take-gone = هذا الجواز غير معروف هنا. ربما حُذف.

## One's data

me-data = بياناتك
me-data-hint = الجواز اسم ووجه وقائمة ألعاب. لا بريد ولا كلمة سر ولا شيء غير ذلك.
me-export = احفظ كل بياناتي
me-records = احفظ كل الألعاب
me-delete = احذف جوازي
me-delete-hint = يُزال اسمك من كل الألعاب هنا، المنتهية والجارية. وتبقى الألعاب، فقد لعبها الآخرون أيضًا. وما حفظه الآخرون أو طبعوه لا يمكن استرداده.
me-delete-sure = أتحذفه، ومعه اسمك؟
me-delete-sure-hint = لا رجوع عن هذا. والألعاب الجارية يمكن متابعتها في هذا المتصفح من دون اسمك.
me-delete-yes = نعم، احذفه
me-delete-no = أبقِه
me-deleted = حُذف جوازك.

## The list of one's games

me-running = جارية
me-finished = منتهية
me-filter = أي الألعاب
me-search = الخصم
me-players = اللاعبون
me-players-any = أي عدد
me-result = النتيجة
me-result-any = فوز أو خسارة
me-result-won = فوز
me-result-lost = خسارة
me-company = ضد
me-company-any = أي خصم
me-company-people = أشخاص
me-company-bots = شخصيات
me-company-both = كليهما
me-state = الحالة
me-state-any = جارية أو منتهية
me-nothing = لا توجد لعبة كهذه.
me-place = { $place ->
    [1] فوز
    [2] المركز الثاني
    [3] المركز الثالث
   *[4] المركز الرابع
}
me-same-screen = على شاشة واحدة
me-accuracy = الدقة { $share }٪
# By how many points a rating has changed; the sign stands in the number
me-rating = التصنيف { $change }
me-replay = إعادة العرض
me-time-left = بقي { $time }
me-more = ألعاب أخرى
# Tables at which only this browser has a seat
me-here = في هذا المتصفح فقط
me-reading = يجري جلب الألعاب…
