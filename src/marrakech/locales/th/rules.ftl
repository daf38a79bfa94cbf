### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = แสดงกติกาของเกมพร้อมภาพ หรือกติกาของฉบับหนึ่ง
rules-help-edition = ฉบับ เช่น thai เพื่อดูว่ากติกาต่างกันอย่างไร
rules-title = กติกา
rules-players = A game for two to four rug sellers.
rules-print = พิมพ์
rules-contents = สารบัญ
rules-link = ลิงก์ไปยังกติกาข้อ { $rule }
rules-why = ทำไมล่ะ? ดูกติกาข้อ { $rule }
rules-option = ข้อนี้แต่ละฉบับต่างกัน ดูที่ “{ rules-editions }”

## The aim

rules-aim = เป้าหมาย
rules-aim-text = พาอัสสัมเดินในลานตลาด จ่ายเงินเมื่อเขาหยุดบนพรมของคนอื่น และปูพรมของคุณขวางทางคนอื่น ตอนจบเกม ทุก 1 ดีแรมนับ 1 คะแนน และทุกช่องที่มองเห็นพรมของคุณก็นับ 1 คะแนน ใครได้คะแนนมากที่สุดชนะ

## 1. The market

rules-market = ตลาด
rules-r1-1 = ตลาดมีเจ็ดแถว แถวละเจ็ดช่อง
rules-r1-2 = อัสสัมเริ่มที่ช่องตรงกลาง
rules-r1-3 = ลูกเต๋ามีหกหน้า แสดงรองเท้าแตะหนึ่ง สอง สอง สาม สาม และสี่ข้าง
rules-r1-4 = โมเสกที่ขอบกระดานเชื่อมแนวที่อยู่ติดกัน โมเสกไม่ใช่ช่อง อัสสัมเดินผ่านโมเสกแล้วกลับเข้ามาทางแนวข้าง ๆ นับเป็นหนึ่งก้าว ที่มุมกระดานสองมุม โมเสกจะพากลับมายังช่องมุมเดิม

## 2. Setting up

rules-setting-up = การจัดเกม
rules-r2-1 = นั่งรอบกระดานและเล่นตามเข็มนาฬิกา ทุกคนได้ 30 ดีแรม คือเหรียญ 1 ดีแรม 5 เหรียญ และเหรียญ 5 ดีแรม 5 เหรียญ
rules-r2-2 = เล่นสี่คนมีพรมสีเดียวคนละ 12 ผืน เล่นสามคนคนละ 15 ผืน
rules-r2-3 = เล่นสองคนมีคนละสองสี สีละ 12 ผืน สับพรม 24 ผืนของคุณเป็นกองเดียวแล้วปูจากบนสุด ทุกคนเห็นผืนบนสุด แต่ไม่มีใครรู้ว่าข้างล่างเรียงอย่างไร
rules-r2-4 = จับสลากว่าใครเริ่มก่อน
rules-r2-5 = ถ้าต้องการ จะตกลงกันเพิ่มหรือลดดีแรมหรือพรมของทุกคนก็ได้

## 3. A turn

rules-turn = หนึ่งตา
rules-r3-1 = เมื่อถึงตาของคุณ: หันอัสสัม ทอยลูกเต๋า เดิน จ่ายถ้าต้องจ่าย แล้วปูพรมหนึ่งผืน จากนั้นเป็นตาของคนถัดไปตามเข็มนาฬิกา
rules-r3-2 = ก่อนทอย จะปล่อยอัสสัมไว้อย่างเดิม หรือหันเขา 90 องศาไปทางซ้ายหรือขวาของเขาก็ได้ แต่ห้ามหันกลับหลัง
rules-r3-3 = อัสสัมเดินตรงไป หนึ่งช่องต่อรองเท้าแตะหนึ่งข้าง และเดินตามโมเสกที่ขอบ เมื่อเดินเสร็จ เขาหันหน้าไปตามทิศที่เดิน

## 4. Paying

rules-paying = การจ่าย
rules-r4-1 = ถ้าอัสสัมหยุดบนพรมของผู้เล่นอื่น คุณต้องจ่ายให้ผู้เล่นคนนั้น 1 ดีแรมต่อหนึ่งช่องของพื้นที่สีนั้นรอบตัวอัสสัม นับช่องที่ต่อกันด้านชนด้าน ไม่นับที่แตะกันตรงมุม และนับช่องของอัสสัมด้วย ดูเฉพาะพรมที่อยู่บนสุด
rules-r4-2 = หยุดบนช่องว่าง พรมของตัวเอง หรือพรมไร้เจ้าของไม่ต้องจ่าย ถ้าผู้เล่นมีสองสี แต่ละสีนับเป็นพื้นที่แยกกัน
rules-r4-3 = ถ้าจ่ายไม่ครบ ให้จ่ายเท่าที่มีแล้วตกรอบ คุณจะปูพรมอีกไม่ได้ พรมที่ปูแล้วยังอยู่และกลายเป็นพรมไร้เจ้าของ ไม่เป็นของใครอีก ถ้าจ่ายได้พอดี คุณยังอยู่ในเกม แม้จะไม่เหลือสักดีแรม
rules-r4-4 = บางฉบับไม่มีใครตกรอบ ให้จ่ายเท่าที่มีแล้วเล่นต่อ
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

