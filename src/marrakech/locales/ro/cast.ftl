### The people of the market.

cast-strength = Forță { $number } din { $most }
