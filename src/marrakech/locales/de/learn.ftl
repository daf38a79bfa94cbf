### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Spielen lernen
learn-lead = Zehn kleine Schritte auf einem echten Brett, fünf Minuten.
learn-step = Schritt { $number } von { $steps }
learn-steps = Schritte
learn-step-done = { $title } (geschafft)
learn-resume = Weiterlernen
learn-again = Von vorn
learn-next = Weiter
learn-back = Zurück
learn-right = Richtig!
learn-wrong = Nicht ganz.
learn-rule = Regel { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Nach links, von ihm aus
    [R] Nach rechts, von ihm aus
   *[F] Geradeaus
}
learn-throw = Würfeln
learn-lay = Teppich hierhin legen
learn-number = { $number }
learn-end-title = Jetzt kannst du das Spiel
learn-end = Mehr musst du nicht wissen. Der Rest ist Glück und ein bisschen Schläue.
learn-end-play = Gegen Hassan, den Lastträger, spielen

learn-turn = Assam drehen
learn-turn-see-task = Du bist Rot und am Zug. Zuerst darfst du Assam drehen. Links und rechts gelten von ihm aus: Er schaut nach unten, also ist seine linke Hand rechts auf dem Bildschirm. Führe ihn dorthin, wo er auf keinen gelben Teppich treffen kann.
learn-turn-left = Dort liegen die gelben Teppiche: Bei den meisten Würfen müsstest du zahlen.
learn-turn-forward = Auch geradeaus liegt ein gelber Teppich. Versuch es anders.
learn-turn-done = Auf diesem Weg kann dir nichts passieren.

learn-throw-title = Würfeln
learn-throw-task = Jetzt würfle. Assam geht für jeden Pantoffel ein Feld weit.
learn-throw-done = Drei Pantoffeln, drei Felder.

learn-mosaic = Über ein Mosaik
learn-mosaic-task = Der Würfel zeigt drei, und Assam schaut nach unten. Am Rand folgt er dem Mosaik. Auf welchem Feld bleibt er stehen?
learn-mosaic-straight = Dort endet der Markt: Er folgt dem Mosaik und kommt daneben wieder herein.
learn-mosaic-count = Der Weg durch ein Mosaik ist ein Schritt. Zähl noch einmal.
learn-mosaic-other = Dort nicht. Folge dem Mosaik mit dem Finger, Schritt für Schritt.
learn-mosaic-done = Nach unten, durch das Mosaik und wieder hinauf.

learn-pay = Zahlen
learn-pay-task = Assam ist auf einem gelben Teppich stehen geblieben. Wie viele Dirham zahlst du?
learn-pay-few = Zähl alle gelben Felder, die mit dem unter Assam zusammenhängen, und dieses selbst auch.
learn-pay-many = Ein gelbes Feld gehört nicht dazu: Ein roter Teppich schneidet es ab, und über Ecken zählt nicht.
learn-pay-done = Ein Dirham für jedes Feld der Fläche.

learn-lay-title = Einen Teppich legen
learn-lay-task = Am Ende deines Zugs legst du einen Teppich. Wähle zwei Felder, eines davon neben Assam.
learn-lay-done = Wer von nun an dort stehen bleibt, zahlt an dich.

learn-cover = Teppiche überdecken
learn-cover-task = Teppiche dürfen auf Teppichen liegen. Überdecke die Hälfte des gelben Teppichs und die Hälfte des blauen.
learn-cover-elsewhere = Das ist erlaubt, überdeckt aber nicht beide Teppiche. Such die Stelle, wo eine gelbe und eine blaue Hälfte nebeneinanderliegen.
learn-cover-done = Zwei Felder mehr für dich und zwei weniger für die anderen.

learn-count = Zählen
learn-count-task = Der letzte Teppich liegt. Wer hat gewonnen? Jeder Dirham zählt und jedes Feld, auf dem ein Teppich zu sehen ist.
learn-count-dirhams = Dirham sind nicht alles: Zähl die Felder dazu, auf denen die Teppiche zu sehen sind.
learn-count-squares = Die Felder sind nicht alles: Zähl die Dirham dazu.
learn-count-other = Zähl für alle die Dirham und die Felder zusammen.
learn-count-done = Dirham und Felder zusammen: Das sind die meisten Punkte.

learn-out = Ausscheiden
learn-out-task = Blau hat noch drei Dirham und muss fünf zahlen. Was passiert?
learn-out-choice-out = Blau zahlt drei und scheidet aus.
learn-out-choice-owes = Blau zahlt drei und schuldet zwei.
learn-out-choice-free = Blau muss nicht zahlen.
learn-out-owes = Auf diesem Markt gibt es keine Schulden.
learn-out-free = Wer etwas zahlen kann, muss es auch.
learn-out-done = Die blauen Teppiche bleiben liegen und werden neutral. Von nun an kosten sie niemanden etwas.

learn-piles = Zu zweit
learn-piles-task = Zu zweit hat jeder zwei Farben. Gelb und Lila gehören der anderen Person, und Assam ist auf einem gelben Teppich stehen geblieben. Wie viele Dirham zahlst du?
learn-piles-both = Gelbe und lila Teppiche sind zwei Flächen, auch wenn sie derselben Person gehören. Zähl nur die gelben.
learn-piles-few = Zähl alle gelben Felder, die mit dem unter Assam zusammenhängen.
learn-piles-done = Jede Farbe ist eine Fläche für sich. Und als Nächstes legst du immer den obersten Teppich deines Stapels.

learn-variant = Die Variante
learn-variant-task = In der Variante wird Assam am Ende gedreht: Du hast deinen Teppich gelegt, und wer nach dir kommt, muss Assam dorthin ziehen, wohin er dann schaut. Dreh ihn zu deinen roten Teppichen.
learn-variant-wrong = Dort liegen keine roten Teppiche. Deine liegen auf seiner anderen Seite.
learn-variant-done = Jetzt kommt kaum noch jemand an deinen Teppichen vorbei.
