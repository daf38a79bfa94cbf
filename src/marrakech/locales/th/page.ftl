### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = หน้าเว็บ
page-home = กลับหน้าแรก
page-close = ปิด
page-loading = รอสักครู่…
page-try-again = ลองอีกครั้ง
page-lost-title = ที่นี่ไม่มีอะไร
page-lost = ไม่มีหน้าใดอยู่ที่ลิงก์นี้
page-gone-title = โต๊ะนี้ไม่มีแล้ว
page-gone = โต๊ะถูกเก็บไปแล้ว หรือลิงก์ไม่ครบ

## What goes wrong

page-problem-unreachable = เซิร์ฟเวอร์ไม่ตอบ ต่ออินเทอร์เน็ตอยู่หรือไม่
page-problem-failed = เซิร์ฟเวอร์ทำไม่สำเร็จ ลองอีกครั้งนะ
page-problem-unknown = ไม่สำเร็จ ({ $reason })
page-connection-lost = การเชื่อมต่อหลุด กำลังลองใหม่…
page-connection-back = กลับมาเชื่อมต่อแล้ว

## The start

page-home-title = คนขายพรมแห่ง{ -game }
page-home-lead = พาอัสสัมเดินในตลาด ปูพรมขวางทางเขา แล้วให้คนอื่นเป็นฝ่ายจ่าย เล่นได้ 2 ถึง 4 คน ใช้เวลา 20 นาที
page-quick = เล่นกับบอต
page-quick-opponents = คู่แข่งกี่คน
page-quick-level = เก่งแค่ไหน
page-play-now = เล่นเลย
page-your-name = ชื่อของคุณ
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = วิธีเล่นอื่น ๆ
page-mode-here = ล้อมวงหน้าจอเดียว
page-mode-here-hint = ผลัดกันใช้โน้ตบุ๊กหรือโทรศัพท์เครื่องเดียว
page-mode-link = เล่นกับเพื่อนผ่านลิงก์
page-mode-link-hint = ส่งลิงก์ให้เพื่อน ใครเปิดก็เข้ามานั่งได้ ไม่ต้องมีบัญชี
page-mode-new = จัดโต๊ะ
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = หัดเล่น
page-mode-learn-hint = สิบขั้นสั้น ๆ บนกระดานจริง ในห้านาที
page-mode-rules = กติกา
page-mode-rules-hint = สั้น มีภาพ และพิมพ์ได้
page-mode-lobby = ล็อบบี้
page-mode-lobby-hint = เข้าโต๊ะที่มีที่ว่าง หรือชมเกม
page-mode-replay = ดูเกมย้อนหลัง
page-mode-replay-hint = ดูบันทึกที่เก็บไว้ทีละก้าว
page-my-tables = โต๊ะของคุณ
page-forget-table = ลบโต๊ะเมื่อ { $when } ออก
page-level-rating = เรตติง { $rating }
page-level-option = { $name } ({ $rating })

## Setting up

