### The people of the market.

cast-strength = Vahvuus { $number }/{ $most }
