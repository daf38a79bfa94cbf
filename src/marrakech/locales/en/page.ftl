### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = The page
page-home = To the start
page-close = Close
page-loading = One moment …
page-try-again = Try again
page-lost-title = There is nothing here
page-lost = No screen of this page has that address.
page-gone-title = This table is gone
page-gone = It was cleared away, or the link is not complete.

## What goes wrong

page-problem-unreachable = The server does not answer. Is there a connection?
page-problem-failed = The server could not do that. Please try again.
page-problem-unknown = That did not work ({ $reason }).
page-connection-lost = Connection lost. Trying again …
page-connection-back = The connection is back.

## The start

page-home-title = Rug sellers of { -game }
page-home-lead = Steer Assam through the market, lay your rugs in his way, and let the others pay. Two to four players, twenty minutes.
page-your-name = Your name
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
# When more was written, or pasted, than fits
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-more-ways = More ways to play
page-mode-here = Round one screen
page-mode-link = With friends, by a link
page-mode-new = Set up a table
page-mode-learn = Learn to play
page-mode-rules = The rules
page-mode-lobby = Lobby
page-mode-replay = Replay a game
page-my-tables = Your tables
page-forget-table = Forget the table of { $when }
page-level-rating = Rating { $rating }

## Setting up

page-new-title = Set up a table
page-new-players = Players
page-players = { $number ->
    [one] one player
   *[other] { $number } players
}
page-seat = Seat { $number }
page-seat-who = Who sits here?
page-seat-name = Name
page-seat-level = Level
page-seat-colour = Colour
page-seat-second-colour = Second colour
page-seat-open = open seat
page-sitter-me = I do
page-sitter-here = Somebody at this screen
page-sitter-link = A friend, by the link
page-sitter-bot = A bot
page-sitter-link-hint = You get a link to send when the table is there.
# The bots by their first names: no two at a table have the same one
page-bot-porter = Hassan
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idris
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Fatima
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Yusuf
page-bot-master-2 = Aicha
page-bot-master-3 = Mehdi
page-bot-master-4 = Hamza
page-bot-storyteller = Safiya
page-bot-pourer = Aya
page-bot-grandmother = Zohra
page-bot-mason = Tariq
page-bot-weaver = Nour
page-bot-drummer = Bilal
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
})
page-new-first = Who begins?
page-first-lot = The dice decide
page-first-seat = Seat { $number }
page-new-rules = Rules
page-new-edition = Rule book
page-edition-standard = The standard rules.
page-new-options = Single rules
page-options-changed = Some rules differ from the rule book.
page-options-reset = As in the rule book
page-option-elimination = Who cannot pay
page-option-elimination-yes = is out
page-option-elimination-yes-hint = Pays all there is and leaves the game; the rugs stay and belong to nobody.
page-option-elimination-no = plays on
page-option-elimination-no-hint = Pays all there is and plays on: nobody goes out.
page-option-cover = Covering rugs
page-option-cover-opponents = protects the others
page-option-cover-opponents-hint = A rug may not cover both halves of somebody else's rug at once; of one's own it may.
page-option-cover-any = protects every rug
page-option-cover-any-hint = A rug may not cover both halves of any rug at once, not even of one's own.
page-option-cover-colours = two colours
page-option-cover-colours-hint = Two halves under a new rug must differ in colour, where that is possible.
page-option-variant = Assam is turned
page-option-variant-none = before the throw
page-option-variant-none-hint = Who has the turn chooses the way, then throws.
page-option-variant-turn-at-end = at the end of a turn
page-option-variant-turn-at-end-hint = After laying a rug, Assam is turned left or right: the next player has to walk that way.
page-option-variant-turn-at-end-optional = at the end, or not
page-option-variant-turn-at-end-optional-hint = After laying a rug, Assam may be turned left or right, or stay: the next player has to walk that way.
page-option-two-player = Two players
page-option-two-player-two-colours = two colours each
page-option-two-player-two-colours-hint = Each has two colours, 12 rugs of each, in one pile.
page-option-two-player-one-colour = one colour each
page-option-two-player-one-colour-hint = Each has 15 rugs of one colour.
page-option-pile = The piles
page-option-pile-shuffled = are shuffled
page-option-pile-shuffled-hint = Only the next rug of each pile is known.
page-option-pile-alternating = colours in turn
page-option-pile-alternating-hint = The two colours come in turn.
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
page-option-tiebreak = Equal points
page-option-tiebreak-dirhams = more dirhams win
page-option-tiebreak-dirhams-hint = Who has more dirhams is ahead.
page-option-tiebreak-rugs = more squares win
page-option-tiebreak-rugs-hint = Whose rugs show on more squares is ahead.
page-option-tiebreak-none = share the place
page-option-tiebreak-none-hint = Nothing else decides.
page-option-heading = Assam begins facing
page-option-heading-S = down
page-option-heading-S-hint = As the board is usually laid.
page-option-heading-N = up
page-option-heading-N-hint = The board is not the same from all sides.
page-option-heading-E = right
page-option-heading-E-hint = The board is not the same from all sides.
page-option-heading-W = left
page-option-heading-W-hint = The board is not the same from all sides.
page-option-dirhams = Dirhams at the start
page-option-dirhams-hint = 30 in all rule books. Fewer make it dangerous.
page-option-rugs = Rugs each
page-option-rugs-hint = How many turns everybody has.
page-new-table = The table
page-clock = Clock
page-clock-none = None
page-clock-none-hint = Everybody may think as long as they like.
page-clock-move = For each turn
page-clock-total = For the whole game
page-clock-time = Time
page-clock-increment = More for every turn
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
page-seconds = { $number ->
    [one] one second
   *[other] { $number } seconds
}
page-minutes = { $number ->
    [one] one minute
   *[other] { $number } minutes
}
page-new-listed = Show it in the lobby
page-new-listed-hint = Anybody may watch, and take an open seat. If not, only those who have the link.
page-new-take-back = Turns may be taken back
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Begin
page-new-invite = Make the table and get the link
page-new-watch = Watch the bots

