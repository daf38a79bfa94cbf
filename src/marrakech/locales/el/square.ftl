### The square where players meet, and pages with nothing on them.
