# Ratings and the ladder

rating-title = Лествица
rating-lead = Ко колико добро игра на овом серверу. Људи с пијаце стоје међу вама, онолико јаки колико им је измерено.
rating-pool = { $pool ->
    [pair] Два играча
    [three] Три играча
    [four] Четири играча
   *[variant] Окретање на крају
}
rating-pools = Које партије
rating-games = { $number ->
    [one] { $number } партија
    [few] { $number } партије
   *[other] { $number } партија
}
rating-you = Ти
rating-you-none = Овде још немаш рејтинг. Одиграј партију за рејтинг: прекидач је тамо где се припрема сто.
rating-you-few = На лествицу стижеш кад одиграш довољно партија (најмање { $least }) и кад ти је рејтинг довољно поуздан.
rating-you-hidden = Лествица те не приказује.
rating-hide = Напусти лествицу
rating-show = На лествицу
rating-nobody = На овој лествици још нема никога. На њу стижеш с довољно партија за рејтинг (најмање { $least }).
rating-nameless = Неко
rating-off = Овај сервер не приказује лествицу.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Права снага је у оквиру ± у 95 од 100 случајева. Ко има 400 више, побеђује десет пута чешће.
rating-curve = Твој рејтинг из партије у партију, од { $first } до { $last }
rating-new = За рејтинг
rating-new-hint = Резултат улази у ваше рејтинге: без савета, без враћања потеза. Ко оде, губи.
rating-table = Ова партија је за рејтинг. Ко оде, губи.
rating-here = Рејтинзи
rating-counting = Рејтинзи се израчунавају.
rating-why-anonymous = Без рејтинга: неко овде игра без пасоша.
rating-why-same-player = Без рејтинга: два места припадају истом играчу.
rating-why-helped = Без рејтинга: некоме је помогнуто.
rating-why-closed = Без рејтинга: администратор је затворио сто.
rating-why-bot = Без рејтинга: овде игра бот ког нико није измерио.
rating-match = За рејтинг
rating-match-either = Свеједно
rating-match-yes = За рејтинг
rating-match-no = Без рејтинга
rating-near = Које снаге
rating-near-any = Било које
rating-near-close = Као моја
