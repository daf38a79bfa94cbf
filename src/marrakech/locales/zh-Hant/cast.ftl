### The people of the market.

cast-strength = 實力 { $number }/{ $most }
