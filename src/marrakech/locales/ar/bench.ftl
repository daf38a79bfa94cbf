### `marrakech bench`.

bench-help = قِس سرعة لعب الألعاب العشوائية هنا.
bench-seconds-help = المدة التقريبية لقياس كل سطر.
bench-threads-help = كم خيطًا يُقارن بخيط واحد.
bench-measuring = يجري القياس
bench-no-time = يجب أن يكون وقت القياس عددًا
bench-compiled = نواة مُصرَّفة
bench-uncompiled = نواة غير مُصرَّفة
bench-column-players = اللاعبون
bench-column-threads = الخيوط
bench-column-speed = لعبة في الثانية
bench-column-ratio = النسبة إلى خيط واحد
