### The people of the market.

cast-strength = Fuerza { $number } de { $most }
cast-title = La gente del mercado
cast-lead = Once rivales: seis niveles, y cinco con estilo propio.
cast-settings-remarks = Los bots dicen algo de vez en cuando
cast-numbers = En cifras
cast-rating = Valoración { $rating }, lo más probable de { $low } a { $high }
cast-habit-thrift = ahorro
cast-habit-area = zona
cast-habit-cover = cubrir
cast-habit-risk = riesgo

## What each is like, in a word

cast-temper-porter = tranquilo
cast-temper-apprentice = ilusionada
cast-temper-peddler = cuidadoso
cast-temper-merchant = astuta
cast-temper-master = previsor
cast-temper-storyteller = paciente
cast-temper-pourer = a tu altura
cast-temper-grandmother = ahorradora
cast-temper-mason = atrevido
cast-temper-weaver = aguafiestas
cast-temper-drummer = jugador
