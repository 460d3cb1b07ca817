### The lobby: making tables, sitting down, accounts, links.

## Names

lobby-guest-first = Sleepy, Crafty, Merry, Hungry, Gloomy, Brave, Quiet, Fluffy, Polite, Absent-minded, Diligent, Grumpy, Curious, Secret, Lucky, Dusty
lobby-guest-last = Goblin, Troll, Orc, Skeleton, Dragon, Bat, Mimic, Kobold, Golem, Vampire, Ghoul, Imp, Werewolf, Basilisk, Gremlin, Minotaur
lobby-former-player = Former player
lobby-reserved-names = Underkeep, System, Server, Table, The table, Notice, Operator, Admin, Administrator, Moderator
lobby-bot-names = Grimble, Mortessa, Ozzik, Thornby, Vexa, Brimstan, Ludmoor, Nyxara, Gobbert, Skarn, Hexley, Morwen

## Bots

lobby-bot-random = Random
    .about = Takes any option at random; for a first look around.
lobby-bot-greedy = Greedy
    .about = Looks one step ahead and takes what seems best now; a fair opponent.
lobby-bot-skilled = Practised hand
    .about = Thinks ahead, aims well and hits two times in three.
lobby-bot-legend = Legend
    .about = Thinks ahead and hits four times in five.
lobby-bot-average = Average hand
    .about = Thinks ahead; every other plain throw hits.
lobby-bot-clumsy = Clumsy
    .about = Means well, but two throws in three go wide.

## Boss Monster

boss-monster-star_heroes = Star heroes
    .about = Heroes of expansions with tricks of their own, each in the place of a similar one of the base game.
boss-monster-more_ordinary = More ordinary heroes
    .about = For six players without Crash Landing: the second base game lends more ordinary heroes than epic ones.

## Super Boss Monster

## Keep the Heroes Out!

## Dungeon Fighter

## What is not possible

lobby-no-table = There is no such table, or it is private: ask for a link.
lobby-no-game = There is no game called '{ $name }' here.
lobby-no-decks = Decks of one's own cannot be built for { $name }.
lobby-no-pages = Nobody can write pages for { $name }.
lobby-no-page = There is no such page; perhaps its author has deleted it.
lobby-not-your-page = This page belongs to somebody else; copy it to your own pages to change it.
lobby-page-too-long = A page can have at most { $most } characters.
lobby-page-empty = A page needs some text.
lobby-too-many-pages = You have { $most } pages, which is the most; delete one first.
lobby-page-unnamed = Page without a name
lobby-no-practice = There is no practice table for { $name }.
lobby-no-rules = The rules of '{ $name }' are not written down here.
lobby-no-address = There is nothing at this address.
lobby-no-method = That cannot be done at this address.
lobby-bad-request = The request could not be understood.
lobby-bad-request-at = The request could not be understood: look at { $where }.
lobby-too-large = That is too much at once: { $most } KB are the most.
lobby-too-fast = Too many requests; wait a moment and try again.
lobby-too-many-tables = { $most ->
    [one] You already have { $most } table going; finish it or close it first.
   *[other] You already have { $most } tables going; finish or close one first.
  }
lobby-practice-busy = Too many people are practising just now; wait a moment and throw again.
lobby-too-many-sockets = Too many open connections; close some windows and try again.
lobby-no-storage = The server cannot read its database right now; try again in a moment.
lobby-foreign = That request came from another site and was not carried out.
lobby-who-are-you = We do not know you yet: open the start page first, so that you get a name.
lobby-own-mistake = The server made a mistake of its own; nothing was changed as far as it knows. Please try again.

lobby-name-empty = A name needs at least one letter, digit or sign that can be seen.
lobby-name-nul = A name cannot contain the character NUL (code 0).
lobby-name-long = A name has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }.
lobby-name-brackets = A name cannot contain the signs ⟦ and ⟧; the table marks cards with them.
lobby-name-reserved = { $name } could be taken for the table itself; choose another name.
lobby-name-taken = Somebody else already has an account called { $name }; choose another name.
lobby-has-account = You already have an account, { $name }; sign out first to make another one.
lobby-password-short = A password needs at least { $least ->
    [one] { $least } character
   *[other] { $least } characters
  }.
lobby-password-long = A password has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }.
lobby-wrong-password = The name or the password is wrong.
lobby-wrong-old-password = That is not the password of your account.
lobby-no-account = You are a guest: make an account first.
lobby-no-account-link = This link does not work any more: it is valid once and for one day. Ask for a new one.
lobby-no-mail = This server sends no mails; ask its operator for a link for a new password.
lobby-mail-failed = The mail could not be sent; check the address or try again later.
lobby-bad-email = That is not an e-mail address: write it like anna@example.org.
lobby-no-confirmed-address = Mails go only to a confirmed address: store one with your account first.
lobby-bad-time-zone = The server does not know this time zone: name one like Europe/Warsaw.
lobby-bad-quiet-hours = Quiet hours begin and end at a minute of the day, from 0 to 1439.
lobby-no-push = This server sends no push messages; the person who runs it can install them with pip install 'underkeep[push]'.
lobby-bad-push-endpoint = The server does not send push messages to this address: it must begin with https and be a public one.
lobby-bad-push-key = The keys of this push subscription are not complete; switch it off and on again.
lobby-no-mails-link = This link does not work: copy all of it, or switch the mails off on the page of your account.
lobby-no-person = There is no person there.
lobby-not-yourself = That is you; choose another person.
lobby-blocked = You cannot sit down at a table of this person.
lobby-report-long = A reason has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  } and no character NUL.

