### The lobby: making tables, sitting down, accounts, links.

## Names

lobby-guest-first = Sleepy, Crafty, Merry, Hungry, Gloomy, Brave, Quiet, Fluffy, Polite, Absent-minded, Diligent, Grumpy, Curious, Secret, Lucky, Dusty
lobby-guest-last = Goblin, Troll, Orc, Skeleton, Dragon, Bat, Mimic, Kobold, Golem, Vampire, Ghoul, Imp, Werewolf, Basilisk, Gremlin, Minotaur
lobby-former-player = Former player
lobby-reserved-names = Underkeep, System, Server, Table, The table, Notice, Operator, Admin, Administrator, Moderator
lobby-bot-names = Grimble, Mortessa, Ozzik, Thornby, Vexa, Brimstan, Ludmoor, Nyxara, Gobbert, Skarn, Hexley, Morwen

## Bots

lobby-bot-random = Novice
    .about = Picks any option at random; good for your first games.
lobby-bot-greedy = Veteran
    .about = Looks one step ahead and picks the best option it sees.
lobby-bot-skilled = Practised hand
    .about = Thinks ahead, aims well and hits two times in three.
lobby-bot-legend = Legend
    .about = Thinks ahead and hits four times in five.
lobby-bot-average = Average hand
    .about = Thinks ahead and hits with every other plain throw.
lobby-bot-clumsy = Clumsy
    .about = Means well, but two throws in three miss.

## Boss Monster

boss-monster-star_heroes = Star heroes
    .about = Expansion heroes with tricks of their own; each replaces a similar one of the base game.
boss-monster-more_ordinary = More ordinary heroes
    .about = For six players without Crash Landing: the second base game adds more ordinary heroes than epic ones.

## Super Boss Monster

## Keep the Heroes Out!

## Dungeon Fighter

## What is not possible

lobby-no-table = There is no such table, or it is private: ask for a link.
lobby-no-game = There is no game called “{ $name }” here.
lobby-friends-many = One of you already has { $most } friends, and there is no room for more. Remove one first.
lobby-no-daily = This game has no daily challenge.
lobby-no-decks = You cannot build your own decks for { $name }.
lobby-no-pages = You cannot write pages for { $name }.
lobby-no-page = There is no such page; perhaps its author has deleted it.
lobby-not-your-page = This page belongs to another person; copy it to your own pages to change it.
lobby-page-too-long = A page can have at most { $most } characters.
lobby-page-empty = The page is empty.
lobby-too-many-pages = You have { $most } pages already, the maximum; delete one first.
lobby-page-unnamed = Untitled page
lobby-no-practice = There is no practice table for { $name }.
lobby-no-rules = There are no rules for “{ $name }” here.
lobby-no-address = There is nothing at this address.
lobby-no-method = That cannot be done at this address.
lobby-bad-request = The request could not be understood.
lobby-bad-request-at = The request could not be understood: look at { $where }.
lobby-too-large = Too much data: at most { $most } KB.
lobby-too-fast = Too many requests; wait a moment and try again.
lobby-too-many-tables = { $most ->
    [one] You already have { $most } open table; finish it or close it first.
   *[other] You already have { $most } open tables; finish or close one first.
  }
lobby-practice-busy = Too many people are practising right now; wait a moment and throw again.
lobby-too-many-sockets = Too many open connections; close some windows and try again.
lobby-no-storage = The server cannot read its database right now; try again in a moment.
lobby-foreign = That request came from another site and was not carried out.
lobby-who-are-you = You have no name yet: open the start page first.
lobby-own-mistake = The server made an error; as far as it knows, nothing was changed. Please try again.

lobby-name-empty = A name needs at least one visible character.
lobby-name-nul = A name cannot contain the character NUL (code 0).
lobby-name-long = A name has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }.
lobby-name-brackets = A name cannot contain ⟦ and ⟧; the table marks cards with them.
lobby-name-reserved = The name { $name } is reserved; choose another one.
lobby-name-taken = There is already an account called { $name }; choose another name.
lobby-has-account = You already have an account, { $name }; sign out first to create another one.
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
lobby-no-account = You are a guest: create an account first.
lobby-no-account-link = This link no longer works: it is valid once and for one day. Ask for a new one.
lobby-no-mail = This server sends no e-mails; ask its operator for a link for a new password.
lobby-mail-failed = The e-mail could not be sent; check the address or try again later.
lobby-bad-email = That is not an e-mail address: write it like anna@example.org.
lobby-no-confirmed-address = E-mails go only to a confirmed address: add one to your account first.
lobby-bad-time-zone = The server does not know this time zone: name one like Europe/Warsaw.
lobby-bad-quiet-hours = Quiet hours begin and end at a minute of the day, from 0 to 1439.
lobby-no-push = This server sends no push messages; its operator can install them with pip install 'underkeep[push]'.
lobby-bad-push-endpoint = The server does not send push messages to this address: it must begin with https and be a public one.
lobby-bad-push-key = The keys of this push subscription are incomplete; switch it off and on again.
lobby-no-mails-link = This link does not work: copy all of it, or switch the e-mails off on the page of your account.
lobby-no-person = There is no such person.
lobby-not-yourself = That is you; choose another person.
lobby-blocked = You cannot sit down at a table of this person.
lobby-report-long = A reason has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  } and no character NUL.

