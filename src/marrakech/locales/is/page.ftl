### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Síðan
page-home = Á upphafssíðu
page-close = Loka
page-loading = Augnablik …
page-try-again = Reyna aftur
page-lost-title = Hér er ekkert
page-lost = Engin síða er hér á þessari slóð.
page-gone-title = Þetta borð er farið
page-gone = Það var fjarlægt, eða hlekkurinn er ekki heill.

## What goes wrong

page-problem-unreachable = Þjónninn svarar ekki. Er netsamband?
page-problem-failed = Þjónninn gat þetta ekki. Reyndu aftur.
page-problem-unknown = Þetta tókst ekki ({ $reason }).
page-connection-lost = Sambandið rofnaði. Reyni aftur …
page-connection-back = Sambandið er komið aftur.

## The start

page-home-title = Teppasalarnir í { -game }
page-home-lead = Leiddu Assam um markaðinn, leggðu teppin þín á leið hans og láttu hina borga. Tveir til fjórir leikmenn, tuttugu mínútur.
page-your-name = Nafnið þitt
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Lengra getur nafn ekki verið: { $most } stafir.
    [one] Pláss fyrir { $number } staf í viðbót.
   *[other] Pláss fyrir { $number } stafi í viðbót.
}
# When more was written, or pasted, than fits
page-name-cut = Nafn getur mest verið { $most } stafir. Afgangnum var sleppt.
page-more-ways = Fleiri leiðir til að spila
page-mode-here = Við einn skjá
page-mode-link = Með vinum, um hlekk
page-mode-new = Setja upp borð
page-mode-learn = Lærðu að spila
page-mode-rules = Reglurnar
page-mode-lobby = Anddyri
page-mode-replay = Skoða spil aftur
page-my-tables = Borðin þín
page-forget-table = Gleyma borðinu frá { $when }
page-level-rating = Styrkur { $rating }

## Setting up

