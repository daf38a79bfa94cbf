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
page-quick = Spila við vélmenni
page-quick-opponents = Hve margir mótherjar?
page-quick-level = Hve sterkir?
page-play-now = Spila núna
page-your-name = Nafnið þitt
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Fleiri leiðir til að spila
page-mode-here = Við einn skjá
page-mode-here-hint = Látið tölvuna eða símann ganga á milli.
page-mode-link = Með vinum, um hlekk
page-mode-link-hint = Sendu hlekk; sá sem opnar hann sest við borðið. Enginn þarf að stofna aðgang.
page-mode-new = Setja upp borð
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Lærðu að spila
page-mode-learn-hint = Tíu lítil skref á alvöru borði, á fimm mínútum.
page-mode-rules = Reglurnar
page-mode-rules-hint = Stuttar og með myndum, líka til að prenta.
page-mode-lobby = Anddyri
page-mode-lobby-hint = Sestu við opið borð eða horfðu á spil.
page-mode-replay = Skoða spil aftur
page-mode-replay-hint = Skoðaðu vistað spil skref fyrir skref.
page-my-tables = Borðin þín
page-forget-table = Gleyma borðinu frá { $when }
page-level-rating = Styrkur { $rating }
page-level-option = { $name } ({ $rating })

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
# The bots by their first names
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
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
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
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
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
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
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
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Byrja
page-new-invite = Búa til borð og fá hlekk
page-new-watch = Horfa á vélmennin

## The lobby

page-lobby = Anddyri
page-lobby-open = Opin borð
page-lobby-none-open = Enginn bíður í augnablikinu.
page-lobby-new = Opna borð
page-lobby-running = Spil til að horfa á
page-lobby-none-running = Ekkert opinbert spil er í gangi í augnablikinu.
page-lobby-watch-bots = Láta vélmenni spila og horfa á
page-join = Setjast
page-watch = Horfa
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
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
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = Afrita hlekkinn
page-share = Deila …
page-copied = Afritað.
page-not-copied = Vafrinn leyfir ekki afritun: { $link }
page-start-bots = Eða byrja núna
page-start-bots-hint = Vélmenni setjast í lausu sætin.
page-start-now = Byrja með vélmennum
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
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
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-badge-next = next
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
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = { $player } spilar
page-ways = Í hvaða átt
page-way-L = Vinstri
page-way-F = Áfram
page-way-R = Hægri
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
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on
page-time-left = Time left: { $time }
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.
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
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: „{ $phrase }“
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player } snýr aftur.
page-log-rematch-offered = { $player } vill spila aftur.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Annað borð er tilbúið fyrir næsta spil.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

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
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Lokastaða
page-ranking-place = Sæti
page-ranking-player = Leikmaður
page-ranking-dirhams = Dírhöm
page-ranking-squares = + teppi
page-ranking-points = = stig
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Spila aftur
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Beðið eftir hinum …
page-rematch-withdraw = Take the offer back
page-rematch-go = Í næsta spil
page-save-record = Vista spilið
page-copy-replay = Afrita hlekk á endursýninguna
page-chart-title = Stig í gegnum spilið
page-chart = Stig í gegnum spilið. Í lokin: { $ends }
page-chart-end = { $points ->
    [one] { $name } { $points }
   *[other] { $name } { $points }
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
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = Leynitalan er ekki sú sem lofað var.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = { $player } hefði átt að byrja.
page-dice-throw = Kast { $number } hefði átt að vera { $drawn }, en spilað var { $played }.
page-dice-pile = { $player }: teppi { $number } hefði átt að vera í öðrum lit.
page-dice-numbers = Tölurnar
page-dice-commitment-is = Sýnt áður en spilið hófst (SHA-256 af leynitölunni)
page-dice-seed-is = Leynitalan
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

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
