### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analýza
analysis-open = Otevřít na analytické desce
# The three things that can be done
analysis-mode = { $mode ->
    [try] Zkoušet
    [edit] Upravit pozici
   *[paste] Vložit
}
analysis-copy-text = Kopírovat jako text
analysis-picture = Uložit jako obrázek

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } otáčí Assama
    [roll] { $player } hází
    [lay] { $player } klade koberec
    [reveal] { $player }: který koberec je další?
   *[over] Hra skončila
}
analysis-deeper = Hledá se hlouběji …
analysis-rollout = Dohrát partie
analysis-games = Dohrané partie: { $games }
analysis-die = Nastavit kostku ručně
analysis-mean = Do té doby jsou čísla průměrem všech hodů.
analysis-heat = Kde může Assam stát a kolik to stojí

## Variations

analysis-variations = Varianty
analysis-start = Výchozí pozice
analysis-name = Název této varianty
analysis-delete = Smazat odtud

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Odebrat
}
analysis-hint = { $tool ->
    [assam] Klepni na pole. Klepnutím na Assama ho otočíš.
    [away] Klepni na koberec.
   *[rug] Klepni na dvě sousední pole.
}
analysis-dirhams = Dirhamy
analysis-rugs = Zbývající koberce
analysis-mover = Kdo je na tahu?
analysis-next = Co následuje?
analysis-phase = { $phase ->
    [turn] otočení Assama
    [roll] hod
   *[lay] položení koberce
}
analysis-empty = Vyprázdnit desku
analysis-line = Pozice v jednom řádku
analysis-use = Použít
analysis-play-on = Hrát odtud dál
