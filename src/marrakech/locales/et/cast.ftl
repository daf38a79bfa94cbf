### The people of the market.

cast-strength = Mängutugevus { $number } / { $most }
