"""Two hard cards at once: replacements, prohibitions and permissions, extra steals, Legends that leave,
prices, Calls.
"""
