"""What can be said at a table: each sees it in one's own language."""

PHRASES = (
    *("hello", "good-luck", "thinking", "your-turn", "nice-rug", "lucky", "ouch", "oops"),
    *("thanks", "sorry", "well-played", "again", "have-to-go", "bye"),
)
REACTIONS = ("smile", "laugh", "wow", "sad", "applause", "tea")
AT_ONCE = 4  # of these within ...
WITHIN = 10_000  # ... so many milliseconds
