### The analysis board: any position, what everything is worth there, and variations.

analysis-title = วิเคราะห์
analysis-open = เปิดบนกระดานวิเคราะห์
# The three things that can be done
analysis-mode = { $mode ->
    [try] ลอง
    [edit] แก้ไขตำแหน่ง
   *[paste] วาง
}
analysis-copy-text = คัดลอกเป็นข้อความ
analysis-picture = บันทึกเป็นภาพ

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } หันอัสสัม
    [roll] { $player } ทอยลูกเต๋า
    [lay] { $player } วางพรม
    [reveal] { $player }: พรมผืนถัดไปคือผืนใด
   *[over] เกมจบแล้ว
}
analysis-deeper = กำลังดูให้ลึกขึ้น …
analysis-rollout = เล่นต่อจนจบ
analysis-games = เกมที่เล่นต่อ: { $games }
analysis-die = ตั้งลูกเต๋าเอง
analysis-mean = ก่อนหน้านั้น ตัวเลขเป็นค่าเฉลี่ยของทุกแต้ม
analysis-heat = อัสสัมอาจหยุดที่ไหน และต้องจ่ายเท่าไร

## Variations

analysis-variations = แนวการเล่น
analysis-start = ตำแหน่งเริ่มต้น
analysis-name = ชื่อแนวนี้
analysis-delete = ลบตั้งแต่ตรงนี้

## Editing

analysis-tool = { $tool ->
    [assam] อัสสัม
   *[away] เอาออก
}
analysis-hint = { $tool ->
    [assam] แตะช่อง แตะอัสสัมเพื่อหันเขา
    [away] แตะพรม
   *[rug] แตะสองช่องที่ติดกัน
}
analysis-dirhams = ดีแรม
analysis-rugs = พรมที่เหลือ
analysis-mover = ตาของใคร
analysis-next = ต่อไปทำอะไร
analysis-phase = { $phase ->
    [turn] หันอัสสัม
    [roll] ทอยลูกเต๋า
   *[lay] วางพรม
}
analysis-empty = ล้างกระดาน
analysis-line = ตำแหน่งในหนึ่งบรรทัด
analysis-use = ใช้ตำแหน่งนี้
analysis-play-on = เล่นต่อจากตรงนี้
