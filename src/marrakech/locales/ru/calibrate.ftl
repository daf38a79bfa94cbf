### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Сравнить шансы, которые называет оценка, с партиями, которые за ней следуют.
calibrate-players-help = Сколько игроков за столом.
calibrate-linear-help = Взять оценку, которая есть простая сумма своих входов.
calibrate-value-help = Файл, который записал «marrakech train»; по умолчанию оценка, которой пользуются боты.
calibrate-games-help = Сколько партий сыграть.
calibrate-plot-help = Нарисовать шансы и то, что из них вышло, в этот файл, .png или .svg.
calibrate-playing = партии

calibrate-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
  } по правилам { $rules }, зерно { $seed }
calibrate-forecasts = Прогнозов в начале ходов: { $forecasts }. В скобках: интервалы 95 %, по партиям.
calibrate-column-bin = шанс, %
calibrate-column-forecasts = прогнозы
calibrate-column-said = среднее
calibrate-column-came = победы, %
calibrate-column-error = отрыв завышен на
calibrate-column-spread = разброс
calibrate-chances = Шансы ошибаются в среднем на столько процентных пунктов: { $off } (ожидаемая ошибка калибровки); оценка Брайера { $brier }.
calibrate-margins = Отрывы завышены в среднем на столько дирхамов: { $error }; разброс отдельных — { $spread }.
calibrate-plot-said = шанс по оценке, %
calibrate-plot-came = доля побед на деле, %, с интервалами 95 %
calibrate-plot-forecasts = прогнозы
