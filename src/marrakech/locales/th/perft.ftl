### `marrakech perft`.

perft-help = นับว่าเกมดำเนินต่อได้กี่แบบ รวมการทอยและกองพรม
perft-depth-help = ลึกกี่การกระทำ
perft-column-action = การกระทำ
perft-column-count = แบบ
perft-counting = กำลังนับ
perft-total = { $count } แบบที่ความลึก { $depth }
perft-speed = { $seconds } วินาที { $speed } แบบต่อวินาที
