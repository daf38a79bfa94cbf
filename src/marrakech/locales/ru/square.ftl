### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Сервер не отвечает
square-away-table = Стол откроется сам, как только появится связь.
square-offline = Нет связи. Это работает и так:
square-own-replays = Твои законченные партии

## Quick match

square-quick = Быстрая игра
square-quick-hint = Играй с теми, кто уже ждёт.
square-quick-seeking = ждут: { $number }
square-quick-patience = Сколько ждать людей, прежде чем подсядут боты
square-quick-never = без ботов
square-quick-go = Найти игру
square-quick-here = Здесь { $here } из { $players }
square-quick-left = Боты подсядут через { $seconds } с
square-quick-people = Ждём, пока не соберётся достаточно людей.
square-quick-cancel = Отмена

## To watch

square-show = Играют мастера
square-show-hint = Четыре сильных бота играют, пока кто-нибудь смотрит.
square-results = Только что закончились
square-winner = победа:
square-tea = Айя заварила чай: садись за стол раньше всех.
