### `marrakech i18n`, for those who translate.

i18n-help = Следить за языками игры «{ -game }».
i18n-check-help = Проверить каталоги и то, что вне их нет текста.
i18n-languages-help = Коды языков для проверки; без них — все, вместе с исходным кодом.
i18n-sound = { $languages ->
    [one] { $languages } язык, всё в порядке.
    [few] { $languages } языка, всё в порядке.
    [many] { $languages } языков, всё в порядке.
   *[other] { $languages } языка, всё в порядке.
}
i18n-found = { $number ->
    [one] Не в порядке { $number } вещь.
    [few] Не в порядке { $number } вещи.
    [many] Не в порядке { $number } вещей.
   *[other] Не в порядке { $number } вещи.
}
i18n-yet = Осталось перевести: { $number }
i18n-column-where = где
i18n-column-what = что
i18n-column-why = что не так
i18n-kind = { $kind ->
    [unreadable] не читается
    [twice] стоит дважды
    [file] место в другом файле: { $detail }
    [missing] отсутствует
    [yet] ещё не переведено
    [extra] по-английски этого нет
    [unused] никто этого не говорит
    [unknown] говорится, но ни в одном каталоге нет
    [placeholders] заполняется как по-английски: { $detail }
    [variants] выбирает как по-английски: { $detail }
    [plurals] считает так, как принято в языке: { $detail }
    [quotes] кавычки, которые для программ: { $detail }
    [long] намного длиннее английского: { $detail }
    [joined] соединяет предложения так, как не соединил бы другой язык
   *[outside] текст вне каталогов
}
