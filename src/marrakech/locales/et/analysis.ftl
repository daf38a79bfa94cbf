### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analüüs
analysis-open = Ava analüüsilaual
# The three things that can be done
analysis-mode = { $mode ->
    [try] Proovi
    [edit] Muuda seisu
   *[paste] Kleebi
}
analysis-copy-text = Kopeeri tekstina
analysis-picture = Salvesta pildina

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } pöörab Assamit
    [roll] { $player } veeretab
    [lay] { $player } paneb vaiba
    [reveal] { $player }: milline vaip on järgmine?
   *[over] Mäng on läbi
}
analysis-deeper = Vaatan sügavamale …
analysis-rollout = Mängi lõpuni
analysis-games = Lõpuni mängitud mänge: { $games }
analysis-die = Sea täring ise
analysis-mean = Seni on arvud kõigi visete keskmine.
analysis-heat = Kus Assam võib seista ja mida see maksab

## Variations

analysis-variations = Variandid
analysis-start = Algseis
analysis-name = Variandi nimi
analysis-delete = Kustuta siit alates

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Võta ära
}
analysis-hint = { $tool ->
    [assam] Puuduta ruutu. Puuduta Assamit, et teda pöörata.
    [away] Puuduta vaipa.
   *[rug] Puuduta kahte kõrvuti ruutu.
}
analysis-dirhams = Dirhamid
analysis-rugs = Vaipu alles
analysis-mover = Kelle kord on?
analysis-next = Mis järgneb?
analysis-phase = { $phase ->
    [turn] Assami pööramine
    [roll] veeretamine
   *[lay] vaiba panemine
}
analysis-empty = Tühjenda laud
analysis-line = Seis ühel real
analysis-use = Kasuta
analysis-play-on = Mängi siit edasi
