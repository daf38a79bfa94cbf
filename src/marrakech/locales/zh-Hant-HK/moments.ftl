### What happens at the table, and what was.
