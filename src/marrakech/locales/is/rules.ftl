### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Prenta reglur spilsins með myndum, eða reglur einnar útgáfu.
rules-help-edition = Útgáfa, til dæmis thai, til að sjá hvað er öðruvísi í reglum hennar.
rules-title = Reglurnar
rules-players = Spil fyrir tvo til fjóra teppasala.
rules-print = Prenta
rules-contents = Efnisyfirlit
rules-link = Hlekkur á reglu { $rule }
rules-why = Hvers vegna? Regla { $rule }
rules-option = Reglubókum ber ekki saman hér: sjá „{ rules-editions }“.

## The aim

rules-aim = Markmiðið
rules-aim-text = Leiddu Assam um markaðstorgið, borgaðu þegar hann stoppar á teppi annars leikmanns og leggðu þín eigin teppi á leið hinna. Í lokin gefur hvert dírham eitt stig, og eins hver reitur þar sem teppi frá þér sést. Sá vinnur sem fær flest stig.

## 1. The market

rules-market = Markaðurinn
rules-r1-1 = Á markaðnum eru sjö sinnum sjö reitir.
rules-r1-2 = Assam byrjar á miðjureitnum.
rules-r1-3 = Teningurinn hefur sex hliðar. Á þeim eru einn, tveir, tveir, þrír, þrír og fjórir inniskór.
rules-r1-4 = Mósaíkmyndir við brúnina tengja saman samliggjandi raðir og dálka. Mósaíkmynd er ekki reitur: Assam gengur gegnum hana og kemur aftur inn við hliðina, og það er eitt skref. Í tveimur hornum leiðir mósaíkmyndin aftur inn á sjálfan hornreitinn.

## 2. Setting up

rules-setting-up = Undirbúningur
rules-r2-1 = Setjist kringum borðið og spilið réttsælis. Allir fá 30 dírhöm: fimm peninga upp á eitt dírham og fimm upp á fimm.
rules-r2-2 = Fjórir leikmenn fá 12 teppi í einum lit hver, þrír leikmenn 15.
rules-r2-3 = Tveir leikmenn fá tvo liti hvor, 12 teppi í hvorum lit. Stokkaðu teppin þín 24 í einn bunka og leggðu þau ofan frá: allir sjá efsta teppið, enginn veit hvað kemur þar undir.
rules-r2-4 = Dragið um hver byrjar.
rules-r2-5 = Ef þið viljið getið þið samið um fleiri eða færri dírhöm eða teppi fyrir alla.

## 3. A turn

rules-turn = Að eiga leik
rules-r3-1 = Þegar þú átt leik: snúðu Assam, kastaðu teningnum, færðu Assam, borgaðu ef þess þarf og leggðu eitt teppi. Þá á næsti leikmaður réttsælis leik.
rules-r3-2 = Áður en þú kastar læturðu Assam standa eins og hann er eða snýrð honum fjórðung úr hring, til vinstri eða hægri frá honum séð. Hann snýr aldrei alveg við.
rules-r3-3 = Assam gengur beint áfram, einn reit fyrir hvern inniskó, og fylgir mósaíkmyndunum við brúnina. Á eftir snýr hann í þá átt sem hann gekk.

## 4. Paying

rules-paying = Greiðsla
rules-r4-1 = Ef Assam stoppar á teppi annars leikmanns borgar þú þeim leikmanni eitt dírham fyrir hvern reit á svæðinu í þeim lit kringum Assam: reiti sem tengjast hlið við hlið, aldrei á horni, og reitur Assams telst með. Aðeins það sem liggur efst telst með.
rules-r4-2 = Auður reitur, þitt eigið teppi og hlutlaust teppi kosta ekkert. Ef leikmaður hefur tvo liti er hvor litur svæði út af fyrir sig.
rules-r4-3 = Ef þú getur ekki borgað allt borgar þú það sem þú átt: þú ert úr leik. Þú leggur ekki fleiri teppi; þau sem þú hefur lagt liggja áfram og verða hlutlaus, sem þýðir að enginn á þau. Ef þú átt nákvæmlega nóg ertu enn með, jafnvel þótt ekkert dírham sé eftir.
rules-r4-4 = Í sumum reglubókum fellur enginn úr leik: þú borgar það sem þú átt og spilar áfram.
rules-r4-5 = Tvær reglubækur sameina liti leikmanns: þá eru allir samtengdir reitir kringum Assam með teppum þess leikmanns eitt svæði, hvernig sem þeir eru á litinn.

## 5. Laying a rug

rules-laying = Að leggja teppi
rules-r5-1 = Leggðu teppið þitt á tvo samliggjandi reiti. Að minnsta kosti annar þeirra á að liggja hlið að hlið við reit Assams; hvorugur má vera reiturinn sem hann stendur á.
rules-r5-2 = Teppi má hylja auða reiti og helminga teppa. Það má ekki hylja báða helminga af einu og sama teppi annars leikmanns.
rules-r5-3 = Reglubókum ber ekki saman um þetta: sumar vernda líka þín eigin teppi, og í sumum verða helmingarnir tveir undir nýju teppi líka að vera hvor í sínum lit.
rules-r5-4 = Þú verður að leggja teppi. Ef enginn staður er til þar sem litirnir eru ólíkir skipta þeir ekki máli í þetta sinn.

