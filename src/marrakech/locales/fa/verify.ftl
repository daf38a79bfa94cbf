### `marrakech verify`.

verify-help = بررسی می‌کند که تاس‌های یک بازی تمام‌شده از دانه‌ای آمده باشد که بازی به آن پایبند بود.
verify-file-help = پرونده‌ای با گزارش بازی، آن‌گونه که در پایان بازی داده می‌شود؛ - ورودی استاندارد است.
verify-fair = بازی { $game } منصفانه است: تعهد، { $throws } تاس و { $rugs ->
    [0] دسته‌ها، که چیزی پنهان نمی‌کنند،
   *[other] { $rugs } فرش از دسته‌ها
} همان است که دانه‌اش می‌گوید.
verify-fault = { $what ->
    [commitment] بازی { $game }: تعهد { $found } است، ولی تعهد دانه { $expected } است.
    [first] بازی { $game }: صندلی { $found } شروع کرد، ولی دانه می‌گوید { $expected }.
    [throw] بازی { $game }: تاس شمارهٔ { $number } برابر { $found } بود، ولی دانه می‌گوید { $expected }.
   *[pile] بازی { $game }: فرش شمارهٔ { $number } یک دسته { $found } بود، ولی دانه می‌گوید { $expected }.
}
verify-more = { $number } مورد دیگر هم فرق دارد.
verify-error = بازی { $game }: { $why }
