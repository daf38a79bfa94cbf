### The people of the market.

cast-strength = Spillestyrke { $number } av { $most }
