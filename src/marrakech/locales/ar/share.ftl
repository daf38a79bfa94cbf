### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [zero] الفوز لك بفارق { $points } نقطة!
    [one] الفوز لك بفارق نقطة واحدة!
    [two] الفوز لك بفارق نقطتين!
    [few] الفوز لك بفارق { $points } نقاط!
    [many] الفوز لك بفارق { $points } نقطة!
   *[other] الفوز لك بفارق { $points } نقطة!
}
share-you-win-plain = الفوز لك!
share-you-share = الفوز مشترك، ولك نصيب فيه!
share-wins = { $points ->
    [zero] الفوز من نصيب { $player } بفارق { $points } نقطة!
    [one] الفوز من نصيب { $player } بفارق نقطة واحدة!
    [two] الفوز من نصيب { $player } بفارق نقطتين!
    [few] الفوز من نصيب { $player } بفارق { $points } نقاط!
    [many] الفوز من نصيب { $player } بفارق { $points } نقطة!
   *[other] الفوز من نصيب { $player } بفارق { $points } نقطة!
}
share-wins-you = { $place ->
    [2] الفوز من نصيب { $player }، ولك المركز الثاني
    [3] الفوز من نصيب { $player }، ولك المركز الثالث
   *[4] الفوز من نصيب { $player }، ولك المركز الرابع
}
share-moment = أكبر دفعة
share-moment-own = أجمل لحظاتك
share-result = مشاركة النتيجة
share-picture = حفظ كصورة
share-film = حفظ كصورة متحركة
share-further = المزيد

## What a link says of itself in a messenger

share-site = لعبة لوحية عن السجاد للاعبَين حتى أربعة: في المتصفح، مع الأصدقاء أو ضد لاعبين آليين.
share-invites = دعوة إلى السوق من { $player }
share-invites-hint = يكفي فتح الرابط والجلوس. لا حاجة إلى حساب.
share-going-on = اللعبة جارية الآن
share-look = مشاهدة اللعبة

## Inviting

share-more = القواعد والساعة والمقاعد
share-taste = أول مرة؟ ستون ثانية
share-taste-hint = ثلاث خطوات صغيرة على لوحة حقيقية.
share-taste-done = هذا هو جوهر اللعبة، والباقي يأتي وحده.
