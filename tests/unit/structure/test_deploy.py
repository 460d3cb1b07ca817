"""Tests that the files for operators are right: `deploy/` is parsed as its programs would do it, every command line
there and in docs/deploy.md is one that `underkeep` accepts, and what the page promises of migrations holds."""

from __future__ import annotations

import ast
import configparser
import ipaddress
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import yaml
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from underkeep.cli import COMMANDS, _parsers
from underkeep.core.errors import UserError
from underkeep.server import run
from underkeep.server.metrics_export import parse_address
from underkeep.server.storage.database import checked_url

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs/deploy.md"
UNITS = sorted(DEPLOY.glob("*.service"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))

PINNED_IMAGE = re.compile(r"[a-z0-9-]+:\d+\.\d+[\w.-]*")
"""The plain name of an image with a version."""
VARIABLE = re.compile(r"\$\{(\w+)(?::[?-][^}]*)?\}")
FENCED_BLOCK = re.compile(r"^ *```\w*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)


# --- command lines ------------------------------------------------------------------------------------------


def check_command(words: list[str]) -> None:
    """Raise an error if `underkeep` does not accept these arguments."""
    parser, _ = _parsers(words[0])
    known, unknown = parser.parse_known_args(words)
    if unknown:
        raise ValueError(f"unknown: {unknown}")
    if words[0] == "serve":
        run._check_public(known.public_url)
        run._check_workers(run.ServeOptions(database=known.database, workers=known.workers, bus=known.bus))
        if known.metrics:
            parse_address(known.metrics)
        if known.proxy:
            for address in known.proxy.split(","):
                ipaddress.ip_network(address)


def commands_in(text: str) -> Iterator[list[str]]:
    """Yield the arguments of every call of `underkeep` in lines of a shell, which may have variables, `sudo -u` and a
    path before the name of the program."""
    for line in text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        for number, word in enumerate(words):
            if word.rpartition("/")[2] == "underkeep" and set(words[number + 1 : number + 2]) & set(COMMANDS):
                yield words[number + 1 :]
                break


def replace_variables(text: str) -> str:
    """Return a text of Compose with a value for each variable."""
    return VARIABLE.sub("play.example", text)


def all_commands() -> list[tuple[str, list[str]]]:
    """Return every command line with the name of its file."""
    found = [("docs/deploy.md", words) for block in blocks() for words in commands_in(block)]
    for unit in UNITS:
        start = read_unit(unit)["Service"]["ExecStart"].replace("%S", "/var/lib")
        found += [(unit.name, words) for words in commands_in(start)]
    found += [
        ("compose.yaml", [replace_variables(word) for word in service["command"]])
        for name, service in COMPOSE["services"].items()
        if name.startswith("underkeep")
    ]
    instructions = dict(read_dockerfile())
    entry = json.loads(instructions["ENTRYPOINT"])
    assert entry == ["underkeep"]
    return [*found, ("Dockerfile", json.loads(instructions["CMD"]))]


def blocks() -> list[str]:
    """Return the fenced blocks of the page, and the texts in backticks outside of these blocks."""
    text = PAGE.read_text(encoding="utf-8")
    return [*FENCED_BLOCK.findall(text), *re.findall(r"`([^`\n]+)`", FENCED_BLOCK.sub("", text))]


def test_every_command_line_is_accepted() -> None:
    commands = all_commands()
    assert {name for name, _ in commands} == {"docs/deploy.md", "compose.yaml", "Dockerfile", *(u.name for u in UNITS)}
    assert sum(name == "docs/deploy.md" for name, _ in commands) >= 5
    for name, words in commands:
        try:
            check_command(words)
        except (UserError, SystemExit, ValueError) as error:
            pytest.fail(f"{name}: underkeep {' '.join(words)}: {error}")


@pytest.mark.parametrize(
    "line",
    [
        "underkeep serve --worker-count 4",
        "underkeep serve --workers 4 --database tables.sqlite",
        "sudo -u underkeep /opt/underkeep/bin/underkeep serve --public-url play.example",
        "UNDERKEEP_SMTP=smtp://x underkeep serve --proxy caddy",
        "underkeep serve --bus amqp://localhost --database postgresql://localhost/x",
        "underkeep database copy",
    ],
)
def test_a_wrong_command_line_is_found(line: str) -> None:
    (words,) = commands_in(line)
    with pytest.raises((UserError, ValueError)):
        check_command(words)


# --- the page -----------------------------------------------------------------------------------------------


def variables_read() -> set[str]:
    """Return the environment variables that the program reads, with those of the PostgreSQL library."""
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/underkeep").rglob("*.py"))
    defaults = psycopg.pq.Conninfo.get_defaults()
    library = {option.envvar.decode() for option in defaults if option.envvar is not None}
    return set(re.findall(r"""environ(?:\.get\(|\[)"(\w+)\"""", source)) | library


def test_every_variable_is_read_by_the_program() -> None:
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    known = variables_read() | set(VARIABLE.findall(compose))
    assert {"UNDERKEEP_SMTP", "UNDERKEEP_BUS", "PGPASSWORD", "UNDERKEEP_SITE"} <= known
    texts = {PAGE.name: PAGE.read_text(encoding="utf-8")}
    texts |= {unit.name: unit.read_text(encoding="utf-8") for unit in UNITS}
    for name, text in texts.items():
        named = set(re.findall(r"\b(?:UNDERKEEP_[A-Z_]+|PG[A-Z]{4,}|POSTGRES_[A-Z]+)\b", text))
        assert named <= known | {"UNDERKEEP_SERVERS"}, name


def test_every_file_of_the_page_exists() -> None:
    text = PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"(?<![\w/.])(?:deploy|docs|tests)/[\w./-]*\w", text))
    assert {f"deploy/{path.name}" for path in DEPLOY.iterdir()} - {"deploy/Dockerfile.dockerignore"} <= named
    assert [name for name in named - {"deploy/.env"} if not (ROOT / name).exists()] == []


