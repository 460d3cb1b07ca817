### The words of the table in the browser. Whatever is about the state of a game comes from the server.


## Shell: everywhere

shell-title = Underkeep
shell-nav = Pages
shell-skip = To the content
shell-loading = Lighting the torches…
shell-close = Close
shell-share = Share
shell-copied = Copied
shell-copy-failed = Copy it by hand, please
shell-language = Language
shell-settings = Settings
shell-rules = Rules
shell-cards = Cards
shell-deck = Deck builder
shell-pages = Write your own pages
lobby-own-page = A page that you have written.
lobby-page-by = A page by { $name }.
shell-practice = Practice table
shell-learn = Learn
shell-guest = Guest
shell-error-unknown = Something unexpected happened. Please try again.
shell-error-network = The server does not answer. Are you connected?
shell-error-missing = There is nothing here, or it is private.
shell-error-busy = That was a bit fast. Take a breath and try again.
shell-error-server = The server has stumbled. Please try again in a moment.

error-title = A dead end
error-missing = There is nothing here, or it is private.
error-joke-1 = The map ends here. Somebody has eaten the rest of it.
error-joke-2 = Other adventurers have come this way before you. They left only their boots.
error-joke-3 = A trap door! Luckily there is a ladder.
error-retry = Try again
error-home = Back to the entrance


## Shell: who I am

account-page-title = My account
account-title = My name
account-name = Your name at the table
account-name-hint = Nobody needs an account to play. This name is what others see.
account-rename = Save the name
account-other = On other devices too
account-new = New account
account-have = I have one
account-keep = Make the account
account-keep-hint = A name and a password, so that you find your tables again anywhere. No e‑mail needed.
account-sign-in = Sign in
account-sign-in-hint = With the name and password that you chose.
account-account = Account name
account-password = Password
account-signed-in = You are signed in as { $account }.
account-sign-out = Sign out
account-forgotten = I have forgotten the password
account-forgotten-sent = If this account has a confirmed address, a link is on its way there.
account-forgotten-hint = Forgotten? The person who runs this server can give you a link for a new password.
account-more = Password, devices, notifications, my data


## Lobby

lobby-motto = Build dungeons. Lure heroes. Dine on their souls.
lobby-play-now = Play now
lobby-play-now-hint = One click, and you sit opposite a bot.
lobby-new-table = A new table
lobby-my-tables = My tables
lobby-waiting = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
  }
lobby-open-tables = Open tables
lobby-no-mine = No table yet. The chairs are getting cold.
lobby-no-open = Nobody is waiting. Be the host whom everybody talks about.
lobby-finished = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
  }
lobby-fan = Unofficial fan project, unaffiliated with the publishers of the games; no art or text of theirs is used.
lobby-open-seat = open seat
lobby-open-seats = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
lobby-look = Watch again
lobby-continue = Go on
lobby-join = Join
lobby-watch = Watch
lobby-status-open = waiting for players
lobby-status-playing = being played
lobby-status-frozen = frozen: other rules than this server
lobby-status-over = finished
lobby-game = Game
lobby-players = Players
lobby-preset = Recommended combination
lobby-preset-none = My own choice
lobby-preset-hint = What the guide recommends; you can still change everything.
lobby-left-out = { $count ->
    [one] Which card
   *[other] Which cards
  }
lobby-seats = Who sits where
lobby-seat = Seat { $n }
lobby-bot = Strength of the bot in seat { $n }
lobby-seat-name = Name of the player in seat { $n }
lobby-player = Player { $n }
lobby-seat-me = Me
lobby-seat-person = A friend, by link
lobby-seat-bot = A bot
lobby-seat-open = Anybody
lobby-seat-person-hint = You get a link to send.
lobby-seat-open-hint = Whoever comes first.
lobby-hot-seat = One screen
lobby-hot-seat-hint = Several people take turns at this device.
lobby-more = Sets, variants, pace and clock
lobby-pace = Pace
lobby-pace-slow = Slow
lobby-pace-normal = Normal
lobby-pace-fast = Fast
lobby-pace-instant = At once
lobby-pace-hint = How fast heroes walk and how long bots think.
lobby-clock = Clock
lobby-clock-none = No limit
lobby-clock-live = 5 minutes, and 30 seconds for each question
lobby-clock-days = { $days ->
    [one] { $days } day for each move
   *[other] { $days } days for each move
  }
lobby-private = Private
lobby-private-hint = Only people with a link can see it.
lobby-make = Set the table


## Best scores of one's own

