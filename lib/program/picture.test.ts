import { describe, expect, it } from "vitest";
import type { StageCommandInput } from "@/lib/stage";
import { ANA, BEN, HOST, PEOPLE } from "@/lib/stage/fixtures";
import { personOf } from "@/lib/stage/room-identity";
import { type Act, Player, partOf, START, STYLE, showOf } from "./fixtures";
import { type ProgramEdit, type ProgramTrack, type RecordedShow, type Span, spansOf } from "./index";

const everyone = PEOPLE.map(({ identity }) => ({
  personId: personOf(identity),
  at: new Date(0),
  agrees: true,
}));
const show = (acts: Act[], answers = everyone, more: Partial<RecordedShow> = {}): RecordedShow => ({
  ...showOf(new Player().play(acts).finish(5_000), answers),
  ...more,
});
const shown = (of: RecordedShow, tracks: ProgramTrack[] = [], edits: ProgramEdit[] = []) =>
  spansOf(of, tracks, edits, STYLE);
const run = (...list: Act[]) => list;
const places = (spans: readonly Span[]) => spans.map(({ mediaFrame, frames }) => [mediaFrame, frames]);
const stageOf = (span: Span | undefined) => {
  if (span?.picture.kind !== "stage") throw new Error("not the stage");
  return span.picture;
};
const track = (identity: string, kind: "camera" | "screen", from: number, to: number): ProgramTrack => ({
  personId: personOf(identity),
  kind,
  parts: [partOf({ id: `${kind} 1`, copy: "server", sessionId: "ses-1", height: 720, from, to, lost: [] })],
});

describe("where spans end", () => {
  it("is every 6 s, or 4 s to be followed while live, and where the picture changes", () => {
    const of = show(run({ after: 7_999, command: { action: "show_ticker" } }));
    expect(places(shown(of))).toEqual([
      [0, 180],
      [180, 60],
      [240, 120],
      [360, 30],
    ]);
    expect(places(spansOf(of, [], [], { ...STYLE, longestSeconds: 4 }))[0]).toEqual([0, 120]);
  });

  it("is where a quote has had its time", () => {
    const [, , last] = shown(
      show(run({ after: 999, command: { action: "quote_card", text: "Less", duration_sec: 3 } })),
    );
    expect(stageOf(last).state.quote).toBeNull();
    expect(last?.mediaFrame).toBe(120);
  });

  it("isn't where something changes that isn't seen", () => {
    const of = show(
      run(
        { after: 1_000, command: { action: "music_start" } },
        { after: 1_000, command: { action: "patch_scene", scene: { note: "x" } } },
        { after: 1_000, command: { action: "play_emcee", text: "Hello" } },
        { after: 1_000, command: { action: "mute", identity: "nobody" } },
      ),
    );
    expect(places(shown(of))[0]).toEqual([0, 180]);
  });
});

