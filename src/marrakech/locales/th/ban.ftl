### `marrakech ban`: whom a host keeps out.

ban-help = แบนชื่อและที่อยู่ชั่วคราว ไม่ว่าเซิร์ฟเวอร์จะทำงานอยู่หรือไม่
ban-name-help = แบนชื่อ: ไม่มีใครใช้ชื่อนี้ได้
ban-name-name-help = ชื่อ ไม่คำนึงถึงตัวพิมพ์เล็กใหญ่ ช่องว่าง และรูปแบบตัวอักษร
ban-address-help = แบนที่อยู่หรือเครือข่าย: คนที่มาจากที่นั่นจะเล่นหรือชมไม่ได้
ban-address-address-help = เช่น 203.0.113.9, 203.0.113.0/24 หรือ 2001:db8::/48 สำหรับ IPv6 จะแบนอย่างน้อย /64
ban-list-help = แสดงรายการที่ถูกแบน
ban-lift-help = ปลดแบน
ban-for-help = นานเท่าใด เป็นนาที ชั่วโมง วัน หรือสัปดาห์: 90m, 2h, 1d, 4w
ban-why-help = เหตุผล คนที่ถูกแบนตามที่อยู่จะเห็นข้อความนี้
ban-number-help = หมายเลขที่แสดงในรายการ
ban-column-number = หมายเลข
ban-column-kind = ชนิด
ban-column-what = ที่ถูกแบน
ban-column-since = ตั้งแต่
ban-column-until = จนถึง
ban-column-why = เหตุผล
ban-kind = { $kind ->
    [name] ชื่อ
   *[address] ที่อยู่
}
ban-done = แบน { $what } จนถึง { $until } แล้ว เซิร์ฟเวอร์จะรู้ภายในสองวินาที
ban-counted = { $number ->
    [0] ไม่มีใครถูกแบน
   *[other] ถูกแบน { $number } รายการ
}
ban-lifted = ปลดแบนแล้ว { $number } รายการ
ban-no-name = ชื่อต้องมีตัวอักษรที่แสดงได้อย่างน้อยหนึ่งตัว
ban-no-time = “{ $time }” ไม่ใช่ระยะเวลาที่ไม่เกินสิบปี ให้เขียนแบบ 90m, 2h, 1d หรือ 4w
ban-no-such = ไม่มีการแบนหมายเลข { $number }
