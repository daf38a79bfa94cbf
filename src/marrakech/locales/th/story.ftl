### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } หันอัสสัมไปทางซ้าย
    [R] { $player } หันอัสสัมไปทางขวา
   *[F] { $player } ปล่อยให้อัสสัมหันทางเดิม
}
story-walked = { $mosaics ->
    [0] { $player } ทอยได้ { $steps } อัสสัมเดินไปที่ { $square }
    [1] { $player } ทอยได้ { $steps } อัสสัมเดินผ่านโมเสกไปที่ { $square }
   *[other] { $player } ทอยได้ { $steps } อัสสัมเดินผ่านโมเสก { $mosaics } แห่ง แล้วไปที่ { $square }
}
story-paid = { $player } จ่าย { $paid } ดีแรมให้ { $owner }
story-paid-short = { $player } ต้องจ่าย { $due } ดีแรมให้ { $owner } แต่มีแค่ { $paid }
story-out = { $player } ตกรอบ
story-laid = { $player } ปูพรม{ $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
}ที่ { $near } และ { $far }
story-revealed = พรมผืนถัดไปของ { $player } คือ{ $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
}
story-over = { $reason ->
    [last-player] เหลือผู้เล่นคนเดียว เกมจบแล้ว
   *[last-rug] ปูพรมผืนสุดท้ายแล้ว เกมจบแล้ว
}
