### The people of the market.

cast-strength = Сила игры: { $number } из { $most }
