# The command `marrakech engine`, and what `marrakech bots check` says of engines: programs in any language that play

engine-own = So is a program in any language: `marrakech bots check engine:run=./mine`.
engine-help = Be an engine for other programs: questions come as lines of JSON on standard input, answers go to standard output.
engine-bot-help = A bot from the list, with options if you like.
engine-waiting = Waiting for questions, a line of JSON each; docs/engines.md has them. Ctrl-D ends this.
engine-asking = asking
engine-faults = { $bot } does not speak the engine protocol as docs/engines.md has it:
engine-fault = { $why }: { $what }
engine-speaks = { $bot } answers all { $number } questions of the engine protocol as it should.
