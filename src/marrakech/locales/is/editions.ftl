### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Telja upp prentaða reglutexta eða sýna einn með frávikum.
editions-id-help = Útgáfa eða kóði tungumáls. Annars eru allar taldar upp.
editions-column-id = auðkenni
editions-column-languages = tungumál
editions-column-differences = frávik frá grunnreglunum
editions-standard = Grunnreglurnar: sá sem getur ekki greitt fellur úr leik, afbrigði er í boði, teppi annarra leikmanna eru varin (cover: opponents), bunkar tveggja leikmanna eru stokkaðir og hvor litur þeirra er svæði út af fyrir sig, dírhöm skera úr um jafntefli, dregið er um hver byrjar. `marrakech editions ID` lýsir einni útgáfu í orðum.
editions-unknown = engin útgáfa eða tungumál heitir „{ $text }“; `marrakech editions` telur þau upp
editions-languages = Tungumál: { $languages }
editions-booklet = Heimild: { $booklet }
editions-box = Í kassanum: { $box }
editions-differences = Frávik frá grunnreglunum:
editions-no-differences = Þetta eru grunnreglurnar.
editions-notes = Um textann:
editions-use = Í Python: { $code }

## The texts

editions-name = { $edition ->
    [international] Alþjóðleg, ensk
    [french] Frönsk
    [dutch] Hollensk
    [spanish] Spænsk
    [italian] Ítölsk
    [finnish] Finnsk
    [swedish] Sænsk
    [czech] Tékknesk
    [greek] Grísk
    [portuguese] Portúgölsk
    [polish] Pólsk
    [icelandic] Íslensk
    [arabic] Arabísk
    [estonian] Eistnesk
    [latvian] Lettnesk
    [lithuanian] Litháísk
    [russian] Rússnesk
    [chinese-traditional] Kínversk (hefðbundin)
    [japanese] Japönsk
    [chinese-simplified] Kínversk (einfölduð)
    [hungarian] Ungversk
    [slovenian] Slóvensk
    [romanian] Rúmensk
    [norwegian] Norsk
    [serbian] Serbnesk
    [croatian] Króatísk
    [german] Þýsk
    [korean] Kóresk
    [thai] Taílensk
    [persian] Persnesk
    [hong-kong-2022] Hong Kong 2022, kínversk
    [hong-kong-2022-english] Hong Kong 2022, ensk
    [hungarian-early] Ungversk, eldri
    [russian-lifestyle] Rússnesk, Lifestyle
   *[french-2007] Frönsk, 2007
}
editions-booklet-name = { $booklet ->
    [international] eitt af þrjátíu tungumálum alþjóðlega bæklingsins
    [hong-kong-2022] reglur Hong Kong-kassans frá 2022
    [hungarian-early] reglur eldri ungversks kassa
    [russian-lifestyle] reglur rússneska kassans frá Lifestyle
   *[french-2007] reglur franska kassans frá 2007
}
editions-contents = teppi: { $rugs }, eins dírhams peningar: { $ones }, fimm dírhama: { $fives }{ $bag ->
    [yes] , poki
   *[no] {""}
}
editions-box-not-listed = ekki talið upp í textanum

## Differences, in a word or two for a table

editions-brief-standard = grunnreglurnar
editions-brief-elimination-no = enginn fellur úr leik
editions-brief-variant-none = ekkert afbrigði
editions-brief-variant-turn-at-end-optional = afbrigði: allt að fjórðungi
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = litir til skiptis
editions-brief-area-owner = svæði eftir eiganda
editions-brief-tiebreak-none = sæti deilt í jafntefli
editions-brief-first-player-agree = fyrstur: samkomulag
editions-brief-first-player-morocco = fyrstur: síðast í Marokkó
editions-brief-first-player-lot-or-youngest = fyrstur: hlutkesti eða yngstur

## Differences, in whole sentences

editions-differs-elimination-no = Sá sem getur ekki greitt allt greiðir það sem hann á og spilar áfram; enginn fellur úr leik (R4.4).
editions-differs-variant-none = Afbrigðið þar sem Assam er snúið eftir að teppi er lagt er ekki í boði (R7).
editions-differs-variant-turn-at-end-optional = Í afbrigðinu má Assam líka standa óhreyfður: snúningurinn er allt að fjórðungi (R7.3).
editions-differs-cover-any = Teppi má ekki hylja báða helminga sama teppis, ekki einu sinni eigin teppis (R5.3).
editions-differs-cover-colours = Helmingarnir tveir undir nýju teppi verða að vera af tveimur teppum og hvor í sínum lit, þar sem það er hægt (R5.3, R5.4).
editions-differs-pile-alternating = Þegar tveir spila leggur hvor sína tvo liti til skiptis (R2.3).
editions-differs-area-owner = Þegar tveir spila mynda báðir litir leikmanns eitt svæði: greitt er fyrir alla samtengda reiti með teppum þess leikmanns (R4.5).
editions-differs-tiebreak-none = Ekkert sker úr þegar stig eru jöfn: sætinu er deilt (R6.3).
editions-differs-first-player-agree = Leikmenn koma sér saman um hver byrjar (R2.4).
editions-differs-first-player-morocco = Sá byrjar sem var síðast í fríi í Marokkó (R2.4).
editions-differs-first-player-lot-or-youngest = Dregið er um hver byrjar, eða sá yngsti byrjar (R2.4).
editions-differs-box = Í kassanum er: { $box }.
editions-differs-box-not-listed = Textinn telur ekki upp innihald kassans.

