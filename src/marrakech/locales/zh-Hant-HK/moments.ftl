### What happens at the table, and what was.

moments-since = 自你上回合之後
moments-lately = 剛才
moments-again = 再看一次
moments-free = 免費
moments-less = 不到 1
moments-about = 約 { $number }
moments-way-L = 他的左邊
moments-way-R = 他的右邊
moments-sounds-ask = 要開聲音玩嗎？
moments-sounds-yes = 開聲音
moments-sounds-no = 靜靜地玩
moments-vibration = 震動
moments-souk = 市集的喧鬧聲
