"""The games: each is a package with a manifest, which the registry finds."""
