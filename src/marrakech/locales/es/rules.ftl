### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Muestra las reglas del juego, con figuras, o las de una edición.
rules-help-edition = Una edición como thai, para ver en qué difieren sus reglas.
rules-title = Las reglas
rules-players = Un juego para dos, tres o cuatro vendedores de alfombras.
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
rules-r4-5 = Dos reglamentos unen los dos colores de un jugador: entonces todas las casillas con alfombras de ese jugador que están unidas alrededor de Assam forman una sola zona, sean del color que sean.

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

## What the rule books leave open

rules-open = Lo que los reglamentos no aclaran
rules-open-text = Algunas cosas no se dicen en ningún reglamento, o se pueden leer de dos maneras. Así se juegan aquí.
rules-open-parts = El tamaño del mercado, lo que muestra el dado y qué líneas unen los mosaicos se ven en el tablero y el dado de la caja; no lo dice ningún texto.
rules-open-heading = Ningún texto dice con palabras hacia dónde mira Assam al empezar, y el tablero no es igual por todos los lados. Aquí mira hacia abajo, si no eliges otra cosa.
rules-open-no-money = Donde nadie queda fuera, ningún texto dice qué le pasa a un jugador que no puede pagar. Aquí ese jugador paga lo que tiene y sigue jugando.
rules-open-out-of-money = Cuatro textos dicen que quien «se queda sin dinero» queda fuera, lo que podría significar: sin un solo dirham. «Paga lo que puede», y nueve textos que dicen «no le alcanza», apoyan la otra lectura: aquí solo quedas fuera si no puedes pagar todo lo que debes.
rules-open-neutral = Ningún texto dice si una alfombra neutral se puede cubrir entera. Aquí está protegida; como los textos lo prohíben para las alfombras de los rivales, también se podría entender lo contrario.
rules-open-own-rug = Ningún texto dice si puedes cubrir entera una alfombra tuya. No figura en la lista de lo que una alfombra puede cubrir, pero solo se prohíben las de los rivales. Aquí está permitido, como en Board Game Arena, salvo que el reglamento proteja todas las alfombras.
rules-open-last-player = Ningún texto dice que la partida termine cuando queda un solo jugador. Aquí sí termina.
rules-open-ranking = Ningún texto clasifica a los jugadores que quedan fuera. Aquí van detrás de todos los demás, y quien sale primero queda en último lugar.
rules-open-turning = Ningún texto dice si, en la variante, un jugador que queda fuera gira todavía a Assam. Aquí Assam se queda como está.
rules-open-house = Que las casillas visibles decidan un empate, o que empiece siempre la persona más joven, no está en ningún texto: son reglas de la casa.

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
rules-figure-area-owner = Colores unidos: el amarillo y el morado son de un mismo jugador, y Rojo paga seis dirhams.
rules-figure-neutral = Amarillo está fuera: las alfombras amarillas son neutrales.

## Editions

rules-editions = En qué difieren las ediciones
rules-editions-text = Las reglas impresas existen en muchos idiomas, y no todas dicen lo mismo. Lo de arriba son las reglas estándar; aquí se ve qué cambia en cada una. Se puede jugar con todas.
rules-editions-same = Como las reglas estándar
