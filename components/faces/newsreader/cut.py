"""Cuts the three Newsreader files of the signup pages from the variable fonts of @fontsource-variable/newsreader.

    pip install fonttools==4.68.0 brotli==1.2.1
    python components/faces/newsreader/cut.py

The full font varies in weight and optical size; its upright file alone is 132 kB. A signup page needs a display
size for its headline, text from regular to semibold, and a regular italic: 78 kB together.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
FILES = HERE.parents[2] / "node_modules/@fontsource-variable/newsreader/files"


def whole(style: str) -> TTFont:
    return TTFont(FILES / f"newsreader-latin-opsz-{style}.woff2")


def cut(name: str, style: str, size: float, weight) -> None:
    font = instantiateVariableFont(whole(style), {"opsz": size, "wght": weight})
    if "fvar" in font:
        # Kerning hardly differs between these weights; variable kerning would add 8 kB.
        middle = instantiateVariableFont(whole(style), {"opsz": size, "wght": sum(weight) / 2})
        font["GPOS"], font["GDEF"] = middle["GPOS"], middle["GDEF"]
    options = Options(layout_features=["*"], hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(HERE / f"{name}.woff2")


cut("display", "normal", size=56, weight=380)
cut("text", "normal", size=16, weight=(400, 600))
cut("italic", "italic", size=16, weight=400)
