### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analiza
analysis-open = Otvori na ploči za analizu
# The three things that can be done
analysis-mode = { $mode ->
    [try] Isprobaj
    [edit] Uredi položaj
   *[paste] Zalijepi
}
analysis-copy-text = Kopiraj kao tekst
analysis-picture = Spremi kao sliku

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } okreće Assama
    [roll] { $player } baca
    [lay] { $player } polaže sag
    [reveal] { $player }: koji je sag sljedeći?
   *[over] Igra je gotova
}
analysis-deeper = Tražim dublje …
analysis-rollout = Odigraj do kraja
analysis-games = Odigrane partije: { $games }
analysis-die = Namjesti kocku rukom
analysis-mean = Dotad su brojevi prosjek svih bacanja.
analysis-heat = Gdje Assam može stati i koliko to stoji

## Variations

analysis-variations = Varijante
analysis-start = Početni položaj
analysis-name = Ime varijante
analysis-delete = Izbriši odavde

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Ukloni
}
analysis-hint = { $tool ->
    [assam] Dodirni polje. Dodirni Assama da ga okreneš.
    [away] Dodirni sag.
   *[rug] Dodirni dva susjedna polja.
}
analysis-dirhams = Dirhami
analysis-rugs = Preostali sagovi
analysis-mover = Tko je na potezu?
analysis-next = Što slijedi?
analysis-phase = { $phase ->
    [turn] okretanje Assama
    [roll] bacanje
   *[lay] polaganje saga
}
analysis-empty = Isprazni ploču
analysis-line = Položaj u jednom retku
analysis-use = Upotrijebi
analysis-play-on = Igraj dalje odavde
