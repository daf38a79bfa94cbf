### The people of the market.

cast-strength = 強さ { $most }段階中{ $number }
cast-title = 市場の人々
cast-lead = 対戦相手は十一人。強さのちがう六人と、流儀のある五人。
cast-settings-remarks = ボットがときどき話しかける
cast-numbers = 数字で見る
cast-rating = レーティング{ $rating }（おそらく{ $low }〜{ $high }）
cast-habit-thrift = 倹約
cast-habit-area = 広さ
cast-habit-cover = おおう
cast-habit-risk = 冒険

## What each is like, in a word

cast-temper-porter = のんき
cast-temper-apprentice = 希望いっぱい
cast-temper-peddler = 慎重
cast-temper-merchant = 抜け目ない
cast-temper-master = 先を読む
cast-temper-storyteller = 気長
cast-temper-pourer = あなたと互角
cast-temper-grandmother = 倹約家
cast-temper-mason = 大胆
cast-temper-weaver = いたずら好き
cast-temper-drummer = 勝負師
