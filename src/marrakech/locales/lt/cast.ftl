### The people of the market.

cast-strength = Žaidimo stiprumas: { $number } iš { $most }
