### Torchlight: what players read.

game-title = Torchlight
game-about = Follow the corridor for treasure, and turn back before the second trap of a kind snaps shut.
help-goal = Turn up cards in your turn for as long as you dare. Two traps of the same kind lose everything that you carry; if you turn back in time, the treasures are yours. When the deck is empty, the most valuable hoard wins.

## Cards

kind-treasure = treasure
kind-trap = trap
card-coins = Copper Coins
card-goblet = Silver Goblet
card-crown = Golden Crown
card-spikes = Spikes
    .text = A second Spikes card ends the run.

## The table

zone-deck = Deck
zone-corridor = Corridor
zone-discard = Discard pile
zone-hoards = Hoard
counter-carried = Carried
counter-score = Score

## Options, prompts and events

option-go-deeper = Go deeper
option-turn-back = Turn back
ask-run = You carry { $carried }. Deeper, or back home?
wait-run = { $player } is in the corridor.
event-card-turned = { $seat_you ->
    [yes] You turn up { $card }.
   *[no] { $seat } turns up { $card }.
  }
event-treasure-brought = { $seat_you ->
    [yes] You bring treasures worth { $value } home.
   *[no] { $seat } brings treasures worth { $value } home.
  }
event-run-lost = { $seat_you ->
    [yes] { $trap } once more! You lose everything that you carried.
   *[no] { $trap } once more! { $seat } loses everything.
  }

## Tools, traps and the ruby

kind-tool = tool
card-ruby = Ruby
card-darts = Darts
    .text = A second Darts card ends the run.
card-snakes = Snakes
    .text = A second Snakes card ends the run.
card-spyglass = Spyglass
    .text = Look at the top card of the deck.
card-rope = Rope
    .text = Discard all traps of the corridor.
zone-toolbox = Toolbox
zone-hands = Tools
option-use-tool = Use { $card }
event-tool-used = { $seat_you ->
    [yes] You use { $tool }.
   *[no] { $seat } uses { $tool }.
  }
event-card-spied = { $card_known ->
    [yes] On top of the deck lies { $card }.
   *[no] { $seat } looks at the top card of the deck.
  }

## Choices

torchlight-length = Length
    .about = The number of cards in the deck.
torchlight-length-long = Long
    .about = All cards: about fifteen minutes.
torchlight-length-short = Short
    .about = Half of the cards.
setting-length = LENGTH
    .about = long or short (default: long)
