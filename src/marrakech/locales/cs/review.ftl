### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] První pohled
   *[deep] Bližší pohled
}: { $done } / { $total }
review-whose = Pohled: { $player }
review-luck = štěstí: hod
review-skill = umění: volba
review-position = Akce ve hře
review-choices = { $phase ->
    [turn] Kam otočit Assama
   *[lay] Kam mohl koberec přijít
}
review-throws = Co mohlo padnout
review-was-played = zahráno
review-chance-margin = šance na výhru, náskok
review-was-better = Tah { $turn }: lepší bylo { $action }
review-was-best = Tah { $turn }: toto bylo nejlepší
review-cost = { $player }: { $action }. Ztráta: { $loss } bodu šance na výhru.
review-dirhams = Totéž v dirhamech
review-result = výsledek

## Find the better move

review-find = { $phase ->
    [turn] Najdi lepší směr
   *[lay] Najdi lepší koberec
}
review-try = Zkusím to
review-show = Ukaž mi to
review-next = Najít další
review-choose = Vyber na desce.
review-this-one = Tohle
review-yes = Ano, { $action } je nejlepší.
review-near = Dobře: { $action } ztrácí proti nejlepšímu jen { $loss }.
review-no = { $action } ztrácí { $loss }. Podívej se znovu.
review-no-mistakes = { $player }: v této hře není žádná chyba k nalezení.

## Hints and the tutor

review-hint = Nápověda
review-hint-all = Všechny možnosti
review-hint-best = Nejlepší: { $action }
review-hints = Nápovědy a učitel smějí pomáhat
review-hints-hint = Jen tam, kde všichni hrají u jedné obrazovky. Deník a záznam řeknou, komu se pomohlo.
review-tutor = Učitel: varuj mě, než bude chyba platit
review-tutor-word = { $word ->
    [mistake] Učitel si myslí, že je to chyba.
   *[blunder] Učitel si myslí, že je to hrubá chyba.
}
review-tutor-cost = Stojí to { $loss } bodu šance na výhru.
review-anyway = Přesto zahrát
review-think = Ještě přemýšlet
review-log-hint = Nápověda: { $player }.
review-log-tutor = Varování učitele: { $player }.

## One's own games

review-own-won = výhra
review-own-none = Dohraj hru do konce: pak tu uvidíš, co ti dala kostka a kde ztrácíš nejvíc.
review-own-look = Rozebrat moje hry: { $number }
review-own-games = Rozebrané hry: { $number }
review-own-fair = Poctivá kostka se odchýlí stejně nebo víc v { $share } % sérií této délky.
