### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = there is no square “{ $text }”: squares are a1 to g7
error-action = “{ $text }” is no action: write L, F or R, 1 to 4, a rug like d3e3, or =red
error-rug = { $near } and { $far } are not two neighbouring squares
error-action-number = there is no action number { $number }: they go from 0 to { $most }

## Rule sets

error-option-value = { $option } cannot be { $value }: choose from { $choices }
error-option-range = { $option } cannot be { $value }: it is a whole number from { $least } to { $most }
error-one-colour-needs-two = two_player="one colour" is for two players, not { $players }
error-alternating-needs-two-colours = pile="alternating" needs two players with two colours each
error-odd-rugs = two colours make an even number of rugs each, not { $rugs }
error-no-variant = the text “{ $edition }” has no variant
error-edition = there is no edition “{ $text }”; there are { $known }
error-rules = “{ $text }” is no rule set: write an edition, a slash and 2, 3 or 4, as in international/4
error-rules-option = “{ $text }” is no option of the rules, or there twice; there are { $known }
error-no-such-seat = there is no seat { $seat }: seats go from 0 to { $last }
error-no-hidden-piles = only shuffled piles of two colours have an order to know
error-wrong-piles = the piles do not hold the rugs that are left

## What is not allowed

error-number-not-legal = action number { $number } is not legal here
error-batch-not-legal = action number { $number } is not legal in game { $game }
error-nothing-to-pop = there is no action to take back
error-nothing-played = nothing has been played yet
error-no-chance = there is nothing to throw or to reveal now
error-game-over = { $action } is not possible: the game is over
error-not-now = { $action } is not possible in the phase “{ $phase }”; legal here: { $legal }
error-must-turn = Assam has to be turned left or right; legal here: { $legal }
error-not-in-pile = a { $colour } rug cannot be next in this pile
error-under-assam = { $action } lies under Assam ({ $assam }); legal here: { $legal }
error-not-beside-assam = { $action } does not touch Assam's square ({ $assam }); legal here: { $legal }
error-far-square-first = { $action } is the wrong way round: the square next to Assam ({ $assam }) comes first, { $right }
error-covers-whole-rug = { $action } would cover a whole { $colour } rug; legal here: { $legal }
error-same-colours = { $action } would cover two { $colour } halves; legal here: { $legal }

## Positions

error-position-fields = a position has six fields (board, Assam, mover, phase, players, rules), not { $given }
error-position-assam = “{ $text }” is not where Assam stands: write a square and N, E, S or W, as in d4S
error-position-mover = “{ $text }” is not whose turn it is: choose from { $seats }
error-position-phase = “{ $text }” is no phase: choose from { $phases }
error-position-purse = “{ $text }” is no player: write dirhams and rugs as in 30r12, or x1
error-position-top = “{ $text }” does not say the next rug as it should: with two colours and rugs left =r or =?, else nothing
error-board-rows = the board has seven rows, not { $given }
error-board-columns = row { $row } of the board has { $given } squares, not seven
error-board-cell = row { $row } of the board has “{ $text }”: write 1 to 7 for bare squares, or r, y, b, p and one of ^ > v <
error-colour-not-played = nobody plays { $colour }, which lies on { $square }
error-half-off-board = the other half of the rug on { $square } would be off the board
error-half-missing = the other half of the rug on { $square } should be on { $other }, which is bare
error-half-nowhere = the other half of the rug on { $square } is nowhere: no rug beside it covers it
error-rugs-in-a-ring = the rugs on { $squares } would each have to lie under the next
error-players-number = there are { $given } players, but the rules are for { $wanted }
error-purse-colours = { $seat } has rugs of these colours: { $wanted }
error-out-with-goods = { $seat } is out and can have neither dirhams nor rugs left
error-too-many-rugs = there are more than { $most } { $colour } rugs, laid and left
error-top-not-in-pile = { $seat } cannot lay { $colour } next: none is left
error-top-unknown = a pile has to show its next rug before this
error-dirhams-together = all dirhams together cannot be more than { $most }
error-out-without-elimination = nobody goes out by these rules
error-leaving-order = those who are out left first, second, third, and one player stays in
error-over = the game is over here: no rug is left, or only one player
error-not-over = the game is not over here: rugs are left, and players
error-mover-cannot = it cannot be the turn of { $seat }, who is out or has no rug left

## Plain data

error-field-object = { $path } has to be an object
error-field-text = { $path } has to be a text
error-field-flag = { $path } has to be true or false
error-field-number = { $path } has to be a whole number from { $least } to { $most }
error-field-list = { $path } has to be a list of { $length }
error-field-choice = { $path } has to be one of { $choices }
error-field-missing = { $path } is missing
error-field-unknown = there is no field { $path }
error-field-reveal-only = { $path } is given in the phase “reveal”, and in no other
error-field-reveal = the phase is “reveal” if and only if a pile has yet to show its next rug
error-field-seat = the seat that acts is { $wanted } here
error-field-leaving = { $path } is in, and so has not left
error-rug-id = rug { $rug } is not one rug on two neighbouring squares: { $squares }
error-rug-id-two = { $squares } are one rug, and need the same id

