"""The phrases and reactions that players can send; everybody sees them in their own language."""

PHRASES = (
    "hello",
    "good-luck",
    "thinking",
    "your-turn",
    "nice-rug",
    "lucky",
    "ouch",
    "oops",
    "thanks",
    "sorry",
    "well-played",
    "again",
    "have-to-go",
    "bye",
)
REACTIONS = ("smile", "laugh", "wow", "sad", "applause", "tea")
AT_ONCE = 4  # of these within ...
WITHIN = 10_000  # ... so many milliseconds
