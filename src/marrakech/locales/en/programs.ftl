# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = program
programs-title = Programs that play for you
programs-what = A program can take a seat at a table, as you do. Everybody sees that it is one.
# At the set-up of a table with open seats; a tick says yes
programs-open = Programs may sit down here, too
programs-how = Send it a link to a table, and give it a token: that stands for you, and can be taken back at any time.
programs-learn = How to write one
programs-tokens = Your tokens
programs-none = You have none yet.
programs-name = What is it for?
programs-default-name = My program
programs-may = It may
# What a token allows
programs-scope = { $scope ->
    [play] take seats and play
    [watch] hear about your tables
   *[make] set up tables
}
programs-make = Make a token
programs-made = This is the token. It is shown once: copy it now.
programs-copy = Copy
programs-copied = Copied
programs-done = I have it
programs-used = { $used ->
    [never] never used
   *[other] last used { $when }
}
programs-revoke = Take back
programs-revoke-long = Take back the token “{ $name }”
