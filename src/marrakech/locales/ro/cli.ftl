### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, jocul cu negustori de covorașe, Assam și dirhami.
cli-lang-help = Limba textelor afișate, ca un cod, de exemplu en.
cli-version-help = Afișează versiunea.
cli-panel-arguments = Argumente
cli-panel-options = Opțiuni
cli-panel-commands = Comenzi
cli-default = implicit: { $value }
cli-required = obligatoriu
cli-usage = Utilizare:
cli-try-help = Mai multe: { $command }
cli-no-such-option = nu există opțiunea { $option }
cli-no-such-command = nu există comanda { $command }; există { $known }
cli-missing = lipsește ceva: { $what }
cli-bad-value = valoare nepotrivită pentru { $what }; posibil: { $allowed }
cli-too-much = asta e în plus: { $extra }
cli-help-help = Afișează acest ajutor.
cli-install-completion-help = Lasă shell-ul să completeze comenzile.
cli-show-completion-help = Afișează ce îi trebuie shell-ului pentru asta.
cli-json-help = Afișează JSON, pentru programe.
cli-error = eroare: { $why }
cli-file = { $file } nu poate fi citit: { $why }
cli-cannot-write = { $file } nu poate fi scris: { $why }
cli-no-text = { $file } nu este un fișier text (UTF-8)
cli-unknown-language = nu există limba { $language }; există { $known }
cli-interrupted = întrerupt; iată ce exista până atunci
cli-uncompiled = Lipsește nucleul compilat; aceleași reguli rulează de multe ori mai încet.
