### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analyse
analysis-open = Openen op het analysebord
# The three things that can be done
analysis-mode = { $mode ->
    [try] Proberen
    [edit] Stelling aanpassen
   *[paste] Plakken
}
analysis-copy-text = Als tekst kopiëren
analysis-picture = Als plaatje bewaren

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } draait Assam
    [roll] { $player } gooit
    [lay] { $player } legt een tapijt
    [reveal] { $player }: welk tapijt is het volgende?
   *[over] Het spel is afgelopen
}
analysis-deeper = Dieper aan het zoeken …
analysis-rollout = Partijen doorspelen
analysis-games = Doorgespeelde partijen: { $games }
analysis-die = De dobbelsteen zelf leggen
analysis-mean = Tot dan zijn de getallen het gemiddelde van alle worpen.
analysis-heat = Waar Assam kan staan, en wat dat kost

## Variations

analysis-variations = Varianten
analysis-start = Beginstelling
analysis-name = Naam van deze variant
analysis-delete = Vanaf hier wissen

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Weghalen
}
analysis-hint = { $tool ->
    [assam] Tik op een vak. Tik op Assam om hem te draaien.
    [away] Tik op een tapijt.
   *[rug] Tik op twee vakken naast elkaar.
}
analysis-dirhams = Dirham
analysis-rugs = Tapijten over
analysis-mover = Wie is aan de beurt?
analysis-next = Wat komt er nu?
analysis-phase = { $phase ->
    [turn] Assam draaien
    [roll] gooien
   *[lay] een tapijt leggen
}
analysis-empty = Bord leegmaken
analysis-line = Stelling op één regel
analysis-use = Gebruiken
analysis-play-on = Vanaf hier verder spelen
