### `marrakech play` and `marrakech serve`.

serve-play-help = Abre el juego en el navegador, en esta máquina.
serve-play-host-help = Quién puede acceder: con 127.0.0.1 solo esta máquina, con 0.0.0.0 todos los de la misma red.
serve-play-port-help = El puerto; por defecto siempre el mismo, o cualquiera si está ocupado.
serve-play-browser-help = Si se abre el navegador.
serve-play-open = { -game } está abierto en { $url } (Ctrl-C lo cierra)
serve-play-already = { -game } ya está abierto, en { $url }
serve-play-here-only = { -game } ya está abierto, en { $url }, pero solo para esta máquina. Ciérralo donde se abrió, con Ctrl-C, e inténtalo de nuevo.
serve-play-nobody = Esta máquina no tiene dirección en ninguna red: nadie más puede acceder a ella.
serve-closed = Cerrado. Se conservan todas las partidas.

serve-help = Aloja { -game } para todos.
serve-ready = { -game } está listo en { $url }
serve-public = Los demás llegan por { $url }
serve-host-help = La dirección en la que escuchar; 0.0.0.0 escucha en todas las de esta máquina.
serve-port-help = El puerto; 0 es cualquiera que esté libre.
serve-data-help = La carpeta donde se guardan las partidas.
serve-key-file-help = El archivo con la clave que mantiene en secreto los dados de las partidas en marcha; por defecto está en la misma carpeta.
serve-public-url-help = Por dónde se llega, si hay un proxy delante.
serve-allow-origin-help = Otra página que puede hablar con él, como https://example.org; se puede dar más de una vez.
serve-trusted-proxy-help = Una dirección o una red de proxies cuyo X-Forwarded-For se cree; se puede dar más de una vez.
serve-log-help = Cómo se escribe el registro, en la salida de error.
serve-expire-days-help = Las partidas sin terminar desaparecen tras este número de días sin que pase nada.
serve-keep-days-help = Las partidas terminadas desaparecen tras este número de días; 0 las conserva.
serve-going-days-help = Antes de desaparecer, las partidas viejas se marcan; se borran cuando el servidor ha estado en marcha este número de días más.
serve-expire-many-help = Borrar las partidas viejas aunque sean más de un tercio del total, o aunque no se haya jugado nada en una semana.
serve-empty-minutes-help = Las mesas abiertas de la sala desaparecen tras este número de minutos sin nadie.
serve-away-seconds-help = Quien ha dejado una mesa cuenta como presente durante este número de segundos más.
serve-bot-threads-help = Cuántos bots piensan a la vez.
serve-actions-per-second-help = Cuánto puede hacer una conexión.
serve-requests-per-second-help = Cuánto puede pedir una dirección.
serve-tables-per-minute-help = Cuántas mesas puede abrir una dirección.
serve-waiting-per-address-help = Cuántas mesas de una dirección pueden esperar a la vez en la sala.
serve-connections-help = Cuántas conexiones puede haber en total.
serve-connections-per-address-help = Cuántas conexiones puede haber desde una dirección.
serve-idle-seconds-help = Una mesa en la que no pasa nada deja la memoria tras este número de segundos; vuelve por sí sola.
serve-reports-help = Permitir que los jugadores denuncien a otros: lo verás en el registro, y en «marrakech tables reports».
serve-deflate-help = Comprimir lo que se envía a quienes están conectados: menos que enviar, más que calcular.
serve-no-url = { $url } no es la dirección de una página: escríbela como https://example.org
serve-no-network = { $network } no es ni una dirección ni una red: escribe como 10.0.0.1 o 10.0.0.0/8
serve-no-port = no se puede escuchar en { $host }, puerto { $port }: { $why }
serve-page-missing = La página no se ha construido. En un clon, esto la construye: MARRAKECH_PAGE=1 pip install '.[play]'
