import { describe, expect, it } from "vitest";
import type { StageCommandInput } from "@/lib/stage";
import { HOST, PEOPLE } from "@/lib/stage/fixtures";
import { personOf } from "@/lib/stage/room-identity";
import { HIDEABLE_LAYERS } from "@/lib/stage/vocabulary";
import { type Act, Player, partOf, STYLE, showOf } from "./fixtures";
import {
  effectRanges,
  type HideableLayer,
  madeAgain,
  msOfFrame,
  type ProgramEdit,
  type ProgramTrack,
  programLine,
  type RecordedShow,
  type SoundPiece,
  soundPiecesOf,
  spansOf,
} from "./index";

const agreed = PEOPLE.map(({ identity }) => ({
  personId: personOf(identity),
  at: new Date(0),
  agrees: true,
}));
const after = (ms: number, command: StageCommandInput): Act => ({ after: ms, command });
const range = (fromMs: number, toMs: number) => ({ sessionId: "ses-1", fromMs, toMs });
const hide = (layer: HideableLayer, fromMs: number, toMs: number): ProgramEdit => ({
  ...{ kind: "hide_layer", layer, range: range(fromMs, toMs) },
});
const tracksOf = (...kinds: ProgramTrack["kind"][]): ProgramTrack[] =>
  kinds.map((kind) => ({
    personId: personOf(HOST.identity),
    kind,
    parts: [
      partOf({ id: kind, copy: "server", sessionId: "ses-1", height: 720, from: 0, to: 20_000, lost: [] }),
    ],
  }));

/** What puts each layer on screen. */
const SHOWING: Record<HideableLayer, StageCommandInput[]> = {
  lower_third: [{ action: "lower_third", title: "Secret", subtitle: "" }],
  ticker: [{ action: "show_ticker" }],
  poll: [{ action: "open_poll", question: "Tea?", options: ["Yes", "No"] }],
  question: [{ action: "show_question", text: "Why?", author: "Max" }],
  quote: [{ action: "quote_card", text: "Less is more", duration_sec: 30 }],
  cta: [{ action: "show_cta", label: "Join", url: "https://a.example/" }],
  deck: [{ action: "set_slide", page: 1 }, { action: "show_deck" }],
  whiteboard: [{ action: "show_whiteboard" }],
  video: [{ action: "show_video" }],
  screen: [],
  effects: [{ action: "flowers" }],
};
const showWith = (...commands: StageCommandInput[]): RecordedShow =>
  showOf(new Player().play(commands.map((command) => after(998, command))).finish(15_000), agreed);

/** What is seen of a layer at a second. */
function seen(show: RecordedShow, tracks: ProgramTrack[], edits: ProgramEdit[], second: number) {
  const found = spansOf(show, tracks, edits, STYLE).find(
    ({ mediaFrame, frames }) =>
      msOfFrame(mediaFrame) <= second * 1000 && second * 1000 < msOfFrame(mediaFrame + frames),
  );
  if (found?.picture.kind !== "stage") throw new Error(`no stage at ${second} s`);
  const { state, tiles, effects } = found.picture;
  const kinds = new Set(tiles.map(({ kind }) => kind));
  return {
    ...{ lower_third: state.lower_third, poll: state.poll, question: state.question, quote: state.quote },
    ...{ ticker: state.ticker.visible, cta: state.cta.visible },
    ...{ deck: kinds.has("deck"), whiteboard: kinds.has("whiteboard"), video: kinds.has("video") },
    ...{ screen: kinds.has("screen"), effects: effects.length > 0 },
  } satisfies Record<HideableLayer, unknown>;
}

describe("a hidden layer", () => {
  it.each(HIDEABLE_LAYERS)("isn't seen while it's hidden, and is before and after: %s", (layer) => {
    const show = showWith(...SHOWING[layer]);
    const tracks = layer === "screen" ? tracksOf("screen") : [];
    const edits = [hide(layer, 5_000, 7_000)];
    expect(Boolean(seen(show, tracks, [], 6)[layer])).toBe(true);
    expect([4, 6, 8].map((at) => Boolean(seen(show, tracks, edits, at)[layer]))).toEqual([true, false, true]);
  });

  it("leaves slides that a shared screen had replaced", () => {
    const show = showWith(...SHOWING.deck);
    const tracks = tracksOf("screen");
    expect(seen(show, tracks, [], 6)).toMatchObject({ deck: false, screen: true });
    expect(seen(show, tracks, [hide("screen", 5_000, 7_000)], 6)).toMatchObject({
      deck: true,
      screen: false,
    });
  });

  const heard = (pieces: readonly SoundPiece[], kind: string) =>
    pieces
      .flatMap(({ sections, mediaSample, frames }) =>
        sections
          .filter(({ source }) => (source.kind === "track" ? source.track : source.kind) === kind)
          .map(({ from, to, position }) => ({
            from: Math.max(0, from) + mediaSample,
            to: Math.min(to, frames * 1_024) + mediaSample,
            position,
          })),
      )
      .reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0) / 48;

  it.each([
    ["video", "video", [{ action: "show_video" }], []],
    ["effects", "applause", [{ action: "applause" }], []],
    ["screen", "screen_sound", [], ["screen", "screen_sound"]],
  ] satisfies [HideableLayer, string, StageCommandInput[], ProgramTrack["kind"][]][])(
    "isn't heard either: %s",
    (layer, kind, commands, kinds) => {
      const show = showWith(...commands);
      const tracks = tracksOf(...kinds);
      const edit = hide(layer, 2_000, 3_000);
      const before = soundPiecesOf(show, tracks, [], { composer: "1" });
      const edited = soundPiecesOf(show, tracks, [edit], { composer: "1" });
      expect(heard(before, kind)).toBeGreaterThan(3_000);
      expect(heard(before, kind) - heard(edited, kind)).toBeCloseTo(1_000, 5);
      const there = before.map(({ mediaSample, frames, sessionId }) => ({
        ...{ sessionId, isSound: true, people: [], edits: [] },
        fromMs: mediaSample / 48,
        toMs: (mediaSample + frames * 1_024) / 48,
      }));
      const { sound } = madeAgain(programLine(show, [edit]).stretches, [edit], there);
      expect(sound.pieces).toBeGreaterThan(0);
    },
  );

  it("of effects is found when they're seen, as far as no edit hides them", () => {
    const show = showWith({ action: "flowers" });
    const [flowers] = effectRanges(show, []);
    expect(flowers).toMatchObject({ sessionId: "ses-1", toMs: (flowers?.fromMs ?? 0) + 9_000 });
    expect(effectRanges(show, [hide("effects", 5_000, 60_000)])).toEqual([{ ...flowers, toMs: 5_000 }]);
  });
});
