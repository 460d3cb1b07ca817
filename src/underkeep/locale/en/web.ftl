### The words of the table in the browser. Whatever is about the state of a game comes from the server.


## Shell: everywhere

shell-title = Underkeep
shell-nav = Pages
shell-skip = Skip to content
shell-loading = Lighting the torches…
shell-close = Close
shell-share = Share
shell-copied = Copied
shell-copy-failed = Please copy it by hand
shell-language = Language
shell-settings = Settings
shell-rules = Rules
shell-cards = Cards
shell-deck = Deck builder
shell-pages = Write your own pages
lobby-own-page = Your own page.
lobby-page-by = A page by { $name }.
shell-practice = Practice table
shell-learn = Learn
shell-guest = Guest
shell-error-unknown = Something went wrong. Please try again.
shell-offline = You are offline. Cards, rules and the guide work in the installed app; games need the server.
shell-error-network = The server does not answer. Are you connected?
shell-error-missing = There is nothing here, or it is private.
shell-error-busy = Too fast. Wait a moment and try again.
shell-error-server = The server made an error. Please try again in a moment.

error-title = A dead end
error-missing = There is nothing here, or it is private.
error-joke-1 = The map ends here. Somebody has eaten the rest of it.
error-joke-2 = Other adventurers have come this way before you. They left only their boots.
error-joke-3 = A trap door! Luckily there is a ladder.
error-retry = Try again
error-home = To the start page


## Shell: who I am

account-page-title = My account
account-title = My name
account-name = Your name at the table
account-name-hint = You need no account to play. Others see this name.
account-rename = Save name
account-other = On other devices too
account-new = New account
account-have = I have one
account-keep = Create account
account-keep-hint = A name and a password to find your tables on any device. No e‑mail needed.
account-sign-in = Sign in
account-sign-in-hint = Use the name and password you chose.
account-account = Account name
account-password = Password
account-signed-in = You are signed in as { $account }.
account-sign-out = Sign out
account-forgotten = Forgot password?
account-forgotten-sent = If this account has a confirmed address, a link was sent there.
account-forgotten-hint = Forgotten? The operator of this server can give you a link for a new password.
account-more = Password, devices, notifications, my data


## Lobby

lobby-motto = Build dungeons. Lure heroes. Dine on their souls.
lobby-play-now = Play now
lobby-my-tables = My tables
lobby-waiting = { $count ->
    [one] Your turn in { $count } game
   *[other] Your turn in { $count } games
  }
lobby-open-tables = Open tables
lobby-no-open = Nobody is waiting. Be the host everyone talks about.
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
lobby-continue = Continue
lobby-join = Join
lobby-watch = Watch
lobby-status-open = waiting for players
lobby-status-playing = in progress
lobby-status-frozen = frozen: this server has other rules
lobby-status-over = finished
lobby-game = Game
lobby-players = Players
lobby-preset = Recommended combination
lobby-preset-none = My own choice
lobby-preset-hint = The guide recommends it; you can still change everything.
lobby-left-out = { $count ->
    [one] Which card
   *[other] Which cards
  }
lobby-seats = Who sits where
lobby-seat = Seat { $n }
lobby-bot = Level of the bot in seat { $n }
lobby-seat-name = Name of the player in seat { $n }
lobby-player = Player { $n }
lobby-seat-me = Me
lobby-seat-person = A friend, by link
lobby-seat-bot = A bot
lobby-seat-open = Anyone
lobby-seat-person-hint = You get a link to send.
lobby-seat-open-hint = First come, first served.
lobby-hot-seat = One screen
lobby-hot-seat-hint = Several people take turns at this device.
lobby-more = Sets, variants, pace and clock
lobby-pace = Pace
lobby-pace-slow = Slow
lobby-pace-normal = Normal
lobby-pace-fast = Fast
lobby-pace-instant = Instant
lobby-pace-hint = How fast events are shown and how long bots think.
lobby-clock = Clock
lobby-clock-none = No limit
lobby-clock-live = 5 minutes + 30 seconds for each question
lobby-clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
  }
