### The people of the market.

cast-strength = Síla { $number } z { $most }
