### The first screen.

home-play = Παίξε
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, δύο στο τραπέζι
    [3] { $people }, τρεις στο τραπέζι
   *[other] { $people }, τέσσερις στο τραπέζι
}
# Opens what changes that
home-change = Αλλαγή
home-people = Ποιοι κάθονται στο τραπέζι σου;

## Games that go on

home-go-on = Συνέχεια
# Tables
home-more = και { $number } ακόμη
# How many games one has played to the end, and won
home-record = Οι παρτίδες σου: { $games }, νίκες: { $won }
