### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = قوانین بازی را با شکل چاپ می‌کند، یا قوانین یک نسخه را.
rules-help-edition = نسخه‌ای مانند thai، برای دیدن تفاوت قوانینش.
rules-title = قوانین
rules-players = A game for two to four rug sellers.
rules-print = چاپ
rules-contents = فهرست
rules-link = پیوند به قانون { $rule }
rules-why = چرا؟ قانون { $rule }
rules-option = دفترچه‌ها در این باره فرق دارند: «{ rules-editions }» را ببینید.

## The aim

rules-aim = هدف
rules-aim-text = عضام را در میدان بازار راه ببرید، وقتی روی فرش دیگری می‌ایستد پول بدهید، و فرش‌های خودتان را سر راه دیگران پهن کنید. در پایان هر درهم به حساب می‌آید، و هر خانه‌ای که فرش شما روی آن دیده شود. هر کس بیشترین امتیاز را داشته باشد برنده است.

## 1. The market

rules-market = بازار
rules-r1-1 = بازار هفت در هفت خانه دارد.
rules-r1-2 = عضام از خانهٔ وسط شروع می‌کند.
rules-r1-3 = تاس شش وجه دارد. روی آن‌ها یک، دو، دو، سه، سه و چهار گیوه است.
rules-r1-4 = موزاییک‌های لبه، خط‌های همسایه را به هم وصل می‌کنند. موزاییک خانه نیست: عضام از روی آن می‌گذرد و از خط کناری برمی‌گردد، و این یک قدم است. در دو گوشه، موزاییک او را به همان خانهٔ گوشه برمی‌گرداند.

## 2. Setting up

rules-setting-up = چیدمان
rules-r2-1 = دور صفحه بنشینید و در جهت عقربه‌های ساعت بازی کنید. هر کس ۳۰ درهم می‌گیرد: پنج یک‌درهمی و پنج پنج‌درهمی.
rules-r2-2 = در بازی چهارنفره هر کس ۱۲ فرش یک‌رنگ دارد، در بازی سه‌نفره ۱۵ فرش.
rules-r2-3 = در بازی دونفره هر کس دو رنگ دارد و از هر رنگ ۱۲ فرش. ۲۴ فرشتان را در یک دسته بُر بزنید و از رو پهن کنید: فرش رویی را همه می‌بینند، زیر آن را هیچ‌کس نمی‌داند.
rules-r2-4 = برای نفر اول قرعه بیندازید.
rules-r2-5 = اگر بخواهید، می‌توانید سر درهم یا فرش بیشتر یا کمتر برای همه توافق کنید.

## 3. A turn

rules-turn = نوبت
rules-r3-1 = در نوبت خود: عضام را بچرخانید، تاس بیندازید، او را راه ببرید، اگر چیزی بدهکار شدید بپردازید، و یک فرش پهن کنید. سپس نوبت بازیکن بعدی در جهت عقربه‌های ساعت است.
rules-r3-2 = پیش از انداختن تاس، عضام را همان‌طور که هست بگذارید، یا یک‌چهارم دور به چپ یا راست خودش بچرخانید. او هرگز رو به عقب برنمی‌گردد.
rules-r3-3 = عضام مستقیم می‌رود، برای هر گیوه یک خانه، و در لبه دنبال موزاییک‌ها می‌رود. پس از آن رو به همان سویی است که می‌رفت.

## 4. Paying

rules-paying = پرداخت
rules-r4-1 = اگر عضام روی فرش بازیکن دیگری بایستد، برای هر خانه از ناحیهٔ آن رنگ دور عضام یک درهم به آن بازیکن بپردازید: خانه‌هایی که از پهلو به هم پیوسته‌اند، هرگز از گوشه، و خانهٔ زیر پای خودش هم. فقط آنچه رو است به حساب می‌آید.
rules-r4-2 = خانهٔ خالی، فرش خودتان و فرش خنثی خرجی ندارد. اگر بازیکنی دو رنگ داشته باشد، هر رنگ ناحیه‌ای جداست.
rules-r4-3 = اگر نتوانید همه را بپردازید، هرچه دارید بدهید: شما حذف می‌شوید. دیگر فرشی پهن نمی‌کنید؛ فرش‌های پهن‌شده‌تان می‌مانند و خنثی می‌شوند، یعنی مال کسی نیستند. اگر پولتان درست به اندازه باشد، هنوز در بازی هستید، حتی اگر دیگر یک درهم هم نداشته باشید.
rules-r4-4 = در بعضی دفترچه‌ها کسی حذف نمی‌شود: هرچه دارید می‌دهید و بازی را ادامه می‌دهید.
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

