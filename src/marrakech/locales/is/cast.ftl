### The people of the market.

cast-strength = Styrkur { $number } af { $most }
cast-title = Fólkið á markaðnum
cast-lead = Ellefu mótspilarar: sex stig, og fimm með sinn eigin stíl.
cast-settings-remarks = Vélmenni segja eitthvað öðru hverju
cast-numbers = Í tölum
cast-rating = Styrkur { $rating }, líklegast { $low } til { $high }
cast-habit-thrift = sparsemi
cast-habit-area = svæði
cast-habit-cover = þakning
cast-habit-risk = áhætta

## What each is like, in a word

cast-temper-porter = afslappaður
cast-temper-apprentice = vongóð
cast-temper-peddler = varkár
cast-temper-merchant = klók
cast-temper-master = framsýnn
cast-temper-storyteller = þolinmóð
cast-temper-pourer = jafn sterk og þú
cast-temper-grandmother = sparsöm
cast-temper-mason = djarfur
cast-temper-weaver = stríðin
cast-temper-drummer = áhættusækinn
