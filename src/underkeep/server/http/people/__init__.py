"""The routes about other people: friends, and people whom a person mutes, blocks or reports."""
