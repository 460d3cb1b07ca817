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
