### The people of the market.

cast-strength = ฝีมือ { $number } จาก { $most }
cast-title = ผู้คนในตลาด
cast-lead = คู่แข่งสิบเอ็ดคน หกคนต่างกันที่ฝีมือ อีกห้าคนมีสไตล์ของตัวเอง
cast-settings-remarks = บอตพูดบ้างเป็นครั้งคราว
cast-numbers = เป็นตัวเลข
cast-rating = เรตติง { $rating } น่าจะอยู่ระหว่าง { $low } ถึง { $high }
cast-habit-thrift = ประหยัด
cast-habit-area = พื้นที่
cast-habit-cover = ปูทับ
cast-habit-risk = เสี่ยง

## What each is like, in a word

cast-temper-porter = สบายๆ
cast-temper-apprentice = เปี่ยมความหวัง
cast-temper-peddler = รอบคอบ
cast-temper-merchant = หัวไว
cast-temper-master = มองการณ์ไกล
cast-temper-storyteller = ใจเย็น
cast-temper-pourer = เก่งเท่าคุณ
cast-temper-grandmother = มัธยัสถ์
cast-temper-mason = กล้า
cast-temper-weaver = ขี้แกล้ง
cast-temper-drummer = ชอบเสี่ยง
