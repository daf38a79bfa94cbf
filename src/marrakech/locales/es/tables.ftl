### `marrakech tables`: what a host does with tables.

tables-help = Muestra, cierra, guarda y borra mesas, esté o no en marcha el servidor.
tables-list-help = Muestra la lista de mesas.
tables-show-help = Muestra una mesa: quién se sienta en ella y qué ha pasado.
tables-close-help = Cierra una mesa. Si hay una partida en marcha, termina sin resultado.
tables-export-help = Escribe partidas en archivos, como registros. De las partidas sin terminar, lo jugado hasta ahora.
tables-delete-help = Borra mesas definitivamente.
tables-reports-help = Muestra las denuncias de los jugadores, primero las más recientes.
tables-id-help = Una mesa, o el principio de su nombre, como lo muestra el registro. Si empieza por -, escribe -- delante.
tables-standing-help = Solo las que están en este estado.
tables-why-help = Lo que se dice a los jugadores sobre ello.
tables-to-help = La carpeta en la que escribir.
tables-all-help = Todas las mesas.
tables-yes-help = No preguntar.
tables-done-help = Una denuncia ya atendida, por su número; se puede dar más de una vez.
tables-reports-all-help = También las ya atendidas.
tables-column-table = mesa
tables-column-standing = estado
tables-column-players = jugadores
tables-column-rules = reglas
tables-column-since = desde
tables-column-changed = último cambio
tables-column-entries = entradas
tables-standing = { $standing ->
    [waiting] en espera
    [playing] en juego
    [over] terminada
   *[closed] cerrada
}
tables-listed = { $listed ->
    [yes] se muestra en la sala
   *[no] para quienes tengan el enlace
}
tables-times = { $number ->
    [one] Desde { $since }, último cambio { $changed }, una entrada.
   *[other] Desde { $since }, último cambio { $changed }, { $number } entradas.
}
tables-counted = { $number ->
    [0] No hay mesas.
    [one] Una mesa.
   *[other] { $number } mesas.
}
tables-closed = La mesa { $table } está cerrada. Quienes estén allí lo sabrán en menos de dos segundos.
tables-exported = { $number ->
    [one] Una partida está en { $folder }.
   *[other] { $number } partidas están en { $folder }.
}
tables-not-begun = { $number ->
    [one] En una mesa no ha empezado ninguna partida.
   *[other] En { $number } mesas no ha empezado ninguna partida.
}
tables-export-what = di qué mesas, o --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] ¿Borrar esta mesa definitivamente? (s/n)
   *[other] ¿Borrar estas { $number } mesas definitivamente? (s/n)
}
# What one may answer beside y
tables-yes = sí
tables-kept = no se ha borrado nada
tables-deleted = { $number ->
    [one] Se ha borrado una mesa. Quienes estén allí lo sabrán en menos de dos segundos.
   *[other] Se han borrado { $number } mesas. Quienes estén allí lo sabrán en menos de dos segundos.
}

## What players report

tables-report-number = número
tables-report-when = cuándo
tables-report-table = mesa
tables-report-reason = motivo
tables-report-about = sobre
tables-report-address = dirección
tables-report-by = de
tables-report-done = atendida
tables-reason = { $reason ->
    [name] nombre ofensivo
    [cheating] trampas
    [stalling] pérdida de tiempo
   *[other] otra cosa
}
tables-watched = alguien que miraba
tables-reported = Denuncia: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] No hay ninguna denuncia por atender.
    [one] Una denuncia.
   *[other] { $number } denuncias.
}
tables-reports-done = { $number ->
    [one] Una denuncia queda atendida.
   *[other] { $number } denuncias quedan atendidas.
}

## What is in the way

tables-no-table = no hay ninguna mesa cuyo nombre empiece por «{ $name }»
tables-many = el nombre de más de una mesa empieza por «{ $name }»: escribe algo más
tables-busy = la mesa cambia demasiado rápido: inténtalo de nuevo
tables-why-long = el texto puede tener { $most } caracteres como mucho
tables-no-report = no hay ninguna denuncia { $number } por atender