lobby-owner-only = Only the host can do that.
lobby-players-only = Only players at this table can do that.
lobby-not-your-eyes = While the game goes on, you can see it only from your own seat.
lobby-not-shared-eyes = This link shows the game only as it was shared; ask for another link to see another view.
lobby-no-replay = This replay link does not work: it is incomplete, or another player has taken the seat it shows. Ask for a new one.
lobby-replay-later = This game is still in progress. You can watch its replay here when it is over.
lobby-replay-closed = The table was closed before the game was over, so there is no replay to share.
lobby-is-open = The game has not started yet.
lobby-is-playing = The game is already in progress.
lobby-is-over = The game is over.
lobby-is-closed = The table is closed.
lobby-no-seat = There is no seat { $number }; seats go from 0 to { $most }.
lobby-sits-already = You already sit at this table.
lobby-seat-taken = This seat is taken.
lobby-seat-by-link = This seat is kept for a player with its link.
lobby-nobody-sits-there = There is no player in that seat who could become the host.

lobby-seats = A table has from 1 to { $most } seats.
lobby-bad-seat = A seat is for me, a person, a bot or open, not “{ $name }”{ $hint }.
lobby-one-seat-each = Several seats for yourself need a table on one screen (hot seat).
lobby-no-bot = There is no bot called “{ $name }”{ $hint }.
lobby-no-choice = The game has no option called “{ $name }”{ $hint }.
lobby-bad-choice = The choice for “{ $name }” is not possible.
lobby-bad-pace = There is no pace called “{ $name }”{ $hint }.
lobby-bad-clock = “{ $name }” is not a clock: choose none, live, or days from 1d to 14d.
lobby-bad-seed = A seed is a whole number from 0 to 9223372036854775807.
lobby-seed-with-others = You can choose the seed only if no other people play.
lobby-chosen-seed = The creator of this table chose its shuffles and can know all hidden cards; sit down only if you accept that.
lobby-tutorial-alone = The guided first game is for one player; nobody else can sit down.
lobby-leave-instead = This is your own seat: to stop playing, leave the table.
lobby-no-sequel = There is no next game: this one is not over, or it has no series that goes on.
lobby-no-lesson = This game has no guided first game yet.

## Mails

mail-reset = A new password for Underkeep
    .text =
        A new password was requested for the account { $account }.

        Follow this link to choose one. It is valid once, for one day:
        { $link }

        If it was not you, do nothing: the old password stays valid.
mail-confirm = Confirm your address for Underkeep
    .text =
        The account { $account } wants to use this address: for a link if its password is forgotten and, if wanted, for e-mails about its games.

        Follow this link to confirm it. It is valid once, for one day:
        { $link }

        If it was not you, do nothing: the address is not saved then.

mail-turn = { $game }: it is your turn
    .text =
        A game is waiting for you:

        { $games }

        To stop e-mails about your games, follow this link:
        { $off }
mail-turns = { $count ->
        [one] Your turn in { $count } game
       *[other] Your turn in { $count } games
    }
    .text =
        { $count ->
            [one] { $count } game is waiting for you:
           *[other] { $count } games are waiting for you:
        }

        { $games }

        To stop e-mails about your games, follow this link:
        { $off }

## Notifications

turn-title = { $game }: it is your turn
turn-several = { $count ->
        [one] Your turn in { $count } game
       *[other] Your turn in { $count } games
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
    .text = It may be misspelt, or the host has made a new one. Ask for a new link.
page-seat-taken = This seat is taken
    .text = Each link is for one person and has been used. If that was you, on another device, ask the host for a new link.
page-invited = You are invited to a table
    .text = Play a dungeon board game in the browser: no account, nothing to install.
page-invited-button = Join the table
page-friend = { $name } wants to be your friend
    .text = Friends see each other’s open tables in the lobby. You need no account.
page-friend-button = Become friends
page-chosen-seed = The shuffles of this table were chosen
    .text = The creator of this table chose the seed of its shuffles and can know every hidden card and every future draw. There is no seal, because there is no secret.
page-chosen-seed-accept = I accept that the shuffles were chosen.
page-mails-off = No more e-mails about your games
    .text = One moment: your e-mails are being switched off. If nothing happens, press the button.
page-mails-off-button = Switch the e-mails off
page-mails-are-off = The e-mails are off
    .text = You get no more e-mails about your games. You can switch them on again on the page of your account.
page-not-built = The browser part is not built yet
    .text = The server runs, but the part for the browser has not been built. In the folder of Underkeep type:
