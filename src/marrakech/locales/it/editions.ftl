### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Elenca i testi stampati delle regole, o ne mostra uno con le sue differenze.
editions-id-help = Un’edizione, o il codice di una lingua. Senza, sono elencate tutte.
editions-column-id = id
editions-column-languages = lingue
editions-column-differences = differenze dalle regole standard
editions-standard = Lo standard: chi non può pagare è fuori gioco, si offre una variante, i tappeti degli altri sono protetti (cover: opponents), in due le pile sono mescolate e ogni colore è un’area a sé, i dirham decidono i pareggi, chi comincia è estratto a sorte. `marrakech editions ID` ne spiega una a parole.
editions-unknown = non c’è un’edizione o una lingua «{ $text }»; `marrakech editions` le elenca
editions-languages = Lingue: { $languages }
editions-booklet = Fonte: { $booklet }
editions-box = Nella scatola: { $box }
editions-differences = Differenze dalle regole standard:
editions-no-differences = Queste sono le regole standard.
editions-notes = Sul testo:
editions-use = In Python: { $code }

## The texts

editions-name = { $edition ->
    [international] Internazionale, inglese
    [french] Francese
    [dutch] Olandese
    [spanish] Spagnola
    [italian] Italiana
    [finnish] Finlandese
    [swedish] Svedese
    [czech] Ceca
    [greek] Greca
    [portuguese] Portoghese
    [polish] Polacca
    [icelandic] Islandese
    [arabic] Araba
    [estonian] Estone
    [latvian] Lettone
    [lithuanian] Lituana
    [russian] Russa
    [chinese-traditional] Cinese (tradizionale)
    [japanese] Giapponese
    [chinese-simplified] Cinese (semplificato)
    [hungarian] Ungherese
    [slovenian] Slovena
    [romanian] Rumena
    [norwegian] Norvegese
    [serbian] Serba
    [croatian] Croata
    [german] Tedesca
    [korean] Coreana
    [thai] Thailandese
    [persian] Persiana
    [hong-kong-2022] Hong Kong 2022, cinese
    [hong-kong-2022-english] Hong Kong 2022, inglese
    [hungarian-early] Ungherese, vecchia
    [russian-lifestyle] Russa, Lifestyle
   *[french-2007] Francese, 2007
}
editions-booklet-name = { $booklet ->
    [international] una delle trenta lingue del libretto internazionale
    [hong-kong-2022] le regole della scatola di Hong Kong del 2022
    [hungarian-early] le regole di una delle prime scatole ungheresi
    [russian-lifestyle] le regole della scatola russa di Lifestyle
   *[french-2007] le regole della scatola francese del 2007
}
editions-contents = { $rugs } tappeti, { $ones } monete da un dirham, { $fives } da cinque{ $bag ->
    [yes] , un sacchetto
   *[no] {""}
}
editions-box-not-listed = non indicato nel testo

## Differences, in a word or two for a table

editions-brief-standard = le regole standard
editions-brief-elimination-no = nessuno esce dal gioco
editions-brief-variant-none = senza variante
editions-brief-variant-turn-at-end-optional = variante: fino a un quarto di giro
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = colori alternati
editions-brief-area-owner = aree per proprietario
editions-brief-tiebreak-none = pari merito
editions-brief-first-player-agree = comincia: di comune accordo
editions-brief-first-player-morocco = comincia: l’ultimo in Marocco
editions-brief-first-player-lot-or-youngest = comincia: a sorte o il più giovane

## Differences, in whole sentences

editions-differs-elimination-no = Chi non può pagare tutto dà quello che ha e continua a giocare; nessuno esce dal gioco (R4.4).
editions-differs-variant-none = La variante in cui si gira Assam alla fine del turno non è offerta (R7).
editions-differs-variant-turn-at-end-optional = Nella variante Assam può anche restare com’è: lo si gira al massimo di un quarto (R7.3).
editions-differs-cover-any = Un tappeto non può coprire entrambe le metà di nessun tappeto, nemmeno di uno proprio (R5.3).
editions-differs-cover-colours = Le due metà sotto un nuovo tappeto devono appartenere a due tappeti e avere colori diversi, dove è possibile (R5.3, R5.4).
editions-differs-pile-alternating = In due, ognuno posa i suoi due colori alternandoli (R2.3).
editions-differs-area-owner = In due, i due colori di un giocatore formano un’unica area: si paga per tutte le caselle unite tra loro con tappeti di quel giocatore (R4.5).
editions-differs-tiebreak-none = A parità di punti non decide niente: si resta a pari merito (R6.3).
editions-differs-first-player-agree = Chi comincia si sceglie di comune accordo (R2.4).
editions-differs-first-player-morocco = Comincia chi è stato in vacanza in Marocco per ultimo (R2.4).
editions-differs-first-player-lot-or-youngest = Chi comincia si estrae a sorte, oppure è il più giovane (R2.4).
editions-differs-box = La scatola contiene: { $box }.
editions-differs-box-not-listed = Il testo non indica che cosa contiene la scatola.

