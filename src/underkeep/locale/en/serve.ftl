### The server: its command, its database, and what it says when something goes wrong.


## The database

store-trouble = The server cannot save anything right now; nothing was changed. Please try again in a moment.
store-closed = The server is shutting down; nothing was changed.
store-bad-address = “{ $address }” is not the address of a database: name a file, or postgresql://user@host/name.
store-bad-kind = Underkeep keeps its tables in SQLite or PostgreSQL, not in “{ $kind }”.
store-no-file = A database needs a file: name one, for example --database tables.sqlite.
store-no-driver = PostgreSQL needs a driver: install it with pip install 'underkeep[postgres]'.
store-no-folder = The folder { $folder } for the database cannot be created: { $reason }.
store-cannot-write = The database { $file } cannot be opened and written to: { $reason }.
store-unreachable = The database { $address } cannot be reached: { $reason }.
store-not-ours = The database { $address } cannot be used: { $reason }.
store-newer = The database was written by a newer Underkeep (its version { $version } is unknown here): install that one, or name another database with --database.
store-in-use = Another Underkeep already uses the database { $file }: play there, or name another database with --database.


## The command

cli-serve = play in the browser: open tables for yourself and your friends
    .about =
        Open tables in the browser: alone against bots, with friends by a link, or several people at one screen.

        Everything is kept in a file, so that a game goes on where it stopped. Ctrl+C ends the server.

        examples:
          underkeep serve --open                              play on this machine
          underkeep serve --host 0.0.0.0                      friends in the same network can join
          underkeep serve --public-url https://play.example --proxy
                                                              behind a proxy that speaks https
          underkeep serve --database postgresql://underkeep@localhost/underkeep
help-serve-host = the address to listen on; 0.0.0.0 lets others in the network join (default: 127.0.0.1, only this machine)
help-serve-port = the port to listen on (default: 8737, or the next free one)
help-serve-database = a file, or the address of a PostgreSQL (default: underkeep/tables.sqlite in your folder for data)
help-serve-open = open the browser when the server is ready
help-serve-preset = a recommended combination of sets that new tables begin with; `underkeep games` lists them
help-serve-public-url = the public address of the server, if it is another one
help-serve-proxy = trust this proxy (default: 127.0.0.1) about the addresses of clients
help-serve-metrics = show metrics for Prometheus on this port, at /metrics (of 127.0.0.1 if no address is given)
help-serve-log-format = the format of the log: lines of text, or JSON (default: text)
help-serve-workers = the number of server processes that share the work; more than one needs PostgreSQL (default: 1)
help-serve-bus = let server processes talk through this Redis, for example redis://localhost:6379 (default: through the PostgreSQL database; or set UNDERKEEP_BUS)
help-serve-smtp = send e-mails through this SMTP server, for example smtps://user:password@mail.example?from=games@play.example (or set UNDERKEEP_SMTP)
help-serve-push-contact = how push services can reach you about problems, for example mailto:games@play.example
word-metrics = [ADDRESS:]PORT
word-host = ADDRESS
word-port = PORT
word-database = DATABASE
word-url = URL
word-workers = NUMBER

serve-ready = Underkeep is ready: open { $address } in your browser. Ctrl+C stops it.
serve-moved = Port { $port } is taken, so Underkeep uses another one.
serve-runs-already = Underkeep is already running: { $address }
serve-bye = Goodbye! Every game goes on where it stopped.
serve-port-taken = Port { $port } is already taken by another program: choose another one with --port.
serve-ports-taken = All ports from { $first } to { $last } are taken: choose one with --port.
serve-port-forbidden = You may not use port { $port }: choose one above 1023 with --port.
serve-bad-port = { $port } is not a port: ports go from 1 to 65535.
serve-bad-metrics = “{ $text }” is not a port for metrics: write it like 9187 or 10.0.0.5:9187.
serve-metrics-port = The metrics cannot be shown at { $address }: { $reason }.
serve-no-metrics-library = Metrics for Prometheus need a library: install it with pip install 'underkeep[metrics]'.
serve-no-host = This machine cannot listen on “{ $host }”: name one of its addresses, or 0.0.0.0 for all.
serve-bad-smtp = “{ $url }” is not an SMTP server with a sender: write it like smtps://user:password@mail.example?from=games@play.example.
serve-bad-workers = The number of server processes goes from 1 to { $most }.
serve-workers-need-postgres = Several server processes need a PostgreSQL database: name one with --database, or leave out --workers.
serve-workers-need-posix = Windows runs only one server process: leave out --workers.
serve-bus-needs-postgres = Only server processes that share a PostgreSQL database talk to each other: name it with --database, or leave out --bus.
serve-bad-bus = “{ $address }” is not the address of a Redis: write it like redis://localhost:6379.
serve-no-redis = Server processes that talk through Redis need a library: install it with pip install 'underkeep[redis]'.
serve-bad-push-contact = “{ $contact }” is not a contact for push services: write it like mailto:games@play.example.
serve-bad-url = “{ $url }” is not the address of a server: write it like https://play.example.


