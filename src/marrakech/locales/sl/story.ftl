### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } obrne Assama levo.
    [R] { $player } obrne Assama desno.
   *[F] { $player } pusti Assama, kot stoji.
}
story-walked = { $mosaics ->
    [0] { $player } vrže { $steps }; Assam gre na { $square }.
    [one] { $player } vrže { $steps }; Assam gre skozi mozaik na { $square }.
    [two] { $player } vrže { $steps }; Assam gre skozi { $mosaics } mozaika na { $square }.
    [few] { $player } vrže { $steps }; Assam gre skozi { $mosaics } mozaike na { $square }.
   *[other] { $player } vrže { $steps }; Assam gre skozi { $mosaics } mozaikov na { $square }.
}
story-paid = { $paid ->
    [one] { $player } plača { $paid } dirham, ki ga prejme { $owner }.
    [two] { $player } plača { $paid } dirhama, ki ju prejme { $owner }.
    [few] { $player } plača { $paid } dirhame, ki jih prejme { $owner }.
   *[other] { $player } plača { $paid } dirhamov, ki jih prejme { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } dolguje { $due } dirham, ima pa le { $paid }; to prejme { $owner }.
    [two] { $player } dolguje { $due } dirhama, ima pa le { $paid }; to prejme { $owner }.
    [few] { $player } dolguje { $due } dirhame, ima pa le { $paid }; to prejme { $owner }.
   *[other] { $player } dolguje { $due } dirhamov, ima pa le { $paid }; to prejme { $owner }.
}
story-out = { $player } izpade.
story-laid = { $player } položi { $colour ->
    [red] rdečo
    [yellow] rumeno
    [blue] modro
   *[purple] vijolično
} preprogo na { $near } in { $far }.
story-revealed = { $player }: naslednja preproga bo { $colour ->
    [red] rdeča
    [yellow] rumena
    [blue] modra
   *[purple] vijolična
}.
story-over = { $reason ->
    [last-player] Ostal je en sam igralec: igra je končana.
   *[last-rug] Zadnja preproga je položena: igra je končana.
}
