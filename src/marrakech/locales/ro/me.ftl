### One's own page: the passport, one's games, and what was achieved in them.

me-title = Pașaportul tău
me-lead = Îți ține partidele laolaltă, fără nicio înscriere. Îl păstrează acest browser.
me-since = Din { $when }
me-games = Partidele mele
# How many games one has finished, and won
me-played = { $games ->
    [one] o partidă jucată, câștigate: { $won }
    [few] { $games } partide jucate, câștigate: { $won }
   *[other] { $games } de partide jucate, câștigate: { $won }
}
me-none = Pașaportul ia naștere odată cu prima ta partidă. Un chip îți poți alege deja.
me-name = Nume
me-save = Salvează
me-saved = Salvat
me-offline = Pașaportul tău e păstrat aici, dar serverul nu răspunde: numele și partidele vin când se poate.

## The face

me-scarf = Pe cap
me-scarf-name = { $number ->
    [1] turban
    [2] văl
    [3] fes
    [4] căciulă tricotată
    [5] glugă
   *[6] bentiță
}
me-colour = Vopsea
me-colour-name = { $number ->
    [1] roșu
    [2] șofran
    [3] albastru
    [4] verde-albăstrui
    [5] măsliniu
    [6] pruniu
    [7] culoarea inului
   *[8] negru
}
me-pattern = Covorașul din spate
me-pattern-name = { $number ->
    [1] zigzaguri
    [2] romburi
    [3] dungi
    [4] stele
    [5] carouri
    [6] valuri
    [7] rame
   *[8] cer înstelat
}

## Marks: what somebody has achieved

me-marks = Medalii
me-marks-none = Mici povești pe care o partidă le poate spune despre tine. Fiecare se câștigă o singură dată.
# Of all marks there are
me-marks-count = { $number } din { $all }
me-mark-open = Încă nu
me-mark-game = Partida din { $when }
me-mark-first = Primul covoraș vândut
me-mark-first-hint = Ai câștigat o partidă.
me-mark-fatima = Fatima se înclină
me-mark-fatima-hint = Ai câștigat la masa unde juca Fatima.
me-mark-four = Patru la masă
me-mark-four-hint = Ai câștigat împotriva altor trei.
me-mark-one = La un fir de ață
me-mark-one-hint = Ai câștigat la un singur punct.
me-mark-shared = Ceai pentru doi
me-mark-shared-hint = Ai împărțit primul loc.
me-mark-spared = Niciun dirham
me-mark-spared-hint = N-ai plătit nimănui o partidă întreagă.
me-mark-purse = Punga aproape goală
me-mark-purse-hint = Ai câștigat după ce ai avut doar doi dirhami sau mai puțin.
me-mark-peace = Rămân toți
me-mark-peace-hint = Ai câștigat împotriva a cel puțin doi, și nimeni n-a ieșit din joc.
me-mark-late = Revenirea
me-mark-late-hint = Cu trei covorașe rămase erai pe ultimul loc, și ai câștigat.
me-mark-last = Ultimul covoraș
me-mark-last-hint = Ultimul covoraș al partidei ți-a adus victoria.
me-mark-carpet = O stradă de covorașe
me-mark-carpet-hint = Douăsprezece căsuțe de culoarea ta erau legate.
me-mark-toll = Plătește o caravană
me-mark-toll-hint = Ai primit zece dirhami deodată.

## Another device

me-carry = Pe alt dispozitiv
me-carry-hint = Deschide-ți pașaportul pe telefon sau acasă: găsești acolo aceleași partide.
me-carry-show = Arată linkul
me-carry-warning = Cine are acest link poate juca în locul tău. Nu-l arăta nimănui și trimite-l doar ție.
me-carry-lost = Nimeni nu poate readuce un pașaport pierdut, căci îl au doar browserele tale. Pe un al doilea dispozitiv e în siguranță.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Vine și locul tău dintr-o partidă în curs.
    [few] Vin și locurile tale din { $number } partide în curs.
   *[other] Vin și locurile tale din { $number } de partide în curs.
}
me-take = Un pașaport de pe alt dispozitiv
me-take-hint = Acest link aduce un pașaport. Vrei să-l folosești aici?
me-take-yes = Folosește-l aici
me-take-both = Folosește-l și ia-mi partidele
me-take-both-hint = Partidele, medaliile și zilele din acest browser trec la el. Din două ratinguri rămâne cel cu mai multe partide.
me-take-only = Folosește-l și lasă ce este aici
me-take-only-hint = Pașaportul din acest browser se pierde atunci, dacă nu îl are și alt dispozitiv.
me-take-no = Lasă totul așa
me-taken = Bine ai revenit, { $name }!
me-take-gone = Acest pașaport nu este cunoscut aici. Poate că a fost șters.

## One's data

me-data = Datele tale
me-data-hint = Un pașaport înseamnă un nume, un chip și o listă de partide. Nicio adresă de e-mail, nicio parolă, nimic altceva.
me-export = Salvează-mi datele
me-records = Salvează partidele
me-delete = Șterge pașaportul meu
me-delete-hint = Numele tău se scoate din toate partidele de aici, încheiate și în curs. Partidele rămân, fiindcă le-au jucat și alții. Ce au salvat sau tipărit alții nu se mai poate lua înapoi.
me-delete-sure = Îl ștergi, și numele tău cu el?
me-delete-sure-hint = Nu se poate anula. Partidele în curs se pot juca mai departe în acest browser, fără numele tău.
me-delete-yes = Da, șterge-l
me-delete-no = Păstrează-l
me-deleted = Pașaportul tău a fost șters.

## The list of one's games

me-running = În curs
me-finished = Încheiate
me-filter = Ce partide
me-search = Adversar
me-players = Jucători
me-players-any = oricâți
me-result = Rezultat
me-result-any = câștigate sau pierdute
me-result-won = câștigate
me-result-lost = pierdute
me-company = Împotriva
me-company-any = oricui
me-company-people = oamenilor
me-company-bots = personajelor
me-company-both = amândurora
me-state = Stare
me-state-any = în curs sau încheiate
me-nothing = Nu există o astfel de partidă.
me-place = { $place ->
    [1] Câștigată
    [2] Locul doi
    [3] Locul trei
   *[4] Locul patru
}
me-same-screen = La același ecran
me-accuracy = Precizie { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Rating { $change }
me-replay = Reluare
me-time-left = încă { $time }
me-more = Alte partide
# Tables at which only this browser has a seat
me-here = Doar în acest browser
me-reading = Se aduc partidele…
