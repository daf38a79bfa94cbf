### `marrakech i18n`, for those who translate.

i18n-help = Cuida de los idiomas de { -game }.
i18n-check-help = Comprueba los catálogos, y que ningún texto quede fuera de ellos.
i18n-languages-help = Los códigos de los idiomas que comprobar; sin ninguno, todos, y las fuentes.
i18n-sound = { $languages ->
    [one] Un idioma, y todo está en orden.
   *[other] { $languages } idiomas, y todo está en orden.
}
i18n-found = { $number ->
    [one] Una cosa no está en orden.
   *[other] { $number } cosas no están en orden.
}
i18n-yet = Por traducir: { $number }
i18n-column-where = dónde
i18n-column-what = qué
i18n-column-why = qué está mal
i18n-kind = { $kind ->
    [unreadable] no se puede leer
    [twice] está dos veces
    [file] va en otro archivo: { $detail }
    [missing] falta
    [yet] está por traducir
    [extra] no está en inglés
    [unused] no lo dice nadie
    [unknown] se dice, pero no está en ningún catálogo
    [placeholders] hay que completarlo como en inglés: { $detail }
    [variants] tiene que elegir como en inglés: { $detail }
    [plurals] tiene que contar como su idioma: { $detail }
    [quotes] usa comillas que son para programas: { $detail }
    [long] es mucho más largo que en inglés: { $detail }
    [joined] une frases como ningún otro idioma las uniría
   *[outside] es texto fuera de los catálogos
}
