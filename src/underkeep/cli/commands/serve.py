"""`underkeep serve`: tables in the browser, for this machine or for everybody."""

from __future__ import annotations

import argparse

from underkeep.cli.language import say
from underkeep.cli.parser import add_language, whole_number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `underkeep serve`."""
    parser.add_argument("--host", default="127.0.0.1", metavar=say("word-host"), help=say("help-serve-host"))
    parser.add_argument("--port", type=whole_number, metavar=say("word-port"), help=say("help-serve-port"))
    parser.add_argument("--database", default="", metavar=say("word-database"), help=say("help-serve-database"))
    parser.add_argument("--open", action="store_true", help=say("help-serve-open"))
    parser.add_argument("--public-url", default="", metavar=say("word-url"), help=say("help-serve-public-url"))
    parser.add_argument(
        "--proxy", nargs="?", const="127.0.0.1", default="", metavar=say("word-host"), help=say("help-serve-proxy")
    )
    parser.add_argument("--preset", default="", metavar=say("word-preset"), help=say("help-serve-preset"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Serve until somebody ends it."""
    from underkeep.server.run import Wishes, serve

    return serve(
        Wishes(
            host=args.host,
            port=args.port,
            database=args.database,
            public_url=args.public_url,
            proxy=args.proxy,
            open=args.open,
            preset=args.preset,
        ),
        say,
    )
