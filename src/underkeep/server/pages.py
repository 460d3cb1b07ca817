"""Pages that the server makes itself: links of seats, and what is to be said where the client cannot."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Response

from underkeep.core.words import words
from underkeep.server.refusals import CATALOGUE

STYLE = """\
:root { color-scheme: light dark; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center;
  font: 1.125rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText;
}
main { max-width: 34rem; padding: 2rem 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
p { margin: 0 0 1rem; }
pre { padding: 0.75rem 1rem; border: 1px solid GrayText; border-radius: 0.5rem; overflow-x: auto; }
button {
  font: inherit; padding: 0.75rem 1.5rem; min-height: 44px; border-radius: 0.5rem; border: 0;
  background: #5b3a8e; color: #fff; cursor: pointer;
}
button:focus-visible, a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
a { color: LinkText; }
"""
"""The style sheet of these pages, at `/plain.css`: the policy forbids styles inside a page."""


def page(message: str, language: str, status: int, body: str = "", **values: Any) -> Response[str]:
    """A page with a heading and a sentence; `body` is HTML that follows."""
    say = words(language, CATALOGUE)
    title, text = say.say(message, **values), say.say(f"{message}.text", **values)
    back = f'<p><a href="/">{escape(say.say("page-back"))}</a></p>'
    html = (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="robots" content="noindex">\n'
        f"<title>{escape(title)} – Underkeep</title>\n"
        f'<meta property="og:title" content="{escape(title)}">\n'
        f'<meta property="og:description" content="{escape(text)}">\n'
        '<link rel="stylesheet" href="/plain.css">\n</head>\n'
        f"<body>\n<main>\n<h1>{escape(title)}</h1>\n<p>{escape(text)}</p>\n{body or back}\n</main>\n</body>\n</html>\n"
    )
    return Response(html, status_code=status, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})


def button(message: str, language: str) -> str:
    """A form with one button that posts to the page itself."""
    return f'<form method="post"><button>{escape(words(language, CATALOGUE).say(message))}</button></form>'


def code(text: str) -> str:
    """Something to type, as HTML."""
    return f"<pre><code>{escape(text)}</code></pre>"
