### The people of the market.

cast-strength = Снага игре { $number } од { $most }
