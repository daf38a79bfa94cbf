### `marrakech verify`.

verify-help = Провери да бацања завршене партије потичу из семена којим је била везана.
verify-file-help = Датотека са записима, каква се нуди на крају партије; - је стандардни улаз.
verify-fair = Партија { $game } је поштена: њена обавеза, { $throws ->
    [one] { $throws } бацање
    [few] { $throws } бацања
   *[other] { $throws } бацања
} и { $rugs ->
    [0] гомилице, које ништа не крију,
    [one] { $rugs } саг с гомилица
    [few] { $rugs } сага с гомилица
   *[other] { $rugs } сагова с гомилица
} одговарају семену.
verify-fault = { $what ->
    [commitment] Партија { $game }: обавеза је { $found }, а по семену { $expected }.
    [first] Партија { $game }: почело је место { $found }, а по семену { $expected }.
    [throw] Партија { $game }: бацање { $number } било је { $found }, а по семену { $expected }.
   *[pile] Партија { $game }: саг { $number } с гомилице био је { $found }, а по семену { $expected }.
}
verify-more = { $number ->
    [one] Има још { $number } разлика.
    [few] Има још { $number } разлике.
   *[other] Има још { $number } разлика.
}
verify-error = Партија { $game }: { $why }
