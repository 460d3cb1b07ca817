"""The subcommands of `underkeep`, one module each."""
