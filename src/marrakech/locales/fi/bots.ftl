### `marrakech bots`.

bots-help = Luettele botit tai kokeile omaasi.
bots-column-name = botti
bots-column-description = miten se päättää
bots-column-options = asetukset
bots-option-range = { $option }: { $least }–{ $most }, oletuksena { $default }
bots-option-words = { $option }: jokin näistä: { $words }; oletuksena { $default }
bots-own = Myös oma luokkasi on botti: `marrakech bots check my_bot.py:MyBot` kokeilee sitä.

## What each kind does, in a line

bots-kind-random = valitsee minkä tahansa sallitun teon, kaikki yhtä todennäköisesti
bots-kind-greedy = kääntää Assamin sinne, missä odottaa maksavansa vähiten, ja asettaa maton, josta saa heti eniten pisteitä
bots-kind-expectimax = katsoo muutaman vuoron eteenpäin, ottaa nopan ja pinot huomioon sattumana ja arvioi näkemänsä opitulla arvofunktiolla
bots-kind-bestfirst = katsoo kauimmas siellä, missä valinta on vaikein, niin kauan kuin aikaa on, ja arvioi näkemänsä opitulla arvofunktiolla
bots-kind-porter = kantaa mattoja päivät pitkät ja asettaa ne mihin mieli tekee; maksaa ilolla, ja usein
bots-kind-apprentice = on oppinut laskemaan, mutta unohtaa sen, kun torilla tulee meluisaa
bots-kind-peddler = vartioi jokaista dirhamia, muttei katso omaa vuoroaan pidemmälle
bots-kind-merchant = tietää, minkä arvoinen mikin torin paikka on, ja antaa sinunkin silloin tällöin elää
bots-kind-master = on nähnyt satatuhatta toripäivää ja miettii vuoroasi ennen kuin sinä itse
bots-kind-storyteller = tietää, miten jokainen tarina päättyy, eikä hätäile omaansa valitessaan
bots-kind-pourer = oppii jokaisesta pelistä kanssasi ja on tänään yhtä vahva kuin sinä
bots-kind-grandmother = on tuskin koskaan jäänyt rahatta; maksaa vähän, odottaa kauan, hymyilee
bots-kind-mason = latoo mattoa maton viereen, kunnes koko katu on hänen
bots-kind-weaver = missä mattosi on parhaalla paikalla, siinä hänen mattonsa on päällä
bots-kind-drummer = valitsee pitkän tien, jännityksen vuoksi

## The eleven people: who they are

bots-people = Kenen kanssa pelata
bots-who-porter = Kantaja Hassan
bots-who-apprentice = Oppilas Salma
bots-who-peddler = Kulkukauppias Idris
bots-who-merchant = Kauppias Fatima
bots-who-master = Mestari Yusuf
bots-who-storyteller = Tarinankertoja Safiya
bots-who-pourer = Teenkaataja Aya
bots-who-grandmother = Isoäiti Zohra
bots-who-mason = Muurari Tariq
bots-who-weaver = Kutoja Nour
bots-who-drummer = Rumpali Bilal
bots-column-level = taso
bots-column-who = kuka
bots-column-character = luonne
bots-kinds = Muut, otteluihin ja kokeiluihin

## How strong they are

bots-strength = Vahvuus, mitattu { $date }, { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}
bots-column-rating = vahvuus
bots-column-interval = väli
bots-interval = { $low }–{ $high }

## Trying one

bots-check-help = Kokeile bottia: se pelaa kokonaisia pelejä randomia vastaan kahden, kolmen ja neljän pelaajan kesken ja muunnelmalla.
bots-check-bot-help = Botti muodossa my_bot.py:MyBot tai package.module:MyBot, tai jokin luettelosta.
bots-games-help = Montako peliä kutakin lajia.
bots-seconds-help = Kuinka kauan yksi päätös saa kestää.
bots-seed-help = Luku, josta kaikki sattuma arvotaan.
bots-trying = pelataan
bots-no-time = päätökseen varatun ajan on oltava luku
bots-column-rules = säännöt
bots-column-games = pelejä
bots-column-won = voitettu
bots-column-decisions = päätöksiä
bots-column-slowest = hitain
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } on pelikunnossa.
