### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Prenta reglur spilsins með myndum, eða reglur einnar útgáfu.
rules-help-edition = Útgáfa, til dæmis thai, til að sjá hvað er öðruvísi í reglum hennar.
rules-title = Reglurnar
rules-players = A game for two to four rug sellers.
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
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

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
rules-open = What the rule books leave open
rules-open-text = Some things are said in no rule book, or can be read in two ways. This is how they are played here.
rules-open-parts = How large the market is, what the die shows and which lines the mosaics join is told by the board and the die in the box, not by any text.
rules-open-heading = No text says in words which way Assam looks at the start, and the board is not the same from all sides. Here he looks down, unless you choose another way.
rules-open-no-money = Where nobody goes out, no text says what happens to a player who cannot pay. Here that player pays what there is and plays on.
rules-open-out-of-money = Four texts say that who “runs out of money” is out, which could mean: with no dirham left. “Pays what he can”, and nine texts that say “not enough”, speak for the other reading: here you are out only if you cannot pay all that is due.
rules-open-neutral = No text says whether a neutral rug is protected from being covered whole. Here it is; as the texts forbid it for rugs of opponents, one could read it otherwise.
rules-open-own-rug = No text says whether you may cover your own rug whole. It is not in the list of what a rug may lie on, but only opponents' rugs are forbidden. Here it is allowed, as it is on Board Game Arena, unless the rule book protects every rug.
rules-open-last-player = No text says that the game ends when only one player is left. Here it does.
rules-open-ranking = No text ranks the players who are out. Here they come after all others, the first to go out last.
rules-open-turning = No text says whether a player who goes out still turns Assam in the variant. Here Assam is left as he stands.
rules-open-house = That visible squares decide a tie, or that the youngest player always begins, is in no text: these are house rules.

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
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = Gulur er úr leik: gulu teppin eru hlutlaus.

## Editions

rules-editions = Munur á útgáfum
rules-editions-text = Prentaðar reglur eru til á mörgum tungumálum og segja ekki allar það sama. Hér að ofan eru grunnreglurnar; hér á eftir fer það sem hver útgáfa gerir öðruvísi. Hægt er að spila eftir þeim öllum.
rules-editions-same = Eins og grunnreglurnar
