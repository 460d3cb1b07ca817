### What a table on the network says to the people around it.

table-no-table = There is no such table, or it is private: ask for a new link.
table-older-rules = This game was created with an older version of Underkeep, and the server can no longer play it. Nothing was deleted.
table-other-position = The stored answers do not lead to the position that was stored after answer { $version }, so the game cannot go on here. You see the stored position.
table-other-result = The stored answers lead to a different result from the stored one.
table-unreadable = This server cannot play the stored answers of this game. You see the last stored position.
table-cannot-save = The server cannot save right now; your answer was not counted. The game goes on by itself as soon as it can.
table-no-option = There is no option number { $number } here; options go from 0 to { $most }.
table-nothing-to-undo = You have nothing to undo.
table-undo-asked = Another undo request is still open; wait for its answer.
table-undo-refused = The undo was refused.
table-undo-settled = You cannot undo that: a die has been thrown since.
table-undo-daily = The daily challenge has no undo: everybody plays the same cards once.
table-not-numbers = This question is answered with numbers: send them as `given`, as the protocol page says.
table-too-long = The server took too long to compute the result. Nothing has happened; please try again.
table-still-playing = You can see everything only when the game is over.
table-bad-message = The message could not be understood; the protocol page lists what can be sent.
table-too-fast = Too many messages at once; wait a moment.
table-hello-first = Say hello with the name of a table first.
table-protocol = This page and the server have different versions (the server has protocol { $number }); reload the page.
table-not-your-seat = This seat is not yours, or no longer yours.
table-only-watching = You are a spectator: only players can do that.
table-chat-nul = A message cannot contain the character NUL (code 0).
table-signed-out = You have signed out, so you left the table.
table-signed-in = You have signed in; the table is opening again.
table-chat-empty = The message is empty.
table-chat-long = A message has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }.
table-chat-fast = Too many messages; wait a moment.
table-passed-already = This player has already passed here, or does not play at this screen.
table-no-seat = You cannot help at this seat.
table-still-thinking = { $name } still has time; you can help when the clock has run out or, without a clock, when the player is away.
table-agreement-asked = Another request is still open; wait for its answers.
table-agreement-refused = The others have refused too often; they will not be asked again.
table-ended-without-result = The game was ended without a result.
table-not-playing = The game is not in progress.
table-suggest-alone = You can make suggestions only in games that all players win or lose together.
table-suggest-over = That question is over; make a suggestion at the next one.
table-suggest-mine = This question is yours: answer it.
table-suggest-numbers = You cannot aim for another player; write your advice in the chat.
table-restart = The server is restarting; the table will be back in a moment.
table-no-storage = The server cannot read the table right now; it will open as soon as possible.

## Notices in the chat

table-notice-seat-bot = The bot { $bot } now plays for { $name }.
table-notice-seat-free = { $name }’s seat is free now.
table-notice-seat-refused = Not all players agreed to change { $name }’s seat; it stays as it is.
table-notice-sat = { $person } takes { $name }’s seat.
table-notice-sat-seed = { $person } takes { $name }’s seat and accepts that the shuffles were chosen.
table-notice-left = { $name } has left the table; the bot { $bot } plays on.
table-notice-handed-over = { $name } lets a bot play on.
table-notice-stand-in = { $by } has let a bot play for { $name } until { $name } comes back.
table-notice-back = { $name } is back and plays again.
table-notice-ended = { $name } has ended the game without a result.
table-notice-ended-by-owner = The host has ended the game without a result.
table-notice-end-agreed = All players agreed to end the game without a result.
table-notice-end-refused = Not all players agreed to end the game; it goes on.
table-notice-outage = The server was away for a moment. Nobody lost time, and all players get { $seconds } more seconds.
