### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = หัดเล่น
learn-lead = สิบขั้นสั้น ๆ บนกระดานจริง ในห้านาที
learn-step = ขั้นที่ { $number } จาก { $steps }
learn-steps = ขั้น
learn-step-done = { $title } (เสร็จแล้ว)
learn-resume = เรียนต่อ
learn-again = เริ่มใหม่ตั้งแต่ต้น
learn-next = ไปต่อ
learn-back = ย้อนกลับ
learn-right = ถูกต้อง!
learn-wrong = ยังไม่ใช่
learn-rule = กติกาข้อ { $rule }
learn-way = { $way ->
    [L] To his left
    [R] To his right
   *[F] Straight on
}
learn-throw = ทอยลูกเต๋า
learn-lay = ปูพรมตรงนี้
learn-number = { $number }
learn-end-title = ตอนนี้คุณเล่นเป็นแล้ว
learn-end = ต้องรู้เท่านี้เอง ที่เหลือคือโชค กับไหวพริบอีกนิดหน่อย
learn-end-play = เล่นกับฮัสซันคนแบกของ

learn-turn = หันอัสสัม
learn-turn-see-task = You are Red, and it is your turn. First you may turn Assam. Left and right are as he sees them: he looks down, so his left hand is on the right of the screen. Lead him where he cannot come upon a yellow rug.
learn-turn-left = ทางนั้นมีพรมสีเหลือง ทอยได้แต้มไหนก็มักต้องจ่าย
learn-turn-forward = ตรงไปก็มีพรมสีเหลืองเหมือนกัน ลองทางอื่นดู
learn-turn-done = ไปทางนั้นปลอดภัยหายห่วง

learn-throw-title = ทอยลูกเต๋า
learn-throw-task = ทอยเลย อัสสัมเดินหนึ่งช่องต่อรองเท้าแตะหนึ่งข้าง
learn-throw-done = รองเท้าแตะสามข้าง เดินสามช่อง

learn-mosaic = ผ่านโมเสก
learn-mosaic-task = ลูกเต๋าออกสาม และอัสสัมหันหน้าลงด้านล่าง ที่ขอบกระดานเขาเดินตามโมเสก เขาจะหยุดที่ช่องไหน
learn-mosaic-straight = ตลาดสุดแค่ตรงนั้น เขาเดินตามโมเสกแล้วกลับเข้ามาทางช่องข้าง ๆ
learn-mosaic-count = การเดินผ่านโมเสกนับเป็นหนึ่งก้าว ลองนับใหม่
learn-mosaic-other = ไม่ใช่ตรงนั้น ใช้นิ้วไล่ตามโมเสกทีละก้าว
learn-mosaic-done = ลงไป ผ่านโมเสก แล้วขึ้นมาใหม่

learn-pay = จ่ายเงิน
learn-pay-task = อัสสัมหยุดบนพรมสีเหลือง คุณต้องจ่ายกี่ดีแรม
learn-pay-few = นับช่องสีเหลืองทุกช่องที่ต่อกันกับช่องใต้เท้าอัสสัม รวมช่องนั้นด้วย
learn-pay-many = มีช่องสีเหลืองหนึ่งช่องที่ไม่นับ เพราะพรมสีแดงคั่นไว้ และแตะกันที่มุมไม่นับ
learn-pay-done = หนึ่งดีแรมต่อหนึ่งช่องของพื้นที่

learn-lay-title = ปูพรม
learn-lay-task = ตอนจบตาคุณต้องปูพรม เลือกสองช่อง โดยหนึ่งช่องต้องติดกับอัสสัม
learn-lay-done = จากนี้ไป ใครหยุดตรงนั้นต้องจ่ายให้คุณ

learn-cover = ปูทับพรม
learn-cover-task = พรมปูทับพรมได้ ปูทับครึ่งหนึ่งของพรมสีเหลืองและครึ่งหนึ่งของพรมสีน้ำเงิน
learn-cover-elsewhere = ปูตรงนั้นได้ แต่ยังไม่ทับทั้งสองผืน มองหาที่ที่ครึ่งสีเหลืองกับครึ่งสีน้ำเงินอยู่ติดกัน
learn-cover-done = คุณได้เพิ่มสองช่อง คนอื่นเสียไปสองช่อง

learn-count = นับคะแนน
learn-count-task = ปูพรมผืนสุดท้ายแล้ว ใครชนะ นับทุกดีแรม และนับทุกช่องที่มองเห็นพรม
learn-count-dirhams = ไม่ใช่แค่ดีแรม ต้องบวกช่องที่มองเห็นพรมด้วย
learn-count-squares = ไม่ใช่แค่ช่อง ต้องบวกดีแรมด้วย
learn-count-other = บวกดีแรมกับช่องของผู้เล่นแต่ละคน
learn-count-done = ดีแรมกับช่องรวมกันมากที่สุด

learn-out = ตกรอบ
learn-out-task = ฝ่ายน้ำเงินเหลือ 3 ดีแรม แต่ต้องจ่าย 5 จะเกิดอะไรขึ้น
learn-out-choice-out = ฝ่ายน้ำเงินจ่าย 3 แล้วตกรอบ
learn-out-choice-owes = ฝ่ายน้ำเงินจ่าย 3 แล้วติดหนี้ 2
learn-out-choice-free = ฝ่ายน้ำเงินไม่ต้องจ่าย
learn-out-owes = ตลาดนี้ไม่มีการติดหนี้
learn-out-free = จ่ายได้เท่าไรก็ต้องจ่ายเท่านั้น
learn-out-done = พรมสีน้ำเงินยังอยู่และกลายเป็นพรมไร้เจ้าของ จากนี้ไปใครหยุดบนพรมเหล่านี้ก็ไม่ต้องจ่าย

learn-piles = เล่นสองคน
learn-piles-task = เมื่อเล่นสองคน แต่ละคนมีสองสี สีเหลืองกับสีม่วงเป็นของอีกฝ่าย และอัสสัมหยุดบนพรมสีเหลือง คุณต้องจ่ายกี่ดีแรม
learn-piles-both = พรมสีเหลืองกับสีม่วงเป็นคนละพื้นที่ แม้จะเป็นของคนเดียวกัน นับเฉพาะสีเหลือง
learn-piles-few = นับช่องสีเหลืองทุกช่องที่ต่อกันกับช่องใต้เท้าอัสสัม
learn-piles-done = แต่ละสีนับเป็นพื้นที่แยกกัน และพรมที่จะปูผืนถัดไปคือผืนบนสุดของกองเสมอ

learn-variant = กติกาทางเลือก
learn-variant-task = ในกติกาทางเลือก เราหันอัสสัมตอนจบตา คุณปูพรมแล้ว และคนถัดไปต้องเดินไปทางที่เขาหันหน้า หันเขาไปหาพรมสีแดงของคุณ
learn-variant-wrong = ทางนั้นไม่มีพรมสีแดง พรมของคุณอยู่อีกด้านของเขา
learn-variant-done = ทีนี้คนถัดไปคงเลี่ยงพรมของคุณได้ยาก
