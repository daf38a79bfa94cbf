### `marrakech ban`: whom a host keeps out.

ban-help = Bane nomes e endereços por algum tempo, esteja ou não o servidor a correr.
ban-name-help = Bane um nome: ninguém se pode chamar assim.
ban-name-name-help = O nome; maiúsculas, espaços e a forma das letras não contam.
ban-address-help = Bane um endereço ou uma rede: quem vem daí não pode jogar nem assistir.
ban-address-address-help = Como 203.0.113.9, 203.0.113.0/24 ou 2001:db8::/48. Em IPv6 bane-se pelo menos um /64.
ban-list-help = Lista os banimentos.
ban-lift-help = Levanta banimentos.
ban-for-help = Durante quanto tempo, em minutos, horas, dias ou semanas: 90m, 2h, 1d, 4w.
ban-why-help = O motivo; quem é banido pelo endereço fica a sabê-lo.
ban-number-help = O número que a lista mostra.
ban-column-number = número
ban-column-kind = tipo
ban-column-what = banido
ban-column-since = desde
ban-column-until = até
ban-column-why = motivo
ban-kind = { $kind ->
    [name] nome
   *[address] endereço
}
ban-done = { $what } fica banido até { $until }. O servidor sabe-o dentro de dois segundos.
ban-counted = { $number ->
    [0] Não há banimentos.
    [one] { $number } banimento.
   *[other] { $number } banimentos.
}
ban-lifted = { $number ->
    [one] { $number } banimento foi levantado.
   *[other] { $number } banimentos foram levantados.
}
ban-no-name = um nome tem pelo menos uma letra visível
ban-no-time = «{ $time }» não é um tempo de dez anos no máximo: escreve como 90m, 2h, 1d ou 4w
ban-no-such = não existe o banimento número { $number }
