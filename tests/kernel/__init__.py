"""Tests of what any game needs."""
