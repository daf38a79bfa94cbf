### The people of the market.

cast-strength = 实力 { $number }/{ $most }
