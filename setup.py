"""Compile the engine, the rules and the search with mypyc, and build the page beside.

Without a C compiler, plain Python is installed; without the page, nothing is (unless HIPPODROME_NO_PAGE is set).
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, LinkError
from setuptools.modified import newer_group

sys.path.insert(0, str(Path(__file__).parent / "tools" / "backend"))
import doors
import page
from batches import batches

PACKAGE = Path("src/hippodrome")
HOT = (
    "ints", "chance", "hands", "state", "heuristic", "rows", "walks", "plans", "foresight", "duel", "knots", "senses",
)  # fmt: skip
"""The engine's modules that a simulation or every question to a person passes through; the others have time."""
ROOMS = ("rules", "mind")
"""The folders of a game that are compiled; what people see stays plain Python."""


def compiled_modules() -> list[str]:
    """What is worth compiling: the engine's hot modules, every game's rules, the compiled bots.

    HIPPODROME_GAMES=a,b compiles only these games' rules, for quick builds while working on one.
    """
    wanted = os.environ.get("HIPPODROME_GAMES", "")
    engine = [PACKAGE / "engine" / f"{name}.py" for name in HOT]
    games = [
        module
        for folder in sorted((PACKAGE / "games").iterdir())
        if not wanted or folder.name in wanted.split(",")
        for room in ROOMS
        for module in sorted((folder / room).rglob("*.py"))
    ]
    bots = sorted((PACKAGE / "bots").glob("*.py"))
    return [str(module) for module in [*engine, *games, *bots] if module.name != "__init__.py"]


LIBRARY = "hippodrome__mypyc"
"""What all compiled modules are linked into; each of them is a door to it."""


BATCHES = 12
"""C files at last: few, as each reads the same long headers; more than there are processors, as none should wait."""


def extensions() -> list[Extension]:
    """The library, of a C file per module, and the doors to it."""
    from mypyc.build import mypycify

    # What is not compiled may need packages that are not there to build with; `make lint` checks it.
    options = ["--config-file", "pyproject.toml", "--follow-imports", "silent"]
    compiled = mypycify(
        [*options, *compiled_modules()], opt_level="3", debug_level="0", multi_file=True, group_name="hippodrome"
    )
    for extension in compiled:
        extension.optional = True
        extension.depends = [*extension.depends, "setup.py"]
    return list(compiled)


def optimise(compiler: Any, library: Extension) -> None:
    """Let calls between our own modules be direct, and inlined where the linker can do that."""
    if compiler.compiler_type != "unix":
        return
    library.extra_compile_args = [*library.extra_compile_args, "-fno-semantic-interposition", "-fvisibility=hidden"]
    whole = "-flto=thin" if sys.platform == "darwin" else "-flto=auto"
    if links_with(compiler, whole):
        library.extra_compile_args += [whole]
        library.extra_link_args = [*library.extra_link_args, "-O3", whole]


def links_with(compiler: Any, flag: str) -> bool:
    """True if the compiler and its linker both know what this flag asks for."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("int probe(void) { return 0; }\n")
        try:
            # Absolute sources keep their path below the output folder.
            objects = compiler.compile([str(source)], output_dir=folder, extra_preargs=[flag])
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")), extra_preargs=[flag])
        except (CompileError, LinkError):
            return False
    return True


class CompileTogether(build_ext):
    """Compile as many C files at a time as there are processors, and only those that changed."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        """Write the C now: whoever only asked what would be built had no need of it."""
        editable = self.editable_mode
        self.distribution.ext_modules = extensions()
        self.initialize_options()
        self.editable_mode = editable
        self.finalize_options()
        super().run()

    def build_extensions(self) -> None:
        """The library first: a door without it would hide the plain Python it stands for."""
        wanted = self.extensions
        library, *others = wanted
        library.sources = batches(library.sources, BATCHES, Path("build"))
        optimise(self.compiler, library)
        self.compiler.compile = together(self.compiler, self.parallel)
        self.extensions = [library]
        super().build_extensions()
        if Path(self.get_ext_fullpath(LIBRARY)).exists():
            self._set_doors(others)
        self.extensions = wanted

    def _set_doors(self, wanted: list[Extension]) -> None:
        """Build one door, and put it before every module."""
        first, *others = wanted
        source = Path("build", "door.c")
        doors.write(source, LIBRARY, [extension.name for extension in wanted])
        first.sources, first.depends = [str(source)], [*first.depends, str(source)]
        self.extensions = [first]
        super().build_extensions()
        for extension in others:
            copied = Path(self.get_ext_fullpath(extension.name))
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.get_ext_fullpath(first.name), copied)


def together(compiler: Any, processes: int) -> Callable[..., list[str]]:
    """The compiler's way to compile a list of files, made to take them side by side, the largest first."""
    alone = compiler.compile

    def compile_all(sources: list[str], output_dir: str, depends: list[str], **settings: Any) -> list[str]:
        def compile_one(source: str) -> None:
            (target,) = compiler.object_filenames([source], output_dir=output_dir)
            if newer_group([source, *depends], target):
                alone([source], output_dir=output_dir, depends=depends, **settings)

        largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
        with ThreadPoolExecutor(processes) as side_by_side:
            list(side_by_side.map(compile_one, largest_first))
        return list(compiler.object_filenames(sources, output_dir=output_dir))

    return compile_all


class BuildBeside(build):
    """Build the page while the rules compile."""

    def run(self) -> None:
        with ThreadPoolExecutor(1) as beside:
            built = beside.submit(page.build)
            self.run_command("build_ext")
            built.result()
        super().run()


class PackPage(build_py):
    """Have the page there to be packed."""

    def run(self) -> None:
        page.build()
        # An earlier build may have left files of another page there.
        shutil.rmtree(Path(self.build_lib) / "hippodrome" / "server" / "page", ignore_errors=True)
        super().run()


setup(
    # Stands for all that `CompileTogether` will build; without any, the package is the same for all machines.
    ext_modules=[] if os.environ.get("HIPPODROME_PURE") else [Extension(LIBRARY, [])],
    cmdclass={"build": BuildBeside, "build_ext": CompileTogether, "build_py": PackPage},
)
