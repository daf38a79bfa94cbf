### What happens at the table, and what was.

moments-since = หลังจากตาของคุณ
moments-lately = เมื่อครู่นี้
moments-again = ดูอีกครั้ง
moments-free = ฟรี
moments-less = น้อยกว่า 1
moments-about = ราว { $number }
moments-way-L = ซ้ายของเขา
moments-way-R = ขวาของเขา
moments-sounds-ask = เล่นแบบมีเสียงไหม
moments-sounds-yes = มีเสียง
moments-sounds-no = เงียบ ๆ
moments-vibration = การสั่น
moments-souk = เสียงจอแจของตลาด
