### The people of the market.

cast-strength = 強さ { $most }段階中{ $number }
