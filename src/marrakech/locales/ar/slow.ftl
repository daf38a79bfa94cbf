### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = الألعاب
slow-series-one = لعبة واحدة
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] الأفضل من ثلاث
   *[5] الأفضل من خمس
}
# Leads to the set-up of a table for friends
slow-challenge = تحدَّ أحدًا: الأفضل من ثلاث
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] الأفضل من ثلاث ضد { $player }
   *[5] الأفضل من خمس ضد { $player }
}
# Which game of the series this is
slow-game = اللعبة { $number }
slow-won = { $number ->
    [zero] بلا فوز
    [one] فوز واحد
    [two] فوزان
    [few] { $number } مرات فوز
    [many] { $number } مرة فوز
   *[other] { $number } مرة فوز
}
slow-series-goes-on = اللعبة { $number } هي التالية.
slow-series-winner = الفوز بالسلسلة من نصيب { $player }.
slow-series-you = فزت بالسلسلة!
slow-series-shared = السلسلة مناصفة: { $players }.
slow-ready = مستعد للعبة { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } بالانتظار. وأنا!
slow-again = تحدَّ من جديد

## Days for a move

slow-pace = الإيقاع
slow-pace-now = في جلسة واحدة
# $days: 1 or 3
slow-pace-days = { $days ->
    [zero] أقل من يوم لكل دور
    [one] يوم واحد لكل دور
    [two] يومان لكل دور
    [few] { $days } أيام لكل دور
    [many] { $days } يومًا لكل دور
   *[other] { $days } يوم لكل دور
}
slow-pace-hint = لا حاجة إلى أن يحضر الجميع في وقت واحد. عُد حين يأتي دورك.
slow-clock-tells = على مهل: لكل دور { $days ->
    [zero] أقل من يوم
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}.
# $time: such as “2 hours”
slow-time-short = بقي لدورك { $time }.

## Whose turn it is

slow-turns = ألعابك
slow-turn-yours = دورك
slow-turn-theirs = دور { $player }
slow-turn-waiting = في انتظار اللاعبين
slow-turn-ready = اللعبة التالية تنتظرك
slow-turn-not-ready = في انتظار { $player }
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = بقي { $time }

## Being told

slow-ask = قد يستغرق هذا أيامًا. هل نخبرك حين يأتي دورك؟
slow-ask-hint = إشعار قصير من متصفحك، ما دامت صفحة من اللعبة أو تطبيقها مفتوحًا. يمكنك إيقافه في الإعدادات.
slow-ask-yes = نعم، من فضلك
slow-ask-no = لا، شكرًا
slow-ask-refused = متصفحك لا يسمح بذلك. يمكنك تغيير هذا في إعداداته لهذه الصفحة.
slow-setting = أخبرني حين يأتي دوري في لعبة بطيئة
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · بقي { $time }
