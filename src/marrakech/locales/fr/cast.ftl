### The people of the market.

cast-strength = Force { $number } sur { $most }