page-new-title = Setja upp borð
page-new-players = Leikmenn
page-players = { $number ->
    [one] { $number } leikmaður
   *[other] { $number } leikmenn
}
page-seat = Sæti { $number }
page-seat-who = Hver situr hér?
page-seat-name = Nafn
page-seat-level = Getustig
page-seat-colour = Litur
page-seat-second-colour = Seinni litur
page-seat-open = laust sæti
page-sitter-me = Ég
page-sitter-here = Einhver við þennan skjá
page-sitter-link = Vinur, um hlekk
page-sitter-bot = Vélmenni
page-sitter-link-hint = Þú færð hlekk til að senda þegar borðið er tilbúið.
# The bots by their first names: no two at a table have the same one
page-bot-porter = Hassan
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idris
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Fatima
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Yusuf
page-bot-master-2 = Aicha
page-bot-master-3 = Mehdi
page-bot-master-4 = Hamza
page-bot-storyteller = Safiya
page-bot-pourer = Aya
page-bot-grandmother = Zohra
page-bot-mason = Tariq
page-bot-weaver = Nour
page-bot-drummer = Bilal
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] rautt
    [yellow] gult
    [blue] blátt
   *[purple] fjólublátt
})
page-new-first = Hver byrjar?
page-first-lot = Teningurinn ræður
page-first-seat = Sæti { $number }
page-new-rules = Reglur
page-new-edition = Reglubók
page-edition-standard = Grunnreglurnar.
page-new-options = Einstakar reglur
page-options-changed = Sumar reglur víkja frá reglubókinni.
page-options-reset = Eins og í reglubókinni
page-option-elimination = Sá sem getur ekki greitt
page-option-elimination-yes = fellur úr leik
page-option-elimination-yes-hint = Greiðir allt sem til er og hættir í spilinu; teppin liggja áfram og enginn á þau.
page-option-elimination-no = spilar áfram
page-option-elimination-no-hint = Greiðir allt sem til er og spilar áfram: enginn fellur úr leik.
page-option-cover = Að hylja teppi
page-option-cover-opponents = teppi hinna eru varin
page-option-cover-opponents-hint = Teppi má ekki hylja báða helminga af teppi annars leikmanns í einu, en þitt eigið má það hylja.
page-option-cover-any = öll teppi eru varin
page-option-cover-any-hint = Teppi má ekki hylja báða helminga nokkurs teppis í einu, ekki einu sinni þíns eigin.
page-option-cover-colours = tveir ólíkir litir
page-option-cover-colours-hint = Tveir helmingar undir nýju teppi verða að vera hvor í sínum lit, þar sem það er hægt.
page-option-variant = Assam er snúið
page-option-variant-none = fyrir kastið
page-option-variant-none-hint = Sá sem á leik velur áttina og kastar svo.
page-option-variant-turn-at-end = þegar teppi hefur verið lagt
page-option-variant-turn-at-end-hint = Þegar teppi hefur verið lagt er Assam snúið til vinstri eða hægri: næsti leikmaður verður að fara í þá átt.
page-option-variant-turn-at-end-optional = í lokin, ef vill
page-option-variant-turn-at-end-optional-hint = Þegar teppi hefur verið lagt má snúa Assam til vinstri eða hægri, eða láta hann standa eins og hann er: næsti leikmaður verður að fara í þá átt.
page-option-two-player = Tveir leikmenn
page-option-two-player-two-colours = tveir litir hvor
page-option-two-player-two-colours-hint = Hvor á tvo liti, 12 teppi í hvorum lit, í einum bunka.
page-option-two-player-one-colour = einn litur hvor
page-option-two-player-one-colour-hint = Hvor á 15 teppi í einum lit.
page-option-pile = Bunkarnir
page-option-pile-shuffled = eru stokkaðir
page-option-pile-shuffled-hint = Aðeins næsta teppi hvers bunka er þekkt.
page-option-pile-alternating = litir til skiptis
page-option-pile-alternating-hint = Litirnir tveir koma til skiptis.
page-option-area = Svæði sem greitt er fyrir
page-option-area-colour = eftir lit
page-option-area-colour-hint = Litir leikmanns eru tvö svæði.
page-option-area-owner = eftir eiganda
page-option-area-owner-hint = Báðir litir leikmanns mynda eitt svæði: greitt er fyrir alla reiti sem tengjast.
page-option-tiebreak = Jöfn stig
page-option-tiebreak-dirhams = fleiri dírhöm vinna
page-option-tiebreak-dirhams-hint = Sá sem á fleiri dírhöm er á undan.
page-option-tiebreak-rugs = fleiri reitir vinna
page-option-tiebreak-rugs-hint = Sá er á undan sem á teppi sem sjást á fleiri reitum.
page-option-tiebreak-none = deila sætinu
page-option-tiebreak-none-hint = Ekkert annað sker úr.
page-option-heading = Assam snýr í byrjun
page-option-heading-S = niður
page-option-heading-S-hint = Eins og borðið er vanalega lagt.
page-option-heading-N = upp
page-option-heading-N-hint = Borðið er ekki eins frá öllum hliðum.
page-option-heading-E = til hægri
page-option-heading-E-hint = Borðið er ekki eins frá öllum hliðum.
page-option-heading-W = til vinstri
page-option-heading-W-hint = Borðið er ekki eins frá öllum hliðum.
page-option-dirhams = Dírhöm í byrjun
page-option-dirhams-hint = 30 í öllum reglubókum. Með færri verður það hættulegt.
page-option-rugs = Teppi á mann
page-option-rugs-hint = Hve oft hver á leik.
page-new-table = Borðið
page-clock = Klukka
page-clock-none = Engin
page-clock-none-hint = Allir mega hugsa eins lengi og þeir vilja.
page-clock-move = Fyrir hvern leik
page-clock-total = Fyrir allt spilið
page-clock-time = Tími
page-clock-increment = Viðbót á leik
page-clock-out = Þegar tíminn er búinn
page-clock-out-bot = Vélmenni leikur þann leik
page-clock-out-out = Strax úr leik
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Klukka: { $number } sekúnda á leik.
   *[other] Klukka: { $number } sekúndur á leik.
}
page-clock-tells-move-minutes = { $number ->
    [one] Klukka: { $number } mínúta á leik.
   *[other] Klukka: { $number } mínútur á leik.
}
page-clock-tells-total = { $increment ->
    [0] Klukka: { $number } sekúndur fyrir allt spilið.
   *[other] Klukka: { $number } sekúndur + { $increment } sekúndur á leik.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Klukka: { $number } mínúta fyrir allt spilið.
       *[other] Klukka: { $number } mínútur fyrir allt spilið.
    }
   *[other] { $number ->
        [one] Klukka: { $number } mínúta + { $increment } sekúndur á leik.
       *[other] Klukka: { $number } mínútur + { $increment } sekúndur á leik.
    }
}
page-clock-means-bot = Þegar tími leikmanns er búinn leikur vélmenni þann leik; í þriðja skiptið fellur leikmaðurinn úr leik.
page-clock-means-out = Þegar tími leikmanns er búinn fellur hann úr leik.
page-seconds = { $number ->
    [one] { $number } sekúnda
   *[other] { $number } sekúndur
}
page-minutes = { $number ->
    [one] { $number } mínúta
   *[other] { $number } mínútur
}
page-new-listed = Sýna í anddyrinu
page-new-listed-hint = Hver sem er má horfa á og setjast í laust sæti. Annars aðeins þeir sem hafa hlekkinn.
page-new-take-back = Taka má leiki aftur
page-new-practice-hint = Meðan allt fólkið situr við þennan skjá. Teningnum er þá kastað á ný og í úrslitunum stendur að þetta hafi verið æfing. Annars er ekkert tekið aftur eftir að teningnum hefur verið kastað.
page-new-begin = Byrja
page-new-invite = Búa til borð og fá hlekk
page-new-watch = Horfa á vélmennin

