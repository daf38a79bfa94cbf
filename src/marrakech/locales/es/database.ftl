### `marrakech database`, for hosts.

database-help = Cuida de lo que un servidor tiene guardado.
database-backup-help = Copia todas las mesas, esté o no en marcha el servidor, y comprueba la copia.
database-copy-help = El archivo que se escribe; no debe existir todavía.
database-copying = Copiando
database-copied = Todas las mesas están en { $file }, tal como estaban al empezar la copia. La clave no está ahí: guarda una copia de { $key } en otro sitio.
database-check-help = Comprueba todo lo que está guardado.
database-check-file-help = Una copia que comprobar, en lugar de lo que usa el servidor.
database-sound = { $file } está en buen estado.
database-fault = Mesa { $table }…: { $why }
database-faults = { $number ->
    [one] Una mesa está dañada; todas las demás están bien.
   *[other] { $number } mesas están dañadas; todas las demás están bien.
}
database-restore-help = Pone una copia en lugar de lo que está guardado. El servidor tiene que estar parado.
database-restore-file-help = La copia.
database-restored = Restaurado.
database-restored-kept = Restaurado. Lo que había antes está en { $file }.
database-downgrade-help = Vuelve al formato de una versión anterior de este programa. El servidor tiene que estar parado.
database-form-help = El formato, como { $example }.
database-downgraded = { $file } tiene ahora el formato { $form }. Si se vuelve a iniciar esta versión, lo convierte de nuevo.
