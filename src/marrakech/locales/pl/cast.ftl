### The people of the market.

cast-strength = Siła gry { $number } z { $most }
