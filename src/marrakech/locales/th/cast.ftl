### The people of the market.

cast-strength = ฝีมือ { $number } จาก { $most }
