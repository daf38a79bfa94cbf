### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Lærðu að spila
learn-lead = Tíu lítil skref á alvöru borði, fimm mínútur.
learn-step = Skref { $number } af { $steps }
learn-steps = Skref
learn-step-done = { $title } (lokið)
learn-resume = Halda kennslunni áfram
learn-again = Frá byrjun
learn-next = Halda áfram
learn-back = Til baka
learn-right = Rétt!
learn-wrong = Ekki alveg.
learn-rule = Regla { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Til vinstri frá honum séð
    [R] Til hægri frá honum séð
   *[F] Beint áfram
}
learn-throw = Kasta teningnum
learn-lay = Leggja teppið hér
learn-number = { $number }
learn-end-title = Nú kanntu spilið
learn-end = Meira þarf ekki að vita. Hitt er heppni og svolítil kænska.
learn-end-play = Spila við Hassan burðarmann

learn-turn = Snúðu Assam
learn-turn-see-task = Þú ert Rauður og átt leik. Fyrst máttu snúa Assam. Vinstri og hægri eru frá honum séð: hann snýr niður, svo vinstri hönd hans er hægra megin á skjánum. Leiddu hann þangað sem hann getur ekki lent á gulu teppi.
learn-turn-left = Þeim megin eru gulu teppin: í flestum köstum þyrftir þú að borga.
learn-turn-forward = Beint áfram er líka gult teppi. Reyndu aðra leið.
learn-turn-done = Þeim megin getur ekkert komið fyrir þig.

learn-throw-title = Kastaðu teningnum
learn-throw-task = Kastaðu nú. Assam gengur einn reit fyrir hvern inniskó.
learn-throw-done = Þrír inniskór, þrír reitir.

learn-mosaic = Gegnum mósaíkmynd
learn-mosaic-task = Teningurinn sýnir þrjá og Assam snýr niður. Við brúnina fylgir hann mósaíkmyndinni. Á hvaða reit stoppar hann?
learn-mosaic-straight = Þar endar markaðurinn: hann fylgir mósaíkmyndinni og kemur aftur inn við hliðina.
learn-mosaic-count = Leiðin gegnum mósaíkmynd er eitt skref. Teldu aftur.
learn-mosaic-other = Ekki þar. Fylgdu mósaíkmyndinni með fingrinum, skref fyrir skref.
learn-mosaic-done = Niður, gegnum mósaíkmyndina og upp aftur.

learn-pay = Borgaðu
learn-pay-task = Assam hefur stoppað á gulu teppi. Hve mörg dírhöm borgar þú?
learn-pay-few = Teldu alla gula reiti sem tengjast reitnum undir Assam, og hann með.
learn-pay-many = Einn gulur reitur telst ekki með: rautt teppi sker hann frá, og horn teljast ekki með.
learn-pay-done = Eitt dírham fyrir hvern reit á svæðinu.

learn-lay-title = Leggðu teppi
learn-lay-task = Þegar þú átt leik endar þú á því að leggja teppi. Veldu tvo reiti, annar þeirra á að vera við hlið Assams.
learn-lay-done = Hver sem stoppar þar héðan í frá borgar þér.

learn-cover = Hyldu teppi
learn-cover-task = Teppi mega liggja á teppum. Hyldu hálft gula teppið og hálft það bláa.
learn-cover-elsewhere = Það má, en það hylur ekki bæði teppin. Leitaðu að staðnum þar sem gulur og blár helmingur liggja hlið við hlið.
learn-cover-done = Tveir reitir í viðbót fyrir þig og tveimur færri fyrir hina.

learn-count = Teldu
learn-count-task = Síðasta teppið hefur verið lagt. Hver vann? Hvert dírham gefur stig, og eins hver reitur þar sem teppi sést.
learn-count-dirhams = Dírhöm eru ekki allt: bættu við reitunum þar sem teppin sjást.
learn-count-squares = Reitirnir eru ekki allt: bættu dírhömunum við.
learn-count-other = Leggðu saman dírhöm og reiti hvers leikmanns.
learn-count-done = Dírhöm og reitir eru flest til samans.

learn-out = Að falla úr leik
learn-out-task = Blár á þrjú dírhöm eftir og þarf að borga fimm. Hvað gerist?
learn-out-choice-out = Blár borgar þrjú og er úr leik.
learn-out-choice-owes = Blár borgar þrjú og skuldar tvö.
learn-out-choice-free = Blár þarf ekki að borga.
learn-out-owes = Á þessum markaði eru engar skuldir.
learn-out-free = Sá sem getur borgað eitthvað verður að gera það.
learn-out-done = Bláu teppin liggja áfram og verða hlutlaus. Héðan í frá kosta þau engan neitt.

learn-piles = Tveir leikmenn
learn-piles-task = Þegar tveir spila er hvor með tvo liti. Gulu og fjólubláu teppin eru hins leikmannsins og Assam hefur stoppað á gulu teppi. Hve mörg dírhöm borgar þú?
learn-piles-both = Gul og fjólublá teppi eru tvö svæði þótt sami leikmaður eigi þau bæði. Teldu aðeins þau gulu.
learn-piles-few = Teldu alla gula reiti sem tengjast reitnum undir Assam.
learn-piles-done = Hver litur er svæði út af fyrir sig. Og þú leggur alltaf það teppi sem er efst í bunkanum þínum.

learn-variant = Afbrigðið
learn-variant-task = Í afbrigðinu er Assam snúið í lokin: þú hefur lagt teppið þitt og næsti leikmaður verður að fara í þá átt sem Assam snýr þá. Snúðu honum að rauðu teppunum þínum.
learn-variant-wrong = Þeim megin eru engin rauð teppi. Teppin þín eru hinum megin við hann.
learn-variant-done = Nú kemst næsti leikmaður varla fram hjá teppunum þínum.
