### What happens at the table, and what was.

moments-since = از نوبت شما
moments-lately = همین حالا
moments-again = نمایش دوباره
moments-free = رایگان
moments-less = کمتر از 1
moments-about = حدود { $number }
moments-way-L = چپ او
moments-way-R = راست او
moments-sounds-ask = با صدا بازی می‌کنید؟
moments-sounds-yes = با صدا
moments-sounds-no = بی‌صدا
moments-vibration = لرزش
moments-souk = همهمهٔ بازار
