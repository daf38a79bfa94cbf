### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Научи да играш
learn-lead = Десет малих корака на правој табли, пет минута.
learn-step = Корак { $number } од { $steps }
learn-steps = Кораци
learn-step-done = { $title } (готово)
learn-resume = Настави лекцију
learn-again = Од почетка
learn-next = Даље
learn-back = Назад
learn-right = Тачно!
learn-wrong = Не баш.
learn-rule = Правило { $rule }
learn-way = { $way ->
    [L] To his left
    [R] To his right
   *[F] Straight on
}
learn-throw = Баци коцку
learn-lay = Положи саг овде
learn-number = { $number }
learn-end-title = Сада знаш игру
learn-end = То је све што треба знати. Остало је срећа и мало лукавства.
learn-end-play = Играј против носача Хасана

learn-turn = Окрени Ассама
learn-turn-see-task = You are Red, and it is your turn. First you may turn Assam. Left and right are as he sees them: he looks down, so his left hand is on the right of the screen. Lead him where he cannot come upon a yellow rug.
learn-turn-left = Тамо леже жути сагови: код већине бацања мораш да платиш.
learn-turn-forward = И право је жути саг. Покушај на другу страну.
learn-turn-done = Тамо ти се ништа не може десити.

learn-throw-title = Баци коцку
learn-throw-task = Сада баци. За сваку папучицу Ассам прелази једно поље.
learn-throw-done = Три папучице, три поља.

learn-mosaic = Преко мозаика
learn-mosaic-task = Коцка показује три, а Ассам гледа надоле. На ивици прати мозаик. На ком пољу стаје?
learn-mosaic-straight = Ту се пијаца завршава: он прати мозаик и враћа се на пијацу одмах поред.
learn-mosaic-count = Пут преко мозаика је један корак. Преброј поново.
learn-mosaic-other = Не тамо. Прати мозаик прстом, корак по корак.
learn-mosaic-done = Надоле, преко мозаика и опет нагоре.

learn-pay = Плати
learn-pay-task = Ассам је стао на жути саг. Колико дирхама плаћаш?
learn-pay-few = Преброј сва жута поља која су повезана с оним под Ассамом, заједно с њим.
learn-pay-many = Једно жуто поље не спада ту: одваја га црвени саг, а углови се не рачунају.
learn-pay-done = Један дирхам за свако поље области.

learn-lay-title = Положи саг
learn-lay-task = На крају потеза полажеш саг. Изабери два поља, од којих је једно до Ассама.
learn-lay-done = Ко одсад стане овде, плаћа теби.

learn-cover = Прекриј сагове
learn-cover-task = Сагови смеју да леже на саговима. Прекриј половину жутог и половину плавог.
learn-cover-elsewhere = То је дозвољено, али не прекрива оба сага. Потражи место где жута и плава половина леже једна до друге.
learn-cover-done = Два поља више за тебе и два мање за остале.

learn-count = Преброј
learn-count-task = Последњи саг је положен. Ко је победник? Рачуна се сваки дирхам и свако поље на ком се види саг.
learn-count-dirhams = Дирхами нису све: додај поља на којима се виде сагови.
learn-count-squares = Поља нису све: додај дирхаме.
learn-count-other = Сабери дирхаме и поља за сваког играча.
learn-count-done = Овде је дирхама и поља заједно највише.

learn-out = Испадање
learn-out-task = Плави има још три дирхама, а треба да плати пет. Шта се дешава?
learn-out-choice-out = Плави плаћа три и испада.
learn-out-choice-owes = Плави плаћа три и дугује два.
learn-out-choice-free = Плави не мора да плати.
learn-out-owes = На овој пијаци нема дугова.
learn-out-free = Ко може нешто да плати, мора.
learn-out-done = Плави сагови остају и постају неутрални. Одсад никога ништа не коштају.

learn-piles = Удвоје
learn-piles-task = Удвоје свако има две боје. Жута и љубичаста припадају другом играчу, а Ассам је стао на жути саг. Колико дирхама плаћаш?
learn-piles-both = Жути и љубичасти сагови су две области, иако их има један играч. Броји само жуте.
learn-piles-few = Преброј сва жута поља која су повезана с оним под Ассамом.
learn-piles-done = Свака боја је област за себе. А следећи саг за полагање увек је онај на врху твоје гомилице.

learn-variant = Варијанта
learn-variant-task = У варијанти се Ассам окреће на крају: твој саг већ лежи, а следећи играч мора да иде тамо куда Ассам тада гледа. Окрени га ка својим црвеним саговима.
learn-variant-wrong = Тамо нема црвених сагова. Твоји сагови су му с друге стране.
learn-variant-done = Сада ће следећи играч тешко заобићи твоје сагове.
