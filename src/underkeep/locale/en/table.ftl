### What a table on the network says to the people around it.

table-no-table = There is no such table, or it is private: ask for a new link.
table-older-rules = This game was made by an older version of Underkeep, and the server cannot play it any more. Nothing of it is deleted.
table-other-position = The stored answers do not lead to the position that was stored after answer { $version }, so this server does not play on. The position is shown as it was stored.
table-other-result = The stored answers lead to another result than the stored one.
table-unreadable = This server cannot play the stored answers of this game. The last stored position is shown.
table-cannot-save = The server cannot save right now; your answer was not counted. The table goes on by itself as soon as it can.
table-no-option = There is no option number { $number } here; they go from 0 to { $most }.
table-nothing-to-undo = You have given no answer yet that could be taken back.
table-undo-asked = Somebody has already asked to take something back; wait until that is settled.
table-undo-refused = The others would rather not take anything back.
table-undo-settled = A die has been thrown since then, and nobody throws twice: that stands.
table-not-numbers = This question is answered with numbers: send them as `given`, as the protocol page says.
table-too-long = The server took too long to compute the result. Nothing has happened; please try again.
table-still-playing = Everything can be seen only when the game is over.
table-bad-message = That message could not be understood; see the protocol page for what can be sent.
table-too-fast = Too many messages at once; wait a moment.
table-hello-first = Say hello with the name of a table first.
table-protocol = This page is of another version than the server (which speaks protocol { $number }); reload it.
table-not-your-seat = That seat is not yours, or not any more.
table-only-watching = You are watching: only those who sit at the table can do that.
table-chat-nul = A message cannot contain the character NUL (code 0).
table-signed-out = You have signed out, so you left the table.
table-signed-in = You have signed in; the table is being opened again.
table-chat-empty = There is nothing to say in an empty line.
table-chat-long = A line of chat has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }.
table-chat-fast = You are talking faster than the others can read; wait a moment.
table-passed-already = That player has already passed in this window, or does not sit at this screen.
table-no-seat = There is no such seat to help out at.
table-still-thinking = { $name } still has time; that is possible when the clock has run out or, without a clock, when the player is away.
table-agreement-asked = The players have already been asked to agree to something; wait until that is settled.
table-agreement-refused = The others have refused too often; they are not asked again.
table-ended-without-result = The game was ended without a result.
table-not-playing = The game is not going on.
table-suggest-alone = Suggestions are for games in which all win or lose together; here everybody decides alone.
table-suggest-over = That question is over or nobody is asked it; suggest something when the table asks the next one.
table-suggest-mine = This question is yours: answer it instead of suggesting something.
table-suggest-numbers = Nobody can aim for somebody else; say what you would do in the chat.
table-restart = The server is being restarted; the table will be back in a moment.
table-no-storage = The server cannot read the table right now; it will be opened as soon as that is possible.

## Notices in the chat

table-notice-seat-bot = The bot { $bot } now plays in the place of { $name }.
table-notice-seat-free = The place of { $name } is free now.
table-notice-seat-refused = Not all players agreed to change the place of { $name }; it stays as it is.
table-notice-sat = { $person } now plays in the place of { $name }.
table-notice-sat-seed = { $person } now plays in the place of { $name }, and accepts that the shuffles were chosen.
table-notice-left = { $name } has left the table; the bot { $bot } plays on.
table-notice-handed-over = { $name } lets a bot play on.
table-notice-stand-in = { $by } has let a bot play for { $name }, until { $name } comes back.
table-notice-back = { $name } is back and plays again.
table-notice-ended = { $name } has ended the game without a result.
table-notice-ended-by-owner = The owner of the table has ended the game without a result.
table-notice-end-agreed = All players agreed to end the game without a result.
table-notice-end-refused = Not all players agreed to end the game; it goes on.
table-notice-outage = The server was away for a moment. Nobody lost time over it, and everybody gets { $seconds } seconds more.
