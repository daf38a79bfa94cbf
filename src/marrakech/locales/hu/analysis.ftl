### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Elemzés
analysis-open = Megnyitás az elemzőtáblán
# The three things that can be done
analysis-mode = { $mode ->
    [try] Kipróbálás
    [edit] Állás szerkesztése
   *[paste] Beillesztés
}
analysis-copy-text = Másolás szövegként
analysis-picture = Mentés képként

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } fordítja Assamot
    [roll] { $player } dob
    [lay] { $player } szőnyeget terít
    [reveal] { $player }: melyik szőnyeg a következő?
   *[over] A játéknak vége
}
analysis-deeper = Mélyebb keresés …
analysis-rollout = Játszmák végigjátszása
analysis-games = Végigjátszott játszmák: { $games }
analysis-die = Kocka beállítása kézzel
analysis-mean = Addig a számok az összes dobás átlagai.
analysis-heat = Hol állhat meg Assam, és mibe kerül

## Variations

analysis-variations = Változatok
analysis-start = Kezdőállás
analysis-name = A változat neve
analysis-delete = Törlés innentől

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Elvétel
}
analysis-hint = { $tool ->
    [assam] Koppints egy mezőre. Koppints Assamra, hogy elforduljon.
    [away] Koppints egy szőnyegre.
   *[rug] Koppints két szomszédos mezőre.
}
analysis-dirhams = Dirhem
analysis-rugs = Maradt szőnyegek
analysis-mover = Ki következik?
analysis-next = Mi következik?
analysis-phase = { $phase ->
    [turn] Assam fordítása
    [roll] dobás
   *[lay] szőnyeg terítése
}
analysis-empty = Tábla kiürítése
analysis-line = Állás egy sorban
analysis-use = Használat
analysis-play-on = Továbbjátszás innen
