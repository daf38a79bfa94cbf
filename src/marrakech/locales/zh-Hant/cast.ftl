### The people of the market.

cast-strength = 實力 { $number }/{ $most }
cast-title = 市集裡的人
cast-lead = 十一位對手：六個級別，還有五位各有風格。
cast-settings-remarks = 電腦偶爾說句話
cast-numbers = 看數字
cast-rating = 等級分 { $rating }，很可能在 { $low } 到 { $high } 之間
cast-habit-thrift = 節儉
cast-habit-area = 面積
cast-habit-cover = 覆蓋
cast-habit-risk = 冒險

## What each is like, in a word

cast-temper-porter = 隨和
cast-temper-apprentice = 樂觀
cast-temper-peddler = 謹慎
cast-temper-merchant = 精明
cast-temper-master = 有遠見
cast-temper-storyteller = 沉得住氣
cast-temper-pourer = 和你一樣強
cast-temper-grandmother = 節儉
cast-temper-mason = 大膽
cast-temper-weaver = 愛搗蛋
cast-temper-drummer = 愛冒險
