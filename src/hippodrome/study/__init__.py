"""Races studied: odds, hints, and the analysis of a finished race."""
