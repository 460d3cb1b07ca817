### The words of the table in the browser. Whatever is about the state of a game comes from the server.

## Shell: everywhere

shell-close = Close
shell-share = Share
shell-copied = Copied
shell-copy-failed = Copy it by hand, please
shell-error-unknown = Something unexpected happened. Please try again.
shell-error-network = The house does not answer. Are you connected?
shell-error-missing = There is nothing here, or it is private.
shell-error-busy = That was a bit fast. Take a breath and try again.
shell-error-server = The house has stumbled. Please try again in a moment.
