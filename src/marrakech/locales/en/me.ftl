### One's own page: the passport, one's games, and what was achieved in them.

me-title = Your passport
me-lead = It keeps your games together, and nobody has to sign up for it. This browser holds it.
me-since = Since { $when }
me-games = My games
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } game played, { $won } won
   *[other] { $games } games played, { $won } won
}
me-none = Your passport is made with your first game. You may choose a face before that.
me-name = Name
me-save = Save
me-saved = Saved
me-offline = Your passport is kept here, but the server cannot be reached: name and games come when it can.

## The face

me-scarf = Headwear
me-scarf-name = { $number ->
    [1] turban
    [2] veil
    [3] fez
    [4] knitted cap
    [5] hood
   *[6] headband
}
me-colour = Dye
me-colour-name = { $number ->
    [1] red
    [2] saffron
    [3] blue
    [4] teal
    [5] olive
    [6] plum
    [7] linen
   *[8] black
}
me-pattern = Rug behind you
me-pattern-name = { $number ->
    [1] zigzags
    [2] lozenges
    [3] stripes
    [4] stars
    [5] checks
    [6] waves
    [7] frames
   *[8] night sky
}

## Marks: what somebody has achieved

me-marks = Marks
me-marks-none = Small stories that a game can tell of you. Each is earned once.
# Of all marks there are
me-marks-count = { $number } of { $all }
me-mark-open = Not yet
me-mark-game = The game of { $when }
me-mark-first = First carpet sold
me-mark-first-hint = You won a game.
me-mark-fatima = Fatima bows
me-mark-fatima-hint = You won where Fatima played.
me-mark-four = Four at the table
me-mark-four-hint = You won against three others.
me-mark-one = By one thread
me-mark-one-hint = You won by a single point.
me-mark-shared = Tea for two
me-mark-shared-hint = You shared the first place.
me-mark-spared = Not one dirham
me-mark-spared-hint = You paid nobody in a whole game.
me-mark-purse = Nearly empty
me-mark-purse-hint = You won after a moment with two dirhams or less.
me-mark-peace = Everybody stays
me-mark-peace-hint = You won against two or more, and nobody went out.
me-mark-late = From last place
me-mark-late-hint = You were last with three rugs left, and won.
me-mark-last = The last rug
me-mark-last-hint = The last rug of the game won it for you.
me-mark-carpet = A street of rugs
me-mark-carpet-hint = Twelve squares of your colour hung together.
me-mark-toll = A caravan pays
me-mark-toll-hint = You were paid ten dirhams at once.

## Another device

me-carry = On another device
me-carry-hint = Open your passport on your phone or at home: there you find the same games.
me-carry-show = Show the link
me-carry-warning = Whoever has this link is you. Show it to nobody, and send it only to yourself.
me-carry-lost = Nobody can bring a lost passport back, for nobody but your browsers has it. A second device keeps it safe.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Your seat at a running game comes along.
   *[other] Your seats at { $number } running games come along.
}
me-take = A passport from another device
me-take-hint = This link brings a passport with it. Do you want to use it here?
me-take-yes = Use it here
me-take-both = Use it, and bring my games along
me-take-both-hint = The games, marks and days of this browser go over to it. Of two ratings, the one from more games stays.
me-take-only = Use it, and leave what is here
me-take-only-hint = The passport of this browser is lost then, unless another device has it.
me-take-no = Stay as I am
me-taken = Welcome back, { $name }!
me-take-gone = This passport is not known here. It may have been deleted.

## One's data

me-data = Your data
me-data-hint = A passport is a name, a face and a list of games. No mail address, no password, nothing else.
me-export = Save all my data
me-records = Save all games
me-delete = Delete my passport
me-delete-hint = Your name is taken out of all games here, finished and running. The games stay, for the others played them, too. What others have saved or printed cannot be taken back.
me-delete-sure = Delete it, and your name with it?
me-delete-sure-hint = This cannot be undone. Games that go on can be played on in this browser, without your name.
me-delete-yes = Yes, delete it
me-delete-no = Keep it
me-deleted = Your passport is deleted.

## The list of one's games

me-running = Running
me-finished = Finished
me-filter = Which games
me-search = Opponent
me-players = Players
me-players-any = any number
me-result = Result
me-result-any = won or lost
me-result-won = won
me-result-lost = lost
me-company = Against
me-company-any = anybody
me-company-people = people
me-company-bots = characters
me-company-both = both
me-state = State
me-state-any = running or finished
me-nothing = No game is like that.
me-place = { $place ->
    [1] Won
    [2] Second
    [3] Third
   *[4] Fourth
}
me-same-screen = Round one screen
me-accuracy = Accuracy { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Rating { $change }
me-replay = Replay
me-time-left = { $time } left
me-more = More games
# Tables at which only this browser has a seat
me-here = Only in this browser
me-reading = Fetching games…
