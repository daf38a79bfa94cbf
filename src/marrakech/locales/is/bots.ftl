### `marrakech bots`.

bots-help = Telja upp vélmennin eða prófa þitt eigið.
bots-column-name = vélmenni
bots-column-description = hvernig það ákveður sig
bots-column-options = stillingar
bots-option-range = { $option }: { $least } til { $most }; sjálfgefið { $default }
bots-option-words = { $option }: eitt af þessu: { $words }; sjálfgefið { $default }
bots-own = Þinn eigin klasi er líka vélmenni: `marrakech bots check my_bot.py:MyBot` prófar hann.

## What each kind does, in a line

bots-kind-random = velur hvaða löglegu aðgerð sem er, allar jafnlíklegar
bots-kind-greedy = snýr Assam þangað sem það býst við að greiða minnst og leggur teppið sem gefur flest stig núna
bots-kind-expectimax = horfir nokkra leiki fram í tímann, reiknar með teningi og bunkum sem tilviljun og metur það sem það sér með lærðu matsfalli
bots-kind-bestfirst = horfir lengst fram í tímann þar sem valið er erfiðast, svo lengi sem tími er til, og metur það sem það sér með lærðu matsfalli
bots-kind-porter = ber teppi allan daginn og leggur þau þar sem honum sýnist; borgar með glöðu geði, og oft
bots-kind-apprentice = hefur lært að telja en gleymir því þegar hávaðinn eykst á markaðnum
bots-kind-peddler = gætir hvers dírhams en horfir aldrei lengra en eigin leik
bots-kind-merchant = veit hvers virði hver staður á markaðnum er og leyfir þér stundum að lifa
bots-kind-master = hefur séð hundrað þúsund markaðsdaga og hugsar leikinn þinn á undan þér
bots-kind-storyteller = veit hvernig hver saga endar og gefur sér tíma áður en hún velur sína
bots-kind-pourer = lærir af hverju spili með þér og er í dag jafn sterk og þú
bots-kind-grandmother = hefur varla nokkru sinni orðið auralaus; borgar lítið, bíður lengi, brosir
bots-kind-mason = leggur teppi við teppi þar til öll gatan er hans
bots-kind-weaver = þar sem teppið þitt liggur best liggur hennar ofan á
bots-kind-drummer = fer lengri leiðina, spennunnar vegna

## The eleven people: who they are

bots-people = Hverja má spila við
bots-who-porter = Hassan burðarmaður
bots-who-apprentice = Salma lærlingur
bots-who-peddler = Idris farandsali
bots-who-merchant = Fatima kaupkona
bots-who-master = Yusuf meistari
bots-who-storyteller = Safiya sögukona
bots-who-pourer = Aya sem hellir upp á teið
bots-who-grandmother = Zohra amma
bots-who-mason = Tariq múrari
bots-who-weaver = Nour vefari
bots-who-drummer = Bilal trommari
bots-column-level = getustig
bots-column-who = hver
bots-column-character = skapgerð
bots-kinds = Önnur, fyrir keppnir og tilraunir

## How strong they are

bots-strength = Styrkur, mældur { $date }, { $games ->
    [one] { $games } spil
   *[other] { $games } spil
}
bots-column-rating = styrkur
bots-column-interval = bil
bots-interval = { $low } til { $high }

## Trying one

bots-check-help = Prófa vélmenni: það spilar heil spil gegn random, með tveimur, þremur og fjórum leikmönnum og með afbrigðinu.
bots-check-bot-help = Vélmenni á borð við my_bot.py:MyBot, package.module:MyBot eða eitt af listanum.
bots-games-help = Hve mörg spil af hverri gerð.
bots-seconds-help = Hve langan tíma ákvörðun má taka.
bots-seed-help = Talan sem öll tilviljun er dregin af.
bots-trying = spila
bots-no-time = tíminn fyrir ákvörðun þarf að vera tala
bots-column-rules = reglur
bots-column-games = spil
bots-column-won = unnin
bots-column-decisions = ákvarðanir
bots-column-slowest = hægast
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } er tilbúið að spila.