record-title = My record
scores-title = My best scores
scores-of = My best scores: { $game }


## Shell: a table before the start

before-start-open-seats = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
  }
before-start-ready = Everybody is here. Shall we?
before-start-owner = Everybody is here. The host starts the game.
before-start-free = for anybody
before-start-invited = for a friend with the link
before-start-here = is here
before-start-sit = Sit down
before-start-copy-seat = Copy the link of this seat
before-start-copy-watch = Copy the link for watchers
before-start-link-hint = Send each friend the link of one seat. Whoever opens it sits there.
before-start-change = Change seat { $n }
before-start-change-short = Change…
before-start-to-bot = a bot
before-start-to-open = anybody who comes
before-start-to-person = a person with a new link
before-start-change-owner = Make host
before-start-button = Start the game
before-start-fill-bots = Fill up with bots
before-start-leave = Leave the table
before-start-close = Close the table
before-start-closed = This table was closed.
shuffle-proof = Sealed shuffle
shuffle-proof-hint = The seed of all shuffles is fixed; this is its fingerprint (SHA-256). After the game the seed is published, and anybody can check that nothing was changed.


## Shell: the prompt

prompt-title = What the table waits for
prompt-you = You
frozen-no-board = The board was drawn by another version of Underkeep and cannot be shown here. The log tells what was played.
prompt-over = The game is over.
prompt-nothing = One moment…
prompt-watch = Watch…
prompt-choose = Choose one of these, or go back.
prompt-away = { $name } is not at the table right now; the game waits.
prompt-skip = Skip
prompt-for-you = For you: { $changes }
prompt-offline = You are offline. The board stays as it was; nothing is lost.
prompt-reconnecting = The connection is gone. We are trying to get it back; nothing is lost.
prompt-sending = Sending…
prompt-confirm = Confirm it, or go back.
prompt-where = Now choose where.
prompt-where-for = { $what }: now choose where.
prompt-click-lit = { $touch ->
    [yes] Tap something that glows.
   *[no] Click something that glows.
  }
prompt-clause = What the rules say
prompt-dont-ask = Don't ask again
prompt-do-it = Do it anyway
prompt-back = Back
prompt-list = { $count ->
    [one] The only choice
   *[other] All { $count } choices
  }
prompt-list-title = Everything that you may do
prompt-suggest = Suggest
prompt-suggest-how = { $name } decides. { $touch ->
    [yes] Tap
   *[no] Click
  } to suggest.
prompt-suggested = { $name } suggests: { $what }
prompt-suggested-mine = You suggest: { $what }. The same { $touch ->
    [yes] tap
   *[no] click
  } takes it back.
prompt-by = suggested by { $names }


## Shell: beside the prompt

controls-title = Stops and undo
stops-title = Ask me
stops-smart = when it matters
stops-smart-hint = The usual: before heroes enter, when their fate is decided, and whenever somebody aims at you.
stops-all = when I can act
stops-all-hint = Wherever you have something to do.
stops-full = always
stops-full-hint = At every opportunity, also when you have nothing, so that you may bluff.
stops-more = When I am asked…
stops-panel-title = When I am asked
stops-panel-hint = What "when it matters" means. Switch off what does not matter to you.
stops-panel-full = You have chosen to be asked always. These switches count in the other two settings.
stops-panel-always = (always)
stops-flags = Flags on the board
stops-flags-hint = A flag on a phase, a dungeon or a room says that you want to be asked there, or not, whatever the occasion. Only you see it.{ $touch ->
    [yes] { "" }
   *[no] { " " }A right click on the place does the same.
  }
stops-flags-set = Set flags on the board
stops-flags-clear = { $count ->
    [one] Remove the flag
   *[other] Remove all { $count } flags
  }
stops-flags-mode = { $touch ->
    [yes] Tap
   *[no] Click
  } a flag on the board: ask me here, do not ask me here, as usual.
stops-flags-done = Done
flag-stop = ask me here
flag-skip = do not ask me here
flag-none = as usual
flag-at = { $place }: { $flag }
pass-hint = You often pass. Shall the table ask you only when it matters? You can change that beside the prompt at any time.
pass-hint-yes = Only when it matters
pass-hint-no = Keep asking
until-title = Pass until…
until-hint = Ends at once if something is aimed at you.
until-hero = this hero is done
until-turn = this turn is over
until-my-turn = my next turn
until-phase = the end of the phase
until-banner = Passing until: { $what }
hold = Wait
hold-hint = Ask me at the next opportunity, whatever my stops say.
advance-pass = Pass ahead
advance-pass-hint = Pass for me, unless somebody acts before.
undo = Undo
undo-hint = Take back my last answer. If others are concerned, they are asked.
undo-turn = Reset my turn
undo-turn-hint = Take back everything since my turn began.
shared = One screen: you see what everybody may see.
spectating = You are watching: you see what everybody may see.
bot-plays-for-me = A bot plays for you.
bot-give-back = I am back
missed = { $count ->
    [one] One thing happened while you were away.
   *[other] { $count } things happened while you were away.
  }
