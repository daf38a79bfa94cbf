### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Aprender a jugar
learn-lead = Diez pequeños pasos en un tablero de verdad, cinco minutos.
learn-step = Paso { $number } de { $steps }
learn-steps = Pasos
learn-step-done = { $title } (hecho)
learn-resume = Seguir con la lección
learn-again = Desde el principio
learn-next = Seguir
learn-back = Atrás
learn-right = ¡Eso es!
learn-wrong = No del todo.
learn-rule = Regla { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Hacia su izquierda
    [R] Hacia su derecha
   *[F] Todo recto
}
learn-throw = Lanzar el dado
learn-lay = Colocar aquí la alfombra
learn-number = { $number }
learn-end-title = Ya conoces el juego
learn-end = No hay más que saber. El resto es suerte, y un poco de astucia.
learn-end-play = Jugar contra Hasán el porteador

learn-turn = Girar a Assam
learn-turn-see-task = Juegas con las alfombras rojas, y es tu turno. Primero puedes girar a Assam. Izquierda y derecha son las suyas: mira hacia abajo, así que su mano izquierda está a la derecha de la pantalla. Llévalo por donde no pueda dar con una alfombra amarilla.
learn-turn-left = Por ahí están las alfombras amarillas: con casi todas las tiradas pagarías.
learn-turn-forward = Todo recto también hay una alfombra amarilla. Prueba otro camino.
learn-turn-done = Por ahí no te puede pasar nada.

learn-throw-title = Lanzar el dado
learn-throw-task = Ahora lanza el dado. Assam anda una casilla por cada babucha.
learn-throw-done = Tres babuchas, tres casillas.

learn-mosaic = Por un mosaico
learn-mosaic-task = El dado muestra tres, y Assam mira hacia abajo. En el borde sigue el mosaico. ¿En qué casilla se detiene?
learn-mosaic-straight = Ahí se acaba el mercado: sigue el mosaico y vuelve a entrar justo al lado.
learn-mosaic-count = El camino por un mosaico es un paso. Cuenta otra vez.
learn-mosaic-other = Ahí no. Sigue el mosaico con el dedo, paso a paso.
learn-mosaic-done = Abajo, por el mosaico, y otra vez arriba.

learn-pay = Pagar
learn-pay-task = Assam se ha detenido en una alfombra amarilla. ¿Cuántos dirhams pagas?
learn-pay-few = Cuenta todas las casillas amarillas unidas a la que está bajo Assam, incluida esa.
learn-pay-many = Hay una casilla amarilla que no cuenta: una alfombra roja la separa, y las esquinas no unen.
learn-pay-done = Un dirham por cada casilla de la zona.

learn-lay-title = Colocar una alfombra
learn-lay-task = Al final de tu turno colocas una alfombra. Elige dos casillas, una de ellas junto a Assam.
learn-lay-done = A partir de ahora, quien se detenga ahí te paga.

learn-cover = Cubrir alfombras
learn-cover-task = Una alfombra puede ir encima de otras. Cubre media alfombra amarilla y media azul.
learn-cover-elsewhere = Está permitido, pero no cubre las dos alfombras. Busca el sitio donde una mitad amarilla y una azul están una al lado de la otra.
learn-cover-done = Dos casillas más para ti, y dos menos para los demás.

learn-count = Contar
learn-count-task = Ya está colocada la última alfombra. ¿Quién ha ganado? Cuenta cada dirham, y cada casilla en la que se ve una alfombra.
learn-count-dirhams = Los dirhams no lo son todo: suma las casillas en las que se ven las alfombras.
learn-count-squares = Las casillas no lo son todo: suma los dirhams.
learn-count-other = Suma dirhams y casillas de cada jugador.
learn-count-done = Dirhams y casillas juntos: es el total más alto.

learn-out = Quedar fuera
learn-out-task = A Azul le quedan tres dirhams y tiene que pagar cinco. ¿Qué pasa?
learn-out-choice-out = Azul paga tres y queda fuera.
learn-out-choice-owes = Azul paga tres y debe dos.
learn-out-choice-free = Azul no tiene que pagar.
learn-out-owes = En este mercado no hay deudas.
learn-out-free = Quien puede pagar algo tiene que hacerlo.
learn-out-done = Las alfombras azules se quedan y pasan a ser neutrales. Desde ahora no le cuestan nada a nadie.

learn-piles = Dos jugadores
learn-piles-task = Con dos jugadores, cada uno tiene dos colores. El amarillo y el morado son del otro jugador, y Assam se ha detenido en una alfombra amarilla. ¿Cuántos dirhams pagas?
learn-piles-both = Las alfombras amarillas y las moradas son dos zonas, aunque las dos sean del mismo jugador. Cuenta solo las amarillas.
learn-piles-few = Cuenta todas las casillas amarillas unidas a la que está bajo Assam.
learn-piles-done = Cada color es una zona aparte. Y la próxima alfombra que colocas es siempre la de arriba de tu montón.

learn-variant = La variante
learn-variant-task = En la variante se gira a Assam al final: has colocado tu alfombra, y el siguiente jugador tendrá que ir hacia donde él mire. Gíralo hacia tus alfombras rojas.
learn-variant-wrong = Por ahí no hay alfombras rojas. Las tuyas están a su otro lado.
learn-variant-done = Ahora al siguiente jugador le costará esquivar tus alfombras.
