### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, lautapeli mattokauppiaista, Assamista ja dirhameista.
cli-lang-help = Tulosteiden kieli koodina, esimerkiksi fi.
cli-version-help = Tulosta versio.
cli-panel-arguments = Argumentit
cli-panel-options = Valitsimet
cli-panel-commands = Komennot
cli-default = oletus: { $value }
cli-required = pakollinen
cli-usage = Käyttö:
cli-try-help = { $command } kertoo lisää.
cli-no-such-option = valitsinta { $option } ei ole
cli-no-such-command = komentoa { $command } ei ole; komennot ovat { $known }
cli-missing = jotain puuttuu: { $what }
cli-bad-value = { $what }: arvo ei kelpaa; mahdollista: { $allowed }
cli-too-much = tämä on liikaa: { $extra }
cli-help-help = Tulosta tämä ohje.
cli-install-completion-help = Anna komentotulkin täydentää komentoja.
cli-show-completion-help = Tulosta, mitä komentotulkki siihen tarvitsee.
cli-json-help = Tulosta JSON-muodossa ohjelmia varten.
cli-error = virhe: { $why }
cli-file = tiedostoa { $file } ei voi lukea: { $why }
cli-cannot-write = tiedostoon { $file } ei voi kirjoittaa: { $why }
cli-no-text = { $file } ei ole tekstitiedosto (UTF-8)
cli-unknown-language = kieltä { $language } ei ole; kielet ovat { $known }
cli-interrupted = keskeytettiin; tässä on, mitä siihen mennessä saatiin
cli-uncompiled = Käännetty ydin puuttuu; näin samat säännöt toimivat monta kertaa hitaammin.