page-new-title = จัดโต๊ะ
page-new-players = ผู้เล่น
page-players = ผู้เล่น { $number } คน
page-seat = ที่นั่ง { $number }
page-seat-who = ใครนั่งตรงนี้
page-seat-name = ชื่อ
page-seat-level = ระดับ
page-seat-colour = สี
page-seat-second-colour = สีที่สอง
page-seat-open = ที่ว่าง
page-sitter-me = ฉันเอง
page-sitter-here = อีกคนที่หน้าจอนี้
page-sitter-link = เพื่อนที่มาทางลิงก์
page-sitter-bot = บอต
page-sitter-link-hint = เมื่อจัดโต๊ะเสร็จ คุณจะได้ลิงก์ไว้ส่งให้เพื่อน
# The bots by their first names
page-bot-porter = ฮัสซัน
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = ซัลมา
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = อิดริส
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = ฟาติมา
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = ยูซุฟ
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
})
page-new-first = ใครเริ่มก่อน
page-first-lot = ให้ลูกเต๋าตัดสิน
page-first-seat = ที่นั่ง { $number }
page-new-rules = กติกา
page-new-edition = คู่มือกติกา
page-edition-standard = กติกามาตรฐาน
page-new-options = กติกาทีละข้อ
page-options-changed = กติกาบางข้อต่างจากคู่มือ
page-options-reset = กลับไปตามคู่มือ
page-option-elimination = คนที่จ่ายไม่ครบ
page-option-elimination-yes = ตกรอบ
page-option-elimination-yes-hint = จ่ายทั้งหมดที่มีแล้วออกจากเกม พรมยังอยู่แต่ไม่เป็นของใคร
page-option-elimination-no = เล่นต่อ
page-option-elimination-no-hint = จ่ายทั้งหมดที่มีแล้วเล่นต่อ ไม่มีใครตกรอบ
page-option-cover = การปูทับ
page-option-cover-opponents = คุ้มครองพรมคนอื่น
page-option-cover-opponents-hint = ห้ามทับทั้งสองครึ่งของพรมคนอื่นพร้อมกัน แต่ทับของตัวเองได้
page-option-cover-any = คุ้มครองพรมทุกผืน
page-option-cover-any-hint = ห้ามทับทั้งสองครึ่งของพรมผืนใดพร้อมกัน แม้จะเป็นของตัวเอง
page-option-cover-colours = ต้องต่างสีกัน
page-option-cover-colours-hint = สองครึ่งใต้พรมผืนใหม่ต้องต่างสีกันถ้าเป็นไปได้
page-option-variant = หันอัสสัม
page-option-variant-none = ก่อนทอย
page-option-variant-none-hint = คนที่ถึงตาเลือกทางก่อน แล้วจึงทอย
page-option-variant-turn-at-end = ตอนจบตา
page-option-variant-turn-at-end-hint = ปูพรมแล้วหันอัสสัมไปทางซ้ายหรือขวา คนถัดไปต้องเดินไปทางนั้น
page-option-variant-turn-at-end-optional = ตอนจบตา หรือไม่หัน
page-option-variant-turn-at-end-optional-hint = ปูพรมแล้วจะหันอัสสัมไปทางซ้าย ขวา หรือปล่อยไว้ก็ได้ คนถัดไปต้องเดินไปทางนั้น
page-option-two-player = เล่นสองคน
page-option-two-player-two-colours = คนละสองสี
page-option-two-player-two-colours-hint = แต่ละคนมีพรมสองสี สีละ 12 ผืน รวมเป็นกองเดียว
page-option-two-player-one-colour = คนละหนึ่งสี
page-option-two-player-one-colour-hint = แต่ละคนมีพรมสีเดียว 15 ผืน
page-option-pile = กองพรม
page-option-pile-shuffled = สับรวมกัน
page-option-pile-shuffled-hint = รู้แค่พรมผืนถัดไปของแต่ละกอง
page-option-pile-alternating = สลับสี
page-option-pile-alternating-hint = สองสีออกมาสลับกัน
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
page-option-tiebreak = คะแนนเท่ากัน
page-option-tiebreak-dirhams = ดีแรมมากกว่าชนะ
page-option-tiebreak-dirhams-hint = ใครมีดีแรมมากกว่าอยู่อันดับสูงกว่า
page-option-tiebreak-rugs = ช่องมากกว่าชนะ
page-option-tiebreak-rugs-hint = ใครมีพรมที่มองเห็นหลายช่องกว่าอยู่อันดับสูงกว่า
page-option-tiebreak-none = อันดับร่วมกัน
page-option-tiebreak-none-hint = ไม่มีการตัดสินต่อ
page-option-heading = ทิศเริ่มต้นของอัสสัม
page-option-heading-S = ล่าง
page-option-heading-S-hint = ตามที่วางกระดานกันทั่วไป
page-option-heading-N = บน
page-option-heading-N-hint = กระดานแต่ละด้านไม่เหมือนกัน
page-option-heading-E = ขวา
page-option-heading-E-hint = กระดานแต่ละด้านไม่เหมือนกัน
page-option-heading-W = ซ้าย
page-option-heading-W-hint = กระดานแต่ละด้านไม่เหมือนกัน
page-option-dirhams = ดีแรมเริ่มต้น
page-option-dirhams-hint = ทุกคู่มือให้ 30 ยิ่งน้อยยิ่งเสี่ยง
page-option-rugs = พรมต่อคน
page-option-rugs-hint = คือจำนวนตาที่แต่ละคนจะได้เล่น
page-new-table = โต๊ะ
page-clock = นาฬิกา
page-clock-none = ไม่มี
page-clock-none-hint = คิดนานเท่าไรก็ได้
page-clock-move = ต่อตา
page-clock-total = ทั้งเกม
page-clock-time = เวลา
page-clock-increment = เวลาเพิ่มต่อตา
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
page-seconds = { $number } วินาที
page-minutes = { $number } นาที
page-new-listed = แสดงในล็อบบี้
page-new-listed-hint = ใครก็เข้าชมและนั่งที่ว่างได้ ถ้าไม่แสดง เข้าได้เฉพาะคนที่มีลิงก์
page-new-take-back = ย้อนตาได้
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = เริ่ม
page-new-invite = จัดโต๊ะและรับลิงก์
page-new-watch = ดูบอตเล่น