lobby-private = Private
lobby-private-hint = Only people with a link can see it.
lobby-make = Create table


## My best scores

record-title = My record
scores-title = My best scores
scores-of = My best scores: { $game }


## Shell: a table before the start

## Friends
friends-title = Friends
friends-hint = Send your friend link: people who accept it see your open tables here, and you see theirs. No account needed.
friends-copy = Copy friend link
friends-code = QR code of your friend link
friends-remove = Remove friend
friends-remove-one = Remove { $name }
friends-keep = Keep
friends-invitations = Invitations
friends-invites = { $name } invites you

invite-title = Invite friends
invite-hint = Anyone who opens this link can take a free seat and say hello. The game starts when all are ready, or when you start it.
invite-copy = Copy invitation
invite-show-code = QR code
invite-hide-code = Hide QR code
invite-code = QR code of the invitation
invite-address = Link of the invitation
before-start-open-seats = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
  }
before-start-all-ready = Everyone has a seat. The game starts when all are ready.
before-start-i-am-ready = I’m ready
before-start-is-ready = ready ✓
before-start-not-ready = not ready yet
before-start-ready = Everyone is here. Shall we start?
before-start-owner = Everyone is here. The host starts the game.
before-start-free = for anyone
before-start-invited = for a friend with the link
before-start-here = is here
before-start-sit = Sit down
before-start-copy-seat = Copy seat link
before-start-copy-watch = Copy spectator link
before-start-link-hint = Send each friend the link of one seat. Opening it takes the seat.
before-start-change = Change seat { $n }
before-start-change-short = Change…
before-start-to-bot = a bot
before-start-to-open = anyone
before-start-to-person = a person with a new link
before-start-change-owner = Make host
before-start-button = Start game
before-start-fill-bots = Fill with bots
before-start-leave = Leave table
before-start-close = Close table
before-start-closed = This table was closed.
shuffle-proof = Fair shuffle ✓
shuffle-proof-hint = The secret seed of all shuffles is fixed; this is its fingerprint (SHA-256). After the game the seed is published, so that anyone can check it.


## Shell: the prompt

prompt-title = What the table waits for
prompt-you = You
frozen-no-board = The board was drawn by another version of Underkeep and cannot be shown here. The log shows what was played.
prompt-over = The game is over.
prompt-nothing = One moment…
prompt-watch = Watch…
prompt-choose = Choose an option, or go back.
prompt-away = { $name } is away; the game waits.
prompt-skip = Skip
prompt-for-you = For you: { $changes }
prompt-offline = You are offline. The board stays as it was; nothing is lost.
prompt-reconnecting = Connection lost. Reconnecting… Nothing is lost.
prompt-sending = Sending…
prompt-confirm = Confirm, or go back.
prompt-where = Now choose where.
prompt-where-for = Choose a highlighted target: { $what }
prompt-click-lit = Choose a highlighted card or place.
prompt-clause = What the rules say
prompt-dont-ask = Don’t ask again
prompt-do-it = Do it anyway
prompt-back = Back
prompt-list = { $count ->
    [one] List the only option
   *[other] List all options ({ $count })
  }
prompt-list-title = All your options
prompt-suggest = Suggest
prompt-suggest-how = { $name } decides. { $touch ->
    [yes] Tap
   *[no] Click
  } to suggest.
prompt-suggested = { $name } suggests: { $what }
prompt-suggested-mine = You suggest: { $what }. { $touch ->
    [yes] Tap
   *[no] Click
  } it again to withdraw it.
prompt-by = suggested by { $names }


## Shell: beside the prompt

