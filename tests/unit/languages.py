"""The mark of a test that runs once in every language."""

from __future__ import annotations

import pytest

from underkeep.core.messages import LANGUAGES

both_languages = pytest.mark.parametrize("language", LANGUAGES)
