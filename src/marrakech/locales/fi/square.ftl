### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Palvelin ei vastaa
square-away-table = Pöytä avautuu itsestään heti, kun yhteys toimii.
square-offline = Ei yhteyttä. Nämä toimivat silti:
square-own-replays = Päättyneet pelisi

## Quick match

square-quick = Pikapeli
square-quick-hint = Pelaa odottavien kanssa.
square-quick-seeking = { $number } odottaa
square-quick-patience = Kuinka kauan ihmisiä odotetaan ennen kuin botit tulevat
square-quick-never = ei botteja
square-quick-go = Etsi peli
square-quick-here = Paikalla { $here }/{ $players }
square-quick-left = Botit tulevat { $seconds } s kuluttua
square-quick-people = Odotat, kunnes ihmisiä on tarpeeksi.
square-quick-cancel = Peruuta

## To watch

square-show = Mestarit pelaavat
square-show-hint = Neljä vahvaa bottia pelaa niin kauan kuin joku katsoo.
square-results = Juuri päättyneet
square-winner = voitto:
square-tea = Aya on keittänyt teetä: istu ensimmäisenä pöytään.
