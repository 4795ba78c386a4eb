import { describe, expect, it } from "vitest";
import { applyEvent, type StageEvent } from "./apply-event";
import type { StageCommandInput } from "./command";
import { AT, context, DECK, HOST, liveState, PLAN, VIDEO } from "./fixtures";
import { initialState } from "./initial-state";
import { withSceneCues } from "./later-cues";
import { type Plan, type PlanSegment, PlanSegmentSchema } from "./plan";
import { publicState } from "./public-state";
import { reduce } from "./reduce";
import type { StageState } from "./state";
import { undo } from "./undo";
import { videoSecond } from "./video-time";

const BOARD = 3;
const PLAIN = 4;
const FILM = 5;

const moment = (seconds: number): string => new Date(Date.parse(AT) + seconds * 1000).toISOString();

function run(state: StageState, command: StageCommandInput, seconds = 0, videos = [VIDEO]) {
  const result = reduce(state, command, { ...context("cmd", moment(seconds)), videos });
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result;
}

const go = (state: StageState, index: number, seconds = 0, videos = [VIDEO]) =>
  run(state, { action: "go_scene", index }, seconds, videos).state;

function happened(state: StageState, event: StageEvent, videos = [VIDEO]): StageState {
  const applied = applyEvent(state, event, { presentations: [DECK], videos });
  if (!applied.ok) throw new Error(JSON.stringify(applied));
  return applied.state;
}

const shown = ({ deck, whiteboard, video }: StageState) =>
  [deck.visible && "deck", whiteboard.visible && "board", video.visible && "video"].filter(Boolean);

const planOf = (...segments: Partial<PlanSegment>[]): Plan => ({
  ...PLAN,
  segments: segments.map((segment, n) =>
    PlanSegmentSchema.parse({ id: `s${n}`, title: "A part", type: "talk", duration_sec: 60, ...segment }),
  ),
});
const prepared = (plan: Plan, videos = [VIDEO]): StageState =>
  initialState({ plan, stage: [HOST], presentations: [DECK], videos });

describe("a scene with a video", () => {
  it("plays it from the start, and hides it when another scene starts", () => {
    const on = go(liveState(), FILM, 7);
    expect(shown(on)).toEqual(["video"]);
    expect(on.video).toMatchObject({ video_id: VIDEO.id, src: VIDEO.src, started_at: moment(7) });
    const left = go(on, PLAIN, 20);
    expect(shown(left)).toEqual([]);
    expect(left.video).toMatchObject({ started_at: null, position_sec: 13 });
  });

  it("restarts it each time, even if the same video was already shown", () => {
    const seen = run(liveState(), { action: "show_video", video_id: VIDEO.id }).state;
    expect(videoSecond(go(seen, FILM, 30).video, moment(31))).toBe(1);
    expect(videoSecond(go(go(seen, FILM, 30), FILM, 40).video, moment(41))).toBe(1);
  });

  it("can be undone to exactly the previous state, including a playing video", () => {
    const before = run(liveState(), { action: "show_video", video_id: VIDEO.id }).state;
    const { state, inverse, changed } = run(before, { action: "go_scene", index: FILM }, 5);
    const back = undo(state, { inverse, changed, versionAfter: state.version }, []);
    expect(back.ok && back.state).toEqual({ ...before, version: state.version + 1 });
  });

  it("skips a video that can't be played, and shows the rest of its content", () => {
    expect(shown(go(liveState(), FILM, 0, []))).toEqual([]);
    const slide = { presentation_id: DECK.id, page: 2 };
    const plan = planOf({}, { video: { video_id: "gone" }, whiteboard: true }, { video: null, slide });
    const live = happened(prepared(plan), { type: "go_live", at: AT });
    expect(shown(go(live, 1))).toEqual(["board"]);
    expect(shown(go(live, 2))).toEqual(["deck"]);
  });

  it("opens its slide behind the video, ready for the next command", () => {
    const plan = planOf({}, { video: { video_id: VIDEO.id }, slide: { presentation_id: DECK.id, page: 3 } });
    const on = go(happened(prepared(plan), { type: "go_live", at: AT }), 1);
    expect(shown(on)).toEqual(["video"]);
    expect(run(on, { action: "show_deck" }).state.deck).toMatchObject({ visible: true, page: 3 });
  });

  it("doesn't reveal its video or whiteboard to the audience", () => {
    expect(publicState(go(liveState(), FILM)).scenes).toMatchObject([{ video: null, whiteboard: false }]);
  });
});