## The lobby

page-lobby = Anddyri
page-lobby-open = Opin borð
page-lobby-none-open = Enginn bíður í augnablikinu.
page-lobby-new = Opna borð
page-lobby-running = Spil til að horfa á
page-lobby-watch-bots = Láta vélmenni spila og horfa á
page-join = Setjast
page-watch = Horfa
page-look = Skoða
page-listing-deserted = Enginn er þar núna
page-listing-rules = { $known ->
    [yes] Útgáfa: { $edition }
   *[no] Heimareglur
}{ $variant ->
    [yes] , snúið í lokin
   *[no] {""}
}.
page-listing-turn = Leikur { $turn }, { $left } eftir.

## Waiting for others

page-waiting-title = Beðið eftir leikmönnum
page-waiting-seats = { $number ->
    [0] Öll sæti eru upptekin
    [one] { $number } sæti er laust
   *[other] { $number } sæti eru laus
}
page-waiting-link = Hlekkurinn fyrir vini þína
page-waiting-link-hint = Sá sem opnar hann getur sest, eða horft á þegar öll sæti eru upptekin.
page-link-network = Hann virkar fyrir alla á sama neti, til dæmis sama þráðlausa neti.
page-link-address = Vistfang
page-qr = Hlekkurinn sem QR-kóði: { $link }
page-qr-hint = Eða skannaðu þetta með myndavél síma.
page-here-only = Þessi hlekkur virkar aðeins á þessari tölvu.
page-here-only-new = Sem stendur nær aðeins þessi tölva sambandi við spilið: hlekkur kæmi ekki að gagni annars staðar.
page-here-only-command = Til að allir á sama neti geti verið með skaltu loka spilinu í útstöðinni með Ctrl-C og ræsa það með þessari skipun. Öll borð eru geymd.
page-here-only-host = Sá sem rekur þennan þjón getur opnað hann fyrir öðrum.
page-copy-command = Afrita skipunina
page-copied-here = Afritað. Þessi hlekkur virkar aðeins á þessari tölvu.
page-copy-link = Afrita hlekkinn
page-share = Deila …
page-copied = Afritað.
page-not-copied = Vafrinn leyfir ekki afritun: { $link }
page-start-bots = Eða byrja núna
page-start-bots-hint = Vélmenni setjast í lausu sætin.
page-start-now = Byrja með vélmennum
page-waiting-listed = Borðið er sýnt í anddyrinu meðan einhver er hér. Nokkrum mínútum eftir að allir eru farnir hverfur það.
page-deserted-listed = Enginn er við þetta borð í augnablikinu. Þú getur sest um leið og einhver er kominn aftur.
page-deserted-friends = Enginn er við þetta borð í augnablikinu. Þú getur sest og beðið eftir hinum.
page-close-table = Loka borðinu
page-close-table-hint = Það er fjarlægt og hlekkurinn á það vísar ekki lengur neitt.
page-close-table-yes = Já, loka því
page-close-table-no = Halda því
page-closed-title = Þessu borði hefur verið lokað
page-closed = { $player } lokaði því áður en spil hófst.
page-closed-host = Umsjónarmaður þjónsins hefur lokað þessu borði.
page-closed-host-game = Spilinu lýkur án úrslita.
# What whoever runs the server has written about it
page-host-says = Umsjónarmaður segir: { $why }
page-banned-title = Þú kemst ekki inn hér
page-join-title = Hér er sæti fyrir þig
page-join-seat = Litur
page-join-any = Hvaða sem er
page-sit-down = Setjast

