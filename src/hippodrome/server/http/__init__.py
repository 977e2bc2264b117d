"""The doors: pages, requests and sockets, with their limits."""
