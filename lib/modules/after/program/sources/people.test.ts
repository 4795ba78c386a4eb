import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SoundPiece, type Span, soundPiecesOf, spansOf } from "@/lib/program";
import { acts, answers, edits, Player, STYLE, showOf, tracks } from "@/lib/program/fixtures";
import { PEOPLE } from "@/lib/stage/fixtures";
import { personOf } from "@/lib/stage/room-identity";
import { peopleInPicture, peopleInSound } from "./people";

/** Whoever can be told from what is stored or drawn: by their identity, their name, or a part of their tracks. */
function toldBy(piece: Span | SoundPiece): string[] {
  const text = JSON.stringify(piece);
  return PEOPLE.filter(({ identity, name }) =>
    [`"${identity}"`, `"${personOf(identity)}"`, `"${name}"`, `part ${personOf(identity)} `].some((one) =>
      text.includes(one),
    ),
  ).map(({ identity }) => personOf(identity));
}

describe("the people of a piece", () => {
  it("are everyone who can be told from it, and no one else", () => {
    const seen = new Set<string>();
    const heard = new Set<string>();
    fc.assert(
      fc.property(acts, answers, tracks, edits, (list, given, found, cut) => {
        const show = showOf(new Player().play(list).finish(), given);
        for (const span of spansOf(show, found, cut, STYLE)) {
          const people = peopleInPicture(span);
          expect(people).toEqual(toldBy(span).sort());
          for (const person of people) seen.add(person);
        }
        for (const piece of soundPiecesOf(show, found, cut, { composer: "1" })) {
          const people = peopleInSound(piece).filter((person) => person !== "announcer");
          expect(people).toEqual(toldBy(piece).sort());
          for (const person of people) heard.add(person);
        }
      }),
      { numRuns: 60 },
    );
    expect(seen.size).toBeGreaterThan(1);
    expect(heard.size).toBeGreaterThan(1);
  });

  it("include someone who is only named, and whose screen is shown", () => {
    const [host, , ben] = PEOPLE.map(({ identity }) => identity);
    const given = [host, ben].map((identity) => ({
      personId: personOf(identity ?? ""),
      at: new Date(0),
      agrees: true,
    }));
    const chunk = { number: 1, fromMs: 0, toMs: 9_000, startsClean: true };
    const part = { id: "a screen", copy: "server", sessionId: "ses-1", fromMs: 0, toMs: 9_000 } as const;
    const screen = {
      ...{ personId: personOf(ben ?? ""), kind: "screen" as const },
      parts: [{ ...part, width: 1280, height: 720, chunks: [chunk] }],
    };
    const played = new Player().play([
      { after: 500, command: { action: "set_layout", layout: "present" } },
      { after: 500, command: { action: "show_deck" } },
      { after: 2_000, command: { action: "spotlight", identity: host ?? "" } },
    ]);
    const spans = spansOf(showOf(played.finish(3_000), given), [screen], [], STYLE);
    const shared = spans.filter(({ picture }) => picture.kind === "stage" && picture.screenOf === ben);
    expect(shared.length).toBeGreaterThan(0);
    for (const span of shared) expect(peopleInPicture(span)).toContain(personOf(ben ?? ""));
  });

  it("leave out who declined, and have the announcer in the sound", () => {
    const played = new Player().play([{ after: 1_000, command: { action: "set_layout", layout: "grid" } }]);
    const show = showOf(played.finish(4_000), []);
    for (const span of spansOf(show, [], [], STYLE)) expect(peopleInPicture(span)).toEqual([]);
    const chunk = { number: 1, fromMs: 0, toMs: 9_000, startsClean: true };
    const part = { id: "voice", copy: "server", sessionId: "ses-1", fromMs: 0, toMs: 9_000 } as const;
    const announcer = {
      ...{ personId: "announcer", kind: "announcer" as const },
      parts: [{ ...part, width: null, height: null, chunks: [chunk] }],
    };
    const [piece] = soundPiecesOf(show, [announcer], [], { composer: "1" });
    expect(piece && peopleInSound(piece)).toEqual(["announcer"]);
  });
});
