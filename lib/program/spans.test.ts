import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementOf, type StageState } from "@/lib/stage";
import { PEOPLE } from "@/lib/stage/fixtures";
import { layersOn } from "@/lib/stage/placement/layers-on";
import { personOf } from "@/lib/stage/room-identity";
import { acts, answers, edits, type PlayedShow, Player, STYLE, showOf, shuffled, tracks } from "./fixtures";
import {
  captureWindows,
  FRAME_RATE,
  msOfFrame,
  type ProgramEdit,
  programLine,
  type Span,
  spansOf,
} from "./index";
import { joined } from "./time/intervals";

/** Whether someone may be recorded in all of a time. A pause between two frames ends a window, but no picture shows it. */
function isCovered(
  windows: ReturnType<typeof captureWindows>,
  { personId, sessionId }: { personId: string; sessionId: string },
  { from, to }: { from: number; to: number },
): boolean {
  const own = windows.get(personId)?.filter((one) => one.sessionId === sessionId) ?? [];
  const times = own.map(({ fromMs, toMs }) => ({ from: fromMs, to: toMs }));
  return joined(times, msOfFrame(1)).some((one) => one.from <= from && to < one.to);
}

const NUM_RUNS = { numRuns: 60 };
const keys = (spans: readonly Span[]) => spans.map(({ key }) => key);
const longestOf = (seconds: 4 | 6) => seconds * FRAME_RATE;

/** The session's state at a frame. */
function stateAt(show: PlayedShow, { sessionId }: Pick<Span, "sessionId">, frame: number): StageState {
  const session = show.sessions.find(({ id }) => id === sessionId);
  const at = Number(session?.startedAt) + msOfFrame(frame);
  const state = show.states.findLast((one) => one.at <= at)?.state;
  if (!state) throw new Error("no stage");
  return state;
}

/** Every frame that belongs in the program, by asking each one. */
function framesOf(show: PlayedShow, list: readonly ProgramEdit[]): string[] {
  return show.sessions.flatMap(({ id, startedAt, endedAt }) => {
    const length = Number(endedAt ?? show.end) - Number(startedAt);
    const frames: string[] = [];
    for (let frame = 0; msOfFrame(frame) < length; frame += 1) {
      const state = stateAt(show, { sessionId: id }, frame);
      const ms = msOfFrame(frame);
      const isDropped = list.some(
        ({ kind, range }) =>
          kind === "drop" && range.sessionId === id && range.fromMs <= ms && ms < range.toMs,
      );
      if (state.phase === "live" && state.recording === "on" && !isDropped) frames.push(`${id} ${frame}`);
    }
    return frames;
  });
}

