### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Problemas
puzzles-day = Problema del día
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Resolver

## What is asked

puzzles-task-lay = ¿Dónde vale más tu alfombra?
puzzles-task-turn = ¿Hacia dónde debe ir Assam?
puzzles-task-aim = ¿Hacia dónde debe ir Assam cuando tire el siguiente?
puzzles-repeat = Este ya lo fallaste antes.
# A button: this place, or this way
puzzles-choose = Esto es lo mejor

## What is said to an answer

puzzles-right = ¡Correcto!
puzzles-right-gap = Todo lo demás baja la probabilidad de ganar al menos un { $share }.
puzzles-wrong = Hay algo mejor.
puzzles-wrong-loss = Baja la probabilidad de ganar un { $share }.
puzzles-why = Por qué es lo mejor:
puzzles-again = Otra vez
puzzles-show = Mostrar la solución
puzzles-next = Problema siguiente
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Todas las opciones y lo que cuestan

## Which puzzles

puzzles-theme = Tema
puzzles-theme-any = Todos los temas
puzzles-theme-name = { $theme ->
    [survive] Seguir en juego
    [oust] Eliminar a alguien
    [dodge] Pagar menos
    [reach] Llegar a un buen sitio
    [aim] Girar para el siguiente
    [cut] Cortar una zona
    [take] Tomar casillas
    [defend] Defender una zona
    [bait] Hacer pagar a otros
    [build] Ampliar una zona
   *[count] Contar hasta el final
}
puzzles-level = Dificultad
puzzles-level-name = { $level ->
    [easier] más fácil
    [fitting] de mi nivel
   *[harder] más difícil
}
puzzles-none = Ese problema no existe.

## How one does

puzzles-rating = Tu puntuación
puzzles-rating-this = Este problema
puzzles-streak = Seguidos
puzzles-streak-best = mejor: { $number }
puzzles-due = Por repetir hoy
