### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Problemas
puzzles-day = Problema do dia
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Resolver

## What is asked

puzzles-task-lay = Onde vale mais o teu tapete?
puzzles-task-turn = Para que lado deve ir o Assam?
puzzles-task-aim = Para que lado deve ir o Assam quando o próximo lançar?
puzzles-repeat = Este já o falhaste antes.
# A button: this place, or this way
puzzles-choose = Isto é o melhor

## What is said to an answer

puzzles-right = Certo!
puzzles-right-gap = Tudo o resto baixa a probabilidade de ganhar em pelo menos { $share }.
puzzles-wrong = Há algo melhor.
puzzles-wrong-loss = Baixa a probabilidade de ganhar em { $share }.
puzzles-why = Porque é a melhor escolha:
puzzles-again = Tentar outra vez
puzzles-show = Mostrar a solução
puzzles-next = Próximo problema
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Todas as escolhas, e o que custam

## Which puzzles

puzzles-theme = Tema
puzzles-theme-any = Todos os temas
puzzles-theme-name = { $theme ->
    [survive] Ficar em jogo
    [oust] Eliminar alguém
    [dodge] Pagar menos
    [reach] Chegar a um bom lugar
    [aim] Virar para o próximo
    [cut] Cortar uma área
    [take] Tomar casas
    [defend] Defender uma área
    [bait] Fazer os outros pagar
    [build] Aumentar uma área
   *[count] Contar até ao fim
}
puzzles-level = Dificuldade
puzzles-level-name = { $level ->
    [easier] mais fácil
    [fitting] ao meu nível
   *[harder] mais difícil
}
puzzles-none = Esse problema não existe.

## How one does

puzzles-rating = A tua pontuação
puzzles-rating-this = Este problema
puzzles-streak = Seguidos
puzzles-streak-best = melhor: { $number }
puzzles-due = A repetir hoje
