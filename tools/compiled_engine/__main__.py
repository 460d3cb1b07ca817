"""Build the compiled engine in place, or remove it: `python -m tools.compiled_engine [--level 2] [--remove]`."""

from __future__ import annotations

import argparse

from tools.compiled_engine.build import build, install, remove


def main() -> None:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="2", choices=("0", "1", "2", "3"), help="optimisation of the C compiler")
    parser.add_argument("--remove", action="store_true", help="remove the compiled engine: the sources are used again")
    arguments = parser.parse_args()
    if arguments.remove:
        remove()
        print("Underkeep runs as pure Python.")
        return
    extensions = build(arguments.level)
    install(extensions)
    print(f"Underkeep runs compiled: {len(extensions)} extensions.")


if __name__ == "__main__":
    main()
