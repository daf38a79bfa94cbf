### `marrakech verify`.

verify-help = Проверить, что броски оконченной партии взяты из зерна, которым она была связана.
verify-file-help = Файл с записями, какой предлагают в конце партии; - — стандартный ввод.
verify-fair = Партия { $game } честная: её обязательство, { $throws ->
    [one] { $throws } бросок
    [few] { $throws } броска
    [many] { $throws } бросков
   *[other] { $throws } броска
} и { $rugs ->
    [0] стопки, которые ничего не скрывают,
    [one] { $rugs } ковёр из стопок
    [few] { $rugs } ковра из стопок
    [many] { $rugs } ковров из стопок
   *[other] { $rugs } ковра из стопок
} соответствуют зерну.
verify-fault = { $what ->
    [commitment] Партия { $game }: обязательство { $found }, а по зерну { $expected }.
    [first] Партия { $game }: начинало место { $found }, а по зерну { $expected }.
    [throw] Партия { $game }: бросок { $number } был { $found }, а по зерну { $expected }.
   *[pile] Партия { $game }: ковёр { $number } из стопки был { $found }, а по зерну { $expected }.
}
verify-more = { $number ->
    [one] Есть ещё { $number } расхождение.
    [few] Есть ещё { $number } расхождения.
    [many] Есть ещё { $number } расхождений.
   *[other] Есть ещё { $number } расхождения.
}
verify-error = Партия { $game }: { $why }
