### The people of the market.

cast-strength = Snaga igre { $number } od { $most }