## Records

error-in-record = line { $line }, column { $column }: { $why }
error-record-header = this is no header: write [Name "value"]
error-record-header-name = “{ $name }” cannot be the name of a header here
error-record-header-value = the header { $name } has to be a text
error-record-remark = a remark cannot follow action { $number } of { $actions }
error-record-names = there are { $given } names for { $players } players
error-record-half-character = there is half a character, which no file can hold
error-record-header-twice = the header { $name } is there twice
error-record-without-rules = a game begins with headers, of which Rules must be one
error-record-rules-differ = the headers Rules and Position give different rules
error-record-first = “{ $text }” cannot begin: choose from { $seats }
error-record-word = “{ $text }” is neither an action nor a turn's number nor a result
error-record-open-remark = this remark is not closed by {"}"}
error-record-number = turn { $number } should be turn { $wanted }
error-record-number-here = turn { $number } cannot begin here
error-record-result = the result is given as { $stated }, but it is { $result }
error-record-not-one = one game was expected, not { $games }

## Bots

error-bot = there is no bot “{ $text }”; there are { $known }
error-bot-text = “{ $text }” names no bot: write a name, or a name with options like bestfirst:ms=200
error-bot-option = the bot { $bot } has no option “{ $text }”; there are { $known }
error-bot-option-text = “{ $text }” in “{ $bot }” is no option: write a name and a value like ms=200
error-bot-option-number = { $option } cannot be { $text }: it is a whole number from { $least } to { $most }
error-bot-option-word = { $option } cannot be { $text }: choose from { $words }
error-bot-class = “{ $text }” does not say which class: write my_bot.py:MyBot
error-bot-no-brain = “{ $text }” runs in a process of its own, and has no brain to borrow

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = there is no file { $file }
error-load-module = there is no module { $module }
error-load-class = there is no class { $kind } in it; it has { $known }
error-load-choose = its class { $kind } has no method choose(self, view, clock)
error-load-raised = it raised { $what } ({ $where })
error-load-hung = it was not ready after { $seconds } s ({ $where })
error-load-died = its process ended with { $what } ({ $where })
error-load-hello = it does not answer hello as an engine does: { $what }
error-forfeit-cannot-load = { $bot } cannot be loaded: { $why }
error-forfeit-raised = { $bot } raised { $what } ({ $where }); the position was { $position }
error-forfeit-hung = { $bot } had not decided after { $seconds } s ({ $where }); the position was { $position }
error-forfeit-died = the process of { $bot } ended with { $what } ({ $where }); the position was { $position }
error-forfeit-no-action = { $bot } gave { $what }, which is no action; the position was { $position }
error-forfeit-illegal = { $bot } chose { $action }, which is not allowed: { $why }; the position was { $position }
error-forfeit-stopped = { $bot } is not started again: it failed { $times } times one after the other, lastly so: { $why }

## Matches

