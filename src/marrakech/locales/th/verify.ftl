### `marrakech verify`.

verify-help = ตรวจว่าลูกเต๋าของเกมที่จบแล้วมาจากซีดที่ผูกมัดไว้
verify-file-help = ไฟล์บันทึกที่ได้ตอนจบเกม - คือข้อมูลเข้ามาตรฐาน
verify-fair = เกม { $game } ยุติธรรม: ค่าผูกมัด การทอย { $throws } ครั้ง และ{ $rugs ->
    [0] กองพรมซึ่งไม่มีอะไรซ่อนอยู่
   *[other] พรมจากกอง { $rugs } ผืน
} ตรงกับซีด
verify-fault = { $what ->
    [commitment] เกม { $game }: ค่าผูกมัดคือ { $found } แต่ของซีดคือ { $expected }
    [first] เกม { $game }: ที่นั่ง { $found } เริ่มก่อน แต่ซีดบอกว่า { $expected }
    [throw] เกม { $game }: การทอยครั้งที่ { $number } คือ { $found } แต่ซีดบอกว่า { $expected }
   *[pile] เกม { $game }: พรมผืนที่ { $number } ของกองคือ { $found } แต่ซีดบอกว่า { $expected }
}
verify-more = มีอีก { $number } แห่งที่ไม่ตรง
verify-error = เกม { $game }: { $why }
