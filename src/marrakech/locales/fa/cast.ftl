### The people of the market.

cast-strength = قدرت بازی { $number } از { $most }
