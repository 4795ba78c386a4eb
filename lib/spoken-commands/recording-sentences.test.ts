import { expect, it } from "vitest";
import { parseActs } from "@/lib/spoken-commands/parse-acts";
import { initialState, type StageState } from "@/lib/stage";

const AT = "2031-01-14T17:02:00.000Z";
const live: StageState = { ...initialState(), phase: "live", started_at: AT };
const recorded: StageState = { ...live, recording: "on" };
const clip = { ...live.video, src: "/a.mp4", video_id: "vid_1", title: "Teaser", visible: true };
const playing: StageState = { ...live, video: { ...clip, started_at: AT } };

const acts = (say: string, state: StageState) => {
  const heard = parseActs(say, { state, at: AT });
  return heard.ok ? heard.acts : heard.reason;
};

it.each([
  "pause the recording",
  "please pause recording",
  "stop the recording",
  "turn the recording off",
  "put the recording on hold",
  "pause the show recording",
  "pausiere die Aufnahme",
  "Aufzeichnung pausieren",
  "pausa la grabación",
])("pauses the recording: “%s”", (say) =>
  expect(acts(say, recorded)).toEqual([{ action: "pause_recording" }]),
);

it.each([
  "resume the recording",
  "resume recording please",
  "start recording again",
  "continue the recording",
  "turn the recording back on",
  "restart the recording",
  "Aufnahme fortsetzen",
  "reanuda la grabación",
])("resumes the recording: “%s”", (say) =>
  expect(acts(say, { ...live, recording: "paused" })).toEqual([{ action: "resume_recording" }]),
);

it("means a video by it if there is no recording, or if it's to be played", () => {
  expect(acts("pause the recording", playing)).toEqual([{ action: "pause_video" }]);
  expect(acts("play the recording", { ...recorded, video: clip })).toEqual([{ action: "play_video" }]);
  expect(acts("show the recording", recorded)).toEqual([{ action: "show_video" }]);
});

it("pauses the recording rather than the video while the show is recorded", () => {
  expect(acts("pause the recording", { ...playing, recording: "on" })).toEqual([
    { action: "pause_recording" },
  ]);
});
