### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = الصفحة
page-home = الصفحة الرئيسية
page-close = إغلاق
page-loading = لحظة من فضلك…
page-try-again = حاول مرة أخرى
page-lost-title = لا شيء هنا
page-lost = لا توجد صفحة بهذا العنوان.
page-gone-title = هذه الطاولة لم تعد موجودة
page-gone = إما أنها أُزيلت، أو أن الرابط غير مكتمل.

## What goes wrong

page-problem-unreachable = الخادم لا يستجيب. هل أنت متصل بالشبكة؟
page-problem-failed = لم يستطع الخادم فعل ذلك. حاول مرة أخرى من فضلك.
page-problem-unknown = لم ينجح ذلك ({ $reason }).
page-connection-lost = انقطع الاتصال. تجري إعادة المحاولة…
page-connection-back = عاد الاتصال.

## The start

page-home-title = بائعو السجاد في { -game }
page-home-lead = وجّه عزامًا في السوق، وافرش سجادك في طريقه، ودع الآخرين يدفعون. من لاعبين إلى أربعة، في عشرين دقيقة.
page-quick = العب ضد لاعبين آليين
page-quick-opponents = كم خصمًا؟
page-quick-level = ما مدى قوتهم؟
page-play-now = العب الآن
page-your-name = اسمك
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = طرق أخرى للعب
page-mode-here = على شاشة واحدة
page-mode-here-hint = مرّروا الحاسوب أو الهاتف من يد إلى يد.
page-mode-link = مع الأصدقاء عبر رابط
page-mode-link-hint = أرسل رابطًا؛ من يفتحه يجلس إلى الطاولة. لا يحتاج أحد إلى حساب.
page-mode-new = جهّز طاولة
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = تعلّم اللعب
page-mode-learn-hint = عشر خطوات صغيرة على لوحة حقيقية، في خمس دقائق.
page-mode-rules = القواعد
page-mode-rules-hint = قصيرة ومصوّرة، وتصلح للطباعة.
page-mode-lobby = الردهة
page-mode-lobby-hint = انضم إلى طاولة مفتوحة، أو شاهد لعبة.
page-mode-replay = إعادة عرض لعبة
page-mode-replay-hint = تتبّع سجلًا محفوظًا خطوة خطوة.
page-my-tables = طاولاتك
page-forget-table = انسَ طاولة { $when }
page-level-rating = التصنيف { $rating }
page-level-option = { $name } ({ $rating })

## Setting up

