### The people of the market.

cast-strength = Fuerza { $number } de { $most }
