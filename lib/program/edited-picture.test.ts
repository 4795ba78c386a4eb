import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currentDeckPage } from "@/lib/stage/deck-pages";
import { ANA, DECK, HOST } from "@/lib/stage/fixtures";
import { type Act, acts, edits, Player, START, STYLE, showOf, stageEdits, tracks } from "./fixtures";
import {
  type ConsentAnswer,
  editedStages,
  FRAME_RATE,
  type HideableLayer,
  type MediaRange,
  madeAgain,
  msOfFrame,
  type ProgramEdit,
  pictureCuts,
  programLine,
  rangesWhere,
  SOUNDING_LAYERS,
  type Span,
  soundPiecesOf,
  spansOf,
  stageAt,
} from "./index";

const NUM_RUNS = { numRuns: 60 };
const OPTIONS = { ...STYLE, longestSeconds: 4 as const };
const SOUNDING: readonly HideableLayer[] = SOUNDING_LAYERS;
const range = (fromMs: number, toMs: number): MediaRange => ({ sessionId: "ses-1", fromMs, toMs });
const agreed: ConsentAnswer[] = [HOST, ANA].map(({ identity }) => ({
  ...{ personId: identity, agrees: true, at: new Date(START - 60_000) },
}));
const command = (after: number, given: object): Act => ({ after, command: given }) as unknown as Act;

const spanAt = (spans: readonly Span[], second: number): Span => {
  const frame = second * FRAME_RATE;
  const span = spans.find(({ mediaFrame, frames }) => mediaFrame <= frame && frame < mediaFrame + frames);
  if (!span) throw new Error(`no span at ${second} s`);
  return span;
};
const stageIn = (span: Span) => {
  if (span.picture.kind === "card") throw new Error("a card");
  return span.picture.state;
};

describe("edits of the picture", () => {
  it("change only spans that they touch, never the length, and undoing them gives the same keys", () => {
    fc.assert(
      fc.property(acts, tracks, stageEdits(), (list, captured, edit) => {
        const show = showOf(new Player().play(list).finish(), agreed);
        const before = spansOf(show, captured, [], OPTIONS);
        const after = spansOf(show, captured, [edit], OPTIONS);
        const length = (spans: readonly Span[]) => spans.reduce((sum, { frames }) => sum + frames, 0);
        expect(length(after)).toBe(length(before));
        const known = new Set(before.map(placeOf));
        if (edit.kind !== "redact_slide")
          for (const span of after) {
            const from = msOfFrame(span.mediaFrame);
            const to = msOfFrame(span.mediaFrame + span.frames);
            const { sessionId, fromMs, toMs } = edit.range ?? range(0, 0);
            // A span next to an edit ends there.
            const isBeside = span.sessionId === sessionId && from < toMs + 4_100 && fromMs - 4_100 < to;
            if (!isBeside) expect(known).toContain(placeOf(span));
          }
        expect(spansOf(show, captured, [], OPTIONS)).toEqual(before);
        if (edit.kind !== "hide_layer" || !SOUNDING.includes(edit.layer))
          expect(soundPiecesOf(show, captured, [edit], { composer: "1" })).toEqual(
            soundPiecesOf(show, captured, [], { composer: "1" }),
          );
      }),
      NUM_RUNS,
    );
  });

  it("show no one who isn't on stage at that moment", () => {
    fc.assert(
      fc.property(acts, edits, (list, given) => {
        const show = showOf(new Player().play(list).finish(), agreed);
        const plain = editedStages(show, []);
        for (const { sessionId, stages } of editedStages(show, given))
          for (const { from, state } of stages) {
            const here = new Set(
              stageAt(plain, { sessionId, ms: from })?.stage.map(({ identity }) => identity),
            );
            expect(state.stage.every(({ identity }) => here.has(identity))).toBe(true);
          }
      }),
      NUM_RUNS,
    );
  });
});

const placeOf = ({ key, sessionId, mediaFrame }: Span): string => `${sessionId} ${mediaFrame} ${key}`;