page-new-title = تجهيز طاولة
page-new-players = اللاعبون
page-players = { $number ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $number } لاعبين
    [many] { $number } لاعبًا
   *[other] { $number } لاعب
}
page-seat = المقعد { $number }
page-seat-who = من يجلس هنا؟
page-seat-name = الاسم
page-seat-level = المستوى
page-seat-colour = اللون
page-seat-second-colour = اللون الثاني
page-seat-open = مقعد شاغر
page-sitter-me = أنا
page-sitter-here = شخص أمام هذه الشاشة
page-sitter-link = صديق، عبر الرابط
page-sitter-bot = لاعب آلي
page-sitter-link-hint = ستحصل على رابط ترسله حين تجهز الطاولة.
# The bots by their first names
page-bot-porter = حسن
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = سلمى
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = إدريس
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = فاطمة
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = يوسف
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
})
page-new-first = من يبدأ؟
page-first-lot = النرد يقرر
page-first-seat = المقعد { $number }
page-new-rules = القواعد
page-new-edition = كتيب القواعد
page-edition-standard = القواعد المعتادة.
page-new-options = القواعد كل على حدة
page-options-changed = بعض القواعد تختلف عن الكتيب.
page-options-reset = كما في الكتيب
page-option-elimination = من لا يستطيع الدفع
page-option-elimination-yes = يخرج
page-option-elimination-yes-hint = يدفع كل ما معه ويترك اللعبة؛ يبقى سجاده ولا يملكه أحد.
page-option-elimination-no = يواصل اللعب
page-option-elimination-no-hint = يدفع كل ما معه ويواصل اللعب: لا يخرج أحد.
page-option-cover = تغطية السجاد
page-option-cover-opponents = سجاد الآخرين محمي
page-option-cover-opponents-hint = لا يجوز أن تغطي سجادة نصفي سجادة لاعب آخر معًا؛ أما سجادتك أنت فيجوز.
page-option-cover-any = كل سجادة محمية
page-option-cover-any-hint = لا يجوز أن تغطي سجادة نصفي سجادة واحدة معًا، ولو كانت سجادتك أنت.
page-option-cover-colours = لونان مختلفان
page-option-cover-colours-hint = يجب أن يختلف لونا النصفين تحت السجادة الجديدة، حيث أمكن ذلك.
page-option-variant = متى يُدار عزام
page-option-variant-none = قبل الرمية
page-option-variant-none-hint = صاحب الدور يختار الاتجاه، ثم يرمي.
page-option-variant-turn-at-end = في نهاية الدور
page-option-variant-turn-at-end-hint = بعد فرش السجادة يُدار عزام يسارًا أو يمينًا: وعلى اللاعب التالي أن يتحرك في ذلك الاتجاه.
page-option-variant-turn-at-end-optional = في النهاية، اختياريًا
page-option-variant-turn-at-end-optional-hint = بعد فرش السجادة يجوز أن يُدار عزام يسارًا أو يمينًا أو يُترك على اتجاهه: وعلى اللاعب التالي أن يتحرك في ذلك الاتجاه.
page-option-two-player = لاعبان
page-option-two-player-two-colours = لونان لكل لاعب
page-option-two-player-two-colours-hint = لكل لاعب لونان، ١٢ سجادة من كل لون، في كومة واحدة.
page-option-two-player-one-colour = لون واحد لكل لاعب
page-option-two-player-one-colour-hint = لكل لاعب ١٥ سجادة من لون واحد.
page-option-pile = الكومتان
page-option-pile-shuffled = مخلوطتان
page-option-pile-shuffled-hint = لا تُعرف من كل كومة إلا السجادة التالية.
page-option-pile-alternating = اللونان بالتناوب
page-option-pile-alternating-hint = يأتي اللونان بالتناوب.
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
page-option-tiebreak = عند تساوي النقاط
page-option-tiebreak-dirhams = الأكثر دراهم يفوز
page-option-tiebreak-dirhams-hint = يتقدم من معه دراهم أكثر.
page-option-tiebreak-rugs = الأكثر مربعات يفوز
page-option-tiebreak-rugs-hint = يتقدم من يظهر سجاده على مربعات أكثر.
page-option-tiebreak-none = يتقاسمون المركز
page-option-tiebreak-none-hint = لا شيء آخر يفصل بينهم.
page-option-heading = اتجاه عزام في البداية
page-option-heading-S = أسفل
page-option-heading-S-hint = كما توضع اللوحة عادةً.
page-option-heading-N = أعلى
page-option-heading-N-hint = اللوحة ليست متماثلة من كل الجهات.
page-option-heading-E = يمين
page-option-heading-E-hint = اللوحة ليست متماثلة من كل الجهات.
page-option-heading-W = يسار
page-option-heading-W-hint = اللوحة ليست متماثلة من كل الجهات.
page-option-dirhams = الدراهم في البداية
page-option-dirhams-hint = ٣٠ في كل الكتيبات. والأقل أخطر.
page-option-rugs = السجاد لكل لاعب
page-option-rugs-hint = عدد الأدوار لكل لاعب.
page-new-table = الطاولة
page-clock = الساعة
page-clock-none = بلا ساعة
page-clock-none-hint = لكل لاعب أن يفكر كما يشاء.
page-clock-move = لكل دور
page-clock-total = للعبة كلها
page-clock-time = الوقت
page-clock-increment = زيادة لكل دور
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
page-seconds = { $number ->
    [zero] { $number } ثانية
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $number } ثوانٍ
    [many] { $number } ثانية
   *[other] { $number } ثانية
}
page-minutes = { $number ->
    [zero] { $number } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $number } دقائق
    [many] { $number } دقيقة
   *[other] { $number } دقيقة
}
page-new-listed = أظهرها في الردهة
page-new-listed-hint = لأي شخص أن يشاهد وأن يأخذ مقعدًا شاغرًا. وإلا فذلك لمن معه الرابط فقط.
page-new-take-back = يجوز الرجوع عن الأدوار
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = ابدأ
page-new-invite = جهّز الطاولة واحصل على الرابط
page-new-watch = شاهد الآليين يلعبون

## The lobby

