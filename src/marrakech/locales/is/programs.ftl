# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = forrit
programs-title = Forrit sem spila fyrir þig
programs-what = Forrit getur tekið sæti við borð, rétt eins og þú. Allir sjá að það er forrit.
# At the set-up of a table with open seats; a tick says yes
programs-open = Forrit mega líka setjast hér
programs-how = Sendu því hlekk á borð og láttu það fá aðgangslykil: hann kemur í þinn stað og hann má afturkalla hvenær sem er.
programs-learn = Svona skrifar þú eitt
programs-tokens = Aðgangslyklarnir þínir
programs-none = Þú átt engan enn.
programs-name = Til hvers er hann?
programs-default-name = Forritið mitt
programs-may = Hann má
# What a token allows
programs-scope = { $scope ->
    [play] taka sæti og spila
    [watch] frétta af borðunum þínum
   *[make] setja upp borð
}
programs-make = Búa til lykil
programs-made = Þetta er aðgangslykillinn. Hann sést aðeins einu sinni: afritaðu hann núna.
programs-copy = Afrita
programs-copied = Afritað
programs-done = Ég er með hann
programs-used = { $used ->
    [never] aldrei notaður
   *[other] síðast notaður: { $when }
}
programs-revoke = Afturkalla
programs-revoke-long = Afturkalla aðgangslykilinn „{ $name }“
