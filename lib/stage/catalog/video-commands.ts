import * as z from "zod";
import { line, text, upTo } from "../text";
import { STAGE_LIMITS } from "../vocabulary";
import { command, restores } from "./command-spec";

const none = z.strictObject({});

const SITE_PATH = /^\/(?![/\\])[^\\\s]*$/;
/** What the description promises to take; other letters are escaped in addresses. */
const PLAIN_PATH = "^/(?:[!-.0-[\\]-~][!-[\\]-~]*)?$";

/** The video: everybody sees the same second of it. */
export const videoCommands = {
  show_video: command({
    summary: "Show and play a video: the given one, otherwise the last one shown, otherwise the show's first",
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
    inverse: restores("brings back what was shown before"),
  }),
  hide_video: command({
    summary: "Stop the video and hide it",
    params: none,
    risk: "safe",
    inverse: restores("shows the video again"),
  }),
  play_video: command({
    summary: "Play the video on the stage from its current position; from the beginning if it is over",
    params: none,
    risk: "safe",
    inverse: restores("stops it where it stood"),
  }),
  pause_video: command({
    summary: "Pause the video; it stays on the stage",
    params: none,
    risk: "safe",
    inverse: restores("lets it play on"),
  }),
  seek_video: command({
    summary: "Jump to a second of the video, playing or paused",
    params: z.strictObject({
      second: z.number().min(0).max(STAGE_LIMITS.videoSeconds),
    }),
    risk: "safe",
    inverse: restores("returns to where it was"),
  }),
};
