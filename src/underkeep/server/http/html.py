"""HTML pages that the server makes itself: for secret links, and for errors outside of the client."""

from __future__ import annotations

from html import escape
from importlib import resources
from typing import Any

from litestar import MediaType, Response

from underkeep.core.messages import load_messages
from underkeep.server.errors import LOBBY_MESSAGES

STYLE = """\
:root { color-scheme: light dark; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center;
  font: 1.125rem/1.6 "Segoe UI", "Noto Sans", system-ui, sans-serif;
  background: light-dark(#e9dcbd, #17121d); color: light-dark(#2b1d16, #f4e9d2);
}
main {
  box-sizing: border-box; max-width: 36rem; margin: 1rem; padding: 1.5rem 2rem;
  background: light-dark(#f6eed8, #241c2d); border: 2px solid light-dark(#cdb98d, #42354f); border-radius: 3px;
}
h1 { margin: 0 0 1rem; font: bold 1.5rem/1.25 ui-monospace, "DejaVu Sans Mono", monospace; }
p { margin: 0 0 1rem; }
p:last-child { margin: 0; }
pre { padding: 0.75rem 1rem; background: light-dark(#dccba3, #0f0b14); border-radius: 3px; overflow-x: auto; }
button {
  font: inherit; font-weight: bold; padding: 0.75rem 1.5rem; min-height: 44px; border: 0; border-radius: 3px;
  background: light-dark(#9a4a0e, #f5a83b); color: light-dark(#fffaeb, #1b1209); cursor: pointer;
}
label { display: flex; gap: 0.75rem; align-items: center; min-height: 44px; font-weight: bold; cursor: pointer; }
input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; }
:is(button, input, a):focus-visible { outline: 3px solid light-dark(#0b4f8a, #fff); outline-offset: 2px; }
a { color: light-dark(#7d3a0c, #ffc56b); }
img { display: block; width: 192px; max-width: 100%; margin: 0 auto 1rem; }
"""
"""The style sheet of these pages, at `/plain.css`, because the security policy forbids styles inside a page."""


LOST_HERO = resources.files(__package__).joinpath("lost-hero.svg").read_bytes()
"""The picture of the pages that only lead back, at `/lost-hero.svg`."""
PICTURE = '<img src="/lost-hero.svg" alt="" width="192" height="144">\n'


def page(message: str, language: str, status: int, body: str = "", **values: Any) -> Response[str]:
    """Return a page with a heading and a sentence; `body` is HTML that follows. A page without one has a picture of a
    lost hero and a link to the lobby."""
    messages = load_messages(language, LOBBY_MESSAGES)
    title, text = messages.format(message, **values), messages.format(f"{message}.text", **values)
    back = f'<p><a href="/">{escape(messages.format("page-back"))}</a></p>'
    html = (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="robots" content="noindex">\n'
        f"<title>{escape(title)} – Underkeep</title>\n"
        f'<meta property="og:title" content="{escape(title)}">\n'
        f'<meta property="og:description" content="{escape(text)}">\n'
        '<link rel="stylesheet" href="/plain.css">\n</head>\n'
        f"<body>\n<main>\n{'' if body else PICTURE}"
        f"<h1>{escape(title)}</h1>\n<p>{escape(text)}</p>\n{body or back}\n</main>\n</body>\n</html>\n"
    )
    return Response(html, status_code=status, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})


def button(message: str, language: str) -> str:
    """Return a form with one button that posts to the page itself."""
    text = load_messages(language, LOBBY_MESSAGES).format(message)
    return f'<form method="post"><button>{escape(text)}</button></form>'


def consent_form(sentence: str, field: str, message: str, language: str) -> str:
    """Return a form that posts to the page itself once a person has ticked a sentence; `field` is the name of the
    tick."""
    messages = load_messages(language, LOBBY_MESSAGES)
    return (
        f'<form method="post"><p><label><input type="checkbox" name="{field}" value="yes" required> '
        f"{escape(messages.format(sentence))}</label></p><button>{escape(messages.format(message))}</button></form>"
    )


def code(text: str) -> str:
    """Return a command to type, as HTML."""
    return f"<pre><code>{escape(text)}</code></pre>"