## Remarks that are no rules

editions-note-box-colours = Í kassanum eru 15 teppi í hverjum af þremur litum og 12 í þeim fjórða.
editions-note-coins = Peningar upp á eitt dírham eru silfraðir, upp á fimm gylltir.
editions-note-age-and-time = Í textanum stendur: 2 til 4 leikmenn, frá 6 ára aldri, 20 mínútur.
editions-note-not-under-three = Í textanum stendur að spilið sé ekki ætlað börnum yngri en þriggja ára.
editions-note-pick-colour = Hver leikmaður velur þann lit sem hann vill.
editions-note-rock-paper-scissors = Dregið er um hver byrjar, eða skorið úr með steini, skærum, blaði.
editions-note-edge-mosaics = Það sem tengir raðirnar við brúnina kallast mósaíkmyndir; í flestum textum eru það örvar.
editions-note-edge-bends = Það sem tengir raðirnar við brúnina kallast beygjur; í flestum textum eru það örvar.
editions-note-edge-lines = Það sem tengir raðirnar við brúnina kallast línur; í flestum textum eru það örvar.
editions-note-same-colour-allowed = Textinn tekur skýrt fram að hylja megi tvo helminga í sama lit.
editions-note-setup-one-colour = Í undirbúningi fá tveir leikmenn 15 teppi í einum lit hvor; það er stillingin „Tveir leikmenn: einn litur hvor“ (R2.3).
editions-note-pile-reading = Eðlilegast er að skilja textann svo að tveir leikmenn leggi liti sína til skiptis; hitt væri líka hægt, að litirnir tveir séu stokkaðir saman.
editions-note-not-mixed = Tveir leikmenn setja teppi sín í einn bunka, en textinn segir ekki að þau séu stokkuð. Hér eru bunkarnir stokkaðir (R2.3).
editions-note-keeping-heading = Textinn segir ekki að Assam megi standa eins og hann er. Hér má hann það (R3.2).
editions-note-own-square = Textinn segir ekki að líka sé greitt fyrir reitinn undir Assam. Hér er það gert (R4.1).
editions-note-out-of-money = Textinn segir að leikmaður sem „verður peningalaus“ sé úr leik. Hér á það við þann sem getur ekki borgað allt sem honum ber; sá sem á ekkert eftir en skuldar ekkert spilar áfram (R4.3).
editions-note-loose-one-half = „Aðeins með öðrum helmingnum á teppi annars leikmanns“ er óljóst orðað. Með listanum við hliðina segir textinn það sama og hinir: hylja má helminga tveggja ólíkra teppa.
editions-note-slip-no-walk = Villa: greiðslan er prentuð í annað sinn þar sem ætti að lýsa göngunni, svo textinn segir ekki hvað gerist við brún markaðarins.
editions-note-slip-not-lost = Villa: „ekki“ hefur fallið úr „ekki þarf að greiða á auðum reit eða eigin teppi“.
editions-note-slip-pays-rugs = Villa: við greiðslu eru talin teppi þar sem allir aðrir textar telja reiti. Hér er greitt fyrir reiti (R4.1); í lokin telur þessi texti líka helminga, eins og allir.
editions-note-slip-may-lay = Villa: sagt er að teppi „megi“ leggja; það verður að gera það (R5.4).
editions-note-slip-left-out = Villa: markmiðið, innihaldið og hvað sker úr um jafntefli vantar.
editions-note-slip-opponent = Villa: í lokin gefur „hvert dírham sem mótherjinn á eftir“ stig; þar ætti að standa „leikmaðurinn“.
editions-note-slip-counts-twice = Villa: teppi tveggja leikmanna eru talin tvisvar, hvort á sinn hátt.
editions-note-slip-variant = Villa: síðasta skref afbrigðisins er brenglað („snúið manninum má snúa fjórðung“). Hér er Assam snúið nákvæmlega fjórðung úr hring (R7.3).
editions-note-slip-aim = Villa: setningin sem lýsir markmiðinu er ekki kláruð.
editions-note-slip-cards = Villa: textinn talar um að leggja „spil“; átt er við teppi.
editions-note-slip-results = Villa: prentað er „úrslit reitsins“ þar sem átt er við hliðar hans.
editions-note-slip-exit-arrow = Villa: við brúnina heldur Assam áfram „í átt að útgönguörinni“.
editions-note-slip-end-of-rug = Villa: sagt er að „endi“ teppis liggi að hliðinni; átt er við annan reit þess (R5.1).
editions-note-slip-dirham-won = Villa: í lokin gefur „hvert unnið dírham“ stig; átt er við hvert dírham sem leikmaður á (R6.2).
editions-note-slip-leaves-game = Villa: við brúnina er Assam sagður „yfirgefa spilið“; hann yfirgefur markaðinn.
