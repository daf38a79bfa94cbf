### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Learn to play
learn-lead = Ten small steps on a real board, five minutes.
learn-step = Step { $number } of { $steps }
learn-steps = Steps
learn-step-done = { $title } (done)
learn-resume = Go on with the lesson
learn-again = From the beginning
learn-next = Go on
learn-back = Back
learn-right = Right!
learn-wrong = Not quite.
learn-rule = Rule { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] To his left
    [R] To his right
   *[F] Straight on
}
learn-throw = Throw the die
learn-lay = Lay the rug here
learn-number = { $number }
learn-end-title = Now you know the game
learn-end = That is all there is to know. The rest is luck, and a little cunning.
learn-end-play = Play against Hassan the porter

learn-turn = Turn Assam
learn-turn-see-task = You are Red, and it is your turn. First you may turn Assam. Left and right are as he sees them: he looks down, so his left hand is on the right of the screen. Lead him where he cannot come upon a yellow rug.
learn-turn-left = That way lie the yellow rugs: with most throws you would pay.
learn-turn-forward = Straight on there is a yellow rug, too. Try another way.
learn-turn-done = That way nothing can happen to you.

learn-throw-title = Throw the die
learn-throw-task = Now throw. Assam walks one square for each slipper.
learn-throw-done = Three slippers, three squares.

learn-mosaic = Round a mosaic
learn-mosaic-task = The die shows three, and Assam looks down. At the edge he follows the mosaic. On which square does he stop?
learn-mosaic-straight = There the market ends: he follows the mosaic and comes back in beside it.
learn-mosaic-count = The way through a mosaic is one step. Count again.
learn-mosaic-other = Not there. Follow the mosaic with your finger, step by step.
learn-mosaic-done = Down, through the mosaic, and up again.

learn-pay = Pay
learn-pay-task = Assam has stopped on a yellow rug. How many dirhams do you pay?
learn-pay-few = Count all yellow squares that hang together with the one under Assam, that one included.
learn-pay-many = One yellow square does not belong to it: a red rug cuts it off, and corners do not count.
learn-pay-done = One dirham for each square of the area.

learn-lay-title = Lay a rug
learn-lay-task = At the end of your turn you lay a rug. Choose two squares, one of which is next to Assam.
learn-lay-done = Whoever stops there from now on pays you.

learn-cover = Cover rugs
learn-cover-task = Rugs may lie on rugs. Cover half of the yellow rug and half of the blue one.
learn-cover-elsewhere = That is allowed, but it does not cover both rugs. Look for the place where a yellow and a blue half lie side by side.
learn-cover-done = Two squares more for you, and two fewer for the others.

learn-count = Count
learn-count-task = The last rug is laid. Who has won? Every dirham counts, and every square on which a rug can be seen.
learn-count-dirhams = Dirhams are not all: add the squares on which the rugs can be seen.
learn-count-squares = The squares are not all: add the dirhams.
learn-count-other = Add up dirhams and squares for each player.
learn-count-done = Dirhams and squares together are most.

learn-out = Go out
learn-out-task = Blue has three dirhams left and has to pay five. What happens?
learn-out-choice-out = Blue pays three and is out.
learn-out-choice-owes = Blue pays three and owes two.
learn-out-choice-free = Blue need not pay.
learn-out-owes = There are no debts in this market.
learn-out-free = Whoever can pay something has to.
learn-out-done = The blue rugs stay and become neutral. From now on they cost nobody anything.

learn-piles = Two players
learn-piles-task = With two players each has two colours. Yellow and Purple belong to the other player, and Assam has stopped on a yellow rug. How many dirhams do you pay?
learn-piles-both = Yellow and purple rugs are two areas, though one player has them both. Count the yellow ones only.
learn-piles-few = Count all yellow squares that hang together with the one under Assam.
learn-piles-done = Each colour is an area of its own. And the next rug to lay is always the top one of your pile.

learn-variant = The variant
learn-variant-task = In the variant Assam is turned at the end: you have laid your rug, and the next player has to walk the way he looks then. Turn him towards your red rugs.
learn-variant-wrong = That way there are no red rugs. Your rugs lie on his other side.
learn-variant-done = Now the next player can hardly get past your rugs.
