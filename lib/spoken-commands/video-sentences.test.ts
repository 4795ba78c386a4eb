import { expect, it } from "vitest";
import { parseActs } from "@/lib/spoken-commands/parse-acts";
import { initialState, type StageState } from "@/lib/stage";

const AT = "2031-01-14T17:02:00.000Z";
const BEGAN = "2031-01-14T17:01:00.000Z";
const live: StageState = { ...initialState(), phase: "live", started_at: BEGAN };
const clip = { ...live.video, src: "/a.mp4", video_id: "vid_1", title: "Teaser", duration_sec: 300 };
/** One minute after its start. */
const playing: StageState = { ...live, video: { ...clip, visible: true, started_at: BEGAN } };
const paused: StageState = { ...live, video: { ...clip, visible: true, position_sec: 60 } };

const acts = (say: string, state: StageState, at: string | null = AT) => {
  const heard = parseActs(say, { state, ...(at && { at }) });
  return heard.ok ? heard.acts : heard.reason;
};
const seek = (second: number) => [{ action: "seek_video", second }];

it.each([
  ["pause the video", [{ action: "pause_video" }]],
  ["pause it", [{ action: "pause_video" }]],
  ["play it again", [...seek(0), { action: "play_video" }]],
  ["play the video from the beginning", [...seek(0), { action: "play_video" }]],
  ["jump to two minutes", seek(120)],
  ["go to two minutes thirty", seek(150)],
  ["jump to 90 seconds in the video", seek(90)],
  ["skip ahead 30 seconds", seek(90)],
  ["back ten seconds", seek(50)],
  ["go back half a minute", seek(30)],
  ["rewind two minutes", seek(0)],
  ["skip forward ten minutes", seek(300)],
])("understands “%s”", (say, wanted) => expect(acts(say, playing)).toEqual(wanted));

it("resumes a paused video, but not one that is playing", () => {
  for (const say of ["resume", "resume the video", "play", "unpause the video"])
    expect(acts(say, paused)).toEqual([{ action: "play_video" }]);
  expect(acts("resume", playing)).toEqual(expect.any(String));
});

it("rejects video commands if no video is on stage", () => {
  for (const say of [
    "pause the video",
    "resume",
    "jump to two minutes",
    "skip ahead 30 seconds",
    "back ten seconds",
  ])
    expect(acts(say, live)).toEqual(expect.any(String));
});

it("asks for an absolute position if the current time isn't known", () => {
  expect(acts("back ten seconds", playing, null)).toContain("Say which second");
  expect(acts("jump to ten seconds", playing, null)).toEqual(seek(10));
});

it("rejects hours, strings of numbers and future times", () => {
  for (const say of ["skip ahead an hour", "jump to 1 2 3 minutes", "pause the video in ten seconds"])
    expect(acts(say, playing)).toEqual(expect.any(String));
});