## The lobby

page-lobby = Lobby
page-lobby-open = Open tables
page-lobby-none-open = Nobody is waiting just now.
page-lobby-new = Open a table
page-lobby-running = Games to watch
page-lobby-watch-bots = Let bots play and watch
page-join = Join
page-watch = Watch
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = Turn { $turn }, { $left } to go.

## Waiting for others

page-waiting-title = Waiting for players
page-waiting-seats = { $number ->
    [0] All seats are taken
    [one] One seat is open
   *[other] { $number } seats are open
}
page-waiting-link = The link for your friends
page-waiting-link-hint = Whoever opens it can sit down, or watch when all seats are taken.
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = Copy the link
page-share = Share …
page-copied = Copied.
page-not-copied = The browser does not let me copy it: { $link }
page-start-bots = Or begin now
page-start-bots-hint = Bots take the open seats.
page-start-now = Begin with bots
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
page-closed-host = The host has closed this table.
page-closed-host-game = The game ends without a result.
# What whoever runs the server has written about it
page-host-says = The host says: { $why }
page-banned-title = You cannot come in here
page-join-title = There is a seat for you
page-join-seat = Colour
page-join-any = Any
page-sit-down = Sit down

## At the table

page-table-title = The market
page-players-list = Players
page-panel = What to do
page-board = The market: seven columns a to g, seven rows 1 to 7
page-square-bare = { $square }: bare
page-square-rug = { $square }: { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
} rug of { $player }
page-square-neutral = { $square }: { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
} rug that belongs to nobody
page-square-assam = { $rug }. Assam stands here, facing { $heading ->
    [N] up
    [E] right
    [S] down
   *[W] left
}
page-badge-you = you
page-badge-bot = bot
page-badge-away = away
page-badge-out = out
page-rugs-left = { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
# On the pile from which the next rug comes: very short
page-badge-next = next
page-worth = { $dirhams ->
    [one] one dirham
   *[other] { $dirhams } dirhams
}, rugs on { $squares ->
    [one] one square
   *[other] { $squares } squares
}
page-points = { $number ->
    [one] one point
   *[other] { $number } points
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Which way shall the next one walk?
       *[no] { $player }: which way shall the next one walk?
    }
   *[no] { $alone ->
        [yes] Your turn: which way should Assam walk?
       *[no] { $player }: which way should Assam walk?
    }
}
page-prompt-roll = { $alone ->
    [yes] Your turn: throw the die.
   *[no] { $player }: throw the die.
}
page-prompt-lay = { $alone ->
    [yes] Lay your rug beside Assam.
   *[no] { $player }: lay a rug beside Assam.
}
page-prompt-wait = { $player } is thinking …
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = { $player } plays
page-ways = Which way
page-way-F = Ahead
page-expect = on average { $costs }
page-throw = Throw the die
page-turn-assam = Turn Assam
page-lay = Lay the rug
page-lay-hint = Tap a square beside Assam, or slide over two.
page-lay-ready = Tap it again to lay it, or tap another place.
page-lay-on = Lay it on { $near } and { $far }
page-skip = Skip
page-undo = Undo
page-take-back = Take back
page-come-back = Play on yourself as { $player }
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on

## Time that runs out

page-time-left = Time left: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = The clock waits for this player to be back.
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.

## Who watches

page-watching = { $number ->
    [0] Nobody else is watching.
    [one] One is watching.
   *[other] { $number } are watching.
}

## What happened, besides the game

page-log = What happened
page-log-sat = { $player } sits down.
page-log-began = The game begins. { $player } is first.
page-log-took-back = { $player } takes it back.
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: “{ $phrase }”
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player } is back.
page-log-rematch-offered = { $player } wants to play again.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = There is another table for the next game.
page-log-closed = { $player } closes the table.
page-log-closed-host = The host closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

## Menu

