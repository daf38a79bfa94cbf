### The people of the market.

cast-strength = Speelsterkte { $number } van { $most }
