### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } obraca Assama w lewo.
    [R] { $player } obraca Assama w prawo.
   *[F] { $player } zostawia Assama tak, jak stoi.
}
story-walked = { $mosaics ->
    [0] { $player } wyrzuca { $steps }; Assam idzie na { $square }.
    [one] { $player } wyrzuca { $steps }; Assam idzie po mozaice na { $square }.
    [few] { $player } wyrzuca { $steps }; Assam idzie po { $mosaics } mozaikach na { $square }.
    [many] { $player } wyrzuca { $steps }; Assam idzie po { $mosaics } mozaikach na { $square }.
   *[other] { $player } wyrzuca { $steps }; Assam idzie po { $mosaics } mozaikach na { $square }.
}
story-paid = { $paid ->
    [one] { $player } płaci jeden dirhem, dostaje go { $owner }.
    [few] { $player } płaci { $paid } dirhemy, dostaje je { $owner }.
    [many] { $player } płaci { $paid } dirhemów, dostaje je { $owner }.
   *[other] { $player } płaci { $paid } dirhema, dostaje je { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } ma zapłacić jeden dirhem, a ma tylko { $paid }. Wszystko dostaje { $owner }.
    [few] { $player } ma zapłacić { $due } dirhemy, a ma tylko { $paid }. Wszystko dostaje { $owner }.
    [many] { $player } ma zapłacić { $due } dirhemów, a ma tylko { $paid }. Wszystko dostaje { $owner }.
   *[other] { $player } ma zapłacić { $due } dirhema, a ma tylko { $paid }. Wszystko dostaje { $owner }.
}
story-out = { $player } odpada z gry.
story-laid = { $player } kładzie { $colour ->
    [red] czerwony
    [yellow] żółty
    [blue] niebieski
   *[purple] fioletowy
} dywan na { $near } i { $far }.
story-revealed = { $player } następnym razem położy { $colour ->
    [red] czerwony
    [yellow] żółty
    [blue] niebieski
   *[purple] fioletowy
} dywan.
story-over = { $reason ->
    [last-player] Został tylko jeden gracz: koniec partii.
   *[last-rug] Leży ostatni dywan: koniec partii.
}
