### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = nu există căsuța „{ $text }”: căsuțele merg de la a1 la g7
error-action = „{ $text }” nu este o acțiune: scrie L, F sau R, 1 până la 4, un covoraș ca d3e3 sau =red
error-rug = { $near } și { $far } nu sunt două căsuțe vecine
error-action-number = nu există acțiunea numărul { $number }: ele merg de la 0 la { $most }

## Rule sets

error-option-value = { $option } nu poate fi { $value }: alege dintre { $choices }
error-option-range = { $option } nu poate fi { $value }: este un număr întreg de la { $least } la { $most }
error-one-colour-needs-two = two_player="one colour" este pentru doi jucători, nu pentru { $players }
error-alternating-needs-two-colours = pile="alternating" cere doi jucători cu câte două culori
error-odd-rugs = două culori înseamnă un număr par de covorașe pentru fiecare jucător, nu { $rugs }
error-no-variant = textul „{ $edition }” nu are variantă
error-edition = nu există ediția „{ $text }”; există { $known }
error-rules = „{ $text }” nu este un set de reguli: scrie o ediție, o bară oblică și 2, 3 sau 4, ca în international/4
error-rules-option = „{ $text }” nu este o opțiune a regulilor sau apare de două ori; există { $known }
error-no-such-seat = nu există locul { $seat }: locurile merg de la 0 la { $last }
error-no-hidden-piles = doar teancurile amestecate de două culori au o ordine care să poată fi aflată
error-wrong-piles = în teancuri nu sunt covorașele rămase

## What is not allowed

error-number-not-legal = acțiunea numărul { $number } nu este permisă aici
error-batch-not-legal = acțiunea numărul { $number } nu este permisă în partida { $game }
error-nothing-to-pop = nu există nicio acțiune de luat înapoi
error-nothing-played = nu s-a jucat încă nimic
error-no-chance = acum nu este nimic de aruncat sau de dezvăluit
error-game-over = { $action } nu se poate: jocul s-a terminat
error-not-now = { $action } nu se poate în faza „{ $phase ->
    [turn] întoarcere
    [roll] aruncare
    [lay] așezare
    [reveal] dezvăluire
    [over] sfârșit
   *[other] { $phase }
}”; permis aici: { $legal }
error-must-turn = Assam trebuie întors la stânga sau la dreapta; permis aici: { $legal }
error-not-in-pile = un covoraș { $colour ->
    [red] roșu
    [yellow] galben
    [blue] albastru
   *[purple] mov
} nu poate fi următorul din acest teanc
error-under-assam = { $action } este sub Assam ({ $assam }); permis aici: { $legal }
error-not-beside-assam = { $action } nu atinge căsuța lui Assam ({ $assam }); permis aici: { $legal }
error-far-square-first = { $action } este pe dos: căsuța de lângă Assam ({ $assam }) vine prima, { $right }
error-covers-whole-rug = { $action } ar acoperi un covoraș { $colour ->
    [red] roșu
    [yellow] galben
    [blue] albastru
   *[purple] mov
} întreg; permis aici: { $legal }
error-same-colours = { $action } ar acoperi două jumătăți { $colour ->
    [red] roșii
    [yellow] galbene
    [blue] albastre
   *[purple] mov
}; permis aici: { $legal }

## Positions

