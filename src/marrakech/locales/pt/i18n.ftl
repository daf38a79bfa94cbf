### `marrakech i18n`, for those who translate.

i18n-help = Cuida das línguas de { -game }.
i18n-check-help = Verifica os catálogos, e que nenhum texto está fora deles.
i18n-languages-help = Os códigos das línguas a verificar; sem nenhum, todas, e as fontes.
i18n-sound = { $languages ->
    [one] { $languages } língua, e está tudo em ordem.
   *[other] { $languages } línguas, e está tudo em ordem.
}
i18n-found = { $number ->
    [one] { $number } coisa não está em ordem.
   *[other] { $number } coisas não estão em ordem.
}
i18n-yet = Ainda por traduzir: { $number }
i18n-column-where = onde
i18n-column-what = o quê
i18n-column-why = o que está mal
i18n-kind = { $kind ->
    [unreadable] não se consegue ler
    [twice] está duas vezes
    [file] pertence a outro ficheiro: { $detail }
    [missing] falta
    [yet] ainda está por traduzir
    [extra] não existe em inglês
    [unused] não é dito por ninguém
    [unknown] é dito, mas não está em nenhum catálogo
    [placeholders] tem de ser preenchido como em inglês: { $detail }
    [variants] tem de escolher como em inglês: { $detail }
    [plurals] tem de contar como a sua língua: { $detail }
    [quotes] usa aspas que são para programas: { $detail }
    [long] é muito mais longo do que em inglês: { $detail }
    [joined] junta frases como nenhuma outra língua as juntaria
   *[outside] é texto fora dos catálogos
}