describe("a span", () => {
  it("has the same key as another that looks the same, wherever it is in the program", () => {
    const of = show(run({ after: 20_000, command: { action: "set_layout", layout: "solo" } }));
    const [first, second, third] = shown(of);
    expect([second?.key, third?.key]).toEqual([first?.key, first?.key]);
    // With a camera, every span has its own frames; a cut before it doesn't change them.
    const camera = [track(HOST.identity, "camera", 0, 60_000)];
    const drop: ProgramEdit = { kind: "drop", range: { sessionId: "ses-1", fromMs: 0, toMs: 3_000 } };
    const whole = shown(of, camera);
    const cut = shown(of, camera, [drop]);
    expect(new Set(whole.map(({ key }) => key)).size).toBe(whole.length);
    expect(cut.slice(1).map(({ key }) => key)).toEqual(whole.slice(1).map(({ key }) => key));
    expect(cut[1]?.programFrame).toBe(90);
    expect(spansOf(of, [], [], { ...STYLE, look: "paper" })[0]?.key).not.toBe(first?.key);
    expect(spansOf(of, [], [], { ...STYLE, composer: "2" })[0]?.key).not.toBe(first?.key);
  });

  it("draws who declined as a silhouette without name, and forgets who is hidden", () => {
    const line: Act[] = [
      { after: 0, command: { action: "set_layout", layout: "duo" } },
      { after: 999, command: { action: "lower_third", identity: BEN.identity } },
    ];
    const declined = everyone.filter(({ personId }) => personId !== personOf(BEN.identity));
    const camera = [track(BEN.identity, "camera", 0, 60_000)];
    const silhouette = stageOf(shown(show(line, declined), camera).at(-1));
    expect(silhouette.tiles.map(({ kind }) => kind)).toEqual(["person", "silhouette"]);
    expect(silhouette.state.stage[1]).toMatchObject({ identity: "silhouette-1", name: "" });
    expect(silhouette.state.lower_third).toBeNull();
    const hide: ProgramEdit = { kind: "hide_person", personId: personOf(BEN.identity), range: null };
    const hidden = stageOf(shown(show(line), camera, [hide]).at(-1));
    expect(hidden.state.stage.map(({ identity }) => identity)).toEqual([HOST.identity]);
    expect(hidden.state.lower_third).toBeNull();
  });

  it("has no lower third or quote that names who declined, and those of everyone else", () => {
    const declined = everyone.filter(({ personId }) => personId !== personOf(BEN.identity));
    const shownWith = (command: StageCommandInput) =>
      stageOf(shown(show([{ after: 999, command }], declined)).at(-1)).state;
    const line = (title: string) => shownWith({ action: "lower_third", title, subtitle: "" }).lower_third;
    const quote = (author: string) => shownWith({ action: "quote_card", text: "Less is more", author }).quote;
    for (const title of [BEN.name, `${BEN.name.toUpperCase()}, Acme`, `With ${BEN.name}`])
      expect(line(title), title).toBeNull();
    for (const author of [BEN.name, `— ${BEN.name}`]) expect(quote(author), author).toBeNull();
    for (const other of [HOST.name, `${BEN.name}jamin`, ""]) expect(quote(other)?.author).toBe(other);
    expect(line(`${BEN.name}jamin`)?.title).toBe(`${BEN.name}jamin`);
  });

  it("shows a shared screen instead of the slides, as long as it was shared", () => {
    const screen = [
      track(ANA.identity, "screen", 4_000, 60_000),
      track(HOST.identity, "screen", 2_000, 5_000),
    ];
    const spans = shown(
      show(run({ after: 499, command: { action: "bring_on", identity: ANA.identity } })),
      screen,
    );
    expect(spans.map((span) => [span.mediaFrame, stageOf(span).screenOf])).toEqual([
      [0, null],
      [60, HOST.identity],
      // The first on stage who shares.
      [150, ANA.identity],
    ]);
    expect(stageOf(spans[1]).tiles[0]).toMatchObject({
      kind: "screen",
      sources: [{ partId: "screen 1", fromFrame: 60, toFrame: 150, chunks: { first: 1, last: 3 } }],
    });
  });

  it("has votes while they're shown, the whiteboard's version, and how far a video is", () => {
    const poll = { action: "open_poll" as const, question: "Tea?", options: ["Yes", "No"] };
    const votes = shown(
      show(
        run(
          { after: 999, command: poll },
          { after: 1_000, votes: [1, 0] },
          { after: 999, command: { action: "show_results" } },
          { after: 1_000, votes: [1, 2] },
        ),
      ),
    );
    expect(votes.slice(0, 4).map((span) => [span.mediaFrame, stageOf(span).votes])).toEqual([
      [0, null],
      [30, null],
      [90, [1, 0]],
      [120, [1, 2]],
    ]);
    const boards = [1_000, 3_000].map((ms) => ({ at: new Date(START + ms), board: `version ${ms}` }));
    const drawn = shown(
      show(run({ after: 1_999, command: { action: "show_whiteboard" } }), everyone, { boards }),
    );
    expect(drawn.slice(0, 3).map((span) => [span.mediaFrame, stageOf(span).board])).toEqual([
      [0, null],
      [60, "version 1000"],
      [90, "version 3000"],
    ]);
    const video = run({ after: 1_999, command: { action: "show_video" } });
    const files = shown(show(video)).map((span) => stageOf(span).tiles[0]);
    expect(files[1]).toMatchObject({
      kind: "video",
      file: { src: "/files/videos/one", second: 0, isPlaying: true },
    });
    expect(files[2]).toMatchObject({ file: { second: 4, isPlaying: true } });
  });

  it("has effects and the ticker's movement, also those that began before it", () => {
    const spans = shown(
      show(
        run(
          { after: 999, command: { action: "show_ticker" } },
          { after: 3_999, command: { action: "flowers" } },
          { after: 5_000, command: { action: "hide_ticker" } },
        ),
      ),
    );
    expect(spans.map((span) => [span.mediaFrame, stageOf(span).tickerFrames, stageOf(span).effects])).toEqual(
      [
        [0, null, []],
        [30, 0, [{ kind: "flowers", frame: 120 }]],
        [180, 150, [{ kind: "flowers", frame: -30 }]],
        [301, null, [{ kind: "flowers", frame: -151 }]],
        [360, null, [{ kind: "flowers", frame: -210 }]],
      ],
    );
  });

  it("is a card while the show is held or stopped, and live viewers get what isn't recorded", () => {
    const of = show(
      run(
        { after: 1_999, event: { type: "holding" } },
        { after: 1_999, emergency: true },
        { after: 1_999, recording: "paused" },
        { after: 1_999, recording: "on" },
      ),
    );
    const cards = (spans: readonly Span[]) =>
      spans.map(({ mediaFrame, frames, picture, isRecorded }) => [
        ...[mediaFrame, frames, picture.kind === "card" ? picture.card : "stage", isRecorded],
      ]);
    expect(cards(shown(of))).toEqual([
      [0, 60, "stage", true],
      [60, 60, "holding", true],
      [120, 60, "mask", true],
      [240, 120, "mask", true],
      [360, 31, "mask", true],
    ]);
    expect(cards(spansOf(of, [], [], { ...STYLE, purpose: "live" }))).toContainEqual([
      180,
      60,
      "mask",
      false,
    ]);
  });
});