error-position-fields = o poziție are șase câmpuri (tablă, Assam, la rând, fază, jucători, reguli), nu { $given }
error-position-assam = „{ $text }” nu spune unde stă Assam: scrie o căsuță și N, E, S sau W, ca în d4S
error-position-mover = „{ $text }” nu spune cine este la rând: alege dintre { $seats }
error-position-phase = „{ $text }” nu este o fază: alege dintre { $phases }
error-position-purse = „{ $text }” nu este un jucător: scrie dirhamii și covorașele ca în 30r12, sau x1
error-position-top = „{ $text }” nu spune cum trebuie covorașul următor: cu două culori și covorașe rămase =r sau =?, altfel nimic
error-board-rows = tabla are șapte rânduri, nu { $given }
error-board-columns = rândul { $row } al tablei trebuie să aibă șapte căsuțe, nu { $given }
error-board-cell = rândul { $row } al tablei conține „{ $text }”: scrie 1 până la 7 pentru căsuțe goale sau r, y, b, p și unul dintre ^ > v <
error-colour-not-played = nimeni nu joacă cu { $colour ->
    [red] roșu
    [yellow] galben
    [blue] albastru
   *[purple] mov
}, culoare care se află pe { $square }
error-half-off-board = cealaltă jumătate a covorașului de pe { $square } ar fi în afara tablei
error-half-missing = cealaltă jumătate a covorașului de pe { $square } ar trebui să fie pe { $other }, dar căsuța e goală
error-half-nowhere = cealaltă jumătate a covorașului de pe { $square } nu e nicăieri: niciun covoraș vecin nu o acoperă
error-rugs-in-a-ring = covorașele de pe { $squares } ar trebui să stea fiecare sub următorul
error-players-number = numărul de jucători este { $given }, dar regulile sunt pentru { $wanted }
error-purse-colours = { $seat ->
    [red] Roșu
    [yellow] Galben
    [blue] Albastru
   *[purple] Mov
} are covorașe de aceste culori: { $wanted }
error-out-with-goods = { $seat ->
    [red] Roșu
    [yellow] Galben
    [blue] Albastru
   *[purple] Mov
} e în afara jocului și nu mai poate avea nici dirhami, nici covorașe
error-too-many-rugs = sunt prea multe covorașe { $colour ->
    [red] roșii
    [yellow] galbene
    [blue] albastre
   *[purple] mov
}, așezate și rămase: pot fi cel mult { $most }
error-top-not-in-pile = { $seat ->
    [red] Roșu
    [yellow] Galben
    [blue] Albastru
   *[purple] Mov
} nu poate avea ca următor un covoraș { $colour ->
    [red] roșu
    [yellow] galben
    [blue] albastru
   *[purple] mov
}: nu a mai rămas niciunul
error-top-unknown = înainte de aceasta un teanc trebuie să-și arate covorașul următor
error-dirhams-together = toți dirhamii la un loc nu pot fi mai mulți de { $most }
error-out-without-elimination = după aceste reguli nimeni nu iese din joc
error-leaving-order = cei ieșiți au plecat primul, al doilea, al treilea, iar un jucător rămâne
error-over = aici jocul s-a terminat: nu a mai rămas niciun covoraș sau a rămas un singur jucător
error-not-over = aici jocul nu s-a terminat: au rămas și covorașe, și jucători
error-mover-cannot = { $seat ->
    [red] Roșu
    [yellow] Galben
    [blue] Albastru
   *[purple] Mov
} nu poate fi la rând: e în afara jocului sau nu mai are covorașe

## Plain data

error-field-object = { $path } trebuie să fie un obiect
error-field-text = { $path } trebuie să fie un text
error-field-flag = { $path } trebuie să fie true sau false
error-field-number = { $path } trebuie să fie un număr întreg de la { $least } la { $most }
error-field-list = { $path } trebuie să fie o listă de lungime { $length }
error-field-choice = { $path } trebuie să fie una dintre { $choices }
error-field-missing = { $path } lipsește
error-field-unknown = nu există câmpul { $path }
error-field-reveal-only = { $path } se dă în faza „reveal” și în nicio alta
error-field-reveal = faza este „reveal” dacă și numai dacă un teanc încă trebuie să-și arate covorașul următor
error-field-seat = locul care acționează aici este { $wanted }
error-field-leaving = { $path } este în joc, deci nu a plecat
error-rug-id = covorașul { $rug } nu este un singur covoraș pe două căsuțe vecine: { $squares }
error-rug-id-two = { $squares } sunt un singur covoraș și au nevoie de același id

## Records

