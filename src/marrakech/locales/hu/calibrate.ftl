### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Összeveti egy értékelés jósolt esélyeit az utána következő játszmákkal.
calibrate-players-help = Hányan ülnek az asztalnál.
calibrate-linear-help = Azt az értékelést veszi, amely a bemenetek egyszerű összege.
calibrate-value-help = Egy fájl, amelyet a „marrakech train” írt; alapesetben a robotok értékelése.
calibrate-games-help = Hány játszma legyen.
calibrate-plot-help = Ebbe a fájlba rajzolja az esélyeket és azt, ami lett belőlük, .png vagy .svg.
calibrate-playing = játszmák

calibrate-title = { $games ->
    [one] Egy játszma
   *[other] { $games } játszma
  }, szabályok: { $rules }, mag: { $seed }
calibrate-forecasts = { $forecasts } jóslat a körök elején. Zárójelben: 95%-os intervallumok játszmánként.
calibrate-column-bin = esély, %
calibrate-column-forecasts = jóslat
calibrate-column-said = átlag
calibrate-column-came = nyert, %
calibrate-column-error = különbség többlete
calibrate-column-spread = szórás
calibrate-chances = Az esélyek átlagosan { $off } százalékponttal tévednek (várható kalibrációs hiba); Brier-pontszám: { $brier }.
calibrate-margins = A pontkülönbségek átlagosan { $error } dirhemmel túl nagyok; egyenként a szórásuk { $spread }.
calibrate-plot-said = az értékelés jósolta esély, %
calibrate-plot-came = tényleges győzelmi arány, %, 95%-os intervallumokkal
calibrate-plot-forecasts = jóslatok