missed-replay = Show me
notifications-ask = Shall we tell you when it is your turn and you look elsewhere?
notifications-yes = Yes, please
notifications-no = No, thank you
narrator-name = Grandpa Gutter
narrator-next = Go on
narrator-back = Back
narrator-done = Got it
narrator-again = Say that again
undo-request-title = A wish to take back
undo-request-asks = { $name } would like to take something back.
undo-request-left = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } left
undo-request-more = { $count ->
    [one] and one more line
   *[other] and { $count } more lines
  }
undo-request-agree = Agree
undo-request-refuse = Refuse
undo-request-mine = Waiting for { $names } to agree ({ $seconds } s).
undo-request-others = { $name } would like to take something back and waits for the others.
agreement-title = A question to all players
agreement-owner = The host of the table
agreement-end = { $name } would like to end the game without a result.
agreement-bot = { $name } would like a bot to play in the place of { $player }.
agreement-free = { $name } would like to give the place of { $player } to another person.
agreement-asked = It happens only if everybody agrees ({ $time }).
agreement-others = All players are asked ({ $time }).
agreement-mine = Waiting for { $names } to agree ({ $time }).
free-seat = The place of { $name } is free: you can play on from here.
chosen-seed = Chosen shuffles
chosen-seed-hint = Whoever made this table chose its shuffles, and so can know all hidden cards and everything that will be drawn.
chosen-seed-accept = I accept that the shuffles were chosen.
chosen-seed-no-seal = Whoever made this table chose its shuffles, and so can know all hidden cards. There is no seal, because there is no secret to seal.


## Shell: players, connection, titles

players-title = Players
players-you = you
players-out = out
players-bot = bot
players-away = away
players-reconnecting = reconnecting
players-ready = ready
players-asked = is asked now
players-spectators = { $count ->
    [one] { $count } watcher
   *[other] { $count } watchers
  }
players-help = Help out
players-help-time = Give more time
players-help-answer = A bot answers this once
players-help-bot = A bot plays on
players-help-end = End without a result
connection-title = Connection
connection-connecting = connecting
connection-connected = connected
connection-slow = slow
connection-reconnecting = reconnecting
connection-offline = offline
connection-ended = disconnected
connection-lost = Connection lost.
title-my-turn = Your turn
title-waiting = { $name } is thinking
title-over = Finished
table-board = The board


## Shell: log, chat, menu

log-title = Log
log-rounds = What each round changed
log-round = Round { $round }
log-round-unchanged = Nothing changed for anybody.
log-search = Search
log-about = About whom
log-everybody = everybody
log-empty = Nothing has happened yet. Enjoy the silence.
log-nothing-found = Nothing like that.
log-undone = Taken back:
log-copy = Copy as text
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-text = Say something
chat-spectators = The players will read this when the game is over.
chat-send = Say
chat-about = Mute, block or report { $name }
chat-about-short = mute or report…
chat-people = Muted and blocked people
chat-off = The chat is off. Peace at last.
chat-on = Chat
menu-title = Menu
menu-report = Copy the game as text
menu-resign = Give up
menu-leave = Let a bot play for me
menu-leave-sure = Really hand over to a bot?
menu-end = End this game
menu-end-sure = Really end the game?
menu-resign-sure = Really give up?
owner-title = As the host
owner-hint = While the game is being played, all other people have to agree.
owner-end = End the game for good
owner-end-ask = Ask to end the game
owner-end-sure = Really end it, without a result?
text-title = The table as text
text-now = Now
text-last = What happened last
text-copy = Copy as text


## Shell: the card zoom

zoom-why = Why it differs from the print
zoom-other-language = Po polsku
zoom-rulings = Rulings
zoom-clauses = Rules:
zoom-ask = When I am asked about this card
zoom-always = Always ask
zoom-never = Never ask
zoom-pin = { $touch ->
    [yes] Tap to keep it open.
   *[no] Click or press Z to keep it open.
  }


