### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } окреће Ассама лево.
    [R] { $player } окреће Ассама десно.
   *[F] { $player } оставља Ассама како стоји.
}
story-walked = { $mosaics ->
    [0] { $player } баца коцку и добија { $steps }; Ассам иде на { $square }.
    [one] { $player } баца коцку и добија { $steps }; Ассам иде преко мозаика на { $square }.
    [few] { $player } баца коцку и добија { $steps }; Ассам иде преко { $mosaics } мозаика на { $square }.
   *[other] { $player } баца коцку и добија { $steps }; Ассам иде преко { $mosaics } мозаика на { $square }.
}
story-paid = { $paid ->
    [one] { $player } плаћа { $paid } дирхам. Добија га { $owner }.
    [few] { $player } плаћа { $paid } дирхама. Добија их { $owner }.
   *[other] { $player } плаћа { $paid } дирхама. Добија их { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } треба да плати { $due } дирхам, а има само { $paid }. Све добија { $owner }.
    [few] { $player } треба да плати { $due } дирхама, а има само { $paid }. Све добија { $owner }.
   *[other] { $player } треба да плати { $due } дирхама, а има само { $paid }. Све добија { $owner }.
}
story-out = { $player } испада из игре.
story-laid = { $player } полаже { $colour ->
    [red] црвени
    [yellow] жути
    [blue] плави
   *[purple] љубичасти
} саг на { $near } и { $far }.
story-revealed = { $player }: следећи саг је { $colour ->
    [red] црвен
    [yellow] жут
    [blue] плав
   *[purple] љубичаст
}.
story-over = { $reason ->
    [last-player] Остао је само један играч: партија је готова.
   *[last-rug] Последњи саг је положен: партија је готова.
}
