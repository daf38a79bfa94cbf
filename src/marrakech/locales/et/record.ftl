### `marrakech record`.

record-help = Kontrolli ja näita salvestatud mänge.
record-check-help = Kontrolli, et salvestised on loetavad ja iga toiming neis on lubatud.
record-show-file-help = Salvestistega fail; - on standardsisend.
record-check-file-help = Salvestistega failid; - on standardsisend.
record-column-game = mäng
record-column-players = mängijaid
record-column-rules = reeglid
record-column-turns = käike
record-column-result = tulemus
record-checked = { $games ->
    [one] { $bad ->
        [0] Üks mäng, ja see on korras.
       *[other] Üks mäng, ja selles on viga.
    }
   *[other] { $bad ->
        [0] { $games } mängu, kõik korras.
        [one] { $games } mängu, neist ühes on viga.
       *[other] { $games } mängu, neist { $bad } vigadega.
    }
}
record-none = Failis { $file } ei ole ühtegi mängu.
record-show-help = Jutusta salvestatud mäng käikhaaval ja joonista selle lõppseis.
record-game-help = Mitmes mäng failis, alates 1-st.
record-turn-help = Peatu pärast nii mitut käiku.
record-no-such-game = failis { $file } ei ole mängu { $number }
