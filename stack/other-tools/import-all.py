"""Imports each module of a package, to check that Python can read all of them."""

import importlib
import pkgutil
import sys

package = importlib.import_module(sys.argv[1])
modules = list(pkgutil.walk_packages(package.__path__, package.__name__ + "."))
for module in modules:
    importlib.import_module(module.name)
print(len(modules))
