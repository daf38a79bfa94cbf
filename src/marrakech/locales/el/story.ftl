### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } γυρίζει τον Assam αριστερά.
    [R] { $player } γυρίζει τον Assam δεξιά.
   *[F] { $player } αφήνει τον Assam όπως στέκεται.
}
story-walked = { $mosaics ->
    [0] { $player } ρίχνει { $steps }· ο Assam πηγαίνει στο { $square }.
    [one] { $player } ρίχνει { $steps }· ο Assam περνά από ένα μωσαϊκό και φτάνει στο { $square }.
   *[other] { $player } ρίχνει { $steps }· ο Assam περνά από { $mosaics } μωσαϊκά και φτάνει στο { $square }.
}
story-paid = { $paid ->
    [one] { $player } πληρώνει ένα dirham· το εισπράττει { $owner }.
   *[other] { $player } πληρώνει { $paid } dirham· τα εισπράττει { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } χρωστά ένα dirham, αλλά έχει μόνο { $paid }· εισπράττει { $owner }.
   *[other] { $player } χρωστά { $due } dirham, αλλά έχει μόνο { $paid }· εισπράττει { $owner }.
}
story-out = { $player } βγαίνει εκτός.
story-laid = { $player } στρώνει ένα { $colour ->
    [red] κόκκινο
    [yellow] κίτρινο
    [blue] μπλε
   *[purple] μωβ
} χαλί στα { $near } και { $far }.
story-revealed = { $player } θα στρώσει μετά ένα { $colour ->
    [red] κόκκινο
    [yellow] κίτρινο
    [blue] μπλε
   *[purple] μωβ
} χαλί.
story-over = { $reason ->
    [last-player] Έμεινε μόνο ένας παίκτης: το παιχνίδι τελείωσε.
   *[last-rug] Το τελευταίο χαλί στρώθηκε: το παιχνίδι τελείωσε.
}
