### `marrakech ban`: whom a host keeps out.

ban-help = Veta nombres y direcciones por un tiempo, esté o no en marcha el servidor.
ban-name-help = Veta un nombre: nadie puede llamarse así.
ban-name-name-help = El nombre; las mayúsculas, los espacios y la forma de las letras no importan.
ban-address-help = Veta una dirección o una red: quien llega desde ahí no puede ni jugar ni mirar.
ban-address-address-help = Como 203.0.113.9, 203.0.113.0/24 o 2001:db8::/48. En IPv6 se veta como mínimo un /64.
ban-list-help = Muestra la lista de vetos.
ban-lift-help = Levanta vetos.
ban-for-help = Cuánto tiempo, en minutos, horas, días o semanas: 90m, 2h, 1d, 4w.
ban-why-help = El motivo; lo ve quien está vetado por su dirección.
ban-number-help = El número que muestra la lista.
ban-column-number = número
ban-column-kind = tipo
ban-column-what = vetado
ban-column-since = desde
ban-column-until = hasta
ban-column-why = motivo
ban-kind = { $kind ->
    [name] nombre
   *[address] dirección
}
ban-done = Veto a { $what } hasta el { $until }. El servidor lo sabrá en menos de dos segundos.
ban-counted = { $number ->
    [0] No hay ningún veto.
    [one] Un veto.
   *[other] { $number } vetos.
}
ban-lifted = { $number ->
    [one] Se ha levantado un veto.
   *[other] Se han levantado { $number } vetos.
}
ban-no-name = un nombre tiene al menos una letra visible
ban-no-time = «{ $time }» no es un tiempo de diez años como mucho: escribe como 90m, 2h, 1d o 4w
ban-no-such = no existe el veto número { $number }
