import fc from "fast-check";
import { expect, it } from "vitest";
import { acts, answers, Player, STYLE, showOf, tracks } from "./fixtures";
import { type ProgramTrack, type Purpose, type RecordedShow, soundPiecesOf, spansOf } from "./index";

const COMPOSED = { ...STYLE, longestSeconds: 4 } as const;
const LIVE = "only for viewers over HTTP";

/** The tracks with what was captured only for viewers over HTTP, whenever that was. */
const withLive = (recorded: readonly ProgramTrack[], live: readonly ProgramTrack[]): ProgramTrack[] =>
  recorded.map((track, index) => ({
    ...track,
    parts: [
      ...track.parts,
      ...(live[index]?.parts ?? []).map((part) => ({ ...part, id: `${part.id} ${LIVE}` })),
    ],
  }));

const piecesOf = (show: RecordedShow, of: readonly ProgramTrack[], purpose: Purpose) => [
  ...spansOf(show, of, [], { ...COMPOSED, purpose }).map((span) => ({ ...span, content: span.picture })),
  ...soundPiecesOf(show, of, [], { composer: "1", purpose }).map((piece) => ({
    ...piece,
    content: piece.sections,
  })),
];

it("has no key in common with the recording if it has anything that isn't recorded", () => {
  const seen = { shared: 0, live: 0, unrecorded: 0 };
  fc.assert(
    fc.property(acts, answers, tracks, tracks, (list, given, recorded, live) => {
      const show = showOf(new Player().play(list).finish(), given);
      const keys = new Set<string>();
      for (const { key, isRecorded, content } of piecesOf(show, recorded, "recording")) {
        keys.add(key);
        expect(isRecorded).toBe(true);
        expect(JSON.stringify(content)).not.toContain(LIVE);
      }
      for (const { key, isRecorded, content } of piecesOf(show, withLive(recorded, live), "live")) {
        const isLive = JSON.stringify(content).includes(LIVE);
        seen.unrecorded += isRecorded ? 0 : 1;
        seen.live += isLive ? 1 : 0;
        seen.shared += keys.has(key) ? 1 : 0;
        // The recording takes over a piece with a key of its own.
        expect(isLive && keys.has(key)).toBe(false);
      }
    }),
    { numRuns: 40 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
});
