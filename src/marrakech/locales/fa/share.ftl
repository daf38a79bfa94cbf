### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] شما با { $points } امتیاز بیشتر برنده شدید!
   *[other] شما با { $points } امتیاز بیشتر برنده شدید!
}
share-you-win-plain = شما برنده شدید!
share-you-share = شما در برد شریک‌اید!
share-wins = { $points ->
    [one] { $player } با { $points } امتیاز بیشتر برنده شد!
   *[other] { $player } با { $points } امتیاز بیشتر برنده شد!
}
share-wins-you = { $place ->
    [2] { $player } برنده شد، شما دوم شدید
    [3] { $player } برنده شد، شما سوم شدید
   *[4] { $player } برنده شد، شما چهارم شدید
}
share-moment = بیشترین پرداخت
share-moment-own = بهترین لحظهٔ شما
share-result = اشتراک‌گذاری نتیجه
share-picture = ذخیره به‌صورت تصویر
share-film = ذخیره به‌صورت تصویر متحرک
share-further = بیشتر

## What a link says of itself in a messenger

share-site = یک بازی رومیزی با فرش برای دو تا چهار نفر: در مرورگر، با دوستان یا با ربات‌ها.
share-invites = { $player } شما را به بازار دعوت می‌کند
share-invites-hint = پیوند را باز کنید و بنشینید. هیچ‌کس به حساب نیاز ندارد.
share-going-on = بازی در جریان است
share-look = دیدن بازی

## Inviting

share-more = قواعد، ساعت و صندلی‌ها
share-taste = تا حالا بازی نکرده‌اید؟ شصت ثانیه
share-taste-hint = سه گام کوچک روی صفحهٔ واقعی.
share-taste-done = اصل بازی همین است. بقیه خودش می‌آید.