## 5. Laying a rug

rules-laying = پهن کردن فرش
rules-r5-1 = فرشتان را روی دو خانهٔ همسایه پهن کنید. دست‌کم یکی از آن‌ها پهلو به پهلوی خانهٔ عضام است؛ هیچ‌کدام خانهٔ زیر پای او نیست.
rules-r5-2 = فرش می‌تواند خانه‌های خالی و نیمهٔ فرش‌ها را بپوشاند. نمی‌تواند هر دو نیمهٔ یک فرش واحد از بازیکن دیگر را بپوشاند.
rules-r5-3 = دفترچه‌ها در این باره فرق دارند: بعضی فرش‌های خودتان را هم در امان می‌گذارند، و در بعضی دو نیمهٔ زیر فرش تازه باید رنگ‌های متفاوت هم داشته باشند.
rules-r5-4 = باید فرش پهن کنید. اگر جایی نباشد که رنگ‌ها متفاوت باشند، این بار رنگ مهم نیست.

## 6. The end

rules-end = پایان
rules-r6-1 = بازی وقتی تمام می‌شود که آخرین فرش پهن شود، یا بی‌درنگ وقتی که فقط یک بازیکن مانده باشد.
rules-r6-2 = امتیاز شما درهم‌های شماست به‌اضافهٔ خانه‌هایی که فرش شما روی آن‌ها دیده می‌شود. کسی که حذف شده امتیازی ندارد، و اولین کسی که حذف شود آخر می‌شود.
rules-r6-3 = بیشترین امتیاز برنده است. اگر امتیازها برابر باشد، درهم بیشتر می‌برد؛ اگر آن هم برابر باشد، مقام مشترک است.

## 7. The variant

rules-variant = شیوهٔ دیگر: چرخاندن در پایان
rules-r7-1 = تاس بیندازید، عضام را راه ببرید، بپردازید و فرش پهن کنید؛ سپس عضام را یک‌چهارم دور به چپ یا راست خودش بچرخانید.
rules-r7-2 = بازیکن بعدی باید به همان سویی برود که عضام حالا نگاه می‌کند. پیش از تاس اول و پس از آخرین فرش کسی او را نمی‌چرخاند.
rules-r7-3 = یکی از دفترچه‌ها اجازه می‌دهد او را همان‌طور که هست بگذارید.
rules-r7-4 = کسی که حذف می‌شود دیگر او را نمی‌چرخاند: بازیکن بعدی به سویی می‌رود که عضام نگاه می‌کند.
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

rules-figure-start = آغاز بازی
rules-figure-turning = عضام رو به پایین است. می‌تواند به راست، پایین یا چپ برود و هرگز رو به عقب برنمی‌گردد.
rules-figure-mosaic = سه قدم، یکی از روی موزاییک
rules-figure-corner = چهار قدم، یکی دور گوشه
rules-figure-area = قرمز پنج درهم به زرد می‌دهد: خانهٔ زرد ششم جدا افتاده است.
rules-figure-places = چند جا برای یک فرش
rules-figure-cover-one-half = مجاز: نیمهٔ یک فرش و یک خانهٔ خالی
rules-figure-cover-two-halves = مجاز: نیمه‌های دو فرش
rules-figure-cover-whole = غیرمجاز: هر دو نیمهٔ یک فرش
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = زرد حذف شده است: فرش‌های زرد خنثی‌اند.

## Editions

rules-editions = تفاوت نسخه‌ها
rules-editions-text = قوانین چاپی به زبان‌های بسیاری هست و همه یک چیز نمی‌گویند. آنچه در بالا آمد استاندارد است؛ اینجا می‌بینید هر کدام چه فرقی دارد. با همهٔ آن‌ها می‌شود بازی کرد.
rules-editions-same = مانند قوانین استاندارد
