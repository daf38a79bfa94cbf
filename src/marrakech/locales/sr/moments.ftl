### What happens at the table, and what was.

moments-since = Од твог потеза
moments-lately = Управо сада
moments-again = Прикажи поново
moments-free = бесплатно
moments-less = мање од 1
moments-about = око { $number }
moments-way-L = његова лева
moments-way-R = његова десна
moments-sounds-ask = Играти са звуком?
moments-sounds-yes = Са звуком
moments-sounds-no = Тихо
moments-vibration = Вибрација
moments-souk = Жамор пијаце
