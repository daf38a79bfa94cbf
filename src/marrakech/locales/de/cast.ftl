### The people of the market.

cast-strength = Spielstärke { $number } von { $most }
