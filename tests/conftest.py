"""What all tests share: how many examples hypothesis tries.

``HYPOTHESIS_PROFILE=thorough pytest tests/properties`` hunts for hours; the default is made for
every day.
"""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("ci", max_examples=80, deadline=None, derandomize=False, print_blob=True)
settings.register_profile("thorough", settings.get_profile("ci"), max_examples=5_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
