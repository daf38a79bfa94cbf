### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Hace jugar a los bots entre sí y dice lo fuertes que son.
arena-specs-help = Los bots, por ejemplo random, greedy o bestfirst:ms=50.
arena-players-help = Cuántos se sientan a la mesa: 2 si las reglas no dicen otra cosa. Menos bots: el último ocupa los asientos libres. Más: juegan todos los grupos.
arena-games-help = Cuántas partidas, redondeadas hacia arriba a repartos completos. Todas las partidas de un reparto comparten dados y montones.
arena-seats-help = Si cada reparto se juega una vez desde cada asiento o en todos los órdenes: con tres o más importa quién va detrás de quién.
arena-edition-help = Una edición como korean, o un conjunto de reglas como international/2,dirhams=20.
arena-variant-help = Girar a Assam al final del turno, en vez de al principio.
arena-seed-help = De donde sale todo el azar: la misma semilla da las mismas partidas.
arena-jobs-help = Cuántas partidas jugar a la vez; por defecto, tantas como núcleos.
arena-limit-help = Segundos por decisión para los bots que siguen un reloj.
arena-adjusted-help = Si se mide lo que da el azar a cada uno para mostrar también los resultados sin él: bastan menos partidas. Por defecto sí, salvo que todos los bots sean muy rápidos.
arena-until-help = Parar cuando la proporción de victorias de cada bot se conozca con este margen en puntos porcentuales.
arena-resume-help = Guardar el estado en este archivo y, si existe, seguir desde ahí.
arena-parquet-help = Escribir una fila por partida y asiento en este archivo Parquet.
arena-records-help = Escribir todas las partidas como texto en este archivo. Tarda más.
arena-plot-help = Dibujar los resultados en este archivo, .png o .svg.
arena-ray-help = Jugar en el clúster Ray de esta dirección; «local» inicia uno aquí.

arena-players-differ = { $rules } es para { $given } jugadores, no { $wanted }
arena-bad-until = la anchura de un intervalo es un número de puntos porcentuales mayor que 0, no { $number }
arena-bad-limit = un límite de tiempo es un número de segundos mayor que 0, no { $number }
arena-no-deal = ningún reparto se jugó hasta el final, así que aún no hay nada que contar

arena-playing = partidas
arena-speed = { $speed } partidas/s
arena-left = quedan { $time }

arena-title = { $games ->
    [one] Una partida
   *[other] { $games } partidas
  } con las reglas { $rules }, semilla { $seed }
arena-deals = { $deals ->
    [one] Un reparto
   *[other] { $deals } repartos
  } de { $each ->
    [one] una partida
   *[other] { $each } partidas
  }. Entre corchetes: intervalos del 95 %; ms: por cada decisión.
arena-without-luck = Sin suerte: se ha restado lo que el azar dio a cada uno.
arena-column-bot = bot
arena-column-games = partidas
arena-column-share = victorias, %
arena-column-margin = ventaja
arena-column-adjusted-share = sin suerte
arena-column-adjusted-margin = sin suerte
arena-column-time = ms
arena-column-forfeits = faltas
arena-column-rating = valoración
arena-cross-title = Cuántas veces acaba por delante de, %
arena-no-ratings = Sin valoraciones: { $why }
arena-fixed = fija
arena-forfeit = Partida { $game }: { $bot }, en el asiento { $seat }, pierde por falta. { $why } Posición: { $position }
arena-more-forfeits = { $number ->
    [one] Y una falta más.
   *[other] Y { $number } faltas más.
  }
arena-resumed = { $games ->
    [one] Una partida ya estaba.
   *[other] { $games } partidas ya estaban.
  }
arena-plot-shares = proporción de victorias, %
arena-plot-margins = ventaja en puntos; la línea es la media
