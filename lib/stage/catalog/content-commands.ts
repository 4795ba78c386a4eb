import * as z from "zod";
import { line, text, upTo } from "../text";
import { STAGE_LIMITS } from "../vocabulary";
import { command, restores } from "./command-spec";

const none = z.strictObject({});

const SITE_PATH = /^\/(?![/\\])[^\\\s]*$/;
/** What the description promises to take; other letters are escaped in addresses. */
const PLAIN_PATH = "^/(?:[!-.0-[\\]-~][!-[\\]-~]*)?$";

/** Shared content: slides, whiteboard, video. One of them is on the stage at a time. */
export const contentCommands = {
  show_deck: command({
    summary: "Put the slides on the stage",
    params: none,
    risk: "safe",
    inverse: restores("brings back what was shown before"),
  }),
  hide_deck: command({
    summary: "Take the slides off the stage",
    params: none,
    risk: "safe",
    inverse: restores("shows the slides again"),
  }),
  next_slide: command({
    summary: "Go one slide forward; stays on the last one",
    params: none,
    risk: "safe",
    inverse: restores("returns to the former slide"),
  }),
  prev_slide: command({
    summary: "Go one slide back; stays on the first one",
    params: none,
    risk: "safe",
    inverse: restores("returns to the former slide"),
  }),
  set_slide: command({
    summary: "Go to a slide, optionally of another presentation",
    params: z.strictObject({
      page: z.int().min(1).max(STAGE_LIMITS.pages).describe("Page number, from 1"),
      presentation_id: line(64).optional(),
    }),
    risk: "safe",
    inverse: restores("returns to the former slide"),
  }),
  show_whiteboard: command({
    summary: "Put the whiteboard on the stage",
    params: none,
    risk: "safe",
    inverse: restores("brings back what was shown before"),
  }),
  hide_whiteboard: command({
    summary: "Take the whiteboard off the stage",
    params: none,
    risk: "safe",
    inverse: restores("shows the whiteboard again"),
  }),
  show_video: command({
    summary: "Put the video on the stage and play it",
    params: z.strictObject({
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
    summary: "Take the video off the stage",
    params: none,
    risk: "safe",
    inverse: restores("shows the video again"),
  }),
};
