### What happens at the table, and what was.

moments-since = 내 차례 이후
moments-lately = 방금
moments-again = 다시 보기
moments-free = 무료
moments-less = 1 미만
moments-about = 약 { $number }
moments-way-L = 아쌈의 왼쪽
moments-way-R = 아쌈의 오른쪽
moments-sounds-ask = 소리를 켜고 할까요?
moments-sounds-yes = 소리 켜기
moments-sounds-no = 조용히
moments-vibration = 진동
moments-souk = 시장의 웅성거림
