### `marrakech bots`.

bots-help = اعرض اللاعبين الآليين، أو جرّب واحدًا من صنعك.
bots-column-name = اللاعب الآلي
bots-column-description = كيف يقرر
bots-column-options = الخيارات
bots-option-range = { $option } من { $least } إلى { $most }؛ الافتراضي { $default }
bots-option-words = { $option } من { $words }؛ الافتراضي { $default }
bots-own = والصنف الذي تكتبه لاعب آلي أيضًا: `marrakech bots check my_bot.py:MyBot` يجرّبه.

## What each kind does, in a line

bots-kind-random = يختار أي نقلة مسموحة، وكلها سواء في الاحتمال
bots-kind-greedy = يدير عزامًا إلى حيث يتوقع أن يدفع أقل، ويفرش السجادة الأنفع لنقاطه الآن
bots-kind-expectimax = ينظر بضعة أدوار إلى الأمام، ويعدّ النرد والأكوام حظًا، ويحكم على ما يراه بقيمة متعلَّمة
bots-kind-bestfirst = ينظر إلى أبعد ما يكون حيث يصعب الاختيار، ما دام له وقت، ويحكم على ما يراه بقيمة متعلَّمة
bots-kind-porter = يحمل السجاد طوال اليوم ويفرشه حيث يحلو له؛ يدفع بسرور، وكثيرًا ما يدفع
bots-kind-apprentice = تعلمت العدّ، وتنساه حين يعلو صخب السوق
bots-kind-peddler = يحرص على كل درهم، لكنه لا ينظر أبعد من دوره
bots-kind-merchant = تعرف قيمة كل موضع في السوق، وتترفّق بك بين حين وآخر
bots-kind-master = رأى مئة ألف سوق، ويفكر في دورك قبل أن تفكر فيه
bots-kind-storyteller = تعرف كيف تنتهي كل حكاية، وتتمهّل قبل أن تختار حكايتها
bots-kind-pourer = تتعلّم من كل جولة معك، وقوّتها اليوم من قوّتك
bots-kind-grandmother = نادرًا ما خلا كيسها؛ تدفع القليل، وتصبر طويلًا، وتبتسم
bots-kind-mason = سجادة بجانب سجادة، حتى يصير الشارع كله له
bots-kind-weaver = حيث تكون سجادتك في أحسن موضع، تفرش سجادتها فوقها
bots-kind-drummer = يختار الطريق الطويل، حبًّا في الإثارة

## The eleven people: who they are

bots-people = من يمكن اللعب معهم
bots-who-porter = حسن الحمّال
bots-who-apprentice = سلمى المتدرّبة
bots-who-peddler = إدريس البائع الجوّال
bots-who-merchant = فاطمة التاجرة
bots-who-master = المعلّم يوسف
bots-who-storyteller = صفيّة الحكواتية
bots-who-pourer = آية ساقية الشاي
bots-who-grandmother = الجدّة زهرة
bots-who-mason = طارق البنّاء
bots-who-weaver = نور النسّاجة
bots-who-drummer = بلال الطبّال
bots-column-level = المستوى
bots-column-who = من
bots-column-character = الطبع
bots-kinds = آخرون، للمباريات والتجارب

## How strong they are

bots-strength = القوة، قيست { $date } في { $games ->
    [zero] صفر من الألعاب
    [one] لعبة واحدة
    [two] لعبتين
    [few] { $games } ألعاب
    [many] { $games } لعبة
   *[other] { $games } لعبة
}
bots-column-rating = التصنيف
bots-column-interval = المجال
bots-interval = من { $low } إلى { $high }

## Trying one

bots-check-help = جرّب لاعبًا آليًا: يلعب ألعابًا كاملة ضد random، بلاعبين وثلاثة وأربعة وبالصيغة البديلة.
bots-check-bot-help = لاعب آلي مثل my_bot.py:MyBot أو package.module:MyBot، أو واحد من القائمة.
bots-games-help = عدد الألعاب من كل نوع.
bots-seconds-help = كم يجوز أن يستغرق القرار.
bots-seed-help = العدد الذي يُسحب منه الحظ كله.
bots-trying = يجري اللعب
bots-no-time = يجب أن يكون وقت القرار عددًا
bots-column-rules = القواعد
bots-column-games = الألعاب
bots-column-won = الفوز
bots-column-decisions = القرارات
bots-column-slowest = الأبطأ
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } صالح للعب.
