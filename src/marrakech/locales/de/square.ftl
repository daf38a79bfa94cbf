### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Der Server antwortet nicht
square-away-table = Der Tisch öffnet sich von selbst, sobald eine Verbindung besteht.
square-offline = Keine Verbindung. Das geht trotzdem:
square-own-replays = Deine beendeten Spiele

## Quick match

square-quick = Schnelles Spiel
square-quick-hint = Spiel mit allen, die gerade warten.
square-quick-seeking = { $number } warten
square-quick-patience = Wie lange auf Menschen warten, bevor Bots mitspielen?
square-quick-never = keine Bots
square-quick-go = Mitspieler finden
square-quick-here = { $here } von { $players } sind da
square-quick-left = Bots kommen in { $seconds } s dazu
square-quick-people = Du wartest, bis genug Menschen da sind.
square-quick-cancel = Abbrechen

## To watch

square-show = Die Meister spielen
square-show-hint = Vier starke Bots spielen, solange jemand zuschaut.
square-results = Gerade beendet
square-winner = gewonnen:
square-tea = Aya hat Tee gekocht: Setz dich als Erstes dazu.
