### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analiza
analysis-open = Odpri na deski za analizo
# The three things that can be done
analysis-mode = { $mode ->
    [try] Poskusi
    [edit] Uredi položaj
   *[paste] Prilepi
}
analysis-copy-text = Kopiraj kot besedilo
analysis-picture = Shrani kot sliko

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } obrača Assama
    [roll] { $player } meče
    [lay] { $player } polaga preprogo
    [reveal] { $player }: katera preproga je naslednja?
   *[over] Igra je končana
}
analysis-deeper = Iščem globlje …
analysis-rollout = Odigraj do konca
analysis-games = Odigrane partije: { $games }
analysis-die = Nastavi kocko ročno
analysis-mean = Do takrat so številke povprečje vseh metov.
analysis-heat = Kje lahko stoji Assam in koliko stane

## Variations

analysis-variations = Različice
analysis-start = Začetni položaj
analysis-name = Ime te različice
analysis-delete = Izbriši od tu naprej

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Odvzemi
}
analysis-hint = { $tool ->
    [assam] Dotakni se polja. Dotakni se Assama, da ga obrneš.
    [away] Dotakni se preproge.
   *[rug] Dotakni se dveh sosednjih polj.
}
analysis-dirhams = Dirhami
analysis-rugs = Preostale preproge
analysis-mover = Kdo je na potezi?
analysis-next = Kaj sledi?
analysis-phase = { $phase ->
    [turn] obračanje Assama
    [roll] met
   *[lay] polaganje preproge
}
analysis-empty = Izprazni desko
analysis-line = Položaj v eni vrstici
analysis-use = Uporabi
analysis-play-on = Igraj naprej od tu
