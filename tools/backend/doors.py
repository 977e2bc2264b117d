"""The doors of the compiled modules: small extensions that Python imports, and behind which one library lies.

mypyc writes a C file for each of them, to be compiled and linked by itself. All of ours are copies of one file that
learns from the import which module is asked for: with hundreds of modules this saves half of the build.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

HEAD = """
#include <Python.h>

static PyObject *enter(PyObject *spec, PyModuleDef *def)
{
    PyObject *name = NULL, *plain = NULL, *key = NULL, *inside = NULL, *star = NULL;
    PyObject *library = NULL, *capsule = NULL, *module = NULL;
    void *init = NULL;
    if (!(name = PyObject_GetAttrString(spec, "name"))) goto out;
    if (!(plain = PyObject_CallMethod(name, "replace", "ss", ".", "___"))) goto out;
    if (!(key = PyUnicode_FromFormat("init_%U", plain))) goto out;
    if (!(inside = PyUnicode_FromFormat("LIBRARY.%U", key))) goto out;
    if (!(star = Py_BuildValue("(s)", "*"))) goto out;
    if (!(library = PyImport_ImportModuleLevel("LIBRARY", NULL, NULL, star, 0))) goto out;
    if (!(capsule = PyObject_GetAttr(library, key))) goto out;
    if (!(init = PyCapsule_GetPointer(capsule, PyUnicode_AsUTF8(inside)))) goto out;
    module = ((PyObject *(*)(void))init)();
out:
    Py_XDECREF(name); Py_XDECREF(plain); Py_XDECREF(key); Py_XDECREF(inside); Py_XDECREF(star);
    Py_XDECREF(library); Py_XDECREF(capsule);
    return module;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, (void *)enter}, {0, NULL}};
static PyModuleDef door = {PyModuleDef_HEAD_INIT, "door", NULL, 0, NULL, slots, NULL, NULL, NULL};
"""
ENTRANCE = "PyMODINIT_FUNC PyInit_{name}(void) {{ return PyModuleDef_Init(&door); }}\n"


def write(path: Path, library: str, modules: Iterable[str]) -> None:
    """Write the C file of a door that fits all these modules."""
    names = sorted({module.rpartition(".")[2] for module in modules})
    text = HEAD.replace("LIBRARY", library) + "".join(ENTRANCE.format(name=name) for name in names)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
