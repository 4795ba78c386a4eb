import * as z from "zod";
import { line } from "../text";
import { STAGE_LIMITS } from "../vocabulary";
import { command, restores } from "./command-spec";

const none = z.strictObject({});

/** Slides and the whiteboard. Of these and the video one is on the stage at a time. */
export const contentCommands = {
  show_deck: command({
    summary: "Show the slides",
    params: none,
    risk: "safe",
    inverse: restores("brings back what was shown before"),
  }),
  hide_deck: command({
    summary: "Hide the slides",
    params: none,
    risk: "safe",
    inverse: restores("shows the slides again"),
  }),
  next_slide: command({
    summary: "Next slide; stays on the last one",
    params: none,
    risk: "safe",
    inverse: restores("returns to the former slide"),
  }),
  prev_slide: command({
    summary: "Previous slide; stays on the first one",
    params: none,
    risk: "safe",
    inverse: restores("returns to the former slide"),
  }),
  set_slide: command({
    summary: "Go to a slide, optionally in another presentation",
    params: z.strictObject({
      page: z.int().min(1).max(STAGE_LIMITS.pages).describe("Page number, from 1"),
      presentation_id: line(64).optional(),
    }),
    risk: "safe",
    inverse: restores("returns to the former slide"),
  }),
  show_whiteboard: command({
    summary: "Show the whiteboard",
    params: none,
    risk: "safe",
    inverse: restores("brings back what was shown before"),
  }),
  hide_whiteboard: command({
    summary: "Hide the whiteboard",
    params: none,
    risk: "safe",
    inverse: restores("shows the whiteboard again"),
  }),
};
