### `marrakech ban`: whom a host keeps out.

ban-help = Setja nöfn og vistföng í bann um tíma, hvort sem þjónninn keyrir eða ekki.
ban-name-help = Setja nafn í bann: enginn getur heitið því.
ban-name-name-help = Nafnið; hástafir, bil og gerð stafanna skipta ekki máli.
ban-address-help = Setja vistfang eða net í bann: sá sem kemur þaðan getur hvorki spilað né horft á.
ban-address-address-help = Til dæmis 203.0.113.9, 203.0.113.0/24 eða 2001:db8::/48. Í IPv6 er minnst /64 sett í bann.
ban-list-help = Sýna hverjir eru í banni.
ban-lift-help = Aflétta banni.
ban-for-help = Hve lengi, í mínútum, klukkustundum, dögum eða vikum: 90m, 2h, 1d, 4w.
ban-why-help = Ástæðan; sá sem er í banni vegna vistfangs fær að sjá hana.
ban-number-help = Númerið í listanum.
ban-column-number = númer
ban-column-kind = tegund
ban-column-what = í banni
ban-column-since = frá
ban-column-until = til
ban-column-why = ástæða
ban-kind = { $kind ->
    [name] nafn
   *[address] vistfang
}
ban-done = { $what } er í banni til { $until }. Þjónninn veit af því innan tveggja sekúndna.
ban-counted = { $number ->
    [0] Ekkert bann er í gildi.
    [one] { $number } bann er í gildi.
   *[other] { $number } bönn eru í gildi.
}
ban-lifted = { $number ->
    [one] { $number } banni var aflétt.
   *[other] { $number } bönnum var aflétt.
}
ban-no-name = í nafni er að minnsta kosti einn sýnilegur stafur
ban-no-time = „{ $time }“ gengur ekki sem tímalengd (mest tíu ár): skrifaðu hana eins og 90m, 2h, 1d eða 4w
ban-no-such = ekkert bann er með númerið { $number }
