### The people of the market.

cast-strength = Strength { $number } of { $most }
