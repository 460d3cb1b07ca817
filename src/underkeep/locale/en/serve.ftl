### The server: its command, its database, and what it says when something goes wrong.


## The database

store-trouble = The server cannot store anything just now; nothing was changed. Please try again in a moment.
store-closed = The server is shutting down; nothing was changed.
store-bad-address = '{ $address }' is not the address of a database: name a file, or postgresql://user@host/name.
store-bad-kind = Underkeep keeps its tables in SQLite or PostgreSQL, not in '{ $kind }'.
store-no-file = A database needs a file: name one, for example --database tables.sqlite.
store-no-driver = PostgreSQL needs a driver: install it with pip install 'underkeep[postgres]'.
store-no-folder = The folder { $folder } for the database cannot be made: { $reason }.
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
help-serve-public-url = the address under which people know the server, if it is another one
help-serve-proxy = believe this proxy (default: 127.0.0.1) where people come from
help-serve-metrics = show figures for Prometheus on this port, at /metrics (of 127.0.0.1 if no address is given)
help-serve-log-format = how the log is written: as lines of text, or as JSON (default: text)
word-metrics = [ADDRESS:]PORT
word-host = ADDRESS
word-port = PORT
word-database = DATABASE
word-url = URL

serve-ready = Underkeep is ready: open { $address } in your browser. Ctrl+C ends it.
serve-moved = Port { $port } is taken, so another one is used.
serve-runs-already = Underkeep is already running: { $address }
serve-bye = Goodbye! Every game goes on where it stopped.
serve-port-taken = Port { $port } is already taken by another program: choose another one with --port.
serve-ports-taken = All ports from { $first } to { $last } are taken: choose one with --port.
serve-port-forbidden = Port { $port } may not be used by you: choose one above 1023 with --port.
serve-bad-port = { $port } is not a port: they go from 1 to 65535.
serve-bad-metrics = '{ $text }' is not a port for the figures: write it like 9187 or 10.0.0.5:9187.
serve-metrics-port = The figures cannot be shown at { $address }: { $reason }.
serve-no-metrics-library = Figures for Prometheus need a library: install it with pip install 'underkeep[metrics]'.
serve-no-host = This machine cannot listen on '{ $host }': name one of its addresses, or 0.0.0.0 for all.
serve-bad-url = '{ $url }' is not the address of a server: write it like https://play.example.
