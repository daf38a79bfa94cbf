### `marrakech bots`.

bots-help = Loetle robotid või proovi enda oma.
bots-column-name = robot
bots-column-description = kuidas ta otsustab
bots-column-options = valikud
bots-option-range = { $option }: { $least } kuni { $most }; vaikimisi { $default }
bots-option-words = { $option }: üks neist: { $words }; vaikimisi { $default }
bots-own = Ka sinu enda klass on robot: `marrakech bots check my_bot.py:MyBot` proovib seda.

## What each kind does, in a line

bots-kind-random = valib ükskõik millise lubatud toimingu, kõik on võrdselt tõenäolised
bots-kind-greedy = pöörab Assami sinna, kus loodab kõige vähem maksta, ja asetab vaiba, mis annab kohe kõige rohkem punkte
bots-kind-expectimax = vaatab mõne käigu ette, arvestab täringut ja virnu juhusena ning hindab nähtut õpitud väärtusfunktsiooniga
bots-kind-bestfirst = vaatab kõige kaugemale seal, kus valik on kõige raskem, kuni aega jätkub, ning hindab nähtut õpitud väärtusfunktsiooniga
bots-kind-porter = kannab päev läbi vaipu ja laotab need sinna, kuhu süda kutsub; maksab rõõmuga, ja sageli
bots-kind-apprentice = on arvutamise selgeks saanud, aga unustab selle, kui turul läheb lärmakaks
bots-kind-peddler = hoiab igal dirhamil silma peal, kuid oma käigust kaugemale ei vaata
bots-kind-merchant = teab, mida iga koht turul väärt on, ja laseb sinulgi vahel elada
bots-kind-master = on näinud sadat tuhandet turupäeva ja mõtleb sinu käigule enne sind
bots-kind-storyteller = teab, kuidas iga lugu lõpeb, ega kiirusta enda oma valides
bots-kind-pourer = õpib igast mängust sinuga ja on täna sama tugev kui sina
bots-kind-grandmother = pole peaaegu kunagi rahata jäänud; maksab vähe, ootab kaua, naeratab
bots-kind-mason = laob vaiba vaiba kõrvale, kuni terve tänav on tema oma
bots-kind-weaver = kus sinu vaip lebab kõige paremini, seal on tema oma peal
bots-kind-drummer = valib pikema tee, põnevuse pärast

## The eleven people: who they are

bots-people = Kellega mängida
bots-who-porter = Pakikandja Hassan
bots-who-apprentice = Õpilane Salma
bots-who-peddler = Rändkaupmees Idris
bots-who-merchant = Kaupmees Fatima
bots-who-master = Meister Yusuf
bots-who-storyteller = Jutuvestja Safiya
bots-who-pourer = Teevalaja Aya
bots-who-grandmother = Vanaema Zohra
bots-who-mason = Müürsepp Tariq
bots-who-weaver = Kangur Nour
bots-who-drummer = Trummar Bilal
bots-column-level = tase
bots-column-who = kes
bots-column-character = iseloom
bots-kinds = Teised, võistlusteks ja katseteks

## How strong they are

bots-strength = Tugevus, mõõdetud { $date }, { $games ->
    [one] üks mäng
   *[other] { $games } mängu
}
bots-column-rating = reiting
bots-column-interval = vahemik
bots-interval = { $low } kuni { $high }

## Trying one

bots-check-help = Proovi robotit: ta mängib terveid mänge roboti random vastu kahe, kolme ja nelja mängijaga ning variandiga.
bots-check-bot-help = Robot kujul my_bot.py:MyBot või package.module:MyBot või mõni loendist.
bots-games-help = Mitu mängu igat liiki.
bots-seconds-help = Kui kaua võib otsus aega võtta.
bots-seed-help = Arv, millest kogu juhus loositakse.
bots-trying = mängin
bots-no-time = otsuse aeg peab olema arv
bots-column-rules = reeglid
bots-column-games = mänge
bots-column-won = võite
bots-column-decisions = otsuseid
bots-column-slowest = aeglaseim
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } on mängukõlblik.
