### `marrakech ban`: whom a host keeps out.

ban-help = Bannit des noms et des adresses pour un temps, que le serveur tourne ou non.
ban-name-help = Bannit un nom : personne ne peut s’appeler ainsi.
ban-name-name-help = Le nom ; les majuscules, les espaces et la forme des lettres ne comptent pas.
ban-address-help = Bannit une adresse ou un réseau : qui vient de là ne peut ni jouer ni regarder.
ban-address-address-help = Comme 203.0.113.9, 203.0.113.0/24 ou 2001:db8::/48. En IPv6, c’est au moins un /64 qui est banni.
ban-list-help = Liste les bannissements.
ban-lift-help = Lève des bannissements.
ban-for-help = La durée, en minutes, heures, jours ou semaines : 90m, 2h, 1d, 4w.
ban-why-help = La raison ; qui est banni par son adresse la voit.
ban-number-help = Le numéro que montre la liste.
ban-column-number = numéro
ban-column-kind = type
ban-column-what = banni
ban-column-since = depuis
ban-column-until = jusqu’au
ban-column-why = raison
ban-kind = { $kind ->
    [name] nom
   *[address] adresse
}
ban-done = Bannissement de { $what } jusqu’au { $until }. Le serveur en tient compte dans les deux secondes.
ban-counted = { $number ->
    [0] Aucun bannissement.
    [one] { $number } bannissement.
   *[other] { $number } bannissements.
}
ban-lifted = { $number ->
    [one] { $number } bannissement levé.
   *[other] { $number } bannissements levés.
}
ban-no-name = un nom a au moins une lettre affichable
ban-no-time = « { $time } » n’est pas une durée de dix ans au plus : écris comme 90m, 2h, 1d ou 4w
ban-no-such = il n’y a pas de bannissement numéro { $number }