controls-title = Stops and undo
stops-title = Ask me
stops-smart = when it matters
stops-smart-hint = The default: before heroes enter, when their fate is decided, and when an effect is aimed at you.
stops-all = when I can act
stops-all-hint = Whenever you have something to play.
stops-full = always
stops-full-hint = At every opportunity, even with nothing to play, so that you can bluff.
stops-more = When I am asked…
stops-panel-title = When I am asked
stops-panel-hint = What “when it matters” means. Switch off what does not matter to you.
stops-panel-full = You are always asked now. These switches count in the other two settings.
stops-panel-always = (always)
stops-flags = Flags on the board
stops-flags-hint = A flag on a phase, a dungeon or a room says whether to ask you there, whatever the occasion. Only you see it.{ $touch ->
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
  } flags on the board: ask me here, do not ask me here, as usual.
stops-flags-done = Done
flag-stop = ask me here
flag-skip = do not ask me here
flag-none = as usual
flag-at = { $place }: { $flag }
until-title = Pass until…
until-hint = Ends at once if an effect is aimed at you.
until-hero = this hero is done
until-turn = this turn is over
until-my-turn = my next turn
until-phase = the end of the phase
until-banner = Passing until: { $what }
hold = Hold
hold-hint = Ask me at the next opportunity, whatever my stops say.
advance-pass = Auto-pass
advance-pass-hint = Pass for me, unless another player acts first.
undo = Undo
undo-hint = Undo my last answer. Other players are asked if it concerns them.
undo-turn = Reset my turn
undo-turn-hint = Undo everything since my turn began.
shared = One screen: you see what all players may see.
spectating = You are a spectator: you see what everyone may see.
bot-plays-for-me = A bot plays for you.
bot-give-back = I’m back
missed = { $count ->
    [one] You missed one event.
   *[other] You missed { $count } events.
  }
missed-replay = Show me
notifications-ask = Notify you when it is your turn and this tab is hidden?
notifications-yes = Yes, please
notifications-no = No, thank you
narrator-name = Grandpa Gutter
narrator-next = Next
narrator-back = Back
narrator-done = Got it
narrator-again = Say that again
narrator-why = Why?
undo-request-title = Undo request
undo-request-asks = { $name } asks to undo
undo-request-left = { $seconds ->
    [one] ({ $seconds } second left)
   *[other] ({ $seconds } seconds left)
  }
undo-request-more = { $count ->
    [one] and one more line
   *[other] and { $count } more lines
  }
undo-request-agree = Agree
undo-request-refuse = Refuse
undo-request-mine = Waiting for { $names } to agree ({ $seconds } s).
undo-request-others = { $name } asks to undo and waits for the others.
agreement-title = Request to all players
agreement-owner = The host
agreement-end = { $name } asks to end the game without a result.
agreement-bot = { $name } asks to let a bot play for { $player }.
agreement-free = { $name } asks to give { $player }’s seat to another person.
agreement-asked = All players must agree ({ $time }).
agreement-others = All players are asked ({ $time }).
agreement-mine = Waiting for { $names } to agree ({ $time }).
free-seat = { $name }’s seat is free: you can play on from here.
daily-mark = Daily challenge
daily-mark-hint = Everybody plays the same cards today, once and without undo.
chosen-seed = Chosen shuffles
chosen-seed-hint = The creator of this table chose its shuffles and can know all hidden cards and everything that will be drawn.
chosen-seed-accept = I accept that the shuffles were chosen.
chosen-seed-no-seal = The creator of this table chose its shuffles and can know all hidden cards. There is no seal, because there is no secret.


## Shell: players, connection, titles

players-title = Players
players-you = you
players-out = out
players-bot = bot
players-away = away
players-reconnecting = reconnecting
players-ready = ready
players-asked = is deciding
players-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
players-help = Help
players-help-time = Give more time
players-help-answer = Bot answers once
players-help-bot = Bot plays on
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
log-round-unchanged = Nothing changed.
log-search = Search
log-about = Show events of
log-everybody = everyone
log-empty = Nothing has happened yet. Enjoy the silence.
log-nothing-found = Nothing found.
log-undone = Undone:
log-copy = Copy as text
chat-title = Chat
chat-empty = No messages yet.
chat-text = Write a message
chat-spectators = The players will read this after the game.
chat-send = Send
chat-about = Mute, block or report { $name }
chat-about-short = mute or report…
chat-people = Muted and blocked people
chat-off = The chat is off. Peace at last.
chat-on = Chat
menu-title = Menu
menu-report = Copy the game as text
menu-resign = Give up
menu-leave = Let a bot play for me
menu-leave-sure = Really let a bot play on?
menu-end = Give up together
menu-end-sure = Really give up together?
menu-resign-sure = Really give up?
owner-title = As the host
owner-hint = During the game, all other people have to agree.
owner-end = Close the table without a result
owner-end-ask = Ask to end the game
owner-end-sure = Really end the game without a result?
text-title = The table as text
text-now = Now
text-last = Latest events
text-copy = Copy as text


