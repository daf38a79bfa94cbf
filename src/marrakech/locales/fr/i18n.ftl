### `marrakech i18n`, for those who translate.

i18n-help = Prend soin des langues de { -game }.
i18n-check-help = Vérifie les catalogues, et qu’aucun texte n’est en dehors.
i18n-languages-help = Les codes des langues à vérifier ; sans code, toutes, et les sources.
i18n-sound = { $languages ->
    [one] { $languages } langue, et tout est en ordre.
   *[other] { $languages } langues, et tout est en ordre.
}
i18n-found = { $number ->
    [one] { $number } chose n’est pas en ordre.
   *[other] { $number } choses ne sont pas en ordre.
}
i18n-yet = Reste à traduire : { $number }
i18n-column-where = où
i18n-column-what = quoi
i18n-column-why = ce qui ne va pas
i18n-kind = { $kind ->
    [unreadable] est illisible
    [twice] y est deux fois
    [file] va dans un autre fichier : { $detail }
    [missing] manque
    [yet] reste à traduire
    [extra] n’existe pas en anglais
    [unused] n’est dit par personne
    [unknown] est dit, mais n’est dans aucun catalogue
    [placeholders] doit être complété comme en anglais : { $detail }
    [variants] doit choisir comme en anglais : { $detail }
    [plurals] doit compter comme sa langue le fait : { $detail }
    [quotes] utilise des guillemets faits pour les programmes : { $detail }
    [long] est bien plus long qu’en anglais : { $detail }
    [joined] assemble des phrases comme aucune autre langue ne le ferait
   *[outside] est un texte hors des catalogues
}
