### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = قارن الاحتمالات التي تقولها القيمة بالألعاب التي تليها.
calibrate-players-help = كم لاعبًا حول الطاولة.
calibrate-linear-help = خذ القيمة التي هي مجموع بسيط لمدخلاتها.
calibrate-value-help = ملف كتبه «marrakech train»؛ والافتراضي القيمة التي يستعملها اللاعبون الآليون.
calibrate-games-help = كم لعبة تُلعب.
calibrate-plot-help = ارسم الاحتمالات وما آلت إليه في هذا الملف، .png أو .svg.
calibrate-playing = الألعاب

calibrate-title = { $games ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
    [many] { $games } لعبة
   *[other] { $games } لعبة
  } بالقواعد { $rules }، البذرة { $seed }
calibrate-forecasts = عدد التوقعات عند بداية الأدوار: { $forecasts }. بين القوسين: مجالات ٩٥٪، حسب اللعبة.
calibrate-column-bin = الاحتمال، ٪
calibrate-column-forecasts = التوقعات
calibrate-column-said = المتوسط
calibrate-column-came = الفوز، ٪
calibrate-column-error = زيادة الفارق
calibrate-column-spread = التشتت
calibrate-chances = تخطئ الاحتمالات بمتوسط { $off } نقطة مئوية (خطأ المعايرة المتوقع)؛ مقياس براير { $brier }.
calibrate-margins = تزيد الفوارق عن الواقع بمتوسط { $error } درهم؛ وتشتت آحادها { $spread }.
calibrate-plot-said = الاحتمال الذي قالته القيمة، ٪
calibrate-plot-came = نسبة الفوز الفعلية، ٪، مع مجالات ٩٥٪
calibrate-plot-forecasts = التوقعات
