"""Makes the files of content/brand/fonts from the upstream font. Developers run it by hand, no build does.

  apt-get install fonttools python3-brotli
  npm pack @fontsource-variable/anek-latin@5.3.0 && tar xf fontsource-variable-anek-latin-5.3.0.tgz
  python3 lib/assets/recut-fonts.py package/files

content/brand/fonts.css declares the range of each axis and the characters of each file. Compared with a plain subset
of the upstream font, the files have nearly half fewer bytes:

- Three masters instead of twelve. In the styles that the site uses, advance widths differ from upstream by at most 0.5 %
  of an em, except for the bold wide capitals of the logo and the light ellipsis. Light wide text would differ more, but
  the site has none.
- The kerning of one style for all styles, without pairs below 1 % of an em.
- 1000 units per em instead of 2000, and interpolated points that may be off by 0.2 % of an em.

The straight apostrophe of strings in the code gets the glyph of the curly one.
"""

import re
import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer
from fontTools.varLib.models import piecewiseLinearMap

ROOT = Path(__file__).parents[2]
STYLES = (ROOT / "content/brand/fonts.css").read_text()

# The upstream file for each of our files. Both sets are divided by characters.
SOURCES = {
    "anek-latin.woff2": "anek-latin-latin-standard-normal.woff2",
    "anek-latin-1.woff2": "anek-latin-latin-standard-normal.woff2",
    "anek-latin-extended.woff2": "anek-latin-latin-ext-standard-normal.woff2",
}

def declared_axis(pattern):
    return tuple(int(end) for end in re.search(pattern, STYLES).groups())


AXES = {
    "wght": declared_axis(r"font-weight: (\d+) (\d+);"),
    "wdth": declared_axis(r"font-stretch: (\d+)% (\d+)%;"),
}
LIGHT = {axis: smallest for axis, (smallest, _) in AXES.items()}
BOLD = {**LIGHT, "wght": 600}
WIDE = {"wght": 650, "wdth": 125}
KERNING = {"wght": 620, "wdth": 112}

# The avar mapping of weights, in shares of the axis: below two thirds, upstream is lighter than linear interpolation.
WEIGHTS = {0: 0, 1 / 3: 0.265, 2 / 3: 2 / 3, 1: 1}
# Below this weight, the font substitutes a simpler glyph for the question mark.
SIMPLE_BELOW = 442
SMALLEST_KERN = 0.01
SMALLEST_DELTA = 0.002
UNITS_PER_EM = 1000
APOSTROPHE, CURLY_APOSTROPHE = 0x27, 0x2019


def main(upstream):
    for file, characters in declared_files():
        font = recut(upstream / SOURCES[file], characters)
        font.flavor = "woff2"
        font.save(ROOT / "content/brand/fonts" / file)


def declared_files():
    """Yields the name of each file that fonts.css declares, and the set of its code points."""
    rules = re.findall(
        r'url\("\./fonts/([^"]+)"\).*?unicode-range:([^;]+);',
        STYLES,
        re.DOTALL,
    )
    for file, ranges in rules:
        ends = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges)
        yield file, {
            code
            for first, last in ends
            for code in range(int(first, 16), int(last or first, 16) + 1)
        }


def recut(source, characters):
    whole = cut(source, characters)
    light, bold, wide = (instance(whole, style) for style in (LIGHT, BOLD, WIDE))
    light["GPOS"] = instance(whole, KERNING)["GPOS"]
    # Its glyph classes are for combining marks, which the files do not contain.
    if "GDEF" in light:
        del light["GDEF"]
    drop_small_kerns(light)
    add_axes(light, whole)
    add_outlines(light, bold, wide)
    light["post"].formatType = 3
    return light


