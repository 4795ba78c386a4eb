"""Imports each module of a package, so that none is there that Python cannot read."""

import importlib
import pkgutil
import sys

package = importlib.import_module(sys.argv[1])
modules = list(pkgutil.walk_packages(package.__path__, package.__name__ + "."))
for module in modules:
    importlib.import_module(module.name)
print(len(modules))
