### The people of the market.

cast-strength = Δύναμη { $number } από { $most }
