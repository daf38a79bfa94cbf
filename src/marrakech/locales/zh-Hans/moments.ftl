### What happens at the table, and what was.

moments-since = 自你上回合之后
moments-lately = 刚才
moments-again = 再看一次
moments-free = 免费
moments-less = 不到 1
moments-about = 约 { $number }
moments-way-L = 他的左边
moments-way-R = 他的右边
moments-sounds-ask = 要开声音玩吗？
moments-sounds-yes = 开声音
moments-sounds-no = 安静地玩
moments-vibration = 振动
moments-souk = 集市的喧闹声
