### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analiză
analysis-open = Deschide pe tabla de analiză
# The three things that can be done
analysis-mode = { $mode ->
    [try] Încearcă
    [edit] Modifică poziția
   *[paste] Lipește
}
analysis-copy-text = Copiază ca text
analysis-picture = Salvează ca imagine

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } îl întoarce pe Assam
    [roll] { $player } aruncă
    [lay] { $player } pune un covoraș
    [reveal] { $player }: care e următorul covoraș?
   *[over] Jocul s-a încheiat
}
analysis-deeper = Se caută mai adânc …
analysis-rollout = Joacă până la capăt
analysis-games = Partide jucate: { $games }
analysis-die = Pune zarul cu mâna
analysis-mean = Până atunci, cifrele sunt media tuturor aruncărilor.
analysis-heat = Unde se poate opri Assam și cât costă

## Variations

analysis-variations = Variante
analysis-start = Poziția de start
analysis-name = Numele variantei
analysis-delete = Șterge de aici

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Ia de pe tablă
}
analysis-hint = { $tool ->
    [assam] Atinge un pătrat. Atinge-l pe Assam ca să-l întorci.
    [away] Atinge un covoraș.
   *[rug] Atinge două pătrate vecine.
}
analysis-dirhams = Dirhami
analysis-rugs = Covorașe rămase
analysis-mover = Al cui e rândul?
analysis-next = Ce urmează?
analysis-phase = { $phase ->
    [turn] întoarcerea lui Assam
    [roll] aruncarea
   *[lay] punerea unui covoraș
}
analysis-empty = Golește tabla
analysis-line = Poziția pe un rând
analysis-use = Folosește
analysis-play-on = Continuă jocul de aici
