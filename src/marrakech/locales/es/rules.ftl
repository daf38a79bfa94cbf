### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Muestra las reglas del juego, con figuras, o las de una edición.
rules-help-edition = Una edición como thai, para ver en qué difieren sus reglas.
rules-title = Las reglas
rules-players = A game for two to four rug sellers.
rules-print = Imprimir
rules-contents = Índice
rules-link = Enlace a la regla { $rule }
rules-why = ¿Por qué? Regla { $rule }
rules-option = Aquí difieren los reglamentos: véase «{ rules-editions }».

## The aim

rules-aim = El objetivo
rules-aim-text = Lleva a Assam por la plaza del mercado, paga cuando se detenga en la alfombra de otro, y coloca tus alfombras en el camino de los demás. Al final cuenta cada dirham, y también cada casilla en la que se ve una alfombra tuya. Gana quien tiene más puntos.

## 1. The market

rules-market = El mercado
rules-r1-1 = El mercado tiene siete por siete casillas.
rules-r1-2 = Assam empieza en la casilla central.
rules-r1-3 = El dado tiene seis caras. Muestran una, dos, dos, tres, tres y cuatro babuchas.
rules-r1-4 = En el borde, los mosaicos unen líneas vecinas. Un mosaico no es una casilla: Assam lo recorre y vuelve a entrar justo al lado, y eso es un paso. En dos esquinas, el mosaico lleva de vuelta a la misma casilla de la esquina.

## 2. Setting up

rules-setting-up = La preparación
rules-r2-1 = Los jugadores se sientan alrededor del tablero y juegan en el sentido de las agujas del reloj. Cada uno recibe 30 dirhams: cinco monedas de uno y cinco de cinco.
rules-r2-2 = Con cuatro jugadores, cada uno tiene 12 alfombras de un color; con tres, 15.
rules-r2-3 = Con dos jugadores, cada uno tiene dos colores, con 12 alfombras de cada color. Mezcla tus 24 alfombras en un solo montón y colócalas empezando por arriba: todos ven la alfombra de arriba, nadie sabe qué viene debajo.
rules-r2-4 = Se sortea quién empieza.
rules-r2-5 = Si se quiere, se pueden acordar más o menos dirhams o alfombras para todos.

## 3. A turn

rules-turn = Un turno
rules-r3-1 = En tu turno: gira a Assam, lanza el dado, mueve a Assam, paga si toca pagar, coloca una alfombra. Luego le toca al siguiente jugador en el sentido de las agujas del reloj.
rules-r3-2 = Antes de lanzar, deja a Assam como está, o gíralo un cuarto de vuelta hacia su izquierda o hacia su derecha. Nunca da media vuelta.
rules-r3-3 = Assam anda todo recto, una casilla por cada babucha, y en el borde sigue los mosaicos. Después mira hacia donde iba andando.

## 4. Paying

rules-paying = Pagar el diezmo
rules-r4-1 = Si Assam se detiene en una alfombra de otro jugador, paga a ese jugador un dirham por cada casilla de la zona de ese color alrededor de Assam: casillas unidas lado con lado, nunca por una esquina, incluida la suya. Solo cuenta lo que está encima.
rules-r4-2 = Una casilla libre, una alfombra tuya o una alfombra neutral no cuestan nada. Si un jugador tiene dos colores, cada color es una zona aparte.
rules-r4-3 = Si no puedes pagarlo todo, paga lo que tengas: quedas fuera. Ya no colocas más alfombras; las que has colocado se quedan y pasan a ser neutrales, es decir, no son de nadie. Si te llega justo para pagar, sigues en juego, aunque no te quede ni un dirham.
rules-r4-4 = En algunos reglamentos nadie queda fuera: pagas lo que tienes y sigues jugando.
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

## 5. Laying a rug

rules-laying = Colocar una alfombra
rules-r5-1 = Coloca tu alfombra en dos casillas vecinas. Al menos una de ellas está junto a Assam, lado con lado; ninguna es la casilla en la que está él.
rules-r5-2 = Una alfombra puede cubrir casillas libres y mitades de alfombras. No puede cubrir las dos mitades de una misma alfombra de otro jugador.
rules-r5-3 = En esto difieren los reglamentos: algunos protegen también tus propias alfombras, y en algunos las dos mitades bajo una alfombra nueva tienen que ser además de distinto color.
rules-r5-4 = Hay que colocar una alfombra. Si no hay ningún sitio donde los colores sean distintos, por esta vez no importan.

## 6. The end

rules-end = El final
rules-r6-1 = La partida termina cuando se coloca la última alfombra, o en cuanto queda un solo jugador.
rules-r6-2 = Tus puntos son tus dirhams y las casillas en las que se ve una alfombra tuya. Quien está fuera no tiene puntos, y quien salió primero queda en último lugar.
rules-r6-3 = Gana quien tiene más puntos. Si hay empate a puntos, gana quien tiene más dirhams; si también son iguales, se comparte el puesto.

## 7. The variant

rules-variant = La variante: girar al final
rules-r7-1 = Lanza el dado, mueve a Assam, paga y coloca una alfombra; después gira a Assam un cuarto de vuelta hacia su izquierda o hacia su derecha.
rules-r7-2 = El siguiente jugador tiene que ir hacia donde mira ahora Assam. Nadie lo gira antes de la primera tirada, ni después de la última alfombra.
rules-r7-3 = Un reglamento permite también dejarlo como está.
rules-r7-4 = Quien queda fuera ya no lo gira: el siguiente jugador va hacia donde mira Assam.
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

rules-figure-start = El comienzo
rules-figure-turning = Assam mira hacia abajo. Puede ir a la derecha, abajo o a la izquierda, y nunca da media vuelta.
rules-figure-mosaic = Tres pasos, uno de ellos por un mosaico
rules-figure-corner = Cuatro pasos, uno de ellos por una esquina
rules-figure-area = Rojo paga cinco dirhams a Amarillo: la sexta casilla amarilla está separada.
rules-figure-places = Algunos sitios para una alfombra
rules-figure-cover-one-half = Permitido: media alfombra y una casilla libre
rules-figure-cover-two-halves = Permitido: mitades de dos alfombras
rules-figure-cover-whole = Prohibido: las dos mitades de una alfombra
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = Amarillo está fuera: las alfombras amarillas son neutrales.

## Editions

rules-editions = En qué difieren las ediciones
rules-editions-text = Las reglas impresas existen en muchos idiomas, y no todas dicen lo mismo. Lo de arriba son las reglas estándar; aquí se ve qué cambia en cada una. Se puede jugar con todas.
rules-editions-same = Como las reglas estándar
