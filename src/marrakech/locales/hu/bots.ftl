### `marrakech bots`.

bots-help = Felsorolja a robotokat, vagy kipróbálja a sajátodat.
bots-column-name = robot
bots-column-description = hogyan dönt
bots-column-options = beállítások
bots-option-range = { $option }: { $least } és { $most } között; alapesetben { $default }
bots-option-words = { $option }: ezek egyike: { $words }; alapesetben { $default }
bots-own = A saját osztályod is lehet robot: a `marrakech bots check my_bot.py:MyBot` kipróbálja.

## What each kind does, in a line

bots-kind-random = bármelyik szabályos műveletet választja, mindet egyforma eséllyel
bots-kind-greedy = arra fordítja Assamot, amerre várhatóan a legkevesebbet fizeti, és oda terít szőnyeget, ahol az most a legtöbb pontot hozza
bots-kind-expectimax = néhány körrel előre néz, a kockát és a paklikat véletlennek veszi, és tanult értékeléssel ítéli meg, amit lát
bots-kind-bestfirst = ott néz a legmesszebbre, ahol a legnehezebb választani, amíg futja az idejéből, és tanult értékeléssel ítéli meg, amit lát
bots-kind-porter = egész nap szőnyegeket cipel, és oda teríti őket, ahová kedve tartja; szívesen fizet, és gyakran
bots-kind-apprentice = megtanult számolni, de elfelejti, ha a piac hangos lesz
bots-kind-peddler = minden dirhemre vigyáz, de a saját körénél tovább sosem lát
bots-kind-merchant = tudja, mennyit ér egy hely a piacon, és néha szemet huny
bots-kind-master = százezer piacnapot látott már, és előbb gondol a körödre, mint te magad
bots-kind-storyteller = tudja, hogyan végződik minden mese, és nem kapkod, mielőtt kiválasztja a magáét
bots-kind-pourer = minden veled játszott játszmából tanul, és ma épp olyan erős, mint te
bots-kind-grandmother = szinte sosem ment tönkre; keveset fizet, sokat vár, mosolyog
bots-kind-mason = szőnyeget szőnyeg mellé tesz, míg az egész utca az övé
bots-kind-weaver = ahol a te szőnyeged a legjobb helyen van, ott az övé van felül
bots-kind-drummer = a hosszabb úton megy, az izgalom kedvéért

## The eleven people: who they are

bots-people = Akikkel játszani lehet
bots-who-porter = Haszan, a hordár
bots-who-apprentice = Szelma, a tanonc
bots-who-peddler = Idrisz, a vándorárus
bots-who-merchant = Fatima, a kereskedő
bots-who-master = Juszuf mester
bots-who-storyteller = Szafija, a mesemondó
bots-who-pourer = Aja, aki a teát tölti
bots-who-grandmother = Zohra nagymama
bots-who-mason = Tarik, a kőműves
bots-who-weaver = Núr, a szövőnő
bots-who-drummer = Bilal, a dobos
bots-column-level = szint
bots-column-who = ki
bots-column-character = jellem
bots-kinds = Mások, mérkőzésekhez és kísérletekhez

## How strong they are

bots-strength = Erősség, mérés: { $date }, { $games ->
    [one] egy játszma
   *[other] { $games } játszma
}
bots-column-rating = értékszám
bots-column-interval = intervallum
bots-interval = { $low } – { $high }

## Trying one

bots-check-help = Kipróbál egy robotot: teljes játszmákat játszik a random ellen két, három és négy játékossal, a változattal is.
bots-check-bot-help = Egy robot, mint my_bot.py:MyBot, package.module:MyBot, vagy egy a listáról.
bots-games-help = Hány játszma legyen mindegyik fajtából.
bots-seconds-help = Mennyi ideig tarthat egy döntés.
bots-seed-help = A szám, amelyből minden véletlen ered.
bots-trying = játék
bots-no-time = a döntés ideje csak szám lehet
bots-column-rules = szabályok
bots-column-games = játszma
bots-column-won = nyert
bots-column-decisions = döntés
bots-column-slowest = leglassabb
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } játékra kész.
