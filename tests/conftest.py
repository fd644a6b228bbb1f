"""What all tests share."""

from hypothesis import settings

# The same examples on every run, so that a failure is the change's and not the day's; no timed assertion.
settings.register_profile("preem", derandomize=True, deadline=None, database=None)
settings.load_profile("preem")