# --- Compose ------------------------------------------------------------------------------------------------

SERVICE_KEYS = {
    *("image", "build", "command", "environment", "networks", "depends_on", "init", "read_only", "tmpfs", "cap_drop"),
    *("security_opt", "ulimits", "stop_grace_period", "restart", "volumes", "shm_size", "healthcheck", "ports"),
}


def compose_mistakes(compose: dict[str, Any]) -> list[str]:
    """Return one sentence for each mistake in a file of Compose."""
    services: dict[str, Any] = compose["services"]
    found = [f"unknown key {key}" for key in set(compose) - {"name", "services", "networks", "volumes", "x-underkeep"}]
    for name, service in services.items():
        found += [f"{name}: unknown key {key}" for key in set(service) - SERVICE_KEYS]
        if not PINNED_IMAGE.fullmatch(service["image"]):
            found.append(f"{name}: {service['image']} has no version, or is not a plain name")
        # The image of the server has a check of its own.
        if "healthcheck" not in service and "build" not in service:
            found.append(f"{name}: there is no healthcheck")
        for variable, value in service.get("environment", {}).items():
            if re.search("PASSWORD|SMTP|SECRET|TOKEN", variable) and not VARIABLE.fullmatch(value):
                found.append(f"{name}: {variable} is in the file")
        if re.search(r"://[^/\s]*:[^/\s@]*@", json.dumps(service)):
            found.append(f"{name}: an address contains a password")
        found += [f"{name}: no service {other}" for other in service.get("depends_on", ()) if other not in services]
        found += [f"{name}: no network {n}" for n in service["networks"] if n not in compose["networks"]]
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            if not (DEPLOY / source).is_file() if source.startswith(".") else source not in compose["volumes"]:
                found.append(f"{name}: no volume {source}")
    return found


