### `marrakech tables`: what a host does with tables.

tables-help = Mostra, chiude, salva ed elimina tavoli, che il server sia in funzione o no.
tables-list-help = Elenca i tavoli.
tables-show-help = Mostra un tavolo: chi ci siede e che cosa è successo.
tables-close-help = Chiude un tavolo. Una partita in corso finisce senza risultato.
tables-export-help = Scrive partite in file, come registrazioni. Delle partite non finite, ciò che si è giocato finora.
tables-delete-help = Elimina tavoli per sempre.
tables-reports-help = Elenca le segnalazioni dei giocatori, dalla più recente.
tables-id-help = Un tavolo, o l’inizio del suo nome, come lo mostra il log. Se comincia con -, scrivi -- davanti.
tables-standing-help = Solo quelli in questo stato.
tables-why-help = Che cosa si dice ai giocatori.
tables-to-help = La cartella in cui scrivere.
tables-all-help = Tutti i tavoli.
tables-yes-help = Non chiedere conferma.
tables-done-help = Una segnalazione già gestita, con il suo numero; si può dare più volte.
tables-reports-all-help = Anche quelle già gestite.
tables-column-table = tavolo
tables-column-standing = stato
tables-column-players = giocatori
tables-column-rules = regole
tables-column-since = dal
tables-column-changed = ultima modifica
tables-column-entries = voci
tables-standing = { $standing ->
    [waiting] in attesa
    [playing] in corso
    [over] finito
   *[closed] chiuso
}
tables-listed = { $listed ->
    [yes] mostrato in sala
   *[no] per chi ha il link
}
tables-times = { $number ->
    [one] Dal { $since }, ultima modifica { $changed }, una voce.
   *[other] Dal { $since }, ultima modifica { $changed }, { $number } voci.
}
tables-counted = { $number ->
    [0] Non ci sono tavoli.
    [one] Un tavolo.
   *[other] { $number } tavoli.
}
tables-closed = Il tavolo { $table } è chiuso. Chi è lì lo saprà entro due secondi.
tables-exported = { $number ->
    [one] Una partita è in { $folder }.
   *[other] { $number } partite sono in { $folder }.
}
tables-not-begun = { $number ->
    [one] A un tavolo non è cominciata nessuna partita.
   *[other] A { $number } tavoli non è cominciata nessuna partita.
}
tables-export-what = indica quali tavoli, o --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Eliminare questo tavolo per sempre? (s/n)
   *[other] Eliminare questi { $number } tavoli per sempre? (s/n)
}
# What one may answer beside y
tables-yes = sì
tables-kept = non è stato eliminato niente
tables-deleted = { $number ->
    [one] Un tavolo è stato eliminato. Chi è lì lo saprà entro due secondi.
   *[other] { $number } tavoli sono stati eliminati. Chi è lì lo saprà entro due secondi.
}

## What players report

tables-report-number = numero
tables-report-when = quando
tables-report-table = tavolo
tables-report-reason = motivo
tables-report-about = su
tables-report-address = indirizzo
tables-report-by = da
tables-report-done = gestita
tables-reason = { $reason ->
    [name] nome offensivo
    [cheating] imbrogli
    [stalling] perdita di tempo
   *[other] altro
}
tables-watched = qualcuno che guardava
tables-reported = Segnalazione: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Non c’è nessuna segnalazione da gestire.
    [one] Una segnalazione.
   *[other] { $number } segnalazioni.
}
tables-reports-done = { $number ->
    [one] Una segnalazione è gestita.
   *[other] { $number } segnalazioni sono gestite.
}

## What is in the way

tables-no-table = non c’è nessun tavolo il cui nome cominci con «{ $name }»
tables-many = il nome di più di un tavolo comincia con «{ $name }»: scrivine di più
tables-busy = il tavolo cambia troppo in fretta: riprova
tables-why-long = il testo può avere al massimo { $most } caratteri
tables-no-report = non c’è nessuna segnalazione { $number } da gestire
