# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = โปรแกรม
programs-title = โปรแกรมที่เล่นแทนคุณ
programs-what = โปรแกรมนั่งที่โต๊ะได้เหมือนคุณ ทุกคนเห็นว่าเป็นโปรแกรม
# At the set-up of a table with open seats; a tick says yes
programs-open = ให้โปรแกรมนั่งที่นี่ได้ด้วย
programs-how = ส่งลิงก์โต๊ะและให้โทเคนกับโปรแกรม โทเคนใช้แทนตัวคุณ และเรียกคืนได้ทุกเมื่อ
programs-learn = วิธีเขียนโปรแกรม
programs-tokens = โทเคนของคุณ
programs-none = คุณยังไม่มีโทเคน
programs-name = ใช้ทำอะไร
programs-default-name = โปรแกรมของฉัน
programs-may = ทำได้
# What a token allows
programs-scope = { $scope ->
    [play] นั่งและเล่น
    [watch] รับข่าวโต๊ะของคุณ
   *[make] จัดโต๊ะ
}
programs-make = สร้างโทเคน
programs-made = นี่คือโทเคน แสดงเพียงครั้งเดียว คัดลอกตอนนี้เลย
programs-copy = คัดลอก
programs-copied = คัดลอกแล้ว
programs-done = เก็บแล้ว
programs-used = { $used ->
    [never] ไม่เคยใช้
   *[other] ใช้ล่าสุด { $when }
}
programs-revoke = เรียกคืน
programs-revoke-long = เรียกคืนโทเคน “{ $name }”