## The lobby

page-lobby = ล็อบบี้
page-lobby-open = โต๊ะที่มีที่ว่าง
page-lobby-none-open = ตอนนี้ไม่มีใครรออยู่
page-lobby-new = เปิดโต๊ะ
page-lobby-running = เกมที่เข้าชมได้
page-lobby-none-running = ตอนนี้ไม่มีเกมสาธารณะ
page-lobby-watch-bots = ให้บอตเล่นแล้วนั่งดู
page-join = เข้าร่วม
page-watch = ชม
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = ตาที่ { $turn } เหลืออีก { $left } ตา

## Waiting for others

page-waiting-title = รอผู้เล่น
page-waiting-seats = { $number ->
    [0] ที่นั่งเต็มแล้ว
   *[other] ว่าง { $number } ที่
}
page-waiting-link = ลิงก์สำหรับเพื่อน
page-waiting-link-hint = ใครเปิดก็เข้ามานั่งได้ ถ้าเต็มแล้วก็เข้าชมได้
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
page-copy-link = คัดลอกลิงก์
page-share = แชร์…
page-copied = คัดลอกแล้ว
page-not-copied = เบราว์เซอร์ไม่ยอมให้คัดลอก: { $link }
page-start-bots = หรือเริ่มเลยตอนนี้
page-start-bots-hint = บอตจะนั่งในที่ว่าง
page-start-now = เริ่มพร้อมบอต
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
page-join-title = มีที่ว่างสำหรับคุณ
page-join-seat = สี
page-join-any = สีใดก็ได้
page-sit-down = นั่งลง

## At the table

page-table-title = ตลาด
page-players-list = ผู้เล่น
page-panel = สิ่งที่ต้องทำ
page-board = ตลาด: เจ็ดคอลัมน์ a ถึง g เจ็ดแถว 1 ถึง 7
page-square-bare = { $square }: ช่องว่าง
page-square-rug = { $square }: พรม{ $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
}ของ { $player }
page-square-neutral = { $square }: พรม{ $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
}ไร้เจ้าของ
page-square-assam = { $rug } อัสสัมยืนอยู่ที่นี่ หันไปทาง{ $heading ->
    [N] ด้านบน
    [E] ขวา
    [S] ด้านล่าง
   *[W] ซ้าย
}
page-badge-you = คุณ
page-badge-bot = บอต
page-badge-away = ไม่อยู่
page-badge-out = ตกรอบ
page-rugs-left = เหลือพรม { $number } ผืน
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
page-worth = { $dirhams } ดีแรม พรม { $squares } ช่อง
page-points = { $number } คะแนน
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] จะให้คนถัดไปเดินทางไหน
       *[no] { $player }: จะให้คนถัดไปเดินทางไหน
    }
   *[no] { $alone ->
        [yes] ตาของคุณ: ให้อัสสัมเดินทางไหน
       *[no] { $player }: ให้อัสสัมเดินทางไหน
    }
}
page-prompt-roll = { $alone ->
    [yes] ตาของคุณ: ทอยลูกเต๋า
   *[no] { $player }: ทอยลูกเต๋า
}
page-prompt-lay = { $alone ->
    [yes] ปูพรมข้างอัสสัม
   *[no] { $player }: ปูพรมข้างอัสสัม
}
page-prompt-wait = { $player } กำลังคิด…
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = ตาของ { $player }
page-ways = ทางเดิน
page-way-L = ซ้าย
page-way-F = ตรงไป
page-way-R = ขวา
page-expect = เฉลี่ย { $costs }
page-throw = ทอยลูกเต๋า
page-turn-assam = หันอัสสัม
page-lay = ปูพรม
page-lay-hint = แตะช่องข้างอัสสัม หรือลากผ่านสองช่อง
page-lay-ready = แตะอีกครั้งเพื่อปู หรือแตะที่อื่น
page-lay-on = ปูที่ { $near } และ { $far }
page-skip = ข้าม
page-undo = เลิกทำ
page-take-back = ย้อนตา
page-come-back = กลับมาเล่นเองในชื่อ { $player }
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
    [0] ไม่มีคนอื่นชมอยู่
   *[other] มี { $number } คนกำลังชม
}