def test_compose_has_no_mistakes() -> None:
    assert compose_mistakes(COMPOSE) == []
    assert set(COMPOSE["services"]) == {"underkeep-1", "underkeep-2", "postgres", "redis", "proxy"}


@pytest.mark.parametrize(
    ("service", "key", "value", "mistake"),
    [
        ("redis", "image", "redis:latest", "redis: redis:latest has no version, or is not a plain name"),
        ("redis", "image", "registry.example/redis:7.4.2", "is not a plain name"),
        ("redis", "healthcheck", None, "redis: there is no healthcheck"),
        ("postgres", "environment", {"POSTGRES_PASSWORD": "secret"}, "postgres: POSTGRES_PASSWORD is in the file"),
        ("underkeep-1", "command", ["--database=postgresql://a:b@postgres/x"], "an address contains a password"),
        ("proxy", "depends_on", ["underkeep-3"], "proxy: no service underkeep-3"),
        ("proxy", "volumes", ["./Caddy:/etc"], "proxy: no volume ./Caddy"),
        ("proxy", "restrat", "always", "proxy: unknown key restrat"),
    ],
)
def test_mistakes_in_compose_are_found(service: str, key: str, value: Any, mistake: str) -> None:
    changed = dict(COMPOSE["services"][service]) | {key: value}
    if value is None:
        del changed[key]
    found = compose_mistakes(COMPOSE | {"services": COMPOSE["services"] | {service: changed}})
    assert len(found) == 1
    assert mistake in found[0]


