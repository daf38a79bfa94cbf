### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analizė
analysis-open = Atverti analizėje
# The three things that can be done
analysis-mode = { $mode ->
    [try] Bandyti
    [edit] Keisti padėtį
   *[paste] Įklijuoti
}
analysis-copy-text = Kopijuoti kaip tekstą
analysis-picture = Išsaugoti kaip paveikslą

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } suka Asamą
    [roll] { $player } meta kauliuką
    [lay] { $player } tiesia kilimą
    [reveal] { $player }: koks kilimas kitas?
   *[over] Žaidimas baigtas
}
analysis-deeper = Ieškoma giliau …
analysis-rollout = Žaisti iki galo
analysis-games = Sužaista partijų: { $games }
analysis-die = Padėti kauliuką ranka
analysis-mean = Iki tol skaičiai yra visų metimų vidurkis.
analysis-heat = Kur gali sustoti Asamas ir kiek tai kainuoja

## Variations

analysis-variations = Variantai
analysis-start = Pradinė padėtis
analysis-name = Varianto pavadinimas
analysis-delete = Ištrinti nuo čia

## Editing

analysis-tool = { $tool ->
    [assam] Asamas
   *[away] Nuimti
}
analysis-hint = { $tool ->
    [assam] Paliesk langelį. Paliesk Asamą, kad jį pasuktum.
    [away] Paliesk kilimą.
   *[rug] Paliesk du gretimus langelius.
}
analysis-dirhams = Dirhamai
analysis-rugs = Likę kilimai
analysis-mover = Kieno eilė?
analysis-next = Kas toliau?
analysis-phase = { $phase ->
    [turn] sukti Asamą
    [roll] mesti kauliuką
   *[lay] tiesti kilimą
}
analysis-empty = Ištuštinti lentą
analysis-line = Padėtis vienoje eilutėje
analysis-use = Naudoti
analysis-play-on = Žaisti toliau nuo čia