## What happened, besides the game

page-log = เกิดอะไรขึ้นบ้าง
page-log-sat = { $player } นั่งลง
page-log-began = เกมเริ่มแล้ว { $player } เป็นคนแรก
page-log-took-back = { $player } ย้อนตา
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: “{ $phrase }”
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
page-log-came-back = { $player } กลับมาแล้ว
page-log-rematch-offered = { $player } อยากเล่นอีกเกม
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = มีโต๊ะสำหรับเกมถัดไปแล้ว
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

## Menu

page-menu = เมนู
page-copy-seat = คัดลอกลิงก์ที่นั่งของฉัน
page-copy-seat-hint = ไว้เล่นต่อจากอุปกรณ์อื่น อย่าให้ใคร
page-stand-in = ให้บอตเล่นแทน { $player }
page-resign = ยอมแพ้
page-resign-ask = ให้ { $player } ยอมแพ้ใช่ไหม ทำแล้วย้อนคืนไม่ได้
page-resign-yes = ยอมแพ้
page-resign-no = เล่นต่อ
page-phrases = พูดอะไรหน่อย

## What can be said

page-phrase-hello = สวัสดี!
page-phrase-good-luck = โชคดีนะ!
page-phrase-thinking = ขอคิดก่อน…
page-phrase-your-turn = ถึงตาคุณแล้ว
page-phrase-nice-rug = พรมสวยจัง!
page-phrase-lucky = วันนี้ดวงดีจังนะ
page-phrase-ouch = โอ๊ย!
page-phrase-oops = อุ๊ย
page-phrase-thanks = ขอบคุณ!
page-phrase-sorry = ขอโทษนะ!
page-phrase-well-played = เล่นเก่งมาก!
page-phrase-again = อีกสักเกมไหม
page-phrase-have-to-go = เดี๋ยวต้องไปแล้ว
page-phrase-bye = บ๊ายบาย!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = วิธีใช้
page-help-rules = วิธีเล่น
page-rules-aim = ตอนจบเกม ทุก 1 ดีแรมนับ 1 คะแนน และทุกช่องที่มองเห็นพรมของคุณก็นับ 1 คะแนน ใครได้คะแนนมากที่สุดชนะ
page-rules-turn = เมื่อถึงตาของคุณ จะปล่อยอัสสัมไว้อย่างเดิม หรือหันเขาไปทางซ้ายหรือขวาก็ได้ แล้วทอยลูกเต๋า เขาเดินตรงไป ที่ขอบกระดานโมเสกจะพาเขากลับเข้าตลาด
page-rules-pay = ถ้าเขาหยุดบนพรมของคนอื่น คุณต้องจ่ายให้เจ้าของพรม 1 ดีแรมต่อหนึ่งช่องของสีนั้นที่ต่อเนื่องกันตรงนั้น
page-rules-lay = จากนั้นปูพรมบนสองช่อง อย่างน้อยหนึ่งช่องต้องติดกับอัสสัม ปูทับพรมอื่นได้ แต่ห้ามทับทั้งสองครึ่งของพรมคนอื่นพร้อมกัน
page-rules-end = เมื่อปูพรมผืนสุดท้ายแล้ว เกมก็จบ ในคู่มือบางฉบับ ใครจ่ายไม่ครบต้องตกรอบ
page-help-keys = ปุ่มลัด
page-key-primary = ทำสิ่งที่แนะนำ: ทอย ปู ข้าม
page-key-arrows = เลือกทางตามทิศบนกระดาน
page-key-ways = เลือกซ้าย ตรงไป หรือขวา ตามมุมมองของอัสสัม
page-key-throw = ทอยลูกเต๋า
page-key-board = บนกระดาน ลูกศรเลื่อนเคอร์เซอร์ Enter เลือกและยืนยัน Space หมุนพรม
page-key-undo = เลิกทำ
page-key-take-back = ย้อนตา
page-key-skip = ข้ามภาพเคลื่อนไหว
page-key-mute = เปิดหรือปิดเสียง
page-key-say = พูดอะไรหน่อย
page-key-log = เกิดอะไรขึ้นบ้าง
page-key-menu = เมนู
page-key-help = หน้าวิธีใช้นี้
page-key-step = ถอยหรือเดินหน้าหนึ่งก้าว
page-key-ends = ไปต้นเกม ไปท้ายเกม
page-key-play = เล่น หยุดชั่วคราว