## At the table

page-table-title = Markaðurinn
page-players-list = Leikmenn
page-panel = Hvað á að gera
page-board = Markaðurinn: sjö dálkar a til g, sjö raðir 1 til 7
page-square-bare = { $square }: auður
page-square-rug = { $square }: { $colour ->
    [red] rautt
    [yellow] gult
    [blue] blátt
   *[purple] fjólublátt
} teppi, eigandi { $player }
page-square-neutral = { $square }: { $colour ->
    [red] rautt
    [yellow] gult
    [blue] blátt
   *[purple] fjólublátt
} teppi sem enginn á
page-square-assam = { $rug }. Assam stendur hér og snýr { $heading ->
    [N] upp
    [E] til hægri
    [S] niður
   *[W] til vinstri
}
page-badge-you = þú
page-badge-bot = vélmenni
page-badge-away = fjarverandi
page-badge-out = úr leik
page-rugs-left = { $number ->
    [one] { $number } teppi eftir
   *[other] { $number } teppi eftir
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Rautt
    [yellow] Gult
    [blue] Blátt
   *[purple] Fjólublátt
}: { $number ->
    [one] { $number } teppi eftir
   *[other] { $number } teppi eftir
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Rautt kemur næst
    [yellow] Gult kemur næst
    [blue] Blátt kemur næst
   *[purple] Fjólublátt kemur næst
}: { $number ->
    [one] { $number } teppi eftir
   *[other] { $number } teppi eftir
}
# On the pile from which the next rug comes: very short
page-badge-next = næst
page-worth = { $dirhams ->
    [one] { $dirhams } dírham
   *[other] { $dirhams } dírhöm
}, teppi á { $squares ->
    [one] { $squares } reit
   *[other] { $squares } reitum
}
page-points = { $number ->
    [one] { $number } stig
   *[other] { $number } stig
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Í hvaða átt á sá næsti að fara?
       *[no] { $player }: í hvaða átt á sá næsti að fara?
    }
   *[no] { $alone ->
        [yes] Þú átt leik: hvert á Assam að ganga?
       *[no] { $player }: hvert á Assam að ganga?
    }
}
page-prompt-roll = { $alone ->
    [yes] Þú átt leik: kastaðu teningnum.
   *[no] { $player }: kastaðu teningnum.
}
page-prompt-lay = { $alone ->
    [yes] Leggðu teppið þitt við hlið Assams.
   *[no] { $player }: leggðu teppi við hlið Assams.
}
page-prompt-wait = { $player } hugsar …
page-prompt-away = Beðið: { $player } er fjarverandi
page-prompt-watch = { $player } spilar
page-ways = Í hvaða átt
page-way-F = Áfram
page-expect = að jafnaði { $costs }
page-throw = Kasta teningnum
page-turn-assam = Snúa Assam
page-lay = Leggja teppið
page-lay-hint = Ýttu á reit við hlið Assams, eða strjúktu yfir tvo.
page-lay-ready = Ýttu aftur á það til að leggja það, eða á annan stað.
page-lay-on = Leggja það á { $near } og { $far }
page-skip = Sleppa
page-undo = Afturkalla
page-take-back = Taka aftur
page-come-back = Spila áfram sem { $player }
page-away-offer = Bíða lengur, eða láta vélmenni spila þar til { $player } snýr aftur?
page-away-wait = Bíða
page-away-bot = Láta vélmenni spila áfram

## Time that runs out