page-lobby = الردهة
page-lobby-open = طاولات مفتوحة
page-lobby-none-open = لا أحد ينتظر الآن.
page-lobby-new = افتح طاولة
page-lobby-running = ألعاب للمشاهدة
page-lobby-none-running = لا تُلعب الآن أي لعبة عامة.
page-lobby-watch-bots = دع الآليين يلعبون وشاهد
page-join = انضم
page-watch = شاهد
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = الدور { $turn }، وبقي { $left }.

## Waiting for others

page-waiting-title = في انتظار اللاعبين
page-waiting-seats = { $number ->
    [0] كل المقاعد محجوزة
    [one] مقعد واحد شاغر
    [two] مقعدان شاغران
    [few] { $number } مقاعد شاغرة
    [many] { $number } مقعدًا شاغرًا
   *[other] { $number } مقعد شاغر
}
page-waiting-link = الرابط لأصدقائك
page-waiting-link-hint = من يفتحه يستطيع أن يجلس، أو أن يشاهد إذا امتلأت المقاعد.
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = انسخ الرابط
page-share = شارك…
page-copied = نُسخ.
page-not-copied = لا يسمح لي المتصفح بنسخه: { $link }
page-start-bots = أو ابدأ الآن
page-start-bots-hint = يأخذ اللاعبون الآليون المقاعد الشاغرة.
page-start-now = ابدأ مع الآليين
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
page-join-title = هنا مقعد لك
page-join-seat = اللون
page-join-any = أي لون
page-sit-down = اجلس

## At the table

page-table-title = السوق
page-players-list = اللاعبون
page-panel = ما عليك فعله
page-board = السوق: سبعة أعمدة من a إلى g، وسبعة صفوف من 1 إلى 7
page-square-bare = { $square }: خالٍ
page-square-rug = { $square }: سجادة { $colour ->
    [red] حمراء
    [yellow] صفراء
    [blue] زرقاء
   *[purple] بنفسجية
} من سجاد { $player }
page-square-neutral = { $square }: سجادة { $colour ->
    [red] حمراء
    [yellow] صفراء
    [blue] زرقاء
   *[purple] بنفسجية
} لا يملكها أحد
page-square-assam = { $rug }. عزام يقف هنا متجهًا إلى { $heading ->
    [N] الأعلى
    [E] اليمين
    [S] الأسفل
   *[W] اليسار
}
page-badge-you = أنت
page-badge-bot = آلي
page-badge-away = غياب
page-badge-out = خارج
page-rugs-left = { $number ->
    [zero] لم تبقَ سجادة
    [one] بقيت سجادة واحدة
    [two] بقيت سجادتان
    [few] بقيت { $number } سجادات
    [many] بقيت { $number } سجادة
   *[other] بقيت { $number } سجادة
}
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-badge-next = next
page-worth = { $dirhams ->
    [zero] لا دراهم
    [one] درهم واحد
    [two] درهمان
    [few] { $dirhams } دراهم
    [many] { $dirhams } درهمًا
   *[other] { $dirhams } درهم
}، وسجاد على { $squares ->
    [zero] { $squares } مربع
    [one] مربع واحد
    [two] مربعين
    [few] { $squares } مربعات
    [many] { $squares } مربعًا
   *[other] { $squares } مربع
}
page-points = { $number ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $number } نقاط
    [many] { $number } نقطة
   *[other] { $number } نقطة
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] في أي اتجاه يتحرك اللاعب التالي؟
       *[no] { $player }: في أي اتجاه يتحرك اللاعب التالي؟
    }
   *[no] { $alone ->
        [yes] دورك: في أي اتجاه يمشي عزام؟
       *[no] { $player }: في أي اتجاه يمشي عزام؟
    }
}
page-prompt-roll = { $alone ->
    [yes] دورك: ارمِ النرد.
   *[no] دور { $player } في رمي النرد.
}
page-prompt-lay = { $alone ->
    [yes] افرش سجادتك بجانب عزام.
   *[no] دور { $player } في فرش سجادة بجانب عزام.
}
page-prompt-wait = { $player }: لحظة تفكير…
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = دور { $player }
page-ways = أي اتجاه
page-way-L = يسارًا
page-way-F = إلى الأمام
page-way-R = يمينًا
page-expect = في المتوسط { $costs }
page-throw = ارمِ النرد
page-turn-assam = أدر عزامًا
page-lay = افرش السجادة
page-lay-hint = المس مربعًا بجانب عزام، أو مرّر إصبعك على مربعين.
page-lay-ready = المسها مرة أخرى لتفرشها، أو المس مكانًا آخر.
page-lay-on = افرشها على { $near } و{ $far }
page-skip = تخطَّ
page-undo = تراجع
page-take-back = ارجع عن الدور
page-come-back = واصل اللعب بنفسك: { $player }
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on
page-time-left = Time left: { $time }
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.
page-watching = { $number ->
    [0] لا يشاهد أحد غيرك.
    [one] يشاهد شخص واحد.
    [two] يشاهد شخصان.
    [few] يشاهد { $number } أشخاص.
    [many] يشاهد { $number } شخصًا.
   *[other] يشاهد { $number } شخص.
}

