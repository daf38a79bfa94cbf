### `marrakech database`, for hosts.

database-help = Старај се о ономе што је сервер сачувао.
database-backup-help = Копирај све столове, радио сервер или не, и провери копију.
database-copy-help = Датотека у коју се уписује; не сме већ да постоји.
database-copying = Копирање
database-copied = Сви столови су у { $file }, какви су били на почетку копирања. Кључ није ту: копију { $key } чувај на другом месту.
database-check-help = Прегледај све што је сачувано.
database-check-file-help = Копија за преглед, уместо онога што користи сервер.
database-sound = Датотека { $file } је исправна.
database-fault = Сто { $table }…: { $why }
database-faults = { $number ->
    [one] Оштећен је { $number } сто; сви остали су исправни.
    [few] Оштећена су { $number } стола; сви остали су исправни.
   *[other] Оштећено је { $number } столова; сви остали су исправни.
}
database-restore-help = Замени сачувано копијом. Сервер мора бити заустављен.
database-restore-file-help = Копија.
database-restored = Враћено.
database-restored-kept = Враћено. Оно што је било пре је у { $file }.
database-downgrade-help = Врати формат старије верзије овог програма. Сервер мора бити заустављен.
database-form-help = Формат, на пример { $example }.
database-downgraded = { $file } сада има формат { $form }. Ако се ова верзија опет покрене, промениће га назад.
