### The people of the market.

cast-strength = Сила игры: { $number } из { $most }
cast-title = Люди рынка
cast-lead = Одиннадцать соперников: шесть уровней и пятеро со своим стилем.
cast-settings-remarks = Боты иногда что-нибудь говорят
cast-numbers = В цифрах
cast-rating = Рейтинг { $rating }, скорее всего от { $low } до { $high }
cast-habit-thrift = бережливость
cast-habit-area = площадь
cast-habit-cover = накрывание
cast-habit-risk = риск

## What each is like, in a word

cast-temper-porter = беспечный
cast-temper-apprentice = полна надежд
cast-temper-peddler = осторожный
cast-temper-merchant = смекалистая
cast-temper-master = дальновидный
cast-temper-storyteller = терпеливая
cast-temper-pourer = сильна, как ты
cast-temper-grandmother = бережливая
cast-temper-mason = смелый
cast-temper-weaver = озорница
cast-temper-drummer = азартный