lobby-owner-only = Only the owner of the table can do that.
lobby-players-only = Only those who sit at the table can do that.
lobby-not-your-eyes = While the game goes on you can look at it only from your own seat.
lobby-not-shared-eyes = This link shows the game only as it was shared; for other eyes ask for another link.
lobby-no-replay = This link to a replay does not work: something of it is missing, or the seat it looked from has changed hands. Ask for a new one.
lobby-replay-later = This game is still being played. Its replay can be watched here when it is over.
lobby-replay-closed = The table was closed before the game was over, so there is no replay to share.
lobby-is-open = The game has not started yet.
lobby-is-playing = The game is already going on.
lobby-is-over = The game is over.
lobby-is-closed = The table is closed.
lobby-no-seat = There is no seat { $number }; they go from 0 to { $most }.
lobby-sits-already = You already sit at this table.
lobby-seat-taken = Somebody already sits there.
lobby-seat-by-link = That seat is kept for somebody with its link.
lobby-nobody-sits-there = Nobody sits there to whom the table could be handed over.

lobby-seats = A table has from 1 to { $most } seats.
lobby-bad-seat = A seat is for me, a person, a bot or open, not '{ $name }'{ $hint }.
lobby-one-seat-each = Several seats for yourself need a table on one screen (hot seat).
lobby-no-bot = There is no bot called '{ $name }'{ $hint }.
lobby-no-choice = The game has nothing to choose called '{ $name }'{ $hint }.
lobby-bad-choice = What was chosen for '{ $name }' does not fit.
lobby-bad-pace = There is no pace called '{ $name }'{ $hint }.
lobby-bad-clock = '{ $name }' is no clock: choose none, live, or days from 1d to 14d.
lobby-bad-seed = A seed is a whole number from 0 to 9223372036854775807.
lobby-seed-with-others = The seed can be chosen only where no other people play.
lobby-chosen-seed = Whoever made this table chose its shuffles and can know all hidden cards; sit down only if you accept that.
lobby-tutorial-alone = A first game that explains itself is for one person; nobody else can sit down.
lobby-leave-instead = That is your own seat: leave the table if you do not want to play on.
lobby-no-sequel = Nothing follows this game: it is not over, or it was not one of a series that goes on.
lobby-no-lesson = This game has no first game that explains itself yet.

## Mails

mail-reset = A new password for Underkeep
    .text =
        Somebody has asked for a new password for the account { $account }.

        Follow this link to choose one. It is valid once, for one day:
        { $link }

        If it was not you, do nothing: the old password stays valid.
mail-confirm = Confirm your address for Underkeep
    .text =
        The account { $account } wants to use this address, to get a link if its password is forgotten, and mails about its games if it wants them.

        Follow this link to confirm it. It is valid once, for one day:
        { $link }

        If it was not you, do nothing: the address is not stored then.

mail-turn = { $game }: it is your turn
    .text =
        A game waits for you:

        { $games }

        To get no more mails about your games, follow this link:
        { $off }
mail-turns = { $count ->
        [one] { $count } game waits for you
       *[other] { $count } games wait for you
    }
    .text =
        { $count ->
            [one] { $count } game waits for you:
           *[other] { $count } games wait for you:
        }

        { $games }

        To get no more mails about your games, follow this link:
        { $off }

## Notifications

turn-title = { $game }: it is your turn
turn-several = { $count ->
        [one] { $count } game waits for you
       *[other] { $count } games wait for you
    }
turn-moved = { $name } moved last.
turn-first = The first move is yours.
turn-people = At the table: { $names }.
turn-deadline = The clock runs out at { $time }.

## Pages

page-trouble = That did not work
    .text = { $sentence }
page-back = To the start page
page-no-link = This link does not work
    .text = It may be misspelt, or the owner of the table has made a new one. Ask for a new link.
page-seat-taken = Somebody already sits there
    .text = Each link is for one person and has been used. If it was you, on another device, ask the owner of the table for a new link.
page-invited = You are invited to a table
    .text = Play a dungeon board game in the browser: no account, nothing to install.
page-invited-button = Come to the table
page-chosen-seed = The shuffles of this table were chosen
    .text = Whoever made this table chose the seed of its shuffles, and so can know every hidden card and everything that will be drawn. There is no seal, because there is no secret.
page-chosen-seed-accept = I accept that the shuffles were chosen.
page-mails-off = No more mails about your games
    .text = One moment: your mails are being switched off. If nothing happens, press the button.
page-mails-off-button = Switch the mails off
page-mails-are-off = The mails are off
    .text = You get no more mails about your games. You can switch them on again on the page of your account.
page-not-built = The table is not built yet
    .text = The server runs, but the part for the browser has not been built. In the folder of Underkeep type:
