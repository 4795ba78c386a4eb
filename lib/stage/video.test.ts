import { describe, expect, it } from "vitest";
import type { StageCommandInput } from "./command";
import { AT, context, liveState, VIDEO } from "./fixtures";
import { reduce } from "./reduce";
import type { StageState } from "./state";
import { undo } from "./undo";
import { secondAsClock, videoSecond } from "./video-time";

const after = (seconds: number): string => new Date(Date.parse(AT) + seconds * 1000).toISOString();

function at(seconds: number, state: StageState, command: StageCommandInput): StageState {
  const result = reduce(state, command, context("cmd", after(seconds)));
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.state;
}

const shown = () => at(0, liveState(), { action: "show_video", video_id: VIDEO.id });
const secondOf = ({ video }: StageState, seconds: number) => videoSecond(video, after(seconds));

describe("a video on stage", () => {
  it("plays for everyone from the time of the command", () => {
    const state = shown();
    expect(state.video).toMatchObject({ visible: true, src: VIDEO.src, title: VIDEO.title, started_at: AT });
    expect(secondOf(state, 12.5)).toBe(12.5);
    expect(secondOf(state, 90)).toBe(VIDEO.duration_sec);
  });

  it("defaults to the show's first one, and continues when it's shown again", () => {
    const first = at(0, liveState(), { action: "show_video" });
    expect(first.video.video_id).toBe(VIDEO.id);
    const back = at(30, at(20, first, { action: "hide_video" }), { action: "show_video" });
    expect(secondOf(back, 31)).toBe(21);
  });

  it("stays where it was paused, and resumes from there", () => {
    const stopped = at(10, shown(), { action: "pause_video" });
    expect([secondOf(stopped, 10), secondOf(stopped, 50)]).toEqual([10, 10]);
    const on = at(50, stopped, { action: "play_video" });
    expect(secondOf(on, 55)).toBe(15);
  });

  it("seeks while playing or paused, but not past its end", () => {
    const playing = at(10, shown(), { action: "seek_video", second: 40 });
    expect(secondOf(playing, 12)).toBe(42);
    const standing = at(12, at(11, playing, { action: "pause_video" }), { action: "seek_video", second: 5 });
    expect(secondOf(standing, 99)).toBe(5);
    expect(reduce(playing, { action: "seek_video", second: 61 }, context())).toMatchObject({
      fields: { second: "too_large" },
      ranges: { second: { min: 0, max: 60 } },
    });
  });

  it("restarts once it's over", () => {
    expect(secondOf(at(70, shown(), { action: "play_video" }), 71)).toBe(1);
  });

  it.each([
    ["hidden", { action: "hide_video" }],
    ["put away by the slides", { action: "show_deck" }],
    ["cleared away", { action: "clear_stage" }],
    ["left with its scene", { action: "go_scene", index: 1 }],
  ] as const)("stops at its current position when %s", (_how, command) => {
    const away = at(10, shown(), command);
    expect(away.video).toMatchObject({ visible: false, started_at: null, position_sec: 10 });
  });

  it("is restored exactly by undo", () => {
    const state = shown();
    const hidden = reduce(state, { action: "hide_video" }, context("hide", after(10)));
    if (!hidden.ok) throw new Error("the video was not hidden");
    const { inverse, changed, state: now } = hidden;
    const back = undo(now, { inverse, changed, versionAfter: now.version }, []);
    expect(back).toMatchObject({ ok: true, state: { video: state.video } });
  });

  it("can't be played, paused or moved if there is none", () => {
    for (const command of [
      { action: "play_video" },
      { action: "pause_video" },
      { action: "seek_video", second: 1 },
    ] as const)
      expect(reduce(liveState(), command, context())).toMatchObject({ fields: { video_id: "required" } });
    expect(reduce(liveState(), { action: "show_video", video_id: "x" }, context())).toMatchObject({
      fields: { video_id: "not_found" },
    });
  });
});

describe("secondAsClock", () => {
  it.each([
    [0, "0:00"],
    [65.9, "1:05"],
    [3725, "1:02:05"],
  ])("formats %d as %s", (second, text) => expect(secondAsClock(second)).toBe(text));
});
