### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Első pillantás
   *[deep] Alaposabb pillantás
}: { $done } / { $total }
review-whose = Nézőpont: { $player }
review-luck = szerencse: egy dobás
review-skill = tudás: egy választás
review-position = A játék lépése
review-choices = { $phase ->
    [turn] Merre fordulhat Assam
   *[lay] Hová kerülhetett a szőnyeg
}
review-throws = Mi jöhetett volna
review-was-played = ezt játszották
review-chance-margin = nyerési esély, előny
review-was-better = { $turn }. kör: jobb lett volna { $action }
review-was-best = { $turn }. kör: ez volt a legjobb
review-cost = { $player }: { $action }. Veszteség: { $loss } pont a nyerési esélyből.
review-dirhams = Ugyanez dirhemben
review-result = eredmény

## Find the better move

review-find = { $phase ->
    [turn] Találd meg a jobb irányt
   *[lay] Találd meg a jobb szőnyeget
}
review-try = Megpróbálom
review-show = Mutasd meg
review-next = A következő
review-choose = Válassz a táblán.
review-this-one = Ez az
review-yes = Igen, { $action } a legjobb.
review-near = Jó: { $action } csak { $loss } ponttal marad el a legjobbtól.
review-no = { $action } vesztesége { $loss }. Nézd meg újra.
review-no-mistakes = { $player }: ebben a játékban nincs megtalálni való hiba.

## Hints and the tutor

review-hint = Tipp
review-hint-all = Minden lehetőség
review-hint-best = Legjobb: { $action }
review-hints = Tippek és a tanító segíthetnek
review-hints-hint = Csak ahol mindenki egy képernyőnél ül. A napló és a feljegyzés megmondja, kinek segítettek.
review-tutor = Tanító: figyelmeztess, mielőtt a hiba számít
review-tutor-word = { $word ->
    [mistake] A tanító szerint ez hiba.
   *[blunder] A tanító szerint ez súlyos hiba.
}
review-tutor-cost = Ez { $loss } pontba kerül a nyerési esélyből.
review-anyway = Akkor is ezt játszom
review-think = Újragondolom
review-log-hint = Tipp: { $player }.
review-log-tutor = A tanító figyelmeztetése: { $player }.

## One's own games

review-own-won = győzelem
review-own-none = Játssz végig egy játszmát: itt látod majd, mit adott neked a kocka, és hol veszítesz a legtöbbet.
review-own-look = Játszmáim átnézése: { $number }
review-own-games = Átnézett játszmák: { $number }
review-own-fair = Egy szabályos kocka az ilyen hosszú sorozatok { $share } %-ában tér el ennyire vagy jobban.
