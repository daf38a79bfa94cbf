### The people of the market.

cast-strength = Moč igre { $number } od { $most }
