### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analīze
analysis-open = Atvērt analīzē
# The three things that can be done
analysis-mode = { $mode ->
    [try] Izmēģināt
    [edit] Mainīt pozīciju
   *[paste] Ielīmēt
}
analysis-copy-text = Kopēt kā tekstu
analysis-picture = Saglabāt kā attēlu

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } pagriež Assamu
    [roll] { $player } met kauliņu
    [lay] { $player } liek paklāju
    [reveal] { $player }: kurš paklājs ir nākamais?
   *[over] Spēle beigusies
}
analysis-deeper = Skatos dziļāk …
analysis-rollout = Izspēlēt līdz galam
analysis-games = Izspēlētās partijas: { $games }
analysis-die = Uzlikt kauliņu ar roku
analysis-mean = Līdz tam skaitļi ir visu metienu vidējais.
analysis-heat = Kur Assams var apstāties un cik tas maksā

## Variations

analysis-variations = Varianti
analysis-start = Sākuma pozīcija
analysis-name = Varianta nosaukums
analysis-delete = Dzēst no šejienes

## Editing

analysis-tool = { $tool ->
    [assam] Assams
   *[away] Noņemt
}
analysis-hint = { $tool ->
    [assam] Pieskaries lauciņam. Pieskaries Assamam, lai to pagrieztu.
    [away] Pieskaries paklājam.
   *[rug] Pieskaries diviem blakus lauciņiem.
}
analysis-dirhams = Dirhami
analysis-rugs = Atlikušie paklāji
analysis-mover = Kura gājiens?
analysis-next = Kas notiek tālāk?
analysis-phase = { $phase ->
    [turn] pagriezt Assamu
    [roll] mest kauliņu
   *[lay] likt paklāju
}
analysis-empty = Iztukšot laukumu
analysis-line = Pozīcija vienā rindā
analysis-use = Lietot
analysis-play-on = Spēlēt tālāk no šejienes
