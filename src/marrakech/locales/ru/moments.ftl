### What happens at the table, and what was.

moments-since = С твоего хода
moments-lately = Только что
moments-again = Показать ещё раз
moments-free = бесплатно
moments-less = меньше 1
moments-about = около { $number }
moments-way-L = его лево
moments-way-R = его право
moments-sounds-ask = Играть со звуком?
moments-sounds-yes = Со звуком
moments-sounds-no = Тихо
moments-vibration = Вибрация
moments-souk = Гул базара
