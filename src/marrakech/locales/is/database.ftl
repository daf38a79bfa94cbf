### `marrakech database`, for hosts.

database-help = Sjá um það sem þjónn hefur geymt.
database-backup-help = Afrita öll borð, hvort sem þjónninn keyrir eða ekki, og athuga afritið.
database-copy-help = Skráin sem á að skrifa; hún má ekki vera til fyrir.
database-copying = Afritun
database-copied = Öll borð eru í { $file }, eins og þau voru þegar afritun hófst. Lykillinn er ekki þar: geymdu afrit af { $key } annars staðar.
database-check-help = Athuga allt sem er geymt.
database-check-file-help = Afrit til að athuga, í stað þess sem þjónninn notar.
database-sound = { $file } er í lagi.
database-fault = Borð { $table }…: { $why }
database-faults = { $number ->
    [one] { $number } borð er skemmt; öll önnur eru í lagi.
   *[other] { $number } borð eru skemmd; öll önnur eru í lagi.
}
database-restore-help = Setja afrit í stað þess sem er geymt. Þjónninn verður að vera stöðvaður.
database-restore-file-help = Afritið.
database-restored = Endurheimt tókst.
database-restored-kept = Endurheimt tókst. Það sem var fyrir er í { $file }.
database-downgrade-help = Fara aftur í snið eldri útgáfu forritsins. Þjónninn verður að vera stöðvaður.
database-form-help = Sniðið, til dæmis { $example }.
database-downgraded = { $file } er nú með sniðið { $form }. Ef þessi útgáfa er ræst aftur breytir hún því til baka.
