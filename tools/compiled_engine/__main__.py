"""Compile the engine in place, or remove what was compiled."""

from __future__ import annotations

import argparse

from tools.compiled_engine.build import WORK, build, install, remove


def main() -> None:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="2", choices=("0", "1", "2", "3"), help="optimisation of the C compiler")
    parser.add_argument("--copy", action="store_true", help="leave the sources alone: only build/compiled is compiled")
    parser.add_argument("--remove", action="store_true", help="remove the compiled engine: the sources are used again")
    arguments = parser.parse_args()
    if arguments.remove:
        remove()
        print("Underkeep runs as pure Python.")
        return
    extensions = build(arguments.level)
    if arguments.copy:
        print(f"The copy of Underkeep in {WORK} is compiled: {len(extensions)} extensions.")
        return
    install(extensions)
    print(f"Underkeep runs compiled: {len(extensions)} extensions.")


if __name__ == "__main__":
    main()