page-menu = Menu
page-copy-seat = Copy the link to my seat
page-copy-seat-hint = To play on from another device. Give it to nobody.
page-stand-in = Let a bot play for { $player }
page-resign = Give up
page-resign-ask = Give up as { $player }? That cannot be undone.
page-resign-yes = Give up
page-resign-no = Play on
page-phrases = Say something

## Reporting somebody to whoever runs the server

page-report = Report somebody
page-report-hint = Whoever runs this server is told, and can close the table. The other players are not told.
page-report-who = Whom?
page-report-why = What is wrong?
page-report-why-of = What is wrong with { $player }?
page-report-name = Offensive name
page-report-cheating = Cheating
page-report-stalling = Stalling
page-report-other = Something else
page-report-done = Thank you. Whoever runs this server can see it now.

## What can be said

page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-thinking = Let me think …
page-phrase-your-turn = It's your turn.
page-phrase-nice-rug = What a fine rug!
page-phrase-lucky = You are lucky today.
page-phrase-ouch = Ouch!
page-phrase-oops = Oops.
page-phrase-thanks = Thank you!
page-phrase-sorry = Sorry!
page-phrase-well-played = Well played!
page-phrase-again = Another game?
page-phrase-have-to-go = I have to go soon.
page-phrase-bye = Goodbye!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Help
page-help-rules = How to play
page-rules-aim = At the end, every dirham counts one point, and so does every square on which your rug can be seen. Most points win.
page-rules-turn = In your turn, leave Assam as he stands or turn him left or right, and throw the die. He walks straight on; at the edge a mosaic leads him back into the market.
page-rules-pay = If he stops on somebody else's rug, you pay its owner one dirham for every square of that colour that hangs together there.
page-rules-lay = Then lay a rug on two squares, at least one of them next to Assam. It may cover rugs, but not both halves of somebody else's rug at once.
page-rules-end = When the last rug is laid, the game is over. In some rule books, who cannot pay is out.
page-help-keys = Keys
page-key-primary = Do what is offered: throw, lay, skip
page-key-arrows = Choose the way, as it points on the board
page-key-ways = Choose left, forward or right, as Assam sees it
page-key-throw = Throw the die
page-key-board = On the board, arrows move the cursor, Enter chooses and confirms, Space turns the rug
page-key-undo = Undo
page-key-take-back = Take back a turn
page-key-skip = Skip what is being shown
page-key-mute = Sounds on or off
page-key-say = Say something
page-key-log = What happened
page-key-menu = Menu
page-key-help = This help
page-key-step = One step back or on
page-key-ends = To the beginning, to the end
page-key-play = Play, pause

## Settings

page-settings = Settings
page-settings-language = Language
page-settings-theme = Colours of the page
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-theme-contrast = High contrast
page-settings-speed = Speed
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-instant = At once
page-settings-motion = Movement
page-motion-auto = As the system
page-motion-less = Less
page-motion-full = Everything moves
page-settings-confirm = Confirm moves
page-settings-confirm-hint = A click chooses; a second one, or the button, makes the move.
page-settings-sounds = Sounds
page-settings-coordinates = Names of rows and columns

## The end

page-end-winner = { $player } wins!
page-end-shared = A shared victory: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Ranking
page-ranking-place = Place
page-ranking-player = Player
page-ranking-dirhams = Dirhams
page-ranking-squares = + rugs
page-ranking-points = = points
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Play again
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Waiting for the others …
page-rematch-withdraw = Take the offer back
page-rematch-go = To the next game
page-save-record = Save the record
page-copy-replay = Copy the link to the replay
page-chart-title = Points over the game
page-chart = Points over the game. At the end: { $ends }
page-chart-end = { $points ->
    [one] { $name }: one
   *[other] { $name }: { $points }
}
page-statistics = In numbers
page-statistics-turns = { $number ->
    [one] One turn was played.
   *[other] { $number } turns were played.
}
page-statistics-highest = { $paid ->
    [one] The highest payment was one dirham, from { $player } to { $owner }.
   *[other] The highest payment was { $paid } dirhams, from { $player } to { $owner }.
}
page-statistics-none = Nobody paid anything.
page-statistics-paid = paid
page-statistics-received = received
page-statistics-throw = mean throw
page-statistics-mosaics = mosaics
page-dice = Were the dice fair?
page-dice-all-fair = { $rugs ->
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = The secret number is not the one that was promised.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = { $player } should have been first.
page-dice-throw = Throw { $number } should have been { $drawn }, but { $played } was played.
page-dice-pile = Rug { $number } of { $player } should have had another colour.
page-dice-numbers = The numbers
page-dice-commitment-is = Shown before the game (SHA-256 of the secret number)
page-dice-seed-is = The secret number
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

## Replay

page-replay = Replay
page-replay-hint = Drop a saved record here, choose the file, or paste its text.
page-replay-file = File
page-replay-text = Text of the record
page-replay-show = Show it
page-replay-turn = Turn { $turn }
page-replay-controls = Replay
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-forth = One step on
page-replay-last = To the end
page-replay-position = Place in the game
page-replay-result = Result and numbers