describe("a scene with the whiteboard", () => {
  it("shows it, and hides it when another scene starts", () => {
    const on = go(liveState(), BOARD);
    expect(shown(on)).toEqual(["board"]);
    expect(shown(go(on, PLAIN))).toEqual([]);
    expect(shown(go(on, 1))).toEqual(["deck"]);
  });
});

describe("the first scene's video", () => {
  const plan = planOf({ video: { video_id: VIDEO.id } }, {});

  it("waits at its start, and plays when the show or a rehearsal starts", () => {
    const idle = prepared(plan);
    expect(idle.video).toMatchObject({ visible: true, started_at: null, position_sec: 0 });
    expect(go(go(idle, 1, 3), 0, 9).video).toMatchObject({ visible: true, started_at: null });
    for (const event of [
      { type: "go_live", at: moment(60) },
      { type: "rehearsal_started", at: moment(60) },
    ] as const)
      expect(happened(idle, event).video).toMatchObject({ visible: true, started_at: moment(60) });
  });

  it("appears at the start of the show if it wasn't ready before, unless something else is shown", () => {
    const early = prepared(plan, []);
    expect(shown(early)).toEqual([]);
    expect(shown(happened(early, { type: "go_live", at: AT }))).toEqual(["video"]);
    const board = run(early, { action: "show_whiteboard" }).state;
    expect(shown(happened(board, { type: "go_live", at: AT }))).toEqual(["board"]);
    expect(shown(happened(early, { type: "go_live", at: AT }, []))).toEqual([]);
  });

  it("stays hidden if it was hidden, and paused where someone moved it", () => {
    const hidden = run(prepared(plan), { action: "hide_video" }).state;
    expect(shown(happened(hidden, { type: "go_live", at: AT }))).toEqual([]);
    const moved = run(prepared(plan), { action: "seek_video", second: 12 }).state;
    expect(happened(moved, { type: "go_live", at: AT }).video).toMatchObject({
      ...{ visible: true, started_at: null, position_sec: 12 },
    });
  });

  it("follows plan changes before the show", () => {
    const changed = happened(prepared(planOf({}, {})), { type: "plan_changed", plan });
    expect(shown(changed)).toEqual(["video"]);
  });
});

describe("scenes stored before they had a video or the whiteboard", () => {
  const previous = (): StageState => {
    const state = structuredClone(liveState());
    for (const scene of state.scenes as Partial<StageState["scenes"][number]>[]) {
      delete scene.video;
      delete scene.whiteboard;
    }
    return state;
  };

  it("are completed, while current ones stay unchanged", () => {
    expect(withSceneCues(previous()).scenes[0]).toEqual(liveState().scenes[0]);
    const now = liveState();
    expect(withSceneCues(now)).toBe(now);
  });

  it("are restored by an undo that was stored back then", () => {
    const [scene] = previous().scenes;
    const steps = [{ op: "insert" as const, path: "/scenes/seg-intro", index: 0, before: scene }];
    const { state, changed } = run(liveState(), { action: "remove_scene", index: 0 });
    const back = undo(
      state,
      { inverse: { kind: "restore", steps }, changed, versionAfter: state.version },
      [],
    );
    expect(back.ok && back.state.scenes).toEqual(liveState().scenes);
  });
});
