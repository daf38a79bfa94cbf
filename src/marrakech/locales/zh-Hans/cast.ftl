### The people of the market.

cast-strength = 实力 { $number }/{ $most }
cast-title = 集市里的人
cast-lead = 十一位对手：六个级别，还有五位各有风格。
cast-settings-remarks = 机器人偶尔说句话
cast-numbers = 看数字
cast-rating = 等级分 { $rating }，很可能在 { $low } 到 { $high } 之间
cast-habit-thrift = 节俭
cast-habit-area = 面积
cast-habit-cover = 覆盖
cast-habit-risk = 冒险

## What each is like, in a word

cast-temper-porter = 随和
cast-temper-apprentice = 乐观
cast-temper-peddler = 谨慎
cast-temper-merchant = 精明
cast-temper-master = 有远见
cast-temper-storyteller = 沉得住气
cast-temper-pourer = 和你一样强
cast-temper-grandmother = 节俭
cast-temper-mason = 大胆
cast-temper-weaver = 爱捣乱
cast-temper-drummer = 爱冒险
