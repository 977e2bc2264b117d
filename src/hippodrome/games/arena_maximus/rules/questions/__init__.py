"""The questions of a race, each with when it is asked, what may be answered and what follows."""
