### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = คุณชนะ { $points } แต้ม!
share-you-win-plain = คุณชนะ!
share-you-share = คุณชนะร่วมกัน!
share-wins = { $player } ชนะ { $points } แต้ม!
share-wins-you = { $place ->
    [2] { $player } ชนะ คุณได้ที่สอง
    [3] { $player } ชนะ คุณได้ที่สาม
   *[4] { $player } ชนะ คุณได้ที่สี่
}
share-moment = การจ่ายครั้งใหญ่ที่สุด
share-moment-own = ช่วงที่ดีที่สุดของคุณ
share-result = แชร์ผล
share-picture = บันทึกเป็นภาพ
share-film = บันทึกเป็นภาพเคลื่อนไหว
share-further = เพิ่มเติม

## What a link says of itself in a messenger

share-site = เกมกระดานเรื่องพรมสำหรับสองถึงสี่คน เล่นในเบราว์เซอร์ กับเพื่อนหรือกับบอต
share-invites = { $player } ชวนคุณมาที่ตลาด
share-invites-hint = เปิดลิงก์แล้วนั่งได้เลย ไม่ต้องมีบัญชี
share-going-on = กำลังเล่นกันอยู่
share-look = ดูเกม

## Inviting

share-more = กติกา นาฬิกา และที่นั่ง
share-taste = ไม่เคยเล่นหรือ? หกสิบวินาที
share-taste-hint = สามขั้นสั้น ๆ บนกระดานจริง
share-taste-done = หัวใจของเกมมีเท่านี้ ที่เหลือเล่นไปก็รู้เอง
