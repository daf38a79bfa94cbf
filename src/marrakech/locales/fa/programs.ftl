# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = برنامه
programs-title = برنامه‌هایی که به‌جای شما بازی می‌کنند
programs-what = برنامه هم مثل شما می‌تواند سر میز بنشیند. همه می‌بینند که برنامه است.
# At the set-up of a table with open seats; a tick says yes
programs-open = برنامه‌ها هم می‌توانند اینجا بنشینند
programs-how = پیوند یک میز را برایش بفرستید و توکنی به آن بدهید: توکن به نام شماست و هر وقت بخواهید پس گرفته می‌شود.
programs-learn = چگونه برنامه بنویسید
programs-tokens = توکن‌های شما
programs-none = هنوز توکنی ندارید.
programs-name = برای چیست؟
programs-default-name = برنامهٔ من
programs-may = اجازه دارد
# What a token allows
programs-scope = { $scope ->
    [play] بنشیند و بازی کند
    [watch] از میزهای شما باخبر شود
   *[make] میز بچیند
}
programs-make = ساختن توکن
programs-made = این توکن است. فقط یک بار نشان داده می‌شود: همین حالا کپی کنید.
programs-copy = کپی
programs-copied = کپی شد
programs-done = برداشتم
programs-used = { $used ->
    [never] هرگز استفاده نشده
   *[other] آخرین استفاده { $when }
}
programs-revoke = پس گرفتن
programs-revoke-long = پس گرفتن توکن «{ $name }»
