### `marrakech ban`: whom a host keeps out.

ban-help = Banna nomi e indirizzi per un po’, che il server sia in funzione o no.
ban-name-help = Banna un nome: nessuno può chiamarsi così.
ban-name-name-help = Il nome; maiuscole, spazi e forma delle lettere non contano.
ban-address-help = Banna un indirizzo o una rete: chi arriva da lì non può né giocare né guardare.
ban-address-address-help = Come 203.0.113.9, 203.0.113.0/24 o 2001:db8::/48. Con IPv6 si banna almeno un /64.
ban-list-help = Elenca i ban.
ban-lift-help = Revoca dei ban.
ban-for-help = Per quanto tempo, in minuti, ore, giorni o settimane: 90m, 2h, 1d, 4w.
ban-why-help = Il motivo; lo legge chi è bannato per indirizzo.
ban-number-help = Il numero che mostra l’elenco.
ban-column-number = numero
ban-column-kind = tipo
ban-column-what = bannato
ban-column-since = dal
ban-column-until = fino al
ban-column-why = motivo
ban-kind = { $kind ->
    [name] nome
   *[address] indirizzo
}
ban-done = { $what } è bannato fino al { $until }. Il server lo saprà entro due secondi.
ban-counted = { $number ->
    [0] Non c’è nessun ban.
    [one] Un ban.
   *[other] { $number } ban.
}
ban-lifted = { $number ->
    [one] Un ban è stato revocato.
   *[other] { $number } ban sono stati revocati.
}
ban-no-name = un nome ha almeno una lettera visibile
ban-no-time = «{ $time }» non è una durata di dieci anni al massimo: scrivi come 90m, 2h, 1d o 4w
ban-no-such = non c’è il ban numero { $number }
