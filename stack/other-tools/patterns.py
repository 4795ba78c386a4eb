"""Compiles each pattern of a JSON list with Python's engine."""

import json
import re
import sys
import warnings

warnings.simplefilter("error")
with open(sys.argv[1], encoding="utf-8") as file:
    for pattern in json.load(file):
        try:
            re.compile(pattern)
        except (re.error, Warning) as error:
            sys.exit(f"{pattern}: {error}")
