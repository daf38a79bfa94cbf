### The people of the market.

cast-strength = Játékerő: { $number } / { $most }
cast-title = A piac népe
cast-lead = Tizenegy ellenfél: hat szint, és öten saját stílussal.
cast-settings-remarks = A robotok néha mondanak valamit
cast-numbers = Számokban
cast-rating = Értékszám: { $rating }, legvalószínűbben { $low } és { $high } között
cast-habit-thrift = takarékosság
cast-habit-area = terület
cast-habit-cover = takarás
cast-habit-risk = kockázat

## What each is like, in a word

cast-temper-porter = könnyed
cast-temper-apprentice = bizakodó
cast-temper-peddler = óvatos
cast-temper-merchant = agyafúrt
cast-temper-master = előrelátó
cast-temper-storyteller = türelmes
cast-temper-pourer = olyan erős, mint te
cast-temper-grandmother = takarékos
cast-temper-mason = merész
cast-temper-weaver = csipkelődő
cast-temper-drummer = hazardőr
