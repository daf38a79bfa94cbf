### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Greining
analysis-open = Opna á greiningarborðinu
# The three things that can be done
analysis-mode = { $mode ->
    [try] Prófa
    [edit] Breyta stöðunni
   *[paste] Líma
}
analysis-copy-text = Afrita sem texta
analysis-picture = Vista sem mynd

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } snýr Assam
    [roll] { $player } kastar
    [lay] { $player } leggur teppi
    [reveal] { $player }: hvaða teppi er næst?
   *[over] Spilinu er lokið
}
analysis-deeper = Skoða dýpra …
analysis-rollout = Spila til enda
analysis-games = Spil sem voru spiluð: { $games }
analysis-die = Velja töluna á teningnum
analysis-mean = Þangað til eru tölurnar meðaltal allra kasta.
analysis-heat = Hvar Assam getur lent og hvað það kostar

## Variations

analysis-variations = Afbrigði
analysis-start = Upphafsstaða
analysis-name = Heiti afbrigðis
analysis-delete = Eyða héðan

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Taka burt
}
analysis-hint = { $tool ->
    [assam] Ýttu á reit. Ýttu á Assam til að snúa honum.
    [away] Ýttu á teppi.
   *[rug] Ýttu á tvo samliggjandi reiti.
}
analysis-dirhams = Dírham
analysis-rugs = Teppi eftir
analysis-mover = Hver á leik?
analysis-next = Hvað er næst?
analysis-phase = { $phase ->
    [turn] snúa Assam
    [roll] kasta
   *[lay] leggja teppi
}
analysis-empty = Tæma borðið
analysis-line = Staða í einni línu
analysis-use = Nota
analysis-play-on = Spila áfram héðan
