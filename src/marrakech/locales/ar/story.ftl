### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } يدير عزام إلى يساره.
    [R] { $player } يدير عزام إلى يمينه.
   *[F] { $player } يترك عزام على اتجاهه.
}
story-walked = { $mosaics ->
    [0] { $player } يرمي { $steps }؛ عزام يمشي إلى { $square }.
    [one] { $player } يرمي { $steps }؛ عزام يلتف حول فسيفساء ويمشي إلى { $square }.
    [two] { $player } يرمي { $steps }؛ عزام يلتف حول فسيفساءتين ويمشي إلى { $square }.
   *[other] { $player } يرمي { $steps }؛ عزام يلتف حول { $mosaics } من الفسيفساء ويمشي إلى { $square }.
}
story-paid = { $paid ->
    [one] { $player } يدفع درهمًا واحدًا إلى { $owner }.
    [two] { $player } يدفع درهمين إلى { $owner }.
    [few] { $player } يدفع { $paid } دراهم إلى { $owner }.
    [many] { $player } يدفع { $paid } درهمًا إلى { $owner }.
   *[other] { $player } يدفع { $paid } درهم إلى { $owner }.
}
story-paid-short = { $due ->
    [one] على { $player } درهم واحد لصالح { $owner }، وليس معه إلا { $paid }.
    [two] على { $player } درهمان لصالح { $owner }، وليس معه إلا { $paid }.
    [few] على { $player } { $due } دراهم لصالح { $owner }، وليس معه إلا { $paid }.
    [many] على { $player } { $due } درهمًا لصالح { $owner }، وليس معه إلا { $paid }.
   *[other] على { $player } { $due } درهم لصالح { $owner }، وليس معه إلا { $paid }.
}
story-out = { $player } يخرج من اللعبة.
story-laid = { $player } يفرش سجادة { $colour ->
    [red] حمراء
    [yellow] صفراء
    [blue] زرقاء
   *[purple] بنفسجية
} على { $near } و{ $far }.
story-revealed = السجادة التالية عند { $player } { $colour ->
    [red] حمراء
    [yellow] صفراء
    [blue] زرقاء
   *[purple] بنفسجية
}.
story-over = { $reason ->
    [last-player] لم يبق إلا لاعب واحد: انتهت اللعبة.
   *[last-rug] فُرشت آخر سجادة: انتهت اللعبة.
}
