### The people of the market.

cast-strength = Força { $number } de { $most }
