# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = programma
programs-title = Programmas, kas spēlē tavā vietā
programs-what = Programma var apsēsties pie galda tāpat kā tu. Visi redz, ka tā ir programma.
# At the set-up of a table with open seats; a tick says yes
programs-open = Te drīkst apsēsties arī programmas
programs-how = Nosūti tai galda saiti un iedod marķieri: tas pārstāv tevi, un to jebkurā brīdī var atsaukt.
programs-learn = Kā tādu uzrakstīt
programs-tokens = Tavi marķieri
programs-none = Tev vēl neviena nav.
programs-name = Kam tas domāts?
programs-default-name = Mana programma
programs-may = Tas ļauj
# What a token allows
programs-scope = { $scope ->
    [play] ieņemt vietu un spēlēt
    [watch] uzzināt par taviem galdiem
   *[make] sagatavot galdus
}
programs-make = Izveidot marķieri
programs-made = Šis ir marķieris. To rāda tikai vienreiz: nokopē to tūlīt.
programs-copy = Kopēt
programs-copied = Nokopēts
programs-done = Man tas ir
programs-used = { $used ->
    [never] nav lietots
   *[other] pēdējoreiz: { $when }
}
programs-revoke = Atsaukt
programs-revoke-long = Atsaukt marķieri “{ $name }”
