### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } поворачивает Ассама налево.
    [R] { $player } поворачивает Ассама направо.
   *[F] { $player } оставляет Ассама как стоит.
}
story-walked = { $mosaics ->
    [0] { $player } выбрасывает { $steps }; Ассам идёт на { $square }.
    [one] { $player } выбрасывает { $steps }; Ассам идёт по мозаике на { $square }.
    [few] { $player } выбрасывает { $steps }; Ассам идёт по { $mosaics } мозаикам на { $square }.
    [many] { $player } выбрасывает { $steps }; Ассам идёт по { $mosaics } мозаикам на { $square }.
   *[other] { $player } выбрасывает { $steps }; Ассам идёт по { $mosaics } мозаикам на { $square }.
}
story-paid = { $paid ->
    [one] { $player } платит { $paid } дирхам. Деньги получает { $owner }.
    [few] { $player } платит { $paid } дирхама. Деньги получает { $owner }.
    [many] { $player } платит { $paid } дирхамов. Деньги получает { $owner }.
   *[other] { $player } платит { $paid } дирхама. Деньги получает { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } не может заплатить { $due } дирхам и отдаёт всё, что есть: { $paid }. Получает { $owner }.
    [few] { $player } не может заплатить { $due } дирхама и отдаёт всё, что есть: { $paid }. Получает { $owner }.
    [many] { $player } не может заплатить { $due } дирхамов и отдаёт всё, что есть: { $paid }. Получает { $owner }.
   *[other] { $player } не может заплатить { $due } дирхама и отдаёт всё, что есть: { $paid }. Получает { $owner }.
}
story-out = { $player } выбывает из игры.
story-laid = { $player } кладёт { $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
   *[purple] фиолетовый
} ковёр на { $near } и { $far }.
story-revealed = { $player } положит следующим { $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
   *[purple] фиолетовый
} ковёр.
story-over = { $reason ->
    [last-player] Остался один игрок: партия окончена.
   *[last-rug] Последний ковёр положен: партия окончена.
}