## What happened, besides the game

page-log = ما حدث
page-log-sat = { $player }: انضمام إلى الطاولة.
page-log-began = تبدأ اللعبة. الدور الأول: { $player }.
page-log-took-back = { $player }: رجوع عن الدور.
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: «{ $phrase }»
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player }: عودة إلى اللعبة.
page-log-rematch-offered = دعوة من { $player } إلى لعبة أخرى.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = هناك طاولة أخرى للعبة التالية.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

## Menu

page-menu = القائمة
page-copy-seat = انسخ رابط مقعدي
page-copy-seat-hint = لتواصل اللعب على جهاز آخر. لا تعطه لأحد.
page-stand-in = دع لاعبًا آليًا يلعب بدلًا من { $player }
page-resign = استسلم
page-resign-ask = تأكيد استسلام { $player }؟ لا رجعة في ذلك.
page-resign-yes = نعم، استسلم
page-resign-no = واصل اللعب
page-phrases = قل شيئًا

## What can be said

page-phrase-hello = مرحبًا!
page-phrase-good-luck = حظًا سعيدًا!
page-phrase-thinking = دعني أفكر…
page-phrase-your-turn = إنه دورك.
page-phrase-nice-rug = يا لها من سجادة جميلة!
page-phrase-lucky = الحظ معك اليوم.
page-phrase-ouch = آخ!
page-phrase-oops = أوه، لا!
page-phrase-thanks = شكرًا!
page-phrase-sorry = عذرًا!
page-phrase-well-played = أحسنت!
page-phrase-again = لعبة أخرى؟
page-phrase-have-to-go = عليّ أن أذهب قريبًا.
page-phrase-bye = إلى اللقاء!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = مساعدة
page-help-rules = كيف تُلعب
page-rules-aim = في النهاية كل درهم بنقطة، وكذلك كل مربع تظهر عليه سجادتك. والأكثر نقاطًا يفوز.
page-rules-turn = في دورك اترك عزامًا على اتجاهه أو أدره يسارًا أو يمينًا، ثم ارمِ النرد. يمشي عزام إلى الأمام؛ وعند الحافة تعيده الفسيفساء إلى السوق.
page-rules-pay = إذا وقف على سجادة لاعب آخر، تدفع لصاحبها درهمًا عن كل مربع من المساحة المتصلة من ذلك اللون.
page-rules-lay = ثم افرش سجادة على مربعين، أحدهما على الأقل بجانب عزام. يجوز أن تغطي سجادًا آخر، لكن لا نصفي سجادة لاعب آخر معًا.
page-rules-end = حين تُفرش آخر سجادة تنتهي اللعبة. وفي بعض الكتيبات يخرج من لا يستطيع الدفع.
page-help-keys = اختصارات لوحة المفاتيح
page-key-primary = نفّذ المقترح: ارمِ، افرش، تخطَّ
page-key-arrows = اختر الاتجاه كما يظهر على اللوحة
page-key-ways = اختر اليسار أو الأمام أو اليمين كما يراها عزام
page-key-throw = ارمِ النرد
page-key-board = على اللوحة تحرّك الأسهم المؤشر، ومفتاح Enter يختار ويؤكد، ومفتاح المسافة يدير السجادة
page-key-undo = تراجع
page-key-take-back = ارجع عن دور
page-key-skip = تخطَّ ما يُعرض
page-key-mute = تشغيل الأصوات أو إيقافها
page-key-say = قل شيئًا
page-key-log = ما حدث
page-key-menu = القائمة
page-key-help = هذه المساعدة
page-key-step = خطوة إلى الوراء أو إلى الأمام
page-key-ends = إلى البداية، إلى النهاية
page-key-play = تشغيل، إيقاف مؤقت

