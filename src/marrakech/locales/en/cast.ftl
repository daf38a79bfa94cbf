### The people of the market.

cast-strength = Strength { $number } of { $most }
cast-title = The people of the market
cast-lead = Eleven to play against: six levels, and five with a style of their own.
cast-settings-remarks = Bots say something now and then
cast-numbers = In numbers
cast-rating = Rating { $rating }, most likely { $low } to { $high }
cast-habit-thrift = thrift
cast-habit-area = area
cast-habit-cover = cover
cast-habit-risk = risk

## What each is like, in a word

cast-temper-porter = easy-going
cast-temper-apprentice = hopeful
cast-temper-peddler = careful
cast-temper-merchant = shrewd
cast-temper-master = far-seeing
cast-temper-storyteller = patient
cast-temper-pourer = as strong as you
cast-temper-grandmother = thrifty
cast-temper-mason = bold
cast-temper-weaver = spoiler
cast-temper-drummer = gambler
