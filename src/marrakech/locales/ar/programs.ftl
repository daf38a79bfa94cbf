# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = برنامج
programs-title = برامج تلعب بدلًا منك
programs-what = يستطيع البرنامج أن يأخذ مقعدًا إلى طاولة مثلك. ويرى الجميع أنه برنامج.
# At the set-up of a table with open seats; a tick says yes
programs-open = يجوز للبرامج أيضًا أن تجلس هنا
programs-how = أرسل إليه رابط طاولة وأعطه رمز وصول: الرمز ينوب عنك، ويمكنك سحبه في أي وقت.
programs-learn = كيف تكتب برنامجًا
programs-tokens = رموز الوصول
programs-none = ليس عندك رمز بعد.
programs-name = لماذا هو؟
programs-default-name = برنامجي
programs-may = يُسمح له
# What a token allows
programs-scope = { $scope ->
    [play] أن يأخذ مقاعد ويلعب
    [watch] أن يعرف أخبار طاولاتك
   *[make] أن يجهّز طاولات
}
programs-make = أنشئ رمزًا
programs-made = هذا هو الرمز. يظهر مرة واحدة: انسخه الآن.
programs-copy = انسخ
programs-copied = نُسخ
programs-done = حفظته
programs-used = { $used ->
    [never] لم يُستعمل قط
   *[other] آخر استعمال { $when }
}
programs-revoke = اسحبه
programs-revoke-long = اسحب الرمز «{ $name }»
