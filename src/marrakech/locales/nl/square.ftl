### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = De server antwoordt niet
square-away-table = De tafel gaat vanzelf open zodra er verbinding is.
square-offline = Geen verbinding. Dit werkt toch:
square-own-replays = Je afgelopen spellen

## Quick match

square-quick = Snel spel
square-quick-hint = Speel met wie er wacht.
square-quick-seeking = { $number } wachten
square-quick-patience = Hoelang op mensen wachten voordat er bots meedoen
square-quick-never = geen bots
square-quick-go = Zoek een spel
square-quick-here = { $here } van { $players } zijn er
square-quick-left = Over { $seconds } s doen er bots mee
square-quick-people = Je wacht tot er genoeg mensen zijn.
square-quick-cancel = Annuleren

## To watch

square-show = De meesters spelen
square-show-hint = Vier sterke bots spelen zolang er iemand kijkt.
square-results = Net afgelopen
square-winner = gewonnen:
square-tea = Aya heeft thee gezet: ga als eerste zitten.