describe("a show with two people, a slide and a lower third", () => {
  const played = new Player().play([
    command(2_000, { action: "bring_on", identity: ANA.identity }),
    command(8_000, { action: "set_layout", layout: "grid" }),
    command(6_000, { action: "lower_third", title: "Ana Ruiz", subtitle: "Guest" }),
    command(6_000, { action: "clear_lower_third" }),
  ]);
  const show = showOf(played.finish(14_000), agreed);
  const spans = (given: readonly ProgramEdit[]) => spansOf(show, [], given, OPTIONS);
  const cuts = (given: readonly ProgramEdit[]) => {
    const [session] = editedStages(show, given);
    return session ? pictureCuts(session).map(({ frame }) => Math.round(msOfFrame(frame) / 1000)) : [];
  };

  it("gets another layout for a while", () => {
    const edit: ProgramEdit = { kind: "layout", layout: "duo", people: null, range: range(12_000, 15_000) };
    const after = spans([edit]);
    expect([11, 13, 15.5].map((at) => stageIn(spanAt(after, at)).layout)).toEqual(["grid", "duo", "grid"]);
  });

  it("shows the people that were chosen, and everyone where none of them is on stage", () => {
    const only = (people: string[]): ProgramEdit => ({
      ...{ kind: "layout", layout: null, people, range: range(0, 9_000) },
    });
    const shown = (given: ProgramEdit, at: number) =>
      stageIn(spanAt(spans([given]), at)).stage.map(({ identity }) => identity);
    const [before, after] = [shown(only(["nobody"]), 1), shown(only([ANA.identity]), 5)];
    expect(before.length).toBeGreaterThan(0);
    expect(after).toEqual([ANA.identity]);
  });

  it("has its cuts moved in both directions, and taken back", () => {
    expect(cuts([])).toEqual([2, 10]);
    const moved = (from: number, to: number, atMs: number): ProgramEdit => ({
      ...{ kind: "move_cut", atMs, range: range(from, to) },
    });
    const [change] = rangesWhere(editedStages(show, []), ({ layout }) => layout === "grid").slice(-1);
    const at = change?.fromMs ?? 0;
    expect(cuts([moved(7_000, at, at)])).toEqual([2, 7]);
    expect(cuts([moved(at, 12_000, at - 1)])).toEqual([2, 12]);
    expect(cuts([moved(at, 40_000, at - 1)])).toEqual([2]);
  });

  it("is shown without a layer", () => {
    const edit: ProgramEdit = { kind: "hide_layer", layer: "lower_third", range: range(0, 20_000) };
    expect(stageIn(spanAt(spans([]), 18)).lower_third?.title).toBe("Ana Ruiz");
    expect([18, 21].map((at) => stageIn(spanAt(spans([edit]), at)).lower_third?.title ?? null)).toEqual([
      null,
      "Ana Ruiz",
    ]);
  });

  it("is covered in part, with other keys, for exactly that time", () => {
    const area = { x: 0.5, y: 0, width: 0.5, height: 0.25 };
    const after = spans([{ kind: "redact_area", area, range: range(4_000, 6_000) }]);
    const covered = after.filter(({ covers }) => covers);
    expect(covered.map(({ covers }) => covers)).toEqual(covered.map(() => [area]));
    expect(covered.reduce((sum, { frames }) => sum + frames, 0)).toBe(2 * FRAME_RATE);
    const keys = new Set(spans([]).map(({ key }) => key));
    expect(covered.every(({ key }) => !keys.has(key))).toBe(true);
  });
});

it("a redacted slide is empty wherever it's shown, and has none of its words or its image", () => {
  const show = showOf(
    new Player()
      .play([
        command(1_000, { action: "set_slide", page: 1, presentation_id: DECK.id }),
        command(1_000, { action: "show_deck" }),
        command(4_000, { action: "next_slide" }),
        command(4_000, { action: "prev_slide" }),
      ])
      .finish(5_000),
    agreed,
  );
  const shown = (given: readonly ProgramEdit[]) =>
    editedStages(show, given).flatMap(({ stages }) =>
      stages.flatMap(({ state }) => (state.deck.visible ? [currentDeckPage(state)?.title ?? null] : [])),
    );
  const before = shown([]);
  expect(before).toContain("Page 1");
  expect(before).toContain("Page 2");
  const slide: ProgramEdit = {
    ...{ kind: "redact_slide", presentationId: DECK.id, page: 1, range: range(0, 1) },
  };
  expect(shown([slide])).toEqual(before.map((title) => (title === "Page 1" ? "" : title)));
  expect(JSON.stringify(spansOf(show, [], [slide], OPTIONS))).not.toMatch(/Page 1|files\/1\.png/);
});