def cut(source, characters):
    font = TTFont(source)
    glyphs = font.getBestCmap()
    missing = [f"U+{code:04X}" for code in sorted(characters - glyphs.keys())]
    if missing:
        raise SystemExit(f"{source} lacks {', '.join(missing)}.")
    if CURLY_APOSTROPHE in characters:
        for table in font["cmap"].tables:
            table.cmap[APOSTROPHE] = glyphs[CURLY_APOSTROPHE]
    options = subset.Options(
        layout_features=["ccmp", "kern", "liga", "locl", "rvrn", "tnum"],
        drop_tables=["DSIG", "gasp", "prep", "STAT"],
        # All instances need the same glyph names.
        glyph_names=True,
        hinting=False,
        name_IDs=[],
        notdef_outline=True,
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def instance(font, style):
    static = instancer.instantiateVariableFont(saved(font), style)
    scale_upem(static, UNITS_PER_EM)
    # Saving rounds the coordinates to integers and recalculates the bounding boxes.
    return saved(static)


def saved(font):
    font.flavor = None
    data = BytesIO()
    font.save(data)
    data.seek(0)
    return TTFont(data)


def drop_small_kerns(font):
    smallest = SMALLEST_KERN * UNITS_PER_EM
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            pairs = getattr(subtable, "ExtSubTable", subtable)
            if pairs.Format == 1:
                for pair_set in pairs.PairSet:
                    pair_set.PairValueRecord = [
                        record
                        for record in pair_set.PairValueRecord
                        if abs(record.Value1.XAdvance) >= smallest
                    ]
                    pair_set.PairValueCount = len(pair_set.PairValueRecord)
            else:
                for first in pairs.Class1Record:
                    for second in first.Class2Record:
                        value = second.Value1
                        if value and abs(value.XAdvance) < smallest:
                            value.XAdvance = 0


def add_axes(font, whole):
    axes = newTable("fvar")
    axes.instances = []
    axes.axes = whole["fvar"].axes
    for axis in axes.axes:
        axis.minValue, axis.maxValue = AXES[axis.axisTag]
        axis.defaultValue = axis.minValue
    font["fvar"] = axes
    font["avar"] = newTable("avar")
    font["avar"].segments = {
        "wght": {-1: -1, **WEIGHTS},
        "wdth": {-1: -1, 0: 0, 1: 1},
    }
    if "GSUB" not in whole:
        return
    # An instance has lost the substitution of the question mark. Its condition is in shares of the weight axis.
    font["GSUB"] = whole["GSUB"]
    variations = getattr(whole["GSUB"].table, "FeatureVariations", None)
    for record in variations.FeatureVariationRecord if variations else []:
        for condition in record.ConditionSet.ConditionTable:
            condition.FilterRangeMinValue = 0
            condition.FilterRangeMaxValue = piecewiseLinearMap(
                share("wght", SIMPLE_BELOW), WEIGHTS
            )


def add_outlines(light, bold, wide):
    """Adds the deltas of weight and width to each light outline, in font units. Exits if the masters' points differ."""
    outlines = newTable("gvar")
    outlines.version, outlines.reserved, outlines.variations = 1, 0, {}
    bold_share, wide_share = share("wght", BOLD["wght"]), share("wght", WIDE["wght"])
    for glyph in light.getGlyphOrder():
        start, heavy, far = (points(font, glyph) for font in (light, bold, wide))
        if not len(start) == len(heavy) == len(far):
            raise SystemExit(f"The masters of {glyph} differ in their points.")
        by_weight = [minus(b, a, 1 / bold_share) for a, b in zip(start, heavy)]
        by_width = [
            (c[0] - a[0] - wide_share * w[0], c[1] - a[1] - wide_share * w[1])
            for a, c, w in zip(start, far, by_weight)
        ]
        outlines.variations[glyph] = [
            variation(light["glyf"][glyph], start, axis, deltas)
            for axis, deltas in (("wght", by_weight), ("wdth", by_width))
            if any(x or y for x, y in deltas)
        ]
    light["gvar"] = outlines


def share(axis, value):
    smallest, largest = AXES[axis]
    return (value - smallest) / (largest - smallest)


def points(font, glyph):
    coordinates, _ = font["glyf"]._getCoordinatesAndControls(glyph, font["hmtx"].metrics)
    return list(coordinates)


def minus(end, start, factor):
    return (end[0] - start[0]) * factor, (end[1] - start[1]) * factor


def variation(outline, start, axis, deltas):
    result = TupleVariation(
        {axis: (0, 1, 1)}, [(round(x), round(y)) for x, y in deltas]
    )
    if outline.numberOfContours > 0:
        smallest = SMALLEST_DELTA * UNITS_PER_EM
        result.optimize(start, list(outline.endPtsOfContours), tolerance=smallest)
    return result


if __name__ == "__main__":
    main(Path(sys.argv[1]))