## Settings

page-settings = الإعدادات
page-settings-language = اللغة
page-settings-theme = ألوان الصفحة
page-theme-auto = كما في النظام
page-theme-light = فاتحة
page-theme-dark = داكنة
page-theme-contrast = تباين عالٍ
page-settings-speed = السرعة
page-speed-slow = بطيئة
page-speed-normal = عادية
page-speed-fast = سريعة
page-speed-instant = فورًا
page-settings-motion = الحركة
page-motion-auto = كما في النظام
page-motion-less = أقل
page-motion-full = كل شيء يتحرك
page-settings-confirm = تأكيد النقلات
page-settings-confirm-hint = النقرة تختار؛ ونقرة ثانية، أو الزر، تنفّذ النقلة.
page-settings-sounds = الأصوات
page-settings-coordinates = أسماء الصفوف والأعمدة

## The end

page-end-winner = الفوز من نصيب { $player }!
page-end-shared = فوز مشترك: { $players }
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = الترتيب
page-ranking-place = المركز
page-ranking-player = اللاعب
page-ranking-dirhams = الدراهم
page-ranking-squares = + السجاد
page-ranking-points = = النقاط
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = العب مرة أخرى
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = في انتظار الآخرين…
page-rematch-withdraw = Take the offer back
page-rematch-go = إلى اللعبة التالية
page-save-record = احفظ السجل
page-copy-replay = انسخ رابط إعادة العرض
page-chart-title = النقاط خلال اللعبة
page-chart = النقاط خلال اللعبة. في النهاية: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = بالأرقام
page-statistics-turns = { $number ->
    [zero] لم يُلعب أي دور.
    [one] لُعب دور واحد.
    [two] لُعب دوران.
    [few] لُعبت { $number } أدوار.
    [many] لُعب { $number } دورًا.
   *[other] لُعب { $number } دور.
}
page-statistics-highest = { $paid ->
    [zero] أكبر دفعة كانت { $paid } درهم، من { $player } إلى { $owner }.
    [one] أكبر دفعة كانت درهمًا واحدًا، من { $player } إلى { $owner }.
    [two] أكبر دفعة كانت درهمين، من { $player } إلى { $owner }.
    [few] أكبر دفعة كانت { $paid } دراهم، من { $player } إلى { $owner }.
    [many] أكبر دفعة كانت { $paid } درهمًا، من { $player } إلى { $owner }.
   *[other] أكبر دفعة كانت { $paid } درهم، من { $player } إلى { $owner }.
}
page-statistics-none = لم يدفع أحد شيئًا.
page-statistics-paid = المدفوع
page-statistics-received = المقبوض
page-statistics-throw = متوسط الرمية
page-statistics-mosaics = الفسيفساء
page-dice = هل كان النرد عادلًا؟
page-dice-all-fair = { $rugs ->
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = العدد السري ليس هو الذي وُعد به.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = كان الدور الأول من حق { $player }.
page-dice-throw = كان ينبغي أن تكون الرمية رقم { $number } هي { $drawn }، لكن لُعبت { $played }.
page-dice-pile = كان ينبغي أن يكون للسجادة رقم { $number } من سجاد { $player } لون آخر.
page-dice-numbers = الأعداد
page-dice-commitment-is = ما ظهر قبل اللعبة (SHA-256 للعدد السري)
page-dice-seed-is = العدد السري
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

## Replay

page-replay = إعادة العرض
page-replay-hint = أفلت هنا سجلًا محفوظًا، أو اختر الملف، أو الصق نصه.
page-replay-file = الملف
page-replay-text = نص السجل
page-replay-show = اعرضه
page-replay-turn = الدور { $turn }
page-replay-controls = إعادة العرض
page-replay-first = إلى البداية
page-replay-back = خطوة إلى الوراء
page-replay-play = تشغيل
page-replay-pause = إيقاف مؤقت
page-replay-forth = خطوة إلى الأمام
page-replay-last = إلى النهاية
page-replay-position = الموضع في اللعبة
page-replay-result = النتيجة والأرقام
