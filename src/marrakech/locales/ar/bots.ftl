### The five levels: who they are, and what each does.

bots-kind-porter = يحمل السجاد طوال اليوم ويفرشه حيث يحلو له؛ يدفع بسرور، وكثيرًا
bots-kind-apprentice = تعلمت العد، وتنساه حين يعلو صخب السوق
bots-kind-peddler = يحرص على كل درهم، لكنه لا ينظر أبعد من دوره
bots-kind-merchant = تعرف قيمة كل موضع في السوق، وتتغاضى عنك بين حين وآخر
bots-kind-master = رأى مئة ألف سوق، ويفكر في دورك قبل أن تفكر فيه
bots-who-porter = حسن الحمّال
bots-who-apprentice = سلمى المتدرّبة
bots-who-peddler = إدريس البائع الجوّال
bots-who-merchant = فاطمة التاجرة
bots-who-master = المعلّم يوسف