## Shell: the card zoom

zoom-why = Why it differs from the printed card
zoom-other-language = Po polsku
zoom-rulings = Rulings
zoom-clauses = Rules:
zoom-ask = Ask me about this card
zoom-always = Always ask
zoom-never = Never ask
zoom-pin = { $touch ->
    [yes] Tap to keep it open.
   *[no] Press Z to keep it open.
  }


## Shell: hot seat, the end

claim-title = Anyone?
claim-text = To act, take the device.
claim-none = No one
pass-device-title = Pass the device to { $name }
pass-device-text = What comes next is for { $name } only.
pass-device-hold = Hold: I am { $name }
pass-device-hint = Hold the button for a moment to see your cards.
over-title = The end
over-you-won = You won!
over-won = { $count ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } have won
  }
over-victory = Victory!
over-defeat = Defeat
over-no-result = Ended without a result
over-winner = winner
over-score = Score
over-score-about = Souls minus wounds
over-rematch = Play again
over-to-rematch = To the rematch
over-to-next-game = To the next game
over-replay = Replay
over-share = Copy replay link
over-lobby = To the lobby
over-look = View board
over-seed = The secret seed:
over-shuffle-proof = Fair shuffle ✓ Seal:
over-shuffle-proof-what = This fingerprint (SHA-256) of the secret seed and of what was played was shown from the start. The seed decides all shuffles, so nobody, not even the server, could change them during the game.
over-shuffle-proof-chosen = The creator of this table chose its shuffles, so there was no secret to seal.
over-verify = Check it yourself:
over-verify-file = download the proof


## Shell: settings and keys

settings-title = Settings
settings-speed = Animations
settings-speed-off = Off
settings-theme = Theme
settings-theme-system = match system
settings-theme-light = parchment
settings-theme-dark = torchlight
settings-text = Text size
settings-text-normal = normal
settings-text-large = large
settings-text-huge = huge
settings-stops = Ask me to respond
settings-confirm = Ask for confirmation
settings-confirm-touch = on touch
settings-confirm-always = always
settings-confirm-never = never
settings-warn-again = Show all warnings again
settings-sound = Sounds
settings-volume = Volume
sound-mute = Mute sounds
settings-notifications = Notify me when it’s my turn and this tab is hidden
keys-title = Keys
keys-space = Space
keys-tab = step through all options
keys-arrows = to the next highlighted card or place
keys-shift-arrows = to the next card, highlighted or not
keys-enter = choose
keys-esc = go back, close, stop passing
keys-numbers = choose a numbered button
keys-list = list all options
keys-pass = skip the animation; pass
keys-end = end my turn without acting
keys-yes-no = yes, no
keys-until = pass until…
keys-ctrl = hold down: ask me everywhere
keys-hold = hold: ask me at the next opportunity
keys-undo = undo (with Shift: reset my turn)
keys-zoom = zoom in on a card
keys-log = log
keys-chat = chat
keys-text = the table as text
keys-help = these keys


## Shell: replay, rules, cards, learning

replay-title = Replay
replay-viewer = View
replay-viewer-spectator = spectator
replay-viewer-omniscient = all cards
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
replay-link = Copy link to this moment
replay-link-later = The link opens when the game is over.
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
  }
rules-chapters = Chapters
rules-how = How to play, with pictures
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