## Settings

page-settings = การตั้งค่า
page-settings-language = ภาษา
page-settings-theme = สีของหน้าเว็บ
page-theme-auto = ตามระบบ
page-theme-light = สว่าง
page-theme-dark = มืด
page-theme-contrast = คอนทราสต์สูง
page-settings-speed = ความเร็ว
page-speed-slow = ช้า
page-speed-normal = ปกติ
page-speed-fast = เร็ว
page-speed-instant = ทันที
page-settings-motion = การเคลื่อนไหว
page-motion-auto = ตามระบบ
page-motion-less = น้อยลง
page-motion-full = เคลื่อนไหวทั้งหมด
page-settings-confirm = ยืนยันก่อนเล่น
page-settings-confirm-hint = คลิกครั้งแรกเพื่อเลือก คลิกอีกครั้งหรือกดปุ่มเพื่อเล่นจริง
page-settings-sounds = เสียง
page-settings-coordinates = ชื่อแถวและคอลัมน์

## The end

page-end-winner = { $player } ชนะ!
page-end-shared = ชนะร่วมกัน: { $players }
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = อันดับ
page-ranking-place = อันดับ
page-ranking-player = ผู้เล่น
page-ranking-dirhams = ดีแรม
page-ranking-squares = + พรม
page-ranking-points = = คะแนน
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = เล่นอีกเกม
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = รอคนอื่น…
page-rematch-withdraw = Take the offer back
page-rematch-go = ไปเกมถัดไป
page-save-record = เก็บบันทึก
page-copy-replay = คัดลอกลิงก์ดูย้อนหลัง
page-chart-title = คะแนนตลอดเกม
page-chart = คะแนนตลอดเกม ตอนจบ: { $ends }
page-chart-end = { $name }: { $points } คะแนน
page-statistics = สถิติ
page-statistics-turns = เล่นไปทั้งหมด { $number } ตา
page-statistics-highest = จ่ายมากที่สุดในครั้งเดียวคือ { $paid } ดีแรม ที่ { $player } จ่ายให้ { $owner }
page-statistics-none = ไม่มีใครต้องจ่ายเลย
page-statistics-paid = จ่าย
page-statistics-received = ได้รับ
page-statistics-throw = แต้มเฉลี่ย
page-statistics-mosaics = โมเสก
page-dice = ลูกเต๋ายุติธรรมหรือไม่
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
page-dice-commitment = เลขลับไม่ใช่ตัวที่สัญญาไว้
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = { $player } ควรได้เริ่มก่อน
page-dice-throw = การทอยครั้งที่ { $number } ควรเป็น { $drawn } แต่กลับเป็น { $played }
page-dice-pile = พรมผืนที่ { $number } ของ { $player } ควรเป็นอีกสีหนึ่ง
page-dice-numbers = ตัวเลข
page-dice-commitment-is = ที่แสดงไว้ก่อนเกม (SHA-256 ของเลขลับ)
page-dice-seed-is = เลขลับ
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

## Replay

page-replay = ดูย้อนหลัง
page-replay-hint = ลากบันทึกมาวางที่นี่ เลือกไฟล์ หรือวางข้อความ
page-replay-file = ไฟล์
page-replay-text = ข้อความของบันทึก
page-replay-show = แสดง
page-replay-turn = ตาที่ { $turn }
page-replay-controls = ดูย้อนหลัง
page-replay-first = ไปต้นเกม
page-replay-back = ถอยหนึ่งก้าว
page-replay-play = เล่น
page-replay-pause = หยุดชั่วคราว
page-replay-forth = เดินหน้าหนึ่งก้าว
page-replay-last = ไปท้ายเกม
page-replay-position = จุดในเกม
page-replay-result = ผลและสถิติ