error-in-record = rândul { $line }, coloana { $column }: { $why }
error-record-header = acesta nu este un antet: scrie [Name "value"]
error-record-header-name = „{ $name }” nu poate fi aici numele unui antet
error-record-header-value = antetul { $name } trebuie să fie un text
error-record-remark = o notă nu poate urma după acțiunea { $number } din { $actions }
error-record-names = numărul de nume este { $given }, iar cel de jucători { $players }
error-record-half-character = aici este o jumătate de caracter, pe care niciun fișier n-o poate păstra
error-record-header-twice = antetul { $name } apare de două ori
error-record-without-rules = o partidă începe cu antete, dintre care unul trebuie să fie Rules
error-record-rules-differ = antetele Rules și Position dau reguli diferite
error-record-first = „{ $text }” nu poate începe: alege dintre { $seats }
error-record-word = „{ $text }” nu este nici acțiune, nici număr de tură, nici rezultat
error-record-open-remark = această notă nu este închisă cu {"}"}
error-record-number = tura { $number } ar trebui să fie tura { $wanted }
error-record-number-here = tura { $number } nu poate începe aici
error-record-result = rezultatul dat este { $stated }, dar cel adevărat este { $result }
error-record-not-one = se aștepta o singură partidă, nu { $games }

## Bots

error-bot = nu există botul „{ $text }”; există { $known }
error-bot-text = „{ $text }” nu numește niciun bot: scrie un nume sau un nume cu opțiuni, ca bestfirst:ms=200
error-bot-option = botul { $bot } nu are opțiunea „{ $text }”; există { $known }
error-bot-option-text = „{ $text }” din „{ $bot }” nu este o opțiune: scrie un nume și o valoare, ca ms=200
error-bot-option-number = { $option } nu poate fi { $text }: este un număr întreg de la { $least } la { $most }
error-bot-option-word = { $option } nu poate fi { $text }: alege dintre { $words }
error-bot-class = „{ $text }” nu spune ce clasă: scrie my_bot.py:MyBot
error-bot-no-brain = „{ $text }” rulează în propriul proces și nu are un creier de împrumut

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = nu există fișierul { $file }
error-load-module = nu există modulul { $module }
error-load-class = nu conține clasa { $kind }; are { $known }
error-load-choose = clasa lui, { $kind }, nu are metoda choose(self, view, clock)
error-load-raised = a generat { $what } ({ $where })
error-load-hung = nu era gata după { $seconds } s ({ $where })
error-load-died = procesul lui s-a încheiat cu { $what } ({ $where })
error-load-hello = nu răspunde la hello așa cum răspunde un motor: { $what }
error-forfeit-cannot-load = { $bot } nu poate fi încărcat: { $why }
error-forfeit-raised = { $bot } a generat { $what } ({ $where }); poziția era { $position }
error-forfeit-hung = { $bot } nu decisese după { $seconds } s ({ $where }); poziția era { $position }
error-forfeit-died = procesul lui { $bot } s-a încheiat cu { $what } ({ $where }); poziția era { $position }
error-forfeit-no-action = { $bot } a dat { $what }, care nu este o acțiune; poziția era { $position }
error-forfeit-illegal = { $bot } a ales { $action }, ceea ce nu este permis: { $why }; poziția era { $position }
error-forfeit-stopped = { $bot } nu mai este pornit; eșecuri la rând: { $times }, ultimul astfel: { $why }

## Matches

