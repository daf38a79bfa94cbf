### The people of the market.

cast-strength = Forță { $number } din { $most }
cast-title = Oamenii din piață
cast-lead = Unsprezece adversari: șase niveluri și cinci cu stil propriu.
cast-settings-remarks = Boții mai spun câte ceva
cast-numbers = În cifre
cast-rating = Rating { $rating }, cel mai probabil între { $low } și { $high }
cast-habit-thrift = cumpătare
cast-habit-area = suprafață
cast-habit-cover = acoperire
cast-habit-risk = risc

## What each is like, in a word

cast-temper-porter = relaxat
cast-temper-apprentice = încrezătoare
cast-temper-peddler = precaut
cast-temper-merchant = isteață
cast-temper-master = prevăzător
cast-temper-storyteller = răbdătoare
cast-temper-pourer = la fel ca tine
cast-temper-grandmother = cumpătată
cast-temper-mason = îndrăzneț
cast-temper-weaver = năzdrăvană
cast-temper-drummer = împătimit de risc
