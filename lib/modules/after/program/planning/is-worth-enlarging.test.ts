import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Span, spansOf } from "@/lib/program";
import { Player, partOf, showOf } from "@/lib/program/fixtures";
import { HOST } from "@/lib/stage/fixtures";
import { personOf } from "@/lib/stage/room-identity";
import { isWorthEnlarging } from "./is-worth-enlarging";

const HOST_ID = personOf(HOST.identity);

/** A show of so many seconds, with a camera of so many lines for the first of them. */
function spans(seconds: number, lines: number, sharpSeconds: number): Span[] {
  const played = new Player().finish(seconds * 1_000);
  const agreed = [{ personId: HOST_ID, at: new Date(0), agrees: true }];
  const part = partOf({
    ...{ id: "own", copy: "browser", sessionId: "ses-1", height: lines, from: 0 },
    ...{ to: sharpSeconds * 1_000, lost: [] },
  });
  const tracks = [{ personId: HOST_ID, kind: "camera" as const, parts: [part] }];
  const size = { width: 1920, height: 1080 };
  return spansOf(showOf(played, agreed), tracks, [], { size, look: "", composer: "1", longestSeconds: 4 });
}

describe("a larger picture", () => {
  it("is worth it for a tenth of the show or a minute, of tracks that have the lines", () => {
    expect(isWorthEnlarging(spans(100, 1080, 100), 1080)).toBe(true);
    expect(isWorthEnlarging(spans(100, 1079, 100), 1080)).toBe(false);
    expect(isWorthEnlarging(spans(200, 1080, 15), 1080)).toBe(false);
    expect(isWorthEnlarging(spans(200, 1080, 28), 1080)).toBe(true);
    expect(isWorthEnlarging(spans(2_000, 1080, 70), 1080)).toBe(true);
    expect(isWorthEnlarging([], 1080)).toBe(false);
  });

  it("counts the lines of upright pictures across", () => {
    const turned = (width: number, height: number): Span[] =>
      spans(8, 1080, 8).map((span) => ({
        ...span,
        picture:
          span.picture.kind === "card"
            ? span.picture
            : {
                ...span.picture,
                tiles: span.picture.tiles.map((tile) =>
                  "sources" in tile
                    ? { ...tile, sources: tile.sources.map((source) => ({ ...source, width, height })) }
                    : tile,
                ),
              },
      }));
    expect(isWorthEnlarging(turned(720, 1280), 1080)).toBe(false);
    expect(isWorthEnlarging(turned(1080, 1920), 1080)).toBe(true);
  });

  it("never gets less worth it with more of it, nor with fewer lines asked for", () => {
    const seconds = fc.integer({ min: 1, max: 90 });
    fc.assert(
      fc.property(
        seconds,
        seconds,
        seconds,
        fc.constantFrom(720, 1080, 1440),
        (length, sharp, more, lines) => {
          const [few, many] = [spans(length, lines, sharp), spans(length, lines, sharp + more)];
          if (isWorthEnlarging(few, 1080)) expect(isWorthEnlarging(many, 1080)).toBe(true);
          if (isWorthEnlarging(few, 1080)) expect(isWorthEnlarging(few, 720)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});
