### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Pirmais skatiens
   *[deep] Rūpīgāks skatiens
}: { $done } / { $total }
review-whose = Skats: { $player }
review-luck = veiksme: metiens
review-skill = prasme: izvēle
review-position = Spēles darbība
review-choices = { $phase ->
    [turn] Kurp pagriezt Assamu
   *[lay] Kur varēja gulēt paklājs
}
review-throws = Kas varēja uzkrist
review-was-played = izspēlēts
review-chance-margin = uzvaras izredzes, pārsvars
review-was-better = Gājiens { $turn }: labāk bija { $action }
review-was-best = Gājiens { $turn }: tas bija labākais
review-cost = { $player }: { $action }. Zaudēts: { $loss } uzvaras izredžu punkti.
review-dirhams = Tas pats dirhamos
review-result = rezultāts

## Find the better move

review-find = { $phase ->
    [turn] Atrodi labāko virzienu
   *[lay] Atrodi labāko paklāju
}
review-try = Es mēģināšu
review-show = Parādi man
review-next = Atrast nākamo
review-choose = Izvēlies uz galda.
review-this-one = Šo
review-yes = Jā, { $action } ir labākais.
review-near = Labi: { $action } no labākā atpaliek tikai par { $loss }.
review-no = { $action } zaudē { $loss }. Paskaties vēlreiz.
review-no-mistakes = { $player }: šajā spēlē nav kļūdu, ko meklēt.

## Hints and the tutor

review-hint = Padoms
review-hint-all = Visas izvēles
review-hint-best = Labākais: { $action }
review-hints = Padomi un skolotājs drīkst palīdzēt
review-hints-hint = Tikai tur, kur visi ir pie viena ekrāna. Žurnāls un pieraksts pasaka, kam tika palīdzēts.
review-tutor = Skolotājs: brīdini mani, pirms kļūda skaitās
review-tutor-word = { $word ->
    [mistake] Skolotājs domā, ka tā ir kļūda.
   *[blunder] Skolotājs domā, ka tā ir rupja kļūda.
}
review-tutor-cost = Tas maksā { $loss } uzvaras izredžu punktus.
review-anyway = Tomēr spēlēt
review-think = Padomāt vēlreiz
review-log-hint = Padoms: { $player }.
review-log-tutor = Skolotāja brīdinājums: { $player }.

## One's own games

review-own-won = uzvara
review-own-none = Izspēlē spēli līdz galam: tad šeit redzēsi, ko tev deva kauliņš un kur tu zaudē visvairāk.
review-own-look = Pārskatīt manas spēles: { $number }
review-own-games = Pārskatītās spēles: { $number }
review-own-fair = Godīgs kauliņš tikpat daudz vai vairāk novirzās { $share } % šāda garuma sēriju.