## 6. The end

rules-end = Lok spilsins
rules-r6-1 = Spilinu lýkur þegar síðasta teppið hefur verið lagt, eða strax þegar aðeins einn leikmaður er eftir.
rules-r6-2 = Stigin þín eru dírhömin þín og reitirnir þar sem teppi frá þér sést. Sá sem er úr leik fær engin stig, og sá sem féll fyrstur úr leik lendir í síðasta sæti.
rules-r6-3 = Sá vinnur sem fær flest stig. Ef stig eru jöfn vinnur sá sem á fleiri dírhöm; ef þau eru líka jöfn deilið þið sætinu.

## 7. The variant

rules-variant = Afbrigðið: snúið í lokin
rules-r7-1 = Kastaðu, færðu Assam, borgaðu og leggðu teppi; snúðu honum svo fjórðung úr hring, til vinstri eða hægri frá honum séð.
rules-r7-2 = Næsti leikmaður verður að fara í þá átt sem Assam snýr nú. Enginn snýr honum fyrir fyrsta kastið né eftir síðasta teppið.
rules-r7-3 = Ein reglubók leyfir líka að láta hann standa eins og hann er.
rules-r7-4 = Sá sem fellur úr leik snýr honum ekki framar: næsti leikmaður fer í þá átt sem hann snýr.

## What the rule books leave open

rules-open = Það sem reglubækurnar láta ósagt
rules-open-text = Sumt stendur ekki í neinni reglubók eða má skilja á tvo vegu. Hér er það spilað svona.
rules-open-parts = Hve stór markaðurinn er, hvað er á teningnum og hvaða raðir mósaíkmyndirnar tengja sést á borðinu og teningnum í kassanum, ekki í neinum texta.
rules-open-heading = Enginn texti segir með orðum hvert Assam snýr í byrjun, og borðið er ekki eins frá öllum hliðum. Hér snýr hann niður, nema þið veljið annað.
rules-open-no-money = Þar sem enginn fellur úr leik segir enginn texti hvað verður um leikmann sem getur ekki greitt. Hér greiðir hann það sem til er og spilar áfram.
rules-open-out-of-money = Fjórir textar segja að sá sem „verður peningalaus“ sé úr leik, sem gæti þýtt: þegar ekkert dírham er eftir. „Borgar það sem hann getur“, og níu textar sem segja „ekki nóg“, benda til hins: hér ertu aðeins úr leik ef þú getur ekki borgað allt sem þér ber.
rules-open-neutral = Enginn texti segir hvort bannað sé að hylja hlutlaust teppi alveg. Hér er það bannað; þar sem textarnir banna það um teppi mótherja mætti skilja það á annan veg.
rules-open-own-rug = Enginn texti segir hvort þú megir hylja þitt eigið teppi alveg. Það er ekki á listanum yfir það sem teppi má liggja á, en aðeins teppi mótherja eru bönnuð. Hér má það, eins og á Board Game Arena, nema reglubókin verndi öll teppi.
rules-open-last-player = Enginn texti segir að spilinu ljúki þegar aðeins einn leikmaður er eftir. Hér lýkur því þá.
rules-open-ranking = Enginn texti raðar leikmönnum sem eru úr leik. Hér koma þeir á eftir öllum hinum, og sá sem féll fyrstur úr leik verður síðastur.
rules-open-turning = Enginn texti segir hvort leikmaður sem fellur úr leik snúi Assam samt í afbrigðinu. Hér er Assam látinn standa eins og hann er.
rules-open-house = Að sýnilegir reitir skeri úr um jafntefli, eða að sá yngsti byrji alltaf, stendur ekki í neinum texta: það eru heimareglur.

## Figures

rules-figure-start = Byrjunin
rules-figure-turning = Assam snýr niður. Hann má ganga til hægri, niður eða til vinstri og snýr aldrei við.
rules-figure-mosaic = Þrjú skref, eitt þeirra gegnum mósaíkmynd
rules-figure-corner = Fjögur skref, eitt þeirra fyrir horn
rules-figure-area = Rauður borgar Gulum fimm dírhöm: sjötti guli reiturinn er skorinn frá.
rules-figure-places = Nokkrir staðir fyrir teppi
rules-figure-cover-one-half = Leyfilegt: hálft teppi og auður reitur
rules-figure-cover-two-halves = Leyfilegt: helmingar tveggja teppa
rules-figure-cover-whole = Bannað: báðir helmingar eins teppis
rules-figure-area-owner = Litir sameinaðir: gulu og fjólubláu teppin eru sama leikmanns, og Rauður borgar sex dírhöm.
rules-figure-neutral = Gulur er úr leik: gulu teppin eru hlutlaus.

## Editions

rules-editions = Munur á útgáfum
rules-editions-text = Prentaðar reglur eru til á mörgum tungumálum og segja ekki allar það sama. Hér að ofan eru grunnreglurnar; hér á eftir fer það sem hver útgáfa gerir öðruvísi. Hægt er að spila eftir þeim öllum.
rules-editions-same = Eins og grunnreglurnar
