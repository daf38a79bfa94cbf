### The people of the market.

cast-strength = Spelstyrka { $number } av { $most }