def test_the_parts_of_compose_fit_together() -> None:
    server = COMPOSE["services"]["underkeep-1"]
    options = dict(word.removeprefix("--").split("=", 1) for word in server["command"] if "=" in word)
    assert server["image"] == f"underkeep:{PROJECT['version']}"
    assert checked_url(options["database"]).host in COMPOSE["services"]
    assert options["bus"] == "redis://redis:6379"
    (subnet,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert options["proxy"] == subnet["subnet"]
    inside = str(next(ipaddress.ip_network(subnet["subnet"]).hosts()))
    trusted = ProxyHeadersMiddleware(None, options["proxy"]).trusted_hosts  # type: ignore[arg-type]
    assert inside in trusted
    assert "192.0.2.1" not in trusted
    servers = COMPOSE["services"]["proxy"]["environment"]["UNDERKEEP_SERVERS"].split()
    assert servers == [f"{name}:{options['port']}" for name in COMPOSE["services"] if name.startswith("underkeep")]
    example = re.findall(r"^(\w+)=$", (DEPLOY / "env.example").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(example) == set(VARIABLE.findall((DEPLOY / "compose.yaml").read_text(encoding="utf-8")))


def test_the_proxy_gets_its_variables() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert set(re.findall(r"\{\$(\w+)\}", text)) == set(COMPOSE["services"]["proxy"]["environment"])
    bare = re.sub(r"#.*|\{\$\w+\}", "", text)
    assert bare.count("{") == bare.count("}") == 3
    words = {line.split()[0] for line in bare.splitlines() if line.strip(" \t{}")}
    assert words == {
        *("reverse_proxy", "lb_policy", "lb_try_duration", "lb_try_interval", "fail_duration", "health_uri"),
        *("health_interval", "health_timeout", "stream_close_delay", "transport", "dial_timeout"),
        "response_header_timeout",
    }


# --- the image ----------------------------------------------------------------------------------------------

INSTRUCTIONS = {
    *("FROM", "ARG", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"),
    *("ENTRYPOINT", "CMD"),
}


def read_dockerfile() -> list[tuple[str, str]]:
    """Return the instructions of the Dockerfile and their arguments."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = text.replace("\\\n", " ").splitlines()
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines if line.strip()]


def test_the_image_is_built_from_fixed_versions_and_does_not_run_as_root() -> None:
    instructions = read_dockerfile()
    assert {name for name, _ in instructions} <= INSTRUCTIONS
    stages = [what.split() for name, what in instructions if name == "FROM"]
    assert instructions[0][0] == "FROM"
    assert all(PINNED_IMAGE.fullmatch(stage[0]) for stage in stages)
    assert all(stage[0].startswith("python:3.11.") for stage in stages)
    last = dict(instructions)
    assert last["USER"] not in ("root", "0")
    assert last["EXPOSE"] == str(run.DEFAULT_PORT)
    assert f"127.0.0.1:{run.DEFAULT_PORT}/healthz" in last["HEALTHCHECK"]
    names = {stage[2] for stage in stages if len(stage) == 3}
    assert {what.split("=")[1].split()[0] for n, what in instructions if n == "COPY" and "--from" in what} == names
    extras = last["ARG"].removeprefix("EXTRAS=").split(",")
    assert {"postgres", "redis", "metrics", "dice"} == set(extras) <= set(PROJECT["optional-dependencies"])


def test_the_image_builds_the_client_itself() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").split("\n")
    assert {"src/underkeep/server/static", "web/node_modules", ".git", ".venv*"} <= set(ignored)
    needed = ("src", "web", "docs", "tools", "requirements", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE")
    assert not set(needed) & set(ignored)


# --- systemd ------------------------------------------------------------------------------------------------

HARDENED = {
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "CapabilityBoundingSet": "",
    "KillSignal": "SIGTERM",
    "KillMode": "mixed",
    "StateDirectory": "underkeep",
    "User": "underkeep",
}
KNOWN_KEYS = {
    "Unit": {"Description", "Wants", "After"},
    "Install": {"WantedBy"},
    "Service": {
        *HARDENED,
        *("Type", "StateDirectoryMode", "WorkingDirectory", "EnvironmentFile", "ExecStart", "ExecReload"),
        *("TimeoutStopSec", "Restart", "RestartSec", "LimitNOFILE", "LockPersonality", "PrivateDevices"),
        *("ProtectClock", "ProtectControlGroups", "ProtectHostname", "ProtectKernelLogs", "ProtectKernelModules"),
        *("ProtectKernelTunables", "ProtectProc", "RestrictAddressFamilies", "RestrictNamespaces"),
        *("RestrictRealtime", "RestrictSUIDSGID", "SystemCallArchitectures", "SystemCallFilter", "UMask"),
    },
}


def read_unit(path: Path) -> configparser.ConfigParser:
    """Return the sections of a unit of systemd."""
    parser = configparser.ConfigParser(interpolation=None, delimiters="=", comment_prefixes="#")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(path.read_text(encoding="utf-8"))
    return parser


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_has_known_keys_and_few_rights(path: Path) -> None:
    unit = read_unit(path)
    assert set(unit.sections()) == set(KNOWN_KEYS)
    for section, keys in KNOWN_KEYS.items():
        assert set(unit[section]) <= keys
    service = unit["Service"]
    assert {key: service[key] for key in HARDENED} == HARDENED
    assert int(service["LimitNOFILE"]) >= 10_000
    # Only several processes can be replaced one after the other: a single one ends with this signal.
    assert ("ExecReload" in service) == ("--workers" in service["ExecStart"])


# --- migrations ---------------------------------------------------------------------------------------------

ADDING = {"add_column", "create_table", "create_index", "get_bind"}


def test_migrations_only_add() -> None:
    """A process of the version before goes on while the next version has migrated the database."""
    versions = sorted((ROOT / "src/underkeep/server/storage/migrations/versions").glob("v*.py"))
    assert len(versions) >= 9
    for path in versions:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            if ast.unparse(call.func).startswith("op."):
                name = ast.unparse(call.func).removeprefix("op.")
                assert name in ADDING, f"{path.name}: {name}"
                if name == "add_column":
                    column = ast.unparse(call.args[1])
                    assert "nullable=False" not in column or "server_default" in column, f"{path.name}: {column}"
