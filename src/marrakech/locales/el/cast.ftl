### The people of the market.

cast-strength = Δύναμη { $number } από { $most }
cast-title = Οι άνθρωποι της αγοράς
cast-lead = Έντεκα αντίπαλοι: έξι επίπεδα, και πέντε με δικό τους στιλ.
cast-settings-remarks = Τα μποτ λένε κάτι πού και πού
cast-numbers = Με αριθμούς
cast-rating = Αξιολόγηση { $rating }, πιθανότατα { $low } έως { $high }
cast-habit-thrift = οικονομία
cast-habit-area = έκταση
cast-habit-cover = κάλυψη
cast-habit-risk = ρίσκο

## What each is like, in a word

cast-temper-porter = χαλαρός
cast-temper-apprentice = αισιόδοξη
cast-temper-peddler = προσεκτικός
cast-temper-merchant = πονηρή
cast-temper-master = διορατικός
cast-temper-storyteller = υπομονετική
cast-temper-pourer = όσο κι εσύ
cast-temper-grandmother = οικονόμα
cast-temper-mason = τολμηρός
cast-temper-weaver = πειραχτήρι
cast-temper-drummer = τζογαδόρος
