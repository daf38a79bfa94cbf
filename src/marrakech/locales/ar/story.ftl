### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player }: عزام يستدير إلى يساره.
    [R] { $player }: عزام يستدير إلى يمينه.
   *[F] { $player }: عزام يبقى على اتجاهه.
}
story-walked = { $mosaics ->
    [0] { $player }: الرمية { $steps }؛ عزام يمشي إلى { $square }.
    [one] { $player }: الرمية { $steps }؛ عزام يمشي عبر فسيفساء إلى { $square }.
    [two] { $player }: الرمية { $steps }؛ عزام يمشي عبر قطعتي فسيفساء إلى { $square }.
    [few] { $player }: الرمية { $steps }؛ عزام يمشي عبر { $mosaics } قطع فسيفساء إلى { $square }.
    [many] { $player }: الرمية { $steps }؛ عزام يمشي عبر { $mosaics } قطعة فسيفساء إلى { $square }.
   *[other] { $player }: الرمية { $steps }؛ عزام يمشي عبر { $mosaics } قطعة فسيفساء إلى { $square }.
}
story-paid = { $paid ->
    [zero] دفعة من { $player } إلى { $owner }: لا شيء.
    [one] دفعة من { $player } إلى { $owner }: درهم واحد.
    [two] دفعة من { $player } إلى { $owner }: درهمان.
    [few] دفعة من { $player } إلى { $owner }: { $paid } دراهم.
    [many] دفعة من { $player } إلى { $owner }: { $paid } درهمًا.
   *[other] دفعة من { $player } إلى { $owner }: { $paid } درهم.
}
story-paid-short = { $due ->
    [zero] لا شيء على { $player } لصالح { $owner }، والمدفوع { $paid }.
    [one] على { $player } درهم واحد لصالح { $owner }، والمدفوع { $paid } فقط.
    [two] على { $player } درهمان لصالح { $owner }، والمدفوع { $paid } فقط.
    [few] على { $player } دفع { $due } دراهم لصالح { $owner }، والمدفوع { $paid } فقط.
    [many] على { $player } دفع { $due } درهمًا لصالح { $owner }، والمدفوع { $paid } فقط.
   *[other] على { $player } دفع { $due } درهم لصالح { $owner }، والمدفوع { $paid } فقط.
}
story-out = { $player } خارج اللعبة.
story-laid = { $player }: سجادة { $colour ->
    [red] حمراء
    [yellow] صفراء
    [blue] زرقاء
   *[purple] بنفسجية
} على { $near } و{ $far }.
story-revealed = { $player }: السجادة التالية { $colour ->
    [red] حمراء
    [yellow] صفراء
    [blue] زرقاء
   *[purple] بنفسجية
}.
story-over = { $reason ->
    [last-player] لم يبق إلا لاعب واحد: انتهت اللعبة.
   *[last-rug] فُرشت آخر سجادة: انتهت اللعبة.
}
