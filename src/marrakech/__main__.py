"""``python -m marrakech``."""

from marrakech.cli import main

if __name__ == "__main__":
    main()
