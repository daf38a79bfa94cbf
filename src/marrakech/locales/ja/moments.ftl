### What happens at the table, and what was.

moments-since = 前回の番のあと
moments-lately = 直前
moments-again = もう一度見る
moments-free = 無料
moments-less = 1未満
moments-about = 約{ $number }
moments-way-L = 彼の左
moments-way-R = 彼の右
moments-sounds-ask = 音を出して遊びますか？
moments-sounds-yes = 音を出す
moments-sounds-no = 音なし
moments-vibration = 振動
moments-souk = 市場のざわめき
