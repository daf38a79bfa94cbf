### `marrakech train`. Names of options and files stay as they are.

train-help = Узнать из игры с самим собой, чего стоят позиции.
train-players-help = Для скольких игроков: у каждого числа своя оценка.
train-variant-help = Учиться игре, в которой Ассама поворачивают в конце хода.
train-linear-help = Учить простую сумму входов вместо сети: меньше, быстрее, слабее.
train-by-owner-help = Часть партий вдвоём играть и с участками по владельцу (R4.5).
train-adjusted-help = Исключить удачу кубика из того, на чём учится, чтобы меньше партий учили тому же; --no-adjusted учится на голых результатах.
train-games-help = На скольких партиях учиться, с округлением вверх до целых кругов.
train-warm-help = Сколько партий жадных игроков сыграть сначала, для разгона.
train-mixed-help = Сколько процентов мест продолжают играть жадно.
train-seed-help = Источник всех случайностей: одно и то же зерно даёт одну и ту же оценку при любом числе потоков.
train-round-help = Сколько партий играется, прежде чем учиться на их позициях.
train-trial-help = Сколько партий против greedy время от времени показывают силу, с округлением вниз до кратного 48.
train-threads = Сколько потоков; по умолчанию столько, сколько ядер.
train-out-help = Файл для оценки; по умолчанию вроде 2.value, здесь же.
train-state-help = Хранить состояние в этом файле и продолжить с него, если он есть; по умолчанию рядом с оценкой.
train-plot-help = Нарисовать ход обучения в этот файл, .png или .svg.

train-bad-round = число партий в круге кратно { $multiple }, а { $number } — нет
train-same-file = { $file } не может быть сразу двумя из записываемых файлов
train-resumed = Продолжение после круга { $round } из { $rounds }.
train-interrupted = прервано после круга { $round } из { $rounds }, он в { $file }: тот же вызов продолжит оттуда

train-how-to-stop = Ctrl-C останавливает; тот же вызов продолжает.
train-line = круг { $round }, партий: { $games }, позиций: { $positions }; потери { $loss } нат, ошибка отрыва в дирхамах { $miss }, партий/с: { $speed }, осталось { $left }
train-line-wins = победы над greedy: { $wins } %
train-column-round = круг
train-column-games = партии
train-column-positions = позиции
train-column-loss = потери, нат
train-column-miss = ошибка, дирхамы
train-column-wins = победы, %
train-column-speed = партий/с
train-column-left = осталось

train-done = Оценка в { $file }, ход обучения в { $curve }.
train-result = Партий: { $games }, позиций: { $positions }. Потери { $loss } нат, ошибка отрыва в дирхамах { $miss }, победы над greedy { $wins } %.

train-plot-loss = потери, нат
train-plot-wins = победы над greedy, % (интервалы 95 %)
train-plot-games = партии; пунктир — конец жадных
train-plot-fair = на равных с greedy
