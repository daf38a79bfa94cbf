### The people of the market.

cast-strength = 실력 { $most }단계 중 { $number }