## Backups and retention

cli-database = back up, restore, check or tidy the database of a server
    .about =
        Back up, restore, check or tidy the database of a server.

        examples:
          underkeep database backup monday.sqlite             also while the server runs
          underkeep database restore monday.sqlite            while no server runs
          underkeep database check                            play all games again and compare
          underkeep database tidy --dry-run                   what would be removed
cli-actions = actions
cli-database-backup = write everything into one file, also while the server runs
    .about = Write everything into one file, also while the server runs. The file is an SQLite database, and can be restored into SQLite and PostgreSQL.
cli-database-restore = put a backup into the database, while no server runs
    .about = Put a backup into the database, while no server runs.
cli-database-check = play all stored games again and compare them with what is stored
    .about = Play all stored games again, and name those that do not lead to their stored positions and results. Nothing is changed, except that an older database is migrated.
cli-database-tidy = remove guests without games, abandoned tables and old chat
    .about = Remove guests without games, abandoned tables and old chat, also while the server runs. Finished games and accounts stay.
help-database-file = the file of the backup
help-database-replace = replace what the database contains; a SQLite file is copied before
help-database-dry-run = only list what would be removed
help-serve-tidy = remove guests without games, abandoned tables and old chat once a day
help-guest-days = days to keep guests without an account, a seat or a table after their last visit; 0: for ever (default: { $days })
help-open-days = days without a change after which a table that waits for players is closed; 0: never (default: { $days })
help-playing-days = days without a move after which a game is closed; 0: never (default: { $days })
help-closed-days = days after which a table closed without a result is deleted; 0: never (default: { $days })
help-chat-days = days to keep the chat of finished tables; 0: for ever (default: { $days })
word-action = ACTION
word-days = DAYS
database-backed-up = Everything is in { $file }.
database-restored = The backup is restored in { $database }; the next server continues there.
database-kept = The previous database is in { $file }.
database-file-exists = { $file } already exists: name another file for the backup.
database-none = There is no database at { $file }.
database-no-backup = The backup { $file } could not be written: { $reason }.
database-no-restore = { $file } could not be restored, and nothing was changed: { $reason }.
database-not-a-backup = { $file } is not a backup of Underkeep, or it is damaged: { $reason }.
database-not-empty = The database { $database } is not empty: --replace replaces what it contains.
database-check-table = Table { $table } ({ $game }): { $reason }
database-checked = { $count ->
    [one] { $count } game
   *[other] { $count } games
  } played again. As stored: { $same }. Without a stored position: { $uncompared }. To be migrated: { $migrates }. Frozen, because this program has other rules or cards: { $frozen }. Different from what is stored: { $different }.
database-tidied = Tables closed: { $closed }. Tables deleted: { $deleted }. Lines of chat deleted: { $chat }. Guests deleted: { $guests }.
database-would-tidy = Tables to be closed: { $closed }. Tables to be deleted: { $deleted }. Lines of chat to be deleted: { $chat }. Guests to be deleted: { $guests }. Nothing was changed.
store-no-copy = The database { $file } must be changed for this version, but no copy of it can be made: { $reason }.


## Accounts

cli-accounts = links for a new password, and what people have reported
    .about =
        Help people with their accounts and read their reports, also while the server runs.

        examples:
          underkeep accounts reset Anna                       a link with which Anna sets a new password
          underkeep accounts reports                          the names and lines of chat that people have reported
cli-accounts-reset = print a link with which a person sets a new password
    .about = Print a link with which a person sets a new password. It is valid once, for one day, and replaces earlier links.
cli-accounts-reports = list the names and lines of chat that people have reported
    .about = List the names and lines of chat that people have reported, oldest first.
help-accounts-name = the name of the account
help-accounts-delete = delete the report with this number instead
word-report = REPORT
accounts-reset-link = With this link { $name } can set a new password. It is valid once, for one day:
accounts-report-name = { $id }  { $at }  name “{ $name }” at table { $table }
accounts-report-line = { $id }  { $at }  “{ $name }” at table { $table }, line { $line }: { $text }
accounts-report-reason = { "    " }reason: { $reason }
accounts-no-reports = There are no reports.
accounts-report-deleted = The report { $id } is deleted.
