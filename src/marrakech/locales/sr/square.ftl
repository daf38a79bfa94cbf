### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Сервер не одговара
square-away-table = Сто се отвара сам чим буде везе.
square-offline = Нема везе. Ово свеједно ради:
square-own-replays = Твоје завршене игре

## Quick match

square-quick = Брза игра
square-quick-hint = Играј с онима који чекају.
square-quick-seeking = чека: { $number }
square-quick-patience = Колико чекати људе пре него што се придруже ботови
square-quick-never = без ботова
square-quick-go = Нађи игру
square-quick-here = Ту је { $here } од { $players }
square-quick-left = Ботови се придружују за { $seconds } с
square-quick-people = Чекаш док не буде довољно људи.
square-quick-cancel = Откажи

## To watch

square-show = Играју мајстори
square-show-hint = Четири јака бота играју све док неко гледа.
square-results = Управо завршене
square-winner = победа:
square-tea = Аја је скувала чај: седи пре свих.
