"""`python -m underkeep` is the `underkeep` command."""

import sys

from underkeep.cli import main

sys.exit(main())
