# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = programa
programs-title = Programos, kurios žaidžia už tave
programs-what = Programa gali sėsti prie stalo kaip ir tu. Visi mato, kad tai programa.
# At the set-up of a table with open seats; a tick says yes
programs-open = Čia gali sėsti ir programos
programs-how = Nusiųsk jai stalo nuorodą ir duok prieigos žetoną: jis atstovauja tau ir jį bet kada galima atšaukti.
programs-learn = Kaip tokią parašyti
programs-tokens = Tavo žetonai
programs-none = Dar neturi nė vieno.
programs-name = Kam jis skirtas?
programs-default-name = Mano programa
programs-may = Leidžia
# What a token allows
programs-scope = { $scope ->
    [play] sėsti prie stalo ir žaisti
    [watch] sužinoti apie tavo stalus
   *[make] parengti stalus
}
programs-make = Sukurti žetoną
programs-made = Štai žetonas. Jis rodomas tik kartą: nukopijuok jį dabar.
programs-copy = Kopijuoti
programs-copied = Nukopijuota
programs-done = Jau turiu
programs-used = { $used ->
    [never] nenaudotas
   *[other] naudotas: { $when }
}
programs-revoke = Atšaukti
programs-revoke-long = Atšaukti žetoną „{ $name }“
