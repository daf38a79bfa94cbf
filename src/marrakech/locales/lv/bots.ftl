### `marrakech bots`.

bots-help = Parāda botu sarakstu vai izmēģina tavu botu.
bots-column-name = bots
bots-column-description = kā tas izlemj
bots-column-options = opcijas
bots-option-range = { $option } no { $least } līdz { $most }; pēc noklusējuma { $default }
bots-option-words = { $option }: { $words }; pēc noklusējuma { $default }
bots-own = Arī tava klase ir bots: `marrakech bots check my_bot.py:MyBot` to izmēģina.

## What each kind does, in a line

bots-kind-random = dara jebko atļautu, un visas iespējas ir vienlīdz ticamas
bots-kind-greedy = griež tur, kur gaidāms mazākais maksājums, un klāj paklāju, kas tūlīt dod visvairāk punktu
bots-kind-expectimax = skatās dažus gājienus uz priekšu, kauliņu un kaudzītes uzskata par nejaušību un redzēto vērtē pēc iemācītas vērtības
bots-kind-bestfirst = vistālāk skatās tur, kur izvēle ir visgrūtākā, kamēr vien ir laiks, un redzēto vērtē pēc iemācītas vērtības
bots-kind-porter = visu dienu nēsā paklājus un klāj tos, kur iepatīkas; maksā labprāt un bieži
bots-kind-apprentice = ir iemācījusies skaitīt un aizmirst to, tiklīdz tirgū kļūst skaļi
bots-kind-peddler = pieskata katru dirhamu, bet nekad neskatās tālāk par savu gājienu
bots-kind-merchant = zina, cik vērta ir katra vieta tirgū, un šad tad tevi pažēlo
bots-kind-master = ir redzējis simt tūkstošus tirgu un par tavu gājienu domā, pirms to dari tu
bots-kind-storyteller = zina, kā beidzas katrs stāsts, un nesteidzas izvēlēties savējo
bots-kind-pourer = mācās no katras spēles ar tevi un šodien ir tikpat stipra kā tu
bots-kind-grandmother = gandrīz nekad nav palikusi bez naudas; maksā maz, gaida ilgi, smaida
bots-kind-mason = klāj paklāju pie paklāja, līdz visa iela ir viņa
bots-kind-weaver = kur tavs paklājs guļ vislabāk, tur viņas paklājs guļ virsū
bots-kind-drummer = iet garāko ceļu, azarta dēļ

## The eleven people: who they are

bots-people = Ar ko var spēlēt
bots-who-porter = Nesējs Hasans
bots-who-apprentice = Mācekle Salma
bots-who-peddler = Ielu tirgonis Idriss
bots-who-merchant = Tirgotāja Fatima
bots-who-master = Meistars Jusufs
bots-who-storyteller = Stāstniece Safija
bots-who-pourer = Aja, kas lej tēju
bots-who-grandmother = Vecmāmiņa Zohra
bots-who-mason = Mūrnieks Tariks
bots-who-weaver = Audēja Nūra
bots-who-drummer = Bundzinieks Bilals
bots-column-level = līmenis
bots-column-who = kas
bots-column-character = raksturs
bots-kinds = Citi, mačiem un izmēģinājumiem

## How strong they are

bots-strength = Stiprums, mērīts { $date }, { $games ->
    [zero] { $games } spēlēs
    [one] { $games } spēlē
   *[other] { $games } spēlēs
}
bots-column-rating = reitings
bots-column-interval = intervāls
bots-interval = no { $low } līdz { $high }

## Trying one

bots-check-help = Izmēģina botu: tas izspēlē veselas spēles pret random, divatā, trijatā, četratā un ar variantu.
bots-check-bot-help = Bots kā my_bot.py:MyBot, package.module:MyBot vai kāds no saraksta.
bots-games-help = Cik spēļu katrā veidā.
bots-seconds-help = Cik ilgi drīkst domāt par vienu lēmumu.
bots-seed-help = Skaitlis, no kura nāk visa veiksme.
bots-trying = spēlē
bots-no-time = lēmuma laikam jābūt skaitlim
bots-column-rules = noteikumi
bots-column-games = spēles
bots-column-won = uzvaras
bots-column-decisions = lēmumi
bots-column-slowest = lēnākais
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } ir gatavs spēlei.
