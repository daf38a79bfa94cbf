### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = بازی‌ها
slow-series-one = یک بازی
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] دو برد از سه بازی
   *[5] سه برد از پنج بازی
}
# Leads to the set-up of a table for friends
slow-challenge = به مبارزه بخوانید: دو برد از سه بازی
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] دو برد از سه بازی، در برابر { $player }
   *[5] سه برد از پنج بازی، در برابر { $player }
}
# Which game of the series this is
slow-game = بازی { $number }
slow-won = { $number ->
    [one] { $number } برد
   *[other] { $number } برد
}
slow-series-goes-on = حالا نوبت بازی { $number } است.
slow-series-winner = { $player } برندهٔ این دور است.
slow-series-you = شما برندهٔ این دور هستید!
slow-series-shared = این دور مساوی شد: { $players }.
slow-ready = آماده برای بازی { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } آماده است. من هم!
slow-again = مبارزهٔ دوباره

## Days for a move

slow-pace = سرعت بازی
slow-pace-now = یک‌نفس
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] هر نوبت { $days } روز
   *[other] هر نوبت { $days } روز
}
slow-pace-hint = لازم نیست کسی هم‌زمان اینجا باشد. هر وقت نوبتتان شد برگردید.
slow-clock-tells = سر فرصت: برای هر نوبت { $days ->
    [one] { $days } روز
   *[other] { $days } روز
} وقت هست.
# $time: such as “2 hours”
slow-time-short = برای نوبت شما { $time } مانده است.

## Whose turn it is

slow-turns = بازی‌های شما
slow-turn-yours = نوبت شماست
slow-turn-theirs = نوبت { $player }
slow-turn-waiting = در انتظار بازیکنان
slow-turn-ready = بازی بعدی منتظر شماست
slow-turn-not-ready = { $player } هنوز آماده نیست
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = { $time } مانده

## Being told

slow-ask = این بازی شاید چند روز طول بکشد. وقتی نوبتتان شد خبرتان کنیم؟
slow-ask-hint = خبری کوتاه از مرورگرتان، تا وقتی صفحه‌ای از بازی یا برنامه‌اش باز باشد. در تنظیمات می‌توانید خاموشش کنید.
slow-ask-yes = بله، لطفاً
slow-ask-no = نه، ممنون
slow-ask-refused = مرورگرتان اجازه نمی‌دهد. می‌توانید در تنظیمات آن برای این صفحه تغییرش دهید.
slow-setting = خبرم کن وقتی در بازی آهسته نوبتم شد
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · { $time } مانده
