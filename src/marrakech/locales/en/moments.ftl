### What happens at the table, and what was.

# Before the chips that tell what the others have done
moments-since = Since your turn
# The same, for who only watches
moments-lately = Just now
# Of a chip that tells what happened in a turn: what a tap does
moments-again = Show again
# In a turn, or on a way to choose: there is nothing to pay. Very short
moments-free = free
# Beside a coin: what a way costs on average. Very short
moments-less = less than 1
# The same, in whole dirhams
moments-about = about { $number }
# A way to choose, as Assam sees it. Very short
moments-way-L = his left
moments-way-R = his right
# Asked once, at the first game
moments-sounds-ask = Play with sounds?
moments-sounds-yes = With sounds
moments-sounds-no = Quietly
# In the settings: a phone may vibrate
moments-vibration = Vibration
# In the settings: voices far away, very quiet
moments-souk = Murmur of the market
