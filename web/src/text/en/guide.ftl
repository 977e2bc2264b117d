## Rules and guide

page-rules-search = Search the rules
page-rules-here = Explains the present question
page-rules-things = Everything in this game
page-guide-cells = On the board
page-guide = Guide
page-guide-on = Explain as we go
page-guide-next = Got it
page-guide-end = No more tips