## 5. Laying a rug

rules-laying = การปูพรม
rules-r5-1 = ปูพรมบนสองช่องที่ติดกัน อย่างน้อยหนึ่งช่องต้องติดกับช่องของอัสสัมแบบด้านชนด้าน และทั้งสองช่องต้องไม่ใช่ช่องที่เขายืนอยู่
rules-r5-2 = พรมปูทับช่องว่างและครึ่งหนึ่งของพรมอื่นได้ แต่ห้ามทับทั้งสองครึ่งของพรมผืนเดียวกันของผู้เล่นอื่น
rules-r5-3 = ข้อนี้แต่ละฉบับต่างกัน บางฉบับคุ้มครองพรมของคุณเองด้วย และบางฉบับสองครึ่งใต้พรมผืนใหม่ต้องต่างสีกันด้วย
rules-r5-4 = คุณต้องปูพรม ถ้าไม่มีที่ที่สีต่างกันเลย ครั้งนั้นไม่ต้องดูสี

## 6. The end

rules-end = จบเกม
rules-r6-1 = เกมจบเมื่อปูพรมผืนสุดท้าย หรือจบทันทีเมื่อเหลือผู้เล่นคนเดียว
rules-r6-2 = คะแนนของคุณคือดีแรมรวมกับช่องที่มองเห็นพรมของคุณ คนที่ตกรอบไม่มีคะแนน และคนที่ตกรอบคนแรกได้อันดับสุดท้าย
rules-r6-3 = ใครได้คะแนนมากที่สุดชนะ ถ้าคะแนนเท่ากัน คนที่มีดีแรมมากกว่าชนะ ถ้ายังเท่ากันอีกก็ครองอันดับร่วมกัน

## 7. The variant

rules-variant = กติกาทางเลือก: หันตอนจบตา
rules-r7-1 = ทอย เดิน จ่าย และปูพรม จากนั้นหันอัสสัม 90 องศาไปทางซ้ายหรือขวาของเขา
rules-r7-2 = คนถัดไปต้องเดินไปทางที่อัสสัมหันหน้าอยู่ ไม่มีใครหันเขาก่อนการทอยครั้งแรก หรือหลังพรมผืนสุดท้าย
rules-r7-3 = มีฉบับหนึ่งให้ปล่อยเขาไว้อย่างเดิมได้ด้วย
rules-r7-4 = คนที่ตกรอบไม่ต้องหันเขาอีก คนถัดไปเดินไปทางที่เขาหันหน้าอยู่
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

rules-figure-start = ตอนเริ่ม
rules-figure-turning = อัสสัมหันหน้าลงด้านล่าง เขาเดินไปทางขวา ลงด้านล่าง หรือไปทางซ้ายได้ แต่ไม่หันกลับหลัง
rules-figure-mosaic = สามก้าว หนึ่งก้าวผ่านโมเสก
rules-figure-corner = สี่ก้าว หนึ่งก้าวอ้อมมุม
rules-figure-area = ฝ่ายแดงจ่ายให้ฝ่ายเหลือง 5 ดีแรม ช่องสีเหลืองช่องที่หกถูกตัดขาด
rules-figure-places = ตัวอย่างที่ปูพรมได้
rules-figure-cover-one-half = ได้: ครึ่งพรมกับช่องว่าง
rules-figure-cover-two-halves = ได้: พรมสองผืน ผืนละครึ่ง
rules-figure-cover-whole = ไม่ได้: ทั้งสองครึ่งของพรมผืนเดียว
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = ฝ่ายเหลืองตกรอบ พรมสีเหลืองจึงไร้เจ้าของ

## Editions

rules-editions = แต่ละฉบับต่างกันอย่างไร
rules-editions-text = กติกาฉบับพิมพ์มีหลายภาษา และไม่ได้บอกเหมือนกันทั้งหมด ที่เล่าไว้ข้างบนคือกติกามาตรฐาน ต่อไปนี้คือจุดที่แต่ละฉบับต่างออกไป ทุกฉบับเลือกเล่นได้
rules-editions-same = เหมือนกติกามาตรฐาน
