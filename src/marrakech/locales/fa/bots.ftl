### `marrakech bots`.

bots-help = ربات‌ها را فهرست می‌کند، یا ربات خودتان را می‌آزماید.
bots-column-name = ربات
bots-column-description = چگونه تصمیم می‌گیرد
bots-column-options = گزینه‌ها
bots-option-range = { $option } از { $least } تا { $most }؛ پیش‌فرض { $default }
bots-option-words = { $option } از { $words }؛ پیش‌فرض { $default }
bots-own = کلاسی که خودتان بنویسید هم ربات است: `marrakech bots check my_bot.py:MyBot` آن را می‌آزماید.

## What each kind does, in a line

bots-kind-random = هر حرکت مجازی را انتخاب می‌کند، همه با احتمال برابر
bots-kind-greedy = عضام را به سویی می‌چرخاند که انتظار دارد کمتر بپردازد، و فرشی را پهن می‌کند که همین حالا بیشترین امتیاز را بدهد
bots-kind-expectimax = چند نوبت جلوتر را می‌بیند، تاس و دسته‌ها را شانس می‌داند، و آنچه می‌بیند را با ارزشی آموخته می‌سنجد
bots-kind-bestfirst = هر جا انتخاب دشوارتر است، تا وقت دارد، دورتر را می‌بیند و آنچه می‌بیند را با ارزشی آموخته می‌سنجد
bots-kind-porter = از صبح تا شب فرش به دوش می‌کشد و هر جا دلش خواست پهنشان می‌کند؛ با روی خوش پول می‌دهد، و زیاد هم می‌دهد
bots-kind-apprentice = شمردن را یاد گرفته، و بازار که شلوغ شود یادش می‌رود
bots-kind-peddler = هوای هر درهمش را دارد، ولی هیچ‌وقت آن‌سوی نوبت خودش را نمی‌بیند
bots-kind-merchant = می‌داند هر جای بازار چند می‌ارزد، و گاهی هم به شما رحم می‌کند
bots-kind-master = صد هزار بازار دیده است، و پیش از خودتان به نوبتتان فکر می‌کند
bots-kind-storyteller = می‌داند هر قصه‌ای چطور تمام می‌شود، و پیش از انتخاب قصهٔ خودش درنگ می‌کند
bots-kind-pourer = از هر بازی با شما چیزی یاد می‌گیرد، و امروز هم‌زور خودتان است
bots-kind-grandmother = کم پیش آمده که جیبش خالی بماند؛ کم می‌دهد، زیاد صبر می‌کند، لبخند می‌زند
bots-kind-mason = فرش کنار فرش، تا همهٔ کوچه مال او شود
bots-kind-weaver = هر جا فرشتان خوب جا گرفته باشد، فرش او روی آن است
bots-kind-drummer = راه دور را می‌رود، برای هیجانش

## The eleven people: who they are

bots-people = با چه کسانی می‌شود بازی کرد
bots-who-porter = حسن باربر
bots-who-apprentice = سلمای شاگرد
bots-who-peddler = ادریس دوره‌گرد
bots-who-merchant = فاطمهٔ بازرگان
bots-who-master = استاد یوسف
bots-who-storyteller = صفیهٔ قصه‌گو
bots-who-pourer = آیه که چای می‌ریزد
bots-who-grandmother = زهره مادربزرگ
bots-who-mason = طارق بنّا
bots-who-weaver = نور بافنده
bots-who-drummer = بلال طبل‌زن
bots-column-level = سطح
bots-column-who = کیست
bots-column-character = خلق‌وخو
bots-kinds = دیگران، برای مسابقه و آزمایش

## How strong they are

bots-strength = قدرت، سنجیده‌شده در { $date } با { $games } بازی
bots-column-rating = ریتینگ
bots-column-interval = بازه
bots-interval = { $low } تا { $high }

## Trying one

bots-check-help = رباتی را می‌آزماید: بازی‌های کامل برابر random، دونفره، سه‌نفره، چهارنفره و با شیوهٔ دیگر.
bots-check-bot-help = رباتی مانند my_bot.py:MyBot یا package.module:MyBot، یا یکی از فهرست.
bots-games-help = از هر نوع چند بازی.
bots-seconds-help = هر تصمیم چقدر می‌تواند طول بکشد.
bots-seed-help = عددی که همهٔ شانس‌ها از آن می‌آید.
bots-trying = در حال بازی
bots-no-time = زمان تصمیم باید عدد باشد
bots-column-rules = قوانین
bots-column-games = بازی‌ها
bots-column-won = برد
bots-column-decisions = تصمیم‌ها
bots-column-slowest = کندترین
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } آمادهٔ بازی است.
