# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = program
programs-title = Programy, które grają za ciebie
programs-what = Program może usiąść do stołu tak samo jak ty. Wszyscy widzą, że to program.
# At the set-up of a table with open seats; a tick says yes
programs-open = Programy też mogą tu usiąść
programs-how = Wyślij mu link do stołu i daj mu token: zastępuje on ciebie i w każdej chwili możesz go unieważnić.
programs-learn = Jak go napisać
programs-tokens = Twoje tokeny
programs-none = Nie masz jeszcze żadnego.
programs-name = Do czego służy?
programs-default-name = Mój program
programs-may = Może
# What a token allows
programs-scope = { $scope ->
    [play] siadać do stołu i grać
    [watch] śledzić twoje stoły
   *[make] przygotowywać stoły
}
programs-make = Utwórz token
programs-made = Oto token. Widać go tylko raz: skopiuj go teraz.
programs-copy = Kopiuj
programs-copied = Skopiowano
programs-done = Mam go
programs-used = { $used ->
    [never] nieużywany
   *[other] ostatnio użyty: { $when }
}
programs-revoke = Unieważnij
programs-revoke-long = Unieważnij token „{ $name }”
