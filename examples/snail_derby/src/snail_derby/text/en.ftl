game-title = Snail Derby
game-tagline = Three cards, one path, and a lettuce at the end of it.

## The snails

things-racer = Snails
racer-pearl = Pearl
    .help = The shell with the curl.
racer-moss = Moss
    .help = The shell with the bars.
racer-dusk = Dusk
    .help = The shell with the cross.
racer-honey = Honey
    .help = The shell with the comb.
racer-cherry = Cherry
    .help = The shell with the peak.
letter-pearl = P
letter-moss = M
letter-dusk = D
letter-honey = H
letter-cherry = C

## The cards

things-card = Cards
card-nap = Nap
    .help = A short way, then a rest.
card-crawl = Crawl
    .help = The pace that snails are known for.
card-glide = Glide
    .help = On fresh dew.
card-dash = Dash
    .help = As fast as a snail can be.
card-slime = Slime
    .help = The nearest snail ahead of yours slides back.
pile-deck = Deck
    .help = Cards to be drawn; those played are shuffled in when it is empty.
pile-played = Played cards
    .help = They become the deck when it is empty.

## Options

option-stones = Stones
    .help = How long the path is.
option-cards = Cards
    .help = The deck, or one of your own: the rows of data/cards.toml with other numbers.
option-cards-standard = Standard

## What is wrong with a deck

board-no-cards = A deck has the rows [[card]] of data/cards.toml.
board-few-cards = The deck has { $cards } cards; this many players need at least { $needed }.

## Questions and answers

prompt-card =
    .you = Which card do you play?
    .they = { $player } chooses a card for { $racer }.
choice-crawl = { $card }: { $stones ->
        [one] one stone on
       *[other] { $stones } stones on
    }
choice-slime = { $card }: pull { $racer } back
    .why = { $racer } is the nearest ahead and slides back { $stones } stones.
choice-slime-nobody = { $card }: nobody is ahead
    .why = The card does nothing; you draw another.
why-space = You go where your card takes you.
why-piece = Slime catches the nearest snail ahead, and no other.
why-pile = You draw after you have played.

## What happens

event-turn = Round { $round }: { $racer } is next.
event-played = { $racer } plays { $card }.
event-crawled = { $racer } crawls from { $from } to { $to }.
event-pulled = { $racer } slides back from { $from } to { $to }, on the slime of { $by }.
event-nobody_ahead = Nobody is ahead of { $racer }: the slime dries.
event-drew = { $racer } draws { $card }.
event-drew-hidden = { $racer } draws a card.
event-reshuffled = The { $cards } cards played are the new deck.
event-home = { $racer } reaches the lettuce!
event-night = After { $rounds } rounds night falls.

## The board

chip-stones = { $stones } stones
chip-round = Round { $round }
cell-gate = The gate
    .help = Here the snails start.
cell-stone = Stone { $stone }
cell-home = The lettuce
    .help = Whoever is here first has won.
scene-snail = { $racer }, { $stone ->
        [0] at the gate
       *[other] at { $stone }
    }
figure-stones = Stones crawled: { $stones }
figure-hand = Cards in hand: { $cards }

## The rules

rules-1 = The race
    .text = Two to five snails start at the gate, and every player holds three cards. The first snail beyond the last stone has won. After forty rounds night falls, and whoever is furthest wins.
    .ids = SD-1 SD-3
rules-2 = A turn
    .text = Play a card. It takes your snail as many stones on as it says; slime pulls back the nearest snail ahead of yours by two stones. Then draw a card; when the deck is empty, the cards played are shuffled and are the new deck.
    .ids = SD-2

## The report

measure-cards_drawn = Cards drawn
    .help = Does luck with the cards win?
measure-cards_played = Cards played
    .help = Which cards do winners play?

## The lesson (data/lesson.toml): what is said, what is to be done, what came of it

lesson-goal = The first snail beyond the last stone gets the lettuce.
lesson-card = A card takes you as many stones on as it says; then you draw another.
    .do = Play Glide.
lesson-slime = Moss is ahead of you. Slime pulls the nearest snail ahead back by two stones.
    .do = Play Slime.
lesson-home = Two stones to go.
    .do = Play Crawl.
    .then = Lettuce! You win.
