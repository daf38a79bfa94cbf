### The people of the market.

cast-strength = Játékerő: { $number } / { $most }
