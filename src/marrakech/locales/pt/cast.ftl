### The people of the market.

cast-strength = Força { $number } de { $most }
cast-title = As pessoas do mercado
cast-lead = Onze adversários: seis níveis, e cinco com estilo próprio.
cast-settings-remarks = Os bots dizem algo de vez em quando
cast-numbers = Em números
cast-rating = Avaliação { $rating }, muito provavelmente de { $low } a { $high }
cast-habit-thrift = poupança
cast-habit-area = área
cast-habit-cover = cobrir
cast-habit-risk = risco

## What each is like, in a word

cast-temper-porter = descontraído
cast-temper-apprentice = esperançosa
cast-temper-peddler = cuidadoso
cast-temper-merchant = astuta
cast-temper-master = previdente
cast-temper-storyteller = paciente
cast-temper-pourer = tão forte como tu
cast-temper-grandmother = poupada
cast-temper-mason = ousado
cast-temper-weaver = desmancha-prazeres
cast-temper-drummer = apostador