error-arena-nobody = a match needs at least one bot
error-arena-games = a match has at least one game, not { $number }
error-arena-other-match = { $file } holds another match: its { $what } differ from what was asked for
error-arena-no-state = { $file } does not hold the state of a match
error-arena-extra = this needs { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = a plot is written to a .png or .svg file, not to { $file }
error-arena-cluster = no Ray cluster answers at { $address }: { $why }
error-survey-not-learned = the bot { $bot } has not learned to play { $rules } yet

## Training

error-train-no-state = { $file } does not hold the state of a training, or of this version
error-train-other-plan = { $file } holds another training: its { $what } differ from what was asked for
error-train-no-value = { $file } does not hold a value
error-train-other-rules = { $file } was learned for { $learned }, and not for { $wanted }

## Servers

error-server-no-table = there is no such table, or it is gone
error-server-not-found = there is nothing here
error-server-method = this cannot be done here
error-server-not-understood = this cannot be understood: { $why }
error-server-too-large = this is too large: at most { $most } bytes are taken
error-server-too-many = too much at once: try again in { $seconds } s
error-server-full = there are too many tables here at the moment
error-server-closing = this server is closing: try again in { $seconds } s
error-server-lobby = { $most } of your tables wait in the lobby already
error-server-storage = this server cannot reach its storage now: try again in { $seconds } s
error-server-origin = a page from elsewhere may not talk to this server
error-server-banned = who comes from this address is kept out here until { $until }
error-server-banned-name = nobody can be called “{ $name }” here until { $until }
error-server-no-such-player = nobody sits on seat { $seat } whom you could report
error-server-host = this server does not answer to that name
error-server-not-your-seat = seat { $seat } is not yours
error-server-own-secrets = a secret of your own has 22 to 64 letters, digits, - and _, and there is a different one for each person
error-server-seated = somebody at your address sits at this table already
error-server-passport = this passport cannot be read: its secret has 22 to 64 letters
error-server-no-passport = there is no such passport here
error-server-token = this token opens nothing here: it was revoked, or was never made
error-server-no-token = there is no such token
error-server-scope = this token may not do that: it takes one with the scope { $scope }
error-server-tokens = a passport has at most { $most } tokens: revoke one that you do not use
error-server-programs = programs do not play here
error-server-match-programs = a quick match is for people: a program sets up a table of its own (POST /api/tables), or is sent a link to one
error-server-ahead = this table has come to event { $number } only
error-server-still-playing = this is for finished games, and the game is still going on
error-server-day-hidden = this is a table of today's market: others can look when the day is over
error-server-no-day = there was no market on that day
error-server-day-over = this market has closed: from one o'clock (UTC) on it can be played again, unscored
error-server-broken = something went wrong here, and was written down
error-server-damaged = this table is damaged: its host has to restore it, and has been told so

## What is stored

error-data-file = { $file } cannot be used: { $why }
error-data-no-database = { $file } is no database of tables: move it away, or name another folder with --data
error-data-damaged = { $file } is damaged ({ $why }): restore a backup with “marrakech database restore”; nothing was changed
error-data-newer = { $file } is of a newer version of this program (form { $found }; this one knows { $known }): start that version, or let it go back with “marrakech database downgrade { $known }”
error-data-older = { $file } has forgotten something: { $wanted } changes were stored and { $found } are there. Its -wal file was lost, or it is an older copy. Put back what is missing, or restore a backup; to go on with it as it is, remove { $mark }
error-data-locked = { $file } is locked by another program: end that one, and try again
error-data-no-key = { $file } is no key: a key is 64 hexadecimal digits. Put the right one back; nothing was changed
error-data-key-missing = the key { $file } is missing, without which no table can be read: put it back from its copy, or say with --key-file where it is. Nothing was changed
error-data-key-wrong = { $file } is not the key that this database was written with: put the right one back, or say with --key-file where it is. Nothing was changed
error-data-none = there is no database at { $file }
error-data-outdated = { $file } is of an older version: start the server once, to bring it up to date
error-data-exists = { $file } is there already: choose another name
error-data-in-use = { $file } is in use: stop the server first
error-data-form = there is no form { $form } to go back to; there are { $known }

## Tables

error-table-all-agreed = everybody has agreed to play again already
error-table-begun = the game has begun already
error-table-bot-plays = a bot plays here at the moment; come back first
error-table-chain-taken = the luck of two players cannot hang on one chain
error-table-closed = this table was closed by who had set it up
error-table-closed-by-host = the host has closed this table
error-table-colours = the colours of a table are red, yellow, blue and purple, each once
error-table-deserted = nobody is at this table at the moment: try again when somebody is back
error-table-dice-header = the header { $name } of this record cannot be read
error-table-dice-version = dice of version { $version } are not known here
error-table-full = all seats are taken
error-table-gone = who has given up plays no more
error-table-id-used = this id was used for something else already
error-table-level = there is no level “{ $level }”; there are { $known }
error-table-level-of-person = seat { $seat } is not for a bot, and so has no level
error-table-long-record = a game of more than { $most } actions is too long to be shown
error-table-mixed-name = a word of “{ $name }” mixes alphabets that look alike: write it in one of them
error-table-no-name = a name has at least one letter that can be shown
error-table-no-record = there is no game in this record
error-table-no-seed = this record has no seed and no commitment to check it by
error-table-no-such-seat = seat { $seat } is not one of yours at this table
error-table-no-take-back = there is no turn that could be taken back
error-table-no-throw = the die is not to be thrown now
error-table-no-undo = there is nothing to undo any more
error-table-rated = a rated game has hints and taking back off, begins at the beginning with the usual rugs and dirhams, and has each person at a screen of their own
error-table-position = a game goes on only from a position that is not its end, and only where all people share one screen
error-table-nobody-waits = somebody has to sit at a table with open seats
error-table-not-away = this player is here
error-table-not-begun = the game has not begun yet
error-table-not-by-hand = { $action } is a matter of chance, not of choice
error-table-not-maker = only who set the table up can close it
error-table-not-maker-starts = only who set the table up can begin with bots
error-table-not-over = the game is not over yet
error-table-not-your-turn = it is not your turn
error-table-over = the game is over
error-table-phrase = nobody here can say “{ $phrase }”
error-table-plays-already = you are playing already
error-table-programs = programs do not play at this table
error-table-same-name = somebody at this table is called “{ $name }” already: add something to it
error-table-seats-and-rules = { $seats } seats do not fit rules for { $players } players
error-table-stale = something has happened meanwhile; look again
error-table-taken = seat { $seat } is taken
error-table-time-over = the time for this turn is over: a bot plays it
error-table-too-long = too much has happened at this table already: only the game goes on
error-table-too-much-talk = that is a lot of talk; wait a moment
error-table-too-often = this was done { $times } times already, and that is enough
error-table-day = this is a day's market: everybody plays it alone, once, and with the same dice
error-table-wrong-link = this link does not follow the last one of your chain
