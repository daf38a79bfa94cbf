### `marrakech database`, for hosts.

database-help = Cuida do que um servidor tem guardado.
database-backup-help = Copia todas as mesas, esteja ou não o servidor a correr, e verifica a cópia.
database-copy-help = O ficheiro a escrever; ainda não pode existir.
database-copying = A copiar
database-copied = Todas as mesas estão em { $file }, tal como estavam quando a cópia começou. A chave não está lá: guarda uma cópia de { $key } noutro sítio.
database-check-help = Verifica tudo o que está guardado.
database-check-file-help = Uma cópia a verificar, em vez do que o servidor usa.
database-sound = { $file } está em bom estado.
database-fault = Mesa { $table }…: { $why }
database-faults = { $number ->
    [one] { $number } mesa está danificada; todas as outras estão em bom estado.
   *[other] { $number } mesas estão danificadas; todas as outras estão em bom estado.
}
database-restore-help = Põe uma cópia no lugar do que está guardado. O servidor tem de estar parado.
database-restore-file-help = A cópia.
database-restored = Restaurado.
database-restored-kept = Restaurado. O que lá estava antes está em { $file }.
database-downgrade-help = Volta ao formato de uma versão mais antiga deste programa. O servidor tem de estar parado.
database-form-help = O formato, como { $example }.
database-downgraded = { $file } tem agora o formato { $form }. Se esta versão for iniciada outra vez, volta a convertê-lo.
