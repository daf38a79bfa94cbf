### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = เซิร์ฟเวอร์ไม่ตอบ
square-away-table = โต๊ะจะเปิดเองทันทีที่เชื่อมต่อได้
square-offline = ไม่มีการเชื่อมต่อ แต่สิ่งเหล่านี้ยังใช้ได้:
square-own-replays = เกมที่คุณเล่นจบแล้ว

## Quick match

square-quick = เล่นด่วน
square-quick-hint = เล่นกับคนที่กำลังรออยู่
square-quick-seeking = รออยู่ { $number } คน
square-quick-patience = จะรอคนนานแค่ไหนก่อนให้บอตเข้ามา
square-quick-never = ไม่เอาบอต
square-quick-go = หาเกม
square-quick-here = มาแล้ว { $here } จาก { $players } คน
square-quick-left = บอตจะเข้ามาใน { $seconds } วินาที
square-quick-people = คุณรอจนกว่าจะมีคนครบ
square-quick-cancel = ยกเลิก

## To watch

square-show = เซียนกำลังเล่น
square-show-hint = บอตเก่งสี่ตัวเล่นกันตราบใดที่ยังมีคนดู
square-results = เพิ่งจบ
square-winner = ผู้ชนะ:
square-tea = อายาชงชาไว้แล้ว มานั่งเป็นคนแรกได้เลย