it("the card of a question doesn't name someone who declined or was hidden", () => {
  const asked = { text: "How long does it keep?", author: ANA.name };
  const played = new Player()
    .play([
      command(2_000, { action: "bring_on", identity: ANA.identity }),
      command(2_000, { action: "show_question", ...asked }),
    ])
    .finish(10_000);
  const hidden: ProgramEdit = { kind: "hide_person", personId: ANA.identity, range: null };
  const authors = (given: ConsentAnswer[], edit: ProgramEdit[]) => {
    const spans = spansOf(showOf(played, given), [], edit, OPTIONS);
    return new Set(spans.flatMap((span) => stageIn(span).question?.author ?? []));
  };
  expect(authors(agreed, [])).toEqual(new Set([ANA.name]));
  const declined = agreed.map((one) => ({ ...one, agrees: one.personId !== ANA.identity }));
  expect(authors(declined, [])).toEqual(new Set());
  expect(authors(agreed, [hidden])).toEqual(new Set());
});

it("a redacted card of a scene is empty on whichever page it is, and no other card", () => {
  const show = showOf(
    new Player()
      .play([
        command(2_000, { action: "set_slide", page: 2 }),
        command(4_000, { action: "move_scene", from: 2, to: 1 }),
        command(4_000, { action: "set_slide", page: 3 }),
      ])
      .finish(5_000),
    agreed,
  );
  const titles = (given: readonly ProgramEdit[]) =>
    editedStages(show, given).flatMap(({ stages }) =>
      stages.flatMap(({ state }) => (state.deck.visible ? [currentDeckPage(state)?.title ?? null] : [])),
    );
  const [session] = editedStages(show, []);
  const scenes = session?.stages.find(({ state }) => state.deck.visible)?.state.scenes ?? [];
  const [, second, third] = scenes;
  if (!second || !third) throw new Error("too few scenes");
  expect(titles([])).toEqual([second.title, third.title, second.title]);
  const card: ProgramEdit = {
    ...{ kind: "redact_slide", presentationId: null, page: 2, sceneId: second.id, range: range(0, 1) },
  };
  expect(titles([card])).toEqual(["", third.title, ""]);
  // An older edit knows only the page.
  const { sceneId: _, ...older } = card;
  expect(titles([older])).toEqual(["", "", second.title]);
});

it("redacted words silence everyone for exactly that time", () => {
  const heardIn = (given: readonly ProgramEdit[]) => {
    const show = showOf(new Player().finish(20_000), agreed);
    const chunks = Array.from({ length: 20 }, (_, n) => ({
      ...{ number: n + 1, fromMs: n * 1_000, toMs: (n + 1) * 1_000, startsClean: true },
    }));
    const part = {
      ...{ id: "part", copy: "server" as const, sessionId: "ses-1", fromMs: 0, toMs: 20_000 },
      ...{ width: null, height: null, chunks },
    };
    const microphone = { personId: HOST.identity, kind: "microphone" as const, parts: [part] };
    return soundPiecesOf(show, [microphone], given, { composer: "1" })
      .flatMap(({ sections, mediaSample, frames }) =>
        sections
          .filter(({ source }) => source.kind === "track")
          .map(({ from, to }) => [
            Math.max(0, from) + mediaSample,
            Math.min(to, frames * 1_024) + mediaSample,
          ]),
      )
      .reduce((sum, [from = 0, to = 0]) => sum + Math.max(0, to - from), 0);
  };
  const words: ProgramEdit = {
    ...{ kind: "redact_words", segmentId: "cap_1", first: 0, last: 0, textVersion: 0 },
    ...{ fromMs: 7_400, toMs: 8_100, range: range(7_000, 8_500) },
  };
  expect(heardIn([])).toBeGreaterThan(19 * 48_000);
  expect(heardIn([]) - heardIn([words])).toBe(1.5 * 48_000);
});

it("what has to be made again for an edit of the picture is what has other keys", () => {
  const show = showOf(new Player().finish(60_000), agreed);
  const pieces = spansOf(show, [], [], OPTIONS).map((span) => ({
    ...{ sessionId: span.sessionId, isSound: false, people: [], edits: [] },
    fromMs: msOfFrame(span.mediaFrame),
    toMs: msOfFrame(span.mediaFrame + span.frames),
  }));
  const area = { x: 0, y: 0, width: 1, height: 1 };
  const edit: ProgramEdit = { kind: "redact_area", area, range: range(13_000, 21_000) };
  const known = new Set(spansOf(show, [], [], OPTIONS).map(placeOf));
  const other = spansOf(show, [], [edit], OPTIONS).filter((span) => !known.has(placeOf(span)));
  const { picture } = madeAgain(programLine(show, [edit]).stretches, [edit], pieces);
  expect(picture.seconds).toBeCloseTo(other.reduce((sum, { frames }) => sum + frames, 0) / FRAME_RATE, 1);
});