page-time-left = Tími eftir: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Klukkan bíður þar til þessi leikmaður er kominn aftur.
page-time-short = { $means ->
    [bot] { $number ->
        [one] { $number } sekúnda eftir; þá leikur vélmenni þennan leik.
       *[other] { $number } sekúndur eftir; þá leikur vélmenni þennan leik.
    }
   *[out] { $number ->
        [one] { $number } sekúnda eftir; þá ertu úr leik.
       *[other] { $number } sekúndur eftir; þá ertu úr leik.
    }
}
page-time-last = { $number ->
    [one] { $number } sekúnda eftir!
   *[other] { $number } sekúndur eftir!
}
page-time-over-1 = Tíminn þinn kláraðist og vélmenni leikur þennan leik fyrir þig. Næst þegar þú átt leik ræður þú aftur. Ef þetta gerist tvisvar í viðbót ertu úr leik.
page-time-over-2 = Tíminn þinn kláraðist í annað sinn og vélmenni leikur þennan leik fyrir þig. Næst þegar þú átt leik ræður þú aftur. Ef þetta gerist einu sinni enn ertu úr leik.
page-time-over-out = Tíminn þinn kláraðist og þú ert því úr leik. Vélmenni spilar áfram með teppunum þínum. Þú getur horft á hvernig fer eða farið og spilað annars staðar.

## Who watches

page-watching = { $number ->
    [0] Enginn annar horfir á.
    [one] { $number } horfir á.
   *[other] { $number } horfa á.
}

## What happened, besides the game

page-log = Hvað gerðist
page-log-sat = { $player } sest við borðið.
page-log-began = Spilið byrjar. { $player } á fyrsta leik.
page-log-took-back = { $player } tekur leik sinn aftur.
page-log-redrawn = { $player } tekur leik sinn aftur. Teningnum er kastað á ný.
page-log-said = { $player }: „{ $phrase }“
page-log-timed-out = { $times ->
    [1] { $player }: tíminn er búinn og vélmenni leikur þennan leik.
   *[other] { $player }: tíminn er búinn í annað sinn og vélmenni leikur þennan leik.
}
page-log-left = { $why ->
    [time] { $player } er úr leik: tíminn er búinn.
    [abandoned] { $player } hefur yfirgefið spilið.
   *[resigned] { $player } gefst upp.
}
page-log-bot-for = { $player } hvílir sig og vélmenni tekur við.
page-log-came-back = { $player } snýr aftur.
page-log-rematch-offered = { $player } vill spila aftur.
page-log-rematch-withdrawn = { $player } vill ekki spila aftur eftir allt saman.
page-log-rematch-made = Annað borð er tilbúið fyrir næsta spil.
page-log-closed = { $player } lokar borðinu.
page-log-closed-host = Umsjónarmaður þjónsins lokar borðinu.
page-log-over-left = Enginn er eftir til að spila áfram: spilinu er lokið.

## Menu

page-menu = Valmynd
page-copy-seat = Afrita hlekk á sætið mitt
page-copy-seat-hint = Til að spila áfram á öðru tæki. Láttu engan fá hann.
page-stand-in = Láta vélmenni taka við: { $player }
page-resign = Gefast upp
page-resign-ask = Á leikmaðurinn { $player } að gefast upp? Það er ekki hægt að afturkalla.
page-resign-yes = Gefast upp
page-resign-no = Spila áfram
page-phrases = Segja eitthvað

## Reporting somebody to whoever runs the server

page-report = Tilkynna einhvern
page-report-hint = Sá sem rekur þennan þjón fær að vita af því og getur lokað borðinu. Hinir leikmennirnir fá ekkert að vita.
page-report-who = Hvern?
page-report-why = Hvað er að?
page-report-why-of = { $player }: hvað er að?
page-report-name = Óviðeigandi nafn
page-report-cheating = Svindl
page-report-stalling = Tafir af ásettu ráði
page-report-other = Annað
page-report-done = Takk fyrir. Sá sem rekur þennan þjón getur séð þetta núna.

## What can be said

