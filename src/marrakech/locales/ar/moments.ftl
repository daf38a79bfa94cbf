### What happens at the table, and what was.

moments-since = منذ دورك
moments-lately = قبل قليل
moments-again = عرض مرة أخرى
moments-free = مجانًا
moments-less = أقل من 1
moments-about = نحو { $number }
moments-way-L = يساره
moments-way-R = يمينه
moments-sounds-ask = هل تلعب مع الأصوات؟
moments-sounds-yes = مع الأصوات
moments-sounds-no = بهدوء
moments-vibration = الاهتزاز
moments-souk = همهمة السوق
