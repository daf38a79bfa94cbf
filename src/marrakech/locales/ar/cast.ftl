### The people of the market.

cast-strength = القوة { $number } من { $most }