page-phrase-hello = Halló!
page-phrase-good-luck = Gangi þér vel!
page-phrase-thinking = Leyfðu mér að hugsa …
page-phrase-your-turn = Þú átt leik.
page-phrase-nice-rug = En fallegt teppi!
page-phrase-lucky = Heppnin er með þér í dag.
page-phrase-ouch = Æ!
page-phrase-oops = Úps.
page-phrase-thanks = Takk!
page-phrase-sorry = Fyrirgefðu!
page-phrase-well-played = Vel spilað!
page-phrase-again = Annað spil?
page-phrase-have-to-go = Ég þarf bráðum að fara.
page-phrase-bye = Bless!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Hjálp
page-help-rules = Svona er spilað
page-rules-aim = Í lokin gefur hvert dírham eitt stig, og eins hver reitur þar sem teppið þitt sést. Sá vinnur sem fær flest stig.
page-rules-turn = Þegar þú átt leik læturðu Assam standa eins og hann er eða snýrð honum til vinstri eða hægri, og kastar teningnum. Hann gengur beint áfram; við brúnina leiðir mósaíkmynd hann aftur inn á markaðinn.
page-rules-pay = Ef hann stoppar á teppi annars leikmanns borgar þú eigandanum eitt dírham fyrir hvern reit á samfelldu svæði í þeim lit.
page-rules-lay = Leggðu svo teppi á tvo reiti, að minnsta kosti annan við hlið Assams. Það má hylja teppi, en ekki báða helminga af teppi annars leikmanns í einu.
page-rules-end = Þegar síðasta teppið hefur verið lagt er spilinu lokið. Í sumum reglubókum fellur sá úr leik sem getur ekki greitt.
page-help-keys = Flýtilyklar
page-key-primary = Gera það sem er í boði: kasta, leggja, sleppa
page-key-arrows = Velja áttina eins og hún vísar á borðinu
page-key-ways = Velja vinstri, áfram eða hægri, frá Assam séð
page-key-throw = Kasta teningnum
page-key-board = Á borðinu færa örvarnar bendilinn, Enter velur og staðfestir, bilsláin snýr teppinu
page-key-undo = Afturkalla
page-key-take-back = Taka leik aftur
page-key-skip = Sleppa því sem verið er að sýna
page-key-mute = Hljóð af eða á
page-key-say = Segja eitthvað
page-key-log = Hvað gerðist
page-key-menu = Valmynd
page-key-help = Þessi hjálp
page-key-step = Eitt skref til baka eða áfram
page-key-ends = Fremst, aftast
page-key-play = Spila, gera hlé

## Settings

page-settings = Stillingar
page-settings-language = Tungumál
page-settings-theme = Litir síðunnar
page-theme-auto = Eins og kerfið
page-theme-light = Ljóst
page-theme-dark = Dökkt
page-theme-contrast = Mikil birtuskil
page-settings-speed = Hraði
page-speed-slow = Hægt
page-speed-normal = Venjulegt
page-speed-fast = Hratt
page-speed-instant = Strax
page-settings-motion = Hreyfing
page-motion-auto = Eins og kerfið
page-motion-less = Minni
page-motion-full = Allt hreyfist
page-settings-confirm = Staðfesta leiki
page-settings-confirm-hint = Smellur velur; annar smellur, eða hnappurinn, framkvæmir leikinn.
page-settings-sounds = Hljóð
page-settings-coordinates = Heiti raða og dálka

## The end

