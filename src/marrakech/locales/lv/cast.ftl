### The people of the market.

cast-strength = Spēles spēks { $number } no { $most }
