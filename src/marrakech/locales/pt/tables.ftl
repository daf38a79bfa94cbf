### `marrakech tables`: what a host does with tables.

tables-help = Mostra, fecha, guarda e apaga mesas, esteja ou não o servidor a correr.
tables-list-help = Lista as mesas.
tables-show-help = Mostra uma mesa: quem lá está sentado e o que aconteceu.
tables-close-help = Fecha uma mesa. Uma partida que lá esteja a decorrer acaba sem resultado.
tables-export-help = Escreve partidas em ficheiros, como registos. Das partidas por acabar, o que se jogou até agora.
tables-delete-help = Apaga mesas para sempre.
tables-reports-help = Lista as denúncias dos jogadores, primeiro as mais recentes.
tables-id-help = Uma mesa, ou o início do seu nome, como o registo o mostra. Se começar por -, escreve -- antes.
tables-standing-help = Só as que estão neste estado.
tables-why-help = O que se diz aos jogadores sobre isso.
tables-to-help = A pasta onde escrever.
tables-all-help = Todas as mesas.
tables-yes-help = Não perguntar.
tables-done-help = Uma denúncia já tratada, pelo seu número; pode dar-se mais de uma vez.
tables-reports-all-help = Também as já tratadas.
tables-column-table = mesa
tables-column-standing = estado
tables-column-players = jogadores
tables-column-rules = regras
tables-column-since = desde
tables-column-changed = última alteração
tables-column-entries = entradas
tables-standing = { $standing ->
    [waiting] à espera
    [playing] a decorrer
    [over] acabada
   *[closed] fechada
}
tables-listed = { $listed ->
    [yes] aparece na sala
   *[no] para quem tem o link
}
tables-times = { $number ->
    [0] Desde { $since }, última alteração { $changed }, { $number } entradas.
    [one] Desde { $since }, última alteração { $changed }, { $number } entrada.
   *[other] Desde { $since }, última alteração { $changed }, { $number } entradas.
}
tables-counted = { $number ->
    [0] Não há mesas.
    [one] { $number } mesa.
   *[other] { $number } mesas.
}
tables-closed = A mesa { $table } está fechada. Quem lá estiver fica a sabê-lo dentro de dois segundos.
tables-exported = { $number ->
    [0] Nenhuma partida está em { $folder }.
    [one] { $number } partida está em { $folder }.
   *[other] { $number } partidas estão em { $folder }.
}
tables-not-begun = { $number ->
    [one] Em { $number } mesa não começou nenhuma partida.
   *[other] Em { $number } mesas não começou nenhuma partida.
}
tables-export-what = indica que mesas, ou --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Apagar esta mesa para sempre? (s/n)
   *[other] Apagar estas { $number } mesas para sempre? (s/n)
}
# What one may answer beside y
tables-yes = sim
tables-kept = nada foi apagado
tables-deleted = { $number ->
    [one] { $number } mesa foi apagada. Quem lá estiver fica a sabê-lo dentro de dois segundos.
   *[other] { $number } mesas foram apagadas. Quem lá estiver fica a sabê-lo dentro de dois segundos.
}

## What players report

tables-report-number = número
tables-report-when = quando
tables-report-table = mesa
tables-report-reason = motivo
tables-report-about = sobre
tables-report-address = endereço
tables-report-by = de
tables-report-done = tratada
tables-reason = { $reason ->
    [name] nome ofensivo
    [cheating] batota
    [stalling] queimar tempo
   *[other] outra coisa
}
tables-watched = alguém que assistia
tables-reported = Denúncia: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Não há nenhuma denúncia por tratar.
    [one] { $number } denúncia.
   *[other] { $number } denúncias.
}
tables-reports-done = { $number ->
    [one] { $number } denúncia fica tratada.
   *[other] { $number } denúncias ficam tratadas.
}

## What is in the way

tables-no-table = não há nenhuma mesa cujo nome comece por «{ $name }»
tables-many = há mais de uma mesa cujo nome começa por «{ $name }»: escreve mais um pouco
tables-busy = a mesa muda demasiado depressa: tenta de novo
tables-why-long = o texto pode ter no máximo { $most } caracteres
tables-no-report = não há nenhuma denúncia { $number } por tratar