page-end-winner = { $player } vinnur!
page-end-shared = Sameiginlegur sigur: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Síðasta teppið var lagt.
    [last-player] Allir aðrir féllu úr leik.
    [resigned] Allir aðrir gáfust upp.
    [time] Allir aðrir féllu á tíma.
    [bots] Aðeins vélmenni voru eftir í spilinu.
   *[left] Enginn annar var eftir í spilinu.
}
page-ranking = Lokastaða
page-ranking-place = Sæti
page-ranking-player = Leikmaður
page-ranking-dirhams = Dírhöm
page-ranking-squares = + teppi
page-ranking-points = = stig
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] úr leik
    [time] féll á tíma
    [abandoned] hætti
   *[resigned] gafst upp
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Sá sem er úr leik eða hefur yfirgefið spilið fær engin stig og lendir á eftir öllum hinum; sá sem fór fyrstur verður síðastur.
page-rematch = Spila aftur
page-rematch-accept = { $number ->
    [one] { $player } vill spila aftur: vera með
   *[other] { $number } leikmenn vilja spila aftur: vera með
}
page-rematch-waiting = Beðið eftir hinum …
page-rematch-withdraw = Draga boðið til baka
page-rematch-go = Í næsta spil
page-save-record = Vista spilið
page-copy-replay = Afrita hlekk á endursýninguna
page-chart-title = Stig í gegnum spilið
page-chart = Stig í gegnum spilið. Í lokin: { $ends }
page-chart-end = { $points ->
    [one] { $name }: { $points }
   *[other] { $name }: { $points }
}
page-statistics = Í tölum
page-statistics-turns = { $number ->
    [one] Alls var leikið { $number } sinni.
   *[other] Alls var leikið { $number } sinnum.
}
page-statistics-highest = { $paid ->
    [one] Hæsta greiðslan var { $paid } dírham: { $player } greiddi, { $owner } fékk.
   *[other] Hæsta greiðslan var { $paid } dírhöm: { $player } greiddi, { $owner } fékk.
}
page-statistics-none = Enginn greiddi neitt.
page-statistics-paid = greitt
page-statistics-received = fengið
page-statistics-throw = meðalkast
page-statistics-mosaics = mósaík
page-dice = Var teningurinn heiðarlegur?
page-dice-all-fair = { $rugs ->
    [0] Vafrinn þinn hefur dregið öll köstin aftur, { $throws } talsins: þau eru eins og þau áttu að vera.
   *[other] Vafrinn þinn hefur dregið öll köstin aftur, { $throws } talsins, og röð teppanna, { $rugs } talsins: allt er eins og það átti að vera.
}
page-dice-bots = { $number ->
    [one] { $number } kast var vélmennis: það leiðir af því sem vafrar leikmanna höfðu áður birt.
   *[other] { $number } köst voru vélmenna: þau leiða af því sem vafrar leikmanna höfðu áður birt.
}
page-dice-alone = { $number ->
    [one] { $number } kast er þjónsins eins: enginn vafri leikmanns lagði neitt til þess.
   *[other] { $number } köst eru þjónsins eins: enginn vafri leikmanns lagði neitt til þeirra.
}
page-dice-redrawn = { $number ->
    [one] Þetta var æfing: { $number } kast var tekið aftur og kastað á ný.
   *[other] Þetta var æfing: { $number } köst voru tekin aftur og kastað á ný.
}
page-dice-seen = Hann hefur líka borið þau saman við það sem hann sá í byrjun spilsins.
page-dice-unseen = Hann sá ekki byrjun þessa spils og tekur tölurnar sem þá voru sýndar eins og þær eru gefnar upp nú.
page-dice-how = Fyrir spilið var þjónninn bundinn við leynitölu og vafri hvers leikmanns við sína eigin. Hvert kast leiðir af báðum: vafrinn birtir hluta af tölu sinni þegar teningnum er kastað. Þess vegna gat enginn, ekki einu sinni sá sem rekur þjóninn, séð kast fyrir eða valið það.
page-dice-commitment = Leynitalan er ekki sú sem lofað var.
page-dice-chain = { $player }: það sem vafrinn lagði fram í byrjun er ekki það sem var notað.
page-dice-link = Það sem var birt fyrir kast { $number } er ekki það sem átti að koma næst.
page-dice-count = Einhver köst vantar, eða þau eru of mörg.
page-dice-first = { $player } hefði átt að byrja.
page-dice-throw = Kast { $number } hefði átt að vera { $drawn }, en spilað var { $played }.
page-dice-pile = { $player }: teppi { $number } hefði átt að vera í öðrum lit.
page-dice-numbers = Tölurnar
page-dice-commitment-is = Sýnt áður en spilið hófst (SHA-256 af leynitölunni)
page-dice-seed-is = Leynitalan
page-dice-chain-is = { $player }: lagt fram af vafranum
page-dice-link-is = Birt fyrir kast { $number }

## Replay

page-replay = Endursýning
page-replay-hint = Slepptu vistuðu spili hér, veldu skrána eða límdu inn textann.
page-replay-file = Skrá
page-replay-text = Texti spilsins
page-replay-show = Sýna
page-replay-turn = Leikur { $turn }
page-replay-controls = Endursýning
page-replay-first = Fremst
page-replay-back = Skref til baka
page-replay-play = Spila
page-replay-pause = Hlé
page-replay-forth = Skref áfram
page-replay-last = Aftast
page-replay-position = Staður í spilinu
page-replay-result = Úrslit og tölur
