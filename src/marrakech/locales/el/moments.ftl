### What happens at the table, and what was.

moments-since = Από τη σειρά σου
moments-lately = Μόλις τώρα
moments-again = Δες ξανά
moments-free = δωρεάν
moments-less = κάτω από 1
moments-about = περίπου { $number }
moments-way-L = αριστερά του
moments-way-R = δεξιά του
moments-sounds-ask = Παιχνίδι με ήχο;
moments-sounds-yes = Με ήχο
moments-sounds-no = Αθόρυβα
moments-vibration = Δόνηση
moments-souk = Βουητό της αγοράς
