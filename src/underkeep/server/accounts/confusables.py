"""Names that look alike: the same letters in another script, width or style, so that a person cannot pass for another
one or for the table itself."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.server.errors import LOBBY_MESSAGES

_LOOK_ALIKES = {
    "a": "аɑα", "b": "ƅьв", "c": "сϲᴄⅽ", "d": "ԁⅾ", "e": "еєҽ℮", "f": "ẝƒ", "g": "ɡցԍ", "h": "һհнʜ", "i": "іɩιıɪ",
    "j": "јϳ", "k": "кκᴋ", "l": "ӏǀ|1ⅼ", "m": "мⅿᴍ", "n": "ոռη", "o": "оοօσᴏ0", "p": "рρ", "q": "ԛզ", "r": "гᴦʀ",
    "s": "ѕꜱ", "t": "тτᴛ", "u": "υսᴜ", "v": "ѵνⅴᴠ", "w": "ԝѡաω", "x": "хχⅹ×", "y": "уүγყʏ", "z": "ᴢ", "ae": "ӕæ",
}  # fmt: skip
"""Letters that look like Latin ones, by the Latin letter, as a small part of the confusables of Unicode (UTS 39)."""
_SKELETON = {sign: letter for letter, signs in _LOOK_ALIKES.items() for sign in signs.casefold()}
_SAME = {"i": "l"}
"""The capital I, the small l and the digit 1 look alike in many fonts; all of them become l."""


@lru_cache(4096)
def skeleton(name: str) -> str:
    """Return a form that is equal for all names that look alike. It is compared and never shown.

    >>> skeleton("Аnnа") == skeleton("ANNA"), skeleton("Ｂｅｎ") == skeleton("ben"), skeleton("Ola") == skeleton("Ala")
    (True, True, False)
    """
    plain = unicodedata.normalize("NFKC", name).casefold()
    letters = (sign for sign in plain if unicodedata.category(sign) not in ("Cf", "Mn", "Me") and not sign.isspace())
    latin = "".join(_SKELETON.get(sign, sign) for sign in letters)
    return "".join(_SAME.get(sign, sign) for sign in latin)


@cache
def reserved_names() -> frozenset[str]:
    """Return the skeletons of the names that stand for the server or the table in any language."""
    return frozenset(
        skeleton(name)
        for language in LANGUAGES
        for name in load_messages(language, LOBBY_MESSAGES).format("lobby-reserved-names").split(", ")
    )
