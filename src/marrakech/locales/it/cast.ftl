### The people of the market.

cast-strength = Forza { $number } su { $most }