## Remarks that are no rules

editions-note-box-colours = La scatola contiene 15 tappeti per ciascuno di tre colori, e 12 del quarto.
editions-note-coins = Le monete da uno sono argentate, quelle da cinque dorate.
editions-note-age-and-time = Il testo dice: da 2 a 4 giocatori, dai 6 anni, 20 minuti.
editions-note-not-under-three = Il testo dice che il gioco non è adatto ai bambini sotto i tre anni.
editions-note-pick-colour = Ognuno sceglie il colore che preferisce.
editions-note-rock-paper-scissors = Chi comincia si decide a sorte, o con sasso, carta, forbici.
editions-note-edge-mosaics = Ciò che unisce le linee al bordo in questo testo si chiama «mosaici»; nella maggior parte dei testi sono frecce.
editions-note-edge-bends = Ciò che unisce le linee al bordo in questo testo si chiama «curve»; nella maggior parte dei testi sono frecce.
editions-note-edge-lines = Ciò che unisce le righe al bordo in questo testo si chiama «linee»; nella maggior parte dei testi sono frecce.
editions-note-same-colour-allowed = Il testo dice espressamente che si possono coprire due metà dello stesso colore.
editions-note-setup-one-colour = La riga sulla preparazione dà a due giocatori 15 tappeti di un colore ciascuno; è l’opzione «Due giocatori: un colore ciascuno» (R2.3).
editions-note-pile-reading = Che in due si posino i propri colori alternandoli è la lettura più naturale del testo; si potrebbe anche intendere che i due colori si mescolano.
editions-note-not-mixed = In due, ognuno mette i suoi tappeti in una pila, ma il testo non dice che li mescola. Qui le pile sono mescolate (R2.3).
editions-note-keeping-heading = Il testo non dice che si può lasciare Assam com’è. Qui si può (R3.2).
editions-note-own-square = Il testo non dice che si paga anche per la casella sotto Assam. Qui si paga (R4.1).
editions-note-out-of-money = Il testo dice che un giocatore che «finisce i soldi» è fuori gioco. Qui lo è chi non può pagare tutto il dovuto; chi non ha più niente ma non deve niente continua a giocare (R4.3).
editions-note-loose-one-half = «Solo con una metà sul tappeto di un altro» è poco preciso. Letto insieme all’elenco accanto, il testo dice quello che dicono gli altri: si possono coprire metà di due tappeti diversi.
editions-note-slip-no-walk = Una svista: il pagamento è stampato una seconda volta al posto del movimento, così il testo non dice che cosa succede al bordo del mercato.
editions-note-slip-not-lost = Una svista: in «su una casella libera o su un proprio tappeto non si paga» è andato perso il «non».
editions-note-slip-pays-rugs = Una svista: per il pagamento si contano i tappeti, mentre tutti gli altri testi contano le caselle. Qui si paga per le caselle (R4.1); alla fine anche questo testo conta le metà, come tutti.
editions-note-slip-may-lay = Una svista: un tappeto si «può» posare; invece si deve (R5.4).
editions-note-slip-left-out = Una svista: mancano lo scopo, il contenuto e ciò che decide i pareggi.
editions-note-slip-opponent = Una svista: alla fine conta «ogni dirham rimasto all’avversario»; dovrebbe dire «al giocatore».
editions-note-slip-counts-twice = Una svista: i tappeti per due giocatori sono contati due volte, in modo diverso.
editions-note-slip-variant = Una svista: l’ultimo passo della variante è confuso («gira la figura può girare di un quarto»). Qui si gira Assam esattamente di un quarto di giro (R7.3).
editions-note-slip-aim = Una svista: la frase che spiega lo scopo si interrompe.
editions-note-slip-cards = Una svista: il testo parla di posare «carte»; si intendono i tappeti.
editions-note-slip-results = Una svista: c’è scritto «risultati della casella», ma si intendono i suoi lati.
editions-note-slip-exit-arrow = Una svista: al bordo Assam prosegue «verso la freccia d’uscita».
editions-note-slip-end-of-rug = Una svista: si dice che un tappeto tocca il lato con la sua «estremità»; si intende una delle sue caselle (R5.1).
editions-note-slip-dirham-won = Una svista: alla fine conta «ogni dirham vinto»; si intende ogni dirham che si ha (R6.2).
editions-note-slip-leaves-game = Una svista: al bordo Assam «esce dal gioco»; in realtà esce dal mercato.
