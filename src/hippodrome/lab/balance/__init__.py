"""The balance report: what thousands of races say about a game's fairness, pace, skill and luck.

`watching` observes a race, `tally` adds races up, `collecting` plays them in processes, `figures` turns sums
into estimates with intervals, `judging` into verdicts, `comparing` sets two rule sets side by side, and
`page` prints it all as one HTML file.
"""
