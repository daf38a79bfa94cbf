### The people of the market.

cast-strength = Styrkur { $number } af { $most }