error-arena-nobody = un meci are nevoie de cel puțin un bot
error-arena-games = un meci are cel puțin o partidă, nu { $number }
error-arena-other-match = { $file } conține alt meci, diferit de cel cerut prin: { $what }
error-arena-no-state = { $file } nu conține starea unui meci
error-arena-extra = aceasta are nevoie de { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = un grafic se scrie într-un fișier .png sau .svg, nu în { $file }
error-arena-cluster = niciun cluster Ray nu răspunde la { $address }: { $why }
error-survey-not-learned = botul { $bot } nu a învățat încă să joace { $rules }

## Training

error-train-no-state = { $file } nu conține starea unui antrenament sau nu este din această versiune
error-train-other-plan = { $file } conține alt antrenament, diferit de cel cerut prin: { $what }
error-train-no-value = { $file } nu conține o valoare
error-train-other-rules = { $file } a fost învățat pentru { $learned }, nu pentru { $wanted }

## Servers

error-server-no-table = masa aceasta nu există sau a dispărut
error-server-not-found = aici nu este nimic
error-server-method = asta nu se poate face aici
error-server-not-understood = asta nu se poate înțelege: { $why }
error-server-too-large = e prea mare: limita, în octeți, este { $most }
error-server-too-many = prea multe deodată: încearcă din nou peste { $seconds } s
error-server-full = sunt prea multe mese aici în acest moment
error-server-closing = acest server se închide: încearcă din nou peste { $seconds } s
error-server-lobby = ai deja în lobby numărul maxim de mese care așteaptă ({ $most })
error-server-storage = acest server nu-și poate accesa acum datele: încearcă din nou peste { $seconds } s
error-server-origin = o pagină din altă parte nu are voie să vorbească cu acest server
error-server-banned = accesul de la această adresă este interzis aici până la { $until }
error-server-banned-name = nimeni nu se poate numi „{ $name }” aici până la { $until }
error-server-no-such-player = pe locul { $seat } nu e nimeni pe care să-l poți raporta
error-server-host = acest server nu răspunde la acel nume
error-server-not-your-seat = locul { $seat } nu este al tău
error-server-own-secrets = un secret ales de tine are între 22 și 64 de litere, cifre, - și _, iar fiecare persoană are altul
error-server-seated = cineva cu aceeași adresă ca tine stă deja la această masă
error-server-passport = acest pașaport nu poate fi citit: secretul lui are între 22 și 64 de litere
error-server-no-passport = acest pașaport nu există aici
error-server-token = acest token nu deschide nimic aici: a fost retras sau n-a existat niciodată
error-server-no-token = acest token nu există
error-server-scope = acest token nu permite asta: e nevoie de unul cu permisiunea { $scope }
error-server-tokens = numărul maxim de tokenuri ale unui pașaport este { $most }: retrage unul pe care nu-l folosești
error-server-programs = aici nu joacă programe
error-server-match-programs = jocul rapid este pentru oameni: un program își pregătește propria masă (POST /api/tables) sau primește linkul uneia
error-server-ahead = această masă a ajuns abia la evenimentul { $number }
error-server-still-playing = asta e pentru partide terminate, iar partida încă se joacă
error-server-day-hidden = aceasta este o masă din piața de azi: ceilalți o pot vedea după ce se încheie ziua
error-server-no-day = în ziua aceea nu a fost piață
error-server-day-over = această piață s-a închis: de la ora unu (UTC) se poate juca din nou, fără punctaj
error-server-broken = ceva n-a mers bine aici și a fost notat
error-server-damaged = masa aceasta este deteriorată: trebuie restaurată de cine administrează serverul, care a fost deja anunțat

## What is stored

error-data-file = { $file } nu poate fi folosit: { $why }
error-data-no-database = { $file } nu este o bază de date cu mese: mută-l de acolo sau indică alt dosar cu --data
error-data-damaged = { $file } este deteriorat ({ $why }): restaurează o copie de siguranță cu „marrakech database restore”; nu s-a schimbat nimic
error-data-newer = { $file } este dintr-o versiune mai nouă a acestui program (formatul { $found }; aceasta cunoaște { $known }): pornește acea versiune sau folosește-o ca să revii la formatul vechi cu „marrakech database downgrade { $known }”
error-data-older = din { $file } lipsește ceva (modificări stocate: { $wanted }, găsite: { $found }). Fișierul său -wal s-a pierdut sau este o copie mai veche. Pune la loc ce lipsește sau restaurează o copie de siguranță; ca să continui așa cum e, șterge { $mark }
error-data-locked = { $file } este blocat de alt program: închide-l și încearcă din nou
error-data-no-key = { $file } nu este o cheie: o cheie are 64 de cifre hexazecimale. Pune-o la loc pe cea bună; nu s-a schimbat nimic
error-data-key-missing = lipsește cheia { $file }, fără de care nu se poate citi nicio masă: pune-o la loc din copia ei sau arată cu --key-file unde este. Nu s-a schimbat nimic
error-data-key-wrong = { $file } nu este cheia cu care a fost scrisă această bază de date: pune-o la loc pe cea bună sau arată cu --key-file unde este. Nu s-a schimbat nimic
error-data-none = nu există nicio bază de date la { $file }
error-data-outdated = { $file } este dintr-o versiune mai veche: pornește o dată serverul ca să-l aducă la zi
error-data-exists = { $file } există deja: alege alt nume
error-data-in-use = { $file } este folosit acum: oprește mai întâi serverul
error-data-form = nu există formatul { $form } la care să se revină; există { $known }

## Tables

error-table-all-agreed = toți au acceptat deja să joace din nou
error-table-begun = jocul a început deja
error-table-bot-plays = aici joacă acum un bot; mai întâi preia tu jocul
error-table-chain-taken = aruncările a doi jucători nu pot depinde de același lanț
error-table-closed = masa aceasta a fost închisă de cine a pregătit-o
error-table-closed-by-host = masa aceasta a fost închisă de cine administrează serverul
error-table-colours = culorile unei mese sunt roșu, galben, albastru și mov, fiecare o dată
error-table-deserted = acum nu e nimeni la această masă: încearcă din nou când revine cineva
error-table-dice-header = antetul { $name } al acestei înregistrări nu poate fi citit
error-table-dice-version = zarurile în versiunea { $version } nu sunt cunoscute aici
error-table-full = toate locurile sunt ocupate
error-table-gone = cine a renunțat nu mai joacă
error-table-id-used = acest id a fost deja folosit pentru altceva
error-table-level = nu există nivelul „{ $level }”; există { $known }
error-table-level-of-person = locul { $seat } nu este pentru un bot, deci nu are nivel
error-table-long-record = o partidă cu atâtea acțiuni (peste { $most }) e prea lungă ca să fie arătată
error-table-mixed-name = un cuvânt din „{ $name }” amestecă alfabete care seamănă între ele: scrie-l într-unul singur
error-table-no-name = un nume are cel puțin o literă care poate fi afișată
error-table-no-record = în această înregistrare nu e nicio partidă
error-table-no-seed = această înregistrare nu are nici sămânță, nici angajament pentru verificare
error-table-no-such-seat = locul { $seat } de la această masă nu este al tău
error-table-no-take-back = nu există nicio mutare de luat înapoi
error-table-no-throw = zarul nu se aruncă acum
error-table-no-undo = nu mai e nimic de anulat
error-table-rated = o partidă care contează pentru rating este fără indicii și fără luat mutări înapoi, începe de la început, cu covorașele și dirhamii obișnuiți, iar fiecare om stă la ecranul lui
error-table-position = se continuă doar dintr-o poziție care nu este sfârșitul și doar dacă toți oamenii împart un singur ecran
error-table-nobody-waits = la o masă cu locuri libere trebuie să stea cineva
error-table-not-away = acest jucător este aici
error-table-not-begun = jocul nu a început încă
error-table-not-by-hand = { $action } ține de noroc, nu de alegere
error-table-not-maker = masa poate fi închisă doar de cine a pregătit-o
error-table-not-maker-starts = doar cine a pregătit masa poate începe cu boți
error-table-not-over = jocul nu s-a terminat încă
error-table-not-your-turn = nu este rândul tău
error-table-over = jocul s-a terminat
error-table-phrase = nimeni de aici nu poate spune „{ $phrase }”
error-table-plays-already = joci deja
error-table-programs = la această masă nu joacă programe
error-table-same-name = numele „{ $name }” este deja luat la această masă: adaugă ceva la el
error-table-seats-and-rules = numărul de locuri ({ $seats }) nu se potrivește cu regulile pentru atâția jucători: { $players }
error-table-stale = între timp s-a întâmplat ceva; mai privește o dată
error-table-taken = locul { $seat } este ocupat
error-table-time-over = timpul pentru această tură a expirat: o joacă un bot
error-table-too-long = la această masă s-au întâmplat deja prea multe: continuă doar jocul
error-table-too-much-talk = cam multă vorbă; așteaptă puțin
error-table-too-often = asta s-a făcut deja de prea multe ori ({ $times })
error-table-day = aceasta este piața unei zile: fiecare o joacă pe cont propriu, o singură dată și cu aceleași aruncări
error-table-wrong-link = această verigă nu urmează după ultima din lanțul tău
