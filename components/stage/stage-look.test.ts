import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast } from "@/lib/theme/accent";
import { GROUNDS, type SignupTheme } from "@/lib/theme/signup-colours";
import { stageLook } from "@/lib/theme/stage-look";

const CSS = readFileSync(new URL("./stage-look.module.css", import.meta.url), "utf8");

type Tokens = Record<string, string>;

/** The variables that a block of the stylesheet sets. */
function block(selector: string): Tokens {
  const start = CSS.indexOf(`\n${selector} {`);
  expect(start, selector).toBeGreaterThan(0);
  const body = CSS.slice(start, CSS.indexOf("\n}", start));
  return Object.fromEntries([...body.matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map((found) => found.slice(1)));
}

/** Resolves a token's color through the variables it refers to. */
function colour(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? "";
  const [, other] = /^var\((--[\w-]+)[,)]/.exec(value) ?? [];
  if (other && tokens[other]) return colour(tokens, other);
  expect(value, name).toMatch(/^#[0-9a-f]{6}$/);
  return value;
}

const mixed = (over: string, share: number, under: string): string =>
  `#${[1, 3, 5]
    .map((at) => [over, under].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number])
    .map(([top, bottom]) => Math.round(top * share + bottom * (1 - share)))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;

const accents = () =>
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

const base = block(".look");
const THEMES = Object.keys(GROUNDS) as SignupTheme[];
const tokensOf = (theme: SignupTheme, accent: string | null): Tokens => ({
  ...base,
  ...stageLook(theme, accent).colours,
  ...block(`.look[data-look="${theme}"]`),
});

const PAIRS = [
  ["--stage-ink", "--stage-ground"],
  ["--stage-soft", "--stage-ground"],
  ["--stage-soft", "--stage-tile"],
  ["--stage-accent", "--stage-ground"],
  ["--card-ink", "--card-ground"],
  ["--card-soft", "--card-ground"],
  ["--name-ink", "--name-ground"],
  ["--name-soft", "--name-ground"],
  ["--ticker-ink", "--ticker-ground"],
  ["--cover-ink", "--cover-ground"],
  ["--cover-soft", "--cover-ground"],
  ["--on-brand-night", "--brand-night"],
] as const;

describe.each(THEMES)("the stage in %s", (theme) => {
  it("is readable with any brand color", () => {
    fc.assert(
      fc.property(accents(), (accent) => {
        const tokens = tokensOf(theme, accent);
        const unread = PAIRS.filter(
          ([ink, ground]) => contrast(colour(tokens, ink), colour(tokens, ground)) < 4.5,
        );
        expect(unread).toEqual([]);
        // Marks aren't text, so a contrast of 3:1 is enough.
        for (const [mark, ground] of [
          ["--card-accent", "--card-ground"],
          ["--ticker-mark", "--ticker-ground"],
        ] as const)
          expect(contrast(colour(tokens, mark), colour(tokens, ground)), mark).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it("is readable on poll bars and on the cutouts behind a cover", () => {
    fc.assert(
      fc.property(accents(), (accent) => {
        const tokens = tokensOf(theme, accent);
        const ink = colour(tokens, "--card-ink");
        const row = mixed(ink, 0.1, colour(tokens, "--card-ground"));
        const bar = mixed(colour(tokens, "--card-accent"), 0.25, row);
        for (const ground of [row, bar]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
        if (theme !== "collage") return;
        for (const cutting of ["--cut-1", "--cut-2"])
          for (const text of ["--cover-ink", "--cover-soft"])
            expect(contrast(colour(tokens, text), colour(tokens, cutting))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

/**
 * The color behind a layer with its own background over a picture: background and scrim, blended as browsers
 * do.
 */
function overPicture(ground: string, picture: string): string {
  const [, share] = /^rgb\(0 0 0 \/ ([\d.]+)\)$/.exec(ground) ?? [];
  return share === undefined ? ground : mixed("#000000", Number(share), picture);
}

/** White, black, or any color that a busy picture may have at that point. */
const pictures = () => fc.oneof(fc.constantFrom("#ffffff", "#000000"), accents());

const OVER_PICTURES = [
  ["--tag-ink", "--tag-ground"],
  ["--captions-ink", "--captions-ground"],
  ["--captions-name", "--captions-ground"],
  ["--name-ink", "--name-ground"],
  ["--name-soft", "--name-ground"],
  ["--ticker-ink", "--ticker-ground"],
] as const;

describe.each(THEMES)("text over the picture in %s", (theme) => {
  it("is readable on any picture, white or busy, with and without the scrim", () => {
    const scrim = Number(/rgb\(0 0 0 \/ ([\d.]+)\)\);/.exec(CSS.slice(CSS.indexOf(".scrim {")))?.[1]);
    expect(scrim).toBeGreaterThan(0.3);
    fc.assert(
      fc.property(
        accents(),
        pictures(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (accent, picture, at) => {
          const tokens = tokensOf(theme, accent);
          const darkened = mixed("#000000", scrim * at, picture);
          for (const [ink, ground] of OVER_PICTURES) {
            const value = tokens[ground] ?? "";
            const seen = value.startsWith("rgb(") ? overPicture(value, darkened) : colour(tokens, ground);
            expect(contrast(colour(tokens, ink), seen), `${ink} over ${picture}`).toBeGreaterThanOrEqual(4.5);
          }
        },
      ),
    );
  });
});

it("looks different in each theme", () => {
  const looks = THEMES.map((theme) => tokensOf(theme, "#0f766e"));
  for (const token of ["--stage-ground", "--card-ground", "--tile-radius", "--name-art"])
    expect(new Set(looks.map((tokens) => tokens[token])).size, token).toBe(4);
  expect(new Set(looks.map(({ "--face": face, "--display": display }) => `${face} ${display}`)).size).toBe(4);
});