describe("the program's spans", () => {
  it("have every frame that was on air and recorded, once and in order, and none that was dropped", () => {
    fc.assert(
      fc.property(acts, answers, tracks, edits, fc.constantFrom(4 as const, 6 as const), (list, ...rest) => {
        const [given, found, cut, longestSeconds] = rest;
        const played = new Player().play(list).finish();
        const spans = spansOf(showOf(played, given), found, cut, { ...STYLE, longestSeconds });
        const frames = spans.flatMap(({ sessionId, mediaFrame, frames: count }) =>
          Array.from({ length: count }, (_, n) => `${sessionId} ${mediaFrame + n}`),
        );
        expect(frames).toEqual(framesOf(played, cut));
        let next = 0;
        for (const { programFrame, frames: count, isSettled, isRecorded } of spans) {
          expect(programFrame).toBe(next);
          expect(count).toBeGreaterThan(0);
          expect(count).toBeLessThanOrEqual(longestOf(longestSeconds));
          expect([isSettled, isRecorded]).toEqual([true, true]);
          next += count;
        }
        expect(programLine(showOf(played, given), cut).frames).toBe(next);
      }),
      NUM_RUNS,
    );
  });

  it("show at every frame what was on stage then", () => {
    fc.assert(
      fc.property(acts, fc.nat(), (list, pick) => {
        const played = new Player().play(list).finish();
        // Everyone agreed, no one shared a screen.
        const given = PEOPLE.map(({ identity }) => ({
          personId: personOf(identity),
          at: new Date(0),
          agrees: true,
        }));
        for (const span of spansOf(showOf(played, given), [], [], STYLE)) {
          const frame = span.mediaFrame + (pick % span.frames);
          const state = stateAt(played, span, frame);
          const { picture } = span;
          if (state.mask.level !== null) {
            expect(picture).toMatchObject({ kind: "card", card: "mask", line: "One moment" });
            continue;
          }
          if (state.holding) {
            expect(picture).toMatchObject({ kind: "card", card: "holding" });
            continue;
          }
          if (picture.kind !== "stage") throw new Error("a card without a reason");
          const session = played.sessions.find(({ id }) => id === span.sessionId);
          const at = Number(session?.startedAt) + msOfFrame(frame);
          const quote = state.quote && Date.parse(state.quote.ends_at) > at ? state.quote : null;
          const now = { ...state, quote };
          const expected = placementOf(now, {
            ...{ ratio: 16 / 9, widthPx: 1280 },
            layers: { ...layersOn(now), captions: null },
          });
          expect(picture.placement).toEqual(expected);
          expect(picture.state.quote?.text).toBe(quote?.text);
          expect(picture.state.ticker.visible).toBe(expected.ticker !== null);
          expect(picture.tiles.map(({ kind }) => kind)).toEqual(expected.tiles.map(({ kind }) => kind));
          // Drawing from what the span says gives the same places.
          expect(
            placementOf(picture.state, {
              ...{ ratio: 16 / 9, widthPx: 1280 },
              layers: layersOn(picture.state),
            }).tiles.map(({ key, x }) => [key, x]),
          ).toEqual(expected.tiles.map(({ key, x }) => [key, x]));
        }
      }),
      NUM_RUNS,
    );
  });

  it("contain nothing of people who aren't on stage, declined, are hidden, or covered by a card", () => {
    fc.assert(
      fc.property(acts, answers, tracks, edits, (list, given, found, cut) => {
        const played = new Player().play(list).finish();
        const show = showOf(played, given);
        const windows = captureWindows(show);
        for (const span of spansOf(show, found, cut, STYLE)) {
          const { sessionId, mediaFrame, frames, picture } = span;
          const [from, to] = [msOfFrame(mediaFrame), msOfFrame(mediaFrame + frames - 1)];
          const text = JSON.stringify(span);
          for (const { identity, name } of PEOPLE) {
            const personId = personOf(identity);
            const isAllowed = isCovered(windows, { personId, sessionId }, { from, to });
            const isHidden = cut.some(
              (edit) =>
                edit.kind === "hide_person" &&
                edit.personId === personId &&
                (edit.range === null ||
                  (edit.range.sessionId === sessionId && edit.range.fromMs <= from && to < edit.range.toMs)),
            );
            if (isAllowed && !isHidden && picture.kind === "stage") continue;
            for (const trace of [`"${identity}"`, `part ${personId} `, name])
              if (text.includes(trace)) throw new Error(`${trace} in ${text}`);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("use only pictures from a time in which the person may be recorded and wasn't hidden or cut", () => {
    fc.assert(
      fc.property(acts, answers, tracks, edits, (list, given, found, cut) => {
        const played = new Player().play(list).finish();
        const show = showOf(played, given);
        const windows = captureWindows(show);
        const owner = new Map(found.flatMap(({ personId, parts }) => parts.map(({ id }) => [id, personId])));
        for (const { sessionId, picture } of spansOf(show, found, cut, STYLE)) {
          if (picture.kind !== "stage") continue;
          for (const tile of picture.tiles) {
            if (!("sources" in tile)) continue;
            for (const { partId, fromFrame, toFrame, heldFrame, sinceMs } of tile.sources) {
              const personId = owner.get(partId) ?? "";
              const first = msOfFrame(heldFrame === null ? fromFrame : heldFrame - 1);
              const last = msOfFrame(toFrame - 1);
              const isAllowed = isCovered(windows, { personId, sessionId }, { from: first, to: last });
              expect([partId, first, last, isAllowed]).toEqual([partId, first, last, true]);
              // The picture shown first may be older than its frame.
              for (const one of windows.get(personId) ?? [])
                if (one.sessionId === sessionId && one.fromMs <= first && first - one.fromMs < 1_900)
                  expect(sinceMs ?? 0).toBeGreaterThanOrEqual(one.fromMs);
              for (const edit of cut) {
                if (edit.kind !== "drop" && edit.kind !== "hide_person") continue;
                if (edit.kind === "hide_person" && edit.personId !== personId) continue;
                const range = edit.range ?? { sessionId, fromMs: 0, toMs: Number.POSITIVE_INFINITY };
                // Such a short range may fall between two pictures.
                if (range.toMs - range.fromMs <= msOfFrame(1)) continue;
                const isApart = last < range.fromMs || first >= range.toMs;
                expect([edit, isApart || range.sessionId !== sessionId]).toEqual([edit, true]);
              }
            }
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("keys of spans", () => {
  it("don't depend on the order in which anything became known", () => {
    fc.assert(
      fc.property(acts, answers, tracks, edits, fc.nat(), (list, given, found, cut, seed) => {
        const played = new Player().play(list).finish();
        const spans = spansOf(showOf(played, given), found, cut, STYLE);
        const mixed = shuffled(found, seed).map((track) => ({
          ...track,
          parts: shuffled(track.parts, seed).map((part) => ({
            ...part,
            chunks: shuffled(part.chunks, seed),
          })),
        }));
        const order = {
          ...played,
          entries: shuffled(played.entries, seed),
          sessions: shuffled(played.sessions, seed),
        };
        expect(spansOf(showOf(order, shuffled(given, seed)), mixed, shuffled(cut, seed), STYLE)).toEqual(
          spans,
        );
      }),
      NUM_RUNS,
    );
  });

  it("of a show on air are those of the finished show, except the last", () => {
    fc.assert(
      fc.property(acts, answers, tracks, fc.nat(), (list, given, found, pick) => {
        const player = new Player().play(list);
        const soFar = { ...player.soFar(1_500), entries: [...player.entries] };
        const until = soFar.end - (pick % 20_000);
        const open = soFar.sessions.filter(({ startedAt }) => Number(startedAt) < until);
        const early: PlayedShow = {
          ...soFar,
          entries: soFar.entries.filter(({ at }) => at.getTime() <= until),
          sessions: open.map((one) => ({
            ...one,
            endedAt: Number(one.endedAt) > until ? null : one.endedAt,
          })),
          end: until,
        };
        const now = spansOf(showOf({ ...early }, given), found, [], STYLE);
        const final = spansOf(showOf({ ...player.finish(3_000) }, given), found, [], STYLE);
        const settled = now.filter(({ isSettled }) => isSettled);
        expect(now.length - settled.length).toBeLessThanOrEqual(1);
        expect(settled).toEqual(final.slice(0, settled.length));
      }),
      NUM_RUNS,
    );
  });

  it("can be continued from any frame", () => {
    fc.assert(
      fc.property(
        acts,
        answers,
        tracks,
        edits,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (list, ...rest) => {
          const [given, found, cut, share] = rest;
          const show = showOf(new Player().play(list).finish(), given);
          const spans = spansOf(show, found, cut, STYLE);
          const last = spans.at(-1);
          const fromProgramFrame = Math.floor(share * (last ? last.programFrame + last.frames : 0));
          expect(spansOf(show, found, cut, { ...STYLE, fromProgramFrame })).toEqual(
            spans.filter(({ programFrame, frames }) => programFrame + frames > fromProgramFrame),
          );
        },
      ),
      NUM_RUNS,
    );
  });

  it("change only where an edit is, and are the same again without it", () => {
    fc.assert(
      fc.property(acts, answers, tracks, edits, edits, (list, given, found, before, added) => {
        const show = showOf(new Player().play(list).finish(), given);
        const spans = spansOf(show, found, before, STYLE);
        const known = new Map(spans.map((span) => [placeOf(span), span.key]));
        for (const span of spansOf(show, found, [...before, ...added], STYLE)) {
          if (added.some((edit) => touches(span, edit))) continue;
          expect([placeOf(span), span.key]).toEqual([placeOf(span), known.get(placeOf(span))]);
        }
        expect(keys(spansOf(show, found, before, STYLE))).toEqual(keys(spans));
      }),
      NUM_RUNS,
    );
  });

  it("change only where a part is, when it arrives", () => {
    fc.assert(
      fc.property(acts, answers, tracks, edits, fc.nat(), (list, given, found, cut, pick) => {
        const show = showOf(new Player().play(list).finish(), given);
        const all = found.flatMap(({ parts }) => parts);
        const late = all[pick % Math.max(1, all.length)];
        if (!late) return;
        const without = found.map((track) => ({
          ...track,
          parts: track.parts.filter((one) => one !== late),
        }));
        const known = new Map(spansOf(show, without, cut, STYLE).map((span) => [placeOf(span), span.key]));
        for (const span of spansOf(show, found, cut, STYLE)) {
          const from = msOfFrame(span.mediaFrame);
          const to = msOfFrame(span.mediaFrame + span.frames);
          // A cut may end a span where a shared screen begins, and its last picture may be held.
          const isTouched =
            span.sessionId === late.sessionId && to + 34 > late.fromMs && from - 5_034 < late.toMs;
          if (!isTouched) expect(span.key).toBe(known.get(placeOf(span)));
        }
      }),
      NUM_RUNS,
    );
  });
});

const placeOf = ({ sessionId, mediaFrame, frames }: Span): string => `${sessionId} ${mediaFrame} ${frames}`;

/** Whether a span can look different because of an edit: pictures from before it may be held for 5 s. */
function touches(span: Span, { kind, range }: ProgramEdit): boolean {
  if (kind === "mute_person") return false;
  // A slide is redacted wherever it's shown.
  if (range === null || kind === "redact_slide") return true;
  const from = msOfFrame(span.mediaFrame);
  const to = msOfFrame(span.mediaFrame + span.frames);
  return span.sessionId === range.sessionId && to + 34 > range.fromMs && from - 5_034 < range.toMs;
}
