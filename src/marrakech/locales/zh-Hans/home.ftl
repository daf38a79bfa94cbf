### The first screen.
