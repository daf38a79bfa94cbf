### `marrakech i18n`, for those who translate.

i18n-help = ดูแลภาษาต่าง ๆ ของ{ -game }
i18n-check-help = ตรวจแคตตาล็อก และตรวจว่าไม่มีข้อความอยู่นอกแคตตาล็อก
i18n-languages-help = รหัสภาษาที่จะตรวจ ถ้าไม่ระบุจะตรวจทุกภาษาและซอร์สโค้ด
i18n-sound = { $languages } ภาษา ไม่มีอะไรผิด
i18n-found = มี { $number } จุดที่ไม่เรียบร้อย
i18n-yet = ที่ยังต้องแปล: { $number }
i18n-column-where = ที่
i18n-column-what = รายการ
i18n-column-why = ปัญหา
i18n-kind = { $kind ->
    [unreadable] อ่านไม่ได้
    [twice] มีซ้ำสองครั้ง
    [file] ควรอยู่ในไฟล์อื่น: { $detail }
    [missing] ขาดไป
    [yet] ยังไม่ได้แปล
    [extra] ไม่มีในภาษาอังกฤษ
    [unused] ไม่มีที่ใดใช้
    [unknown] มีการใช้ แต่ไม่อยู่ในแคตตาล็อกใด
    [placeholders] ตัวแปรต้องเหมือนภาษาอังกฤษ: { $detail }
    [variants] ทางเลือกต้องเหมือนภาษาอังกฤษ: { $detail }
    [plurals] ต้องนับตามแบบของภาษานั้น: { $detail }
    [quotes] ใช้เครื่องหมายคำพูดสำหรับโปรแกรม: { $detail }
    [long] ยาวกว่าภาษาอังกฤษมาก: { $detail }
    [joined] ต่อประโยคเข้าด้วยกันในแบบที่ภาษาอื่นไม่ทำ
   *[outside] เป็นข้อความนอกแคตตาล็อก
}
