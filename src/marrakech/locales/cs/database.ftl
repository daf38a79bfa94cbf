### `marrakech database`, for hosts.

database-help = Pečuje o to, co má server uloženo.
database-backup-help = Zkopíruje všechny stoly, ať server běží, nebo ne, a kopii zkontroluje.
database-copy-help = Soubor, do kterého se zapíše; nesmí ještě existovat.
database-copying = Kopírování
database-copied = Všechny stoly jsou v { $file } ve stavu ze začátku kopírování. Klíč v něm není: kopii { $key } si ulož jinam.
database-check-help = Zkontroluje vše, co je uloženo.
database-check-file-help = Kopie, která se má zkontrolovat místo toho, co používá server.
database-sound = Soubor { $file } je v pořádku.
database-fault = Stůl { $table }…: { $why }
database-faults = { $number ->
    [one] Jeden stůl je poškozený; všechny ostatní jsou v pořádku.
    [few] { $number } stoly jsou poškozené; všechny ostatní jsou v pořádku.
   *[other] { $number } stolů je poškozených; všechny ostatní jsou v pořádku.
}
database-restore-help = Nahradí uložená data kopií. Server musí být zastavený.
database-restore-file-help = Kopie.
database-restored = Obnoveno.
database-restored-kept = Obnoveno. Co tu bylo předtím, je v { $file }.
database-downgrade-help = Vrátí se k formátu starší verze tohoto programu. Server musí být zastavený.
database-form-help = Formát, například { $example }.
database-downgraded = { $file } má teď formát { $form }. Když se tato verze znovu spustí, změní ho zpátky.
