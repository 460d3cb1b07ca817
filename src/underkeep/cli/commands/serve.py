"""`underkeep serve`: tables in the browser, for this machine or for the network."""

from __future__ import annotations

import argparse
import os

from underkeep.cli.commands.database import add_retention_options, retention_of
from underkeep.cli.language import translate
from underkeep.cli.parser import add_language_option, whole_number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `underkeep serve`."""
    parser.add_argument(
        "--host", default="127.0.0.1", metavar=translate("word-host"), help=translate("help-serve-host")
    )
    parser.add_argument("--port", type=whole_number, metavar=translate("word-port"), help=translate("help-serve-port"))
    parser.add_argument(
        "--database", default="", metavar=translate("word-database"), help=translate("help-serve-database")
    )
    parser.add_argument("--open", action="store_true", help=translate("help-serve-open"))
    parser.add_argument(
        "--public-url", default="", metavar=translate("word-url"), help=translate("help-serve-public-url")
    )
    parser.add_argument(
        "--proxy",
        nargs="?",
        const="127.0.0.1",
        default="",
        metavar=translate("word-host"),
        help=translate("help-serve-proxy"),
    )
    parser.add_argument(
        "--metrics", default="", metavar=translate("word-metrics"), help=translate("help-serve-metrics")
    )
    parser.add_argument(
        "--log-format", default="text", choices=("text", "json"), help=translate("help-serve-log-format")
    )
    parser.add_argument(
        "--workers",
        type=whole_number,
        default=1,
        metavar=translate("word-workers"),
        help=translate("help-serve-workers"),
    )
    parser.add_argument("--bus", default="", metavar=translate("word-url"), help=translate("help-serve-bus"))
    parser.add_argument("--smtp", default="", metavar=translate("word-url"), help=translate("help-serve-smtp"))
    parser.add_argument(
        "--push-contact", default="", metavar=translate("word-url"), help=translate("help-serve-push-contact")
    )
    parser.add_argument("--preset", default="", metavar=translate("word-preset"), help=translate("help-serve-preset"))
    parser.add_argument("--tidy", action="store_true", help=translate("help-serve-tidy"))
    add_retention_options(parser)
    add_language_option(parser)


def run(args: argparse.Namespace) -> int:
    """Run the server until it is stopped, and return the exit code."""
    from underkeep.server.run import ServeOptions, serve

    retention = retention_of(args)

    return serve(
        ServeOptions(
            host=args.host,
            port=args.port,
            database=args.database,
            public_url=args.public_url,
            proxy=args.proxy,
            open=args.open,
            preset=args.preset,
            metrics=args.metrics,
            log_format=args.log_format,
            workers=args.workers,
            bus=args.bus or os.environ.get("UNDERKEEP_BUS", ""),
            retention=retention if args.tidy else None,
            # The URLs contain passwords, which other users of the machine can read on a command line.
            smtp=args.smtp or os.environ.get("UNDERKEEP_SMTP", ""),
            push_contact=args.push_contact,
        ),
        translate,
    )
