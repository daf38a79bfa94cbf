### `marrakech database`, for hosts.

database-help = Обслуживать данные, которые хранит сервер.
database-backup-help = Скопировать все столы, при работающем сервере или без него, и проверить копию.
database-copy-help = Файл для копии; его ещё не должно быть.
database-copying = Копирование
database-copied = Все столы — в { $file }, такие, какими были в начале копирования. Ключа там нет: храни копию { $key } в другом месте.
database-check-help = Проверить всё, что хранится.
database-check-file-help = Копия, которую нужно проверить вместо данных сервера.
database-sound = { $file }: всё в порядке.
database-fault = Стол { $table }…: { $why }
database-faults = { $number ->
    [one] { $number } стол повреждён; остальные в порядке.
    [few] { $number } стола повреждены; остальные в порядке.
    [many] { $number } столов повреждено; остальные в порядке.
   *[other] { $number } стола повреждено; остальные в порядке.
}
database-restore-help = Заменить хранимые данные копией. Сервер должен быть остановлен.
database-restore-file-help = Копия.
database-restored = Восстановлено.
database-restored-kept = Восстановлено. То, что было раньше, теперь в { $file }.
database-downgrade-help = Вернуть формат более старой версии этой программы. Сервер должен быть остановлен.
database-form-help = Формат, например { $example }.
database-downgraded = Теперь { $file } в формате { $form }. Если снова запустить эту версию, она обновит его обратно.
