import * as z from "zod";
import { line, text, upTo } from "../text";
import { STAGE_LIMITS } from "../vocabulary";
import { command, restores } from "./command-spec";

const none = z.strictObject({});

const SITE_PATH = /^\/(?![/\\])[^\\\s]*$/;
/** The characters that the description documents; others are escaped in URLs. */
const PLAIN_PATH = "^/(?:[!-.0-[\\]-~][!-[\\]-~]*)?$";

/** The video, in sync for everyone. */
export const videoCommands = {
  show_video: command({
    summary: "Show a video on stage and play it. Without an ID, the previous video or the show's first",
    params: z.strictObject({
      video_id: line(64).optional(),
      src: upTo(2000)
        .regex(SITE_PATH)
        .meta({ pattern: PLAIN_PATH })
        .optional()
        .describe("Path of a file on this site"),
      title: text(200).optional(),
    }),
    risk: "safe",
    inverse: restores("shows the previous content again"),
  }),
  hide_video: command({
    summary: "Stop the video and remove it from stage",
    params: none,
    risk: "safe",
    inverse: restores("shows the video again"),
  }),
  play_video: command({
    summary: "Play the video on stage from its position, or from the start once it has ended",
    params: none,
    risk: "safe",
    inverse: restores("pauses it at its previous position"),
  }),
  pause_video: command({
    summary: "Pause the video. It stays on stage",
    params: none,
    risk: "safe",
    inverse: restores("continues playback"),
  }),
  seek_video: command({
    summary: "Seek the video to a second, playing or paused",
    params: z.strictObject({
      second: z.number().min(0).max(STAGE_LIMITS.videoSeconds),
    }),
    risk: "safe",
    inverse: restores("returns to the previous position"),
  }),
};
