"""What every race shares: chance, choices, events, positions, records. It knows no game."""
