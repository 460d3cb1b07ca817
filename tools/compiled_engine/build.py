"""Building: the rewritten copy of the package, mypyc, and the extensions beside the sources."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "underkeep"
WORK = ROOT / "build" / "compiled" / "src"
DIGEST = PACKAGE / "core" / "compiled.sha256"
"""The digest of the sources that the extensions beside them were built from."""

SETUP = """
import sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

modules = Path("modules.txt").read_text(encoding="utf-8").split()
modules += ["--python-version=3.11", "--ignore-missing-imports"]
extensions = mypycify(modules, opt_level=sys.argv.pop(), debug_level="0", multi_file=True, group_name="underkeep")
setup(name="underkeep-compiled", packages=[], ext_modules=extensions)
"""
ATTRIBUTE_IMPORT = """
import typing

if typing.TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""


def source_digest(modules: list[str]) -> str:
    """Return a digest of the sources of the compiled modules."""
    digest = hashlib.sha256()
    for name in modules:
        digest.update(name.encode() + (PACKAGE / f"{name}.py").read_bytes())
    return digest.hexdigest()


def extensions_in(folder: Path) -> list[Path]:
    """Return the compiled modules below a folder."""
    return sorted([*folder.rglob("*.so"), *folder.rglob("*.pyd")])


def remove() -> None:
    """Remove the extensions beside the sources, so that the sources are used."""
    for path in extensions_in(SOURCES):
        path.unlink()
    DIGEST.unlink(missing_ok=True)


def write_copy() -> list[str]:
    """Write the rewritten copy of the package and return its compiled modules."""
    remove()  # What is rewritten is read from the classes of the sources.
    sys.path[:0] = [str(ROOT), str(SOURCES)]
    from tools.compiled_engine.modules import EXTENDED, compiled_modules, state_modules
    from tools.compiled_engine.rules_code import write_chains
    from tools.compiled_engine.state_code import write_state_code

    shutil.rmtree(WORK / "underkeep", ignore_errors=True)
    WORK.mkdir(parents=True, exist_ok=True)
    docs = WORK.parent / "docs"
    if not docs.exists():
        docs.symlink_to(ROOT / "docs")  # The package finds the rules beside its sources.
    shutil.copytree(PACKAGE, WORK / "underkeep", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for module in state_modules(PACKAGE):
        write_state_code(module, WORK / f"{module.replace('.', '/')}.py")
    modules = compiled_modules(PACKAGE)
    write_chains(WORK / "underkeep", modules)
    for name, cls in EXTENDED.items():
        path = WORK / "underkeep" / f"{name}.py"
        text = path.read_text(encoding="utf-8")
        decorated = f"@mypyc_attr(allow_interpreted_subclasses=True)\nclass {cls}"
        text = re.sub(rf"^class {cls}\b", decorated, text, flags=re.M)
        first = "from __future__ import annotations\n"
        path.write_text(text.replace(first, first + ATTRIBUTE_IMPORT, 1), encoding="utf-8")
    return modules


def build(level: str) -> list[Path]:
    """Compile the copy with an optimisation level of the C compiler, and return the extensions."""
    modules = write_copy()
    for path in extensions_in(WORK):
        path.unlink()
    (WORK / "modules.txt").write_text("\n".join(f"underkeep/{name}.py" for name in modules), encoding="utf-8")
    (WORK / "setup.py").write_text(SETUP, encoding="utf-8")
    flags = os.environ.get("CFLAGS", f"-O{level} -g0 -w")
    command = [sys.executable, "setup.py", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}", level]
    done = subprocess.run(
        command,
        cwd=WORK,
        env=os.environ | {"CFLAGS": flags},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"The engine cannot be compiled:\n{done.stdout[-6000:]}")
    return [path for path in extensions_in(WORK) if path.relative_to(WORK).parts[0] != "build"]


def install(extensions: list[Path]) -> None:
    """Put the extensions beside the sources."""
    from tools.compiled_engine.modules import compiled_modules

    for path in extensions:
        shutil.copy2(path, SOURCES / path.relative_to(WORK))
    DIGEST.write_text(source_digest(compiled_modules(PACKAGE)), encoding="utf-8")
