## Everywhere

page-home = Home
page-close = Close
page-cancel = Cancel
page-menu = Menu
page-settings = Settings
page-play-link = Play
page-watch = Watch
page-rules = Rules
page-check-dice = Check the dice
page-you = You
page-guest = Guest
page-player = Player { $number }
page-lost = No connection. Trying again…
page-lost-waiting = No connection. Your choice is kept and will be sent.
page-closed = This table cannot be opened
error-forgotten-key = This key opens no seat here: its link was cut short, it is for another table, or the seat was given up. This browser has forgotten it; all your other keys still work.
page-copied = Copied
