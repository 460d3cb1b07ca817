"""Tables before and around play: creation, access, and the information about games."""