## Shell: hot seat, the end

claim-title = Anyone?
claim-text = Whoever wants to do something takes the device.
claim-none = No one
pass-device-title = Give the device to { $name }
pass-device-text = What comes next is for { $name } only.
pass-device-hold = Hold: I am { $name }
pass-device-hint = Hold the button for a moment to see your cards.
over-title = The end
over-you-won = You have won!
over-won = { $count ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } have won
  }
over-victory = Victory!
over-defeat = Defeat
over-no-result = Ended without a result
over-winner = winner
over-rematch = Play again
over-to-rematch = To the rematch
over-to-next-game = To the next game
over-replay = Replay
over-share = Copy the link of the replay
over-lobby = To the lobby
over-look = Look at the board
over-seed = The secret seed:
over-shuffle-proof = Sealed from the start:
over-shuffle-proof-what = This fingerprint (SHA-256) of the secret seed and of what was played stood on the table from the beginning. The seed decides all shuffles, so nobody, the server included, could change them on the way.
over-shuffle-proof-chosen = Whoever made this table chose its shuffles, so there was no secret to seal.
over-verify = Check it yourself:
over-verify-file = what is needed, as a file


## Shell: settings and keys

settings-title = Settings
settings-speed = Animations
settings-speed-off = Off
settings-theme = Colours
settings-theme-system = like the system
settings-theme-light = parchment
settings-theme-dark = torchlight
settings-text = Letters
settings-text-normal = normal
settings-text-large = large
settings-text-huge = huge
settings-stops = Ask me to react
settings-confirm = Confirm single clicks
settings-confirm-touch = on touch
settings-confirm-always = always
settings-confirm-never = never
settings-warn-again = Warn me about slips again
settings-sound = Sounds
settings-volume = Volume
sound-mute = Mute sounds
settings-notifications = Tell me when it is my turn and I look elsewhere
keys-title = Keys
keys-space = Space
keys-tab = through everything that can be chosen
keys-arrows = to the next thing that glows
keys-shift-arrows = to the next card, glowing or not
keys-enter = choose
keys-esc = back, close, stop passing
keys-numbers = choose a numbered button
keys-list = list all choices
keys-pass = skip what is being shown; pass
keys-end = end my turn without doing anything
keys-yes-no = yes, no
keys-until = pass until…
keys-ctrl = hold it down: ask me everywhere
keys-hold = wait, I want to act
keys-undo = undo (with Shift: reset my turn)
keys-zoom = look closely at a card
keys-log = log
keys-chat = chat
keys-text = the table as text
keys-help = these keys


## Shell: replay, rules, cards, learning

replay-title = Replay
replay-viewer = Seen by
replay-viewer-spectator = a watcher
replay-viewer-omniscient = somebody who sees everything
replay-start = The beginning
replay-answer = Moment of the game
replay-at = { $at } of { $last }
replay-first = first
replay-back = back
replay-play = Play
replay-pause = Pause
replay-forward = forward
replay-last = last
replay-round = round
replay-round-n = round { $round }
replay-link = Copy the link to this moment
replay-link-later = The link opens when the game is over.
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
  }
rules-chapters = Chapters
rules-copy = Copy link
rules-nothing = The rules say nothing about that. So it is forbidden, or delicious.
learn-title = Learn to play


## Art: what signs and pictures say

art-cleric = Cleric
art-fighter = Fighter
art-mage = Mage
art-thief = Thief
art-explorer = Explorer
art-damage = Damage
art-health = Health
art-xp = XP
art-monster = Monster room
art-trap = Trap room
art-advanced = Advanced
art-build = Build phase
art-adventure = Adventure phase
art-epic = Epic hero
art-dark = Dark hero
art-miniboss = Miniboss
art-price = Costs a coin
art-universal = For every hero
# The words of card texts that have a sign, in all forms.
art-words-damage = damage
art-words-heart = health
art-words-soul = soul souls
art-words-wound = wound wounds
art-words-coin = coin coins
art-words-cleric = cleric clerics
art-words-fighter = fighter fighters
art-words-mage = mage mages
art-words-thief = thief thieves
art-words-explorer = explorer explorers
art-portable = Can be taken back into the hand
art-changed = { $now } now, { $printed } printed
art-banner = A keep under the stars: heroes walk towards it, and below the ground a ghost, a slime and a king of bones are waiting
art-empty-table = An empty table in the torchlight
art-lost-hero = A hero with a map who took the wrong turn
art-walking = A hero on the way
