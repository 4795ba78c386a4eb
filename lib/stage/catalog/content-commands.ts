import * as z from "zod";
import { line } from "../text";
import { STAGE_LIMITS } from "../vocabulary";
import { command, restores } from "./command-spec";

const none = z.strictObject({});

/** Slides and the whiteboard. Only one of slides, whiteboard and video is on stage at a time. */
export const contentCommands = {
  show_deck: command({
    summary: "Show the slides on stage",
    params: none,
    risk: "safe",
    inverse: restores("shows the previous content again"),
  }),
  hide_deck: command({
    summary: "Remove the slides from stage",
    params: none,
    risk: "safe",
    inverse: restores("shows the slides again"),
  }),
  next_slide: command({
    summary: "Go to the next slide. Stays on the last one",
    params: none,
    risk: "safe",
    inverse: restores("returns to the previous slide"),
  }),
  prev_slide: command({
    summary: "Go to the previous slide. Stays on the first one",
    params: none,
    risk: "safe",
    inverse: restores("returns to the previous slide"),
  }),
  set_slide: command({
    summary: "Go to a slide, optionally in another presentation",
    params: z.strictObject({
      page: z.int().min(1).max(STAGE_LIMITS.pages).describe("Page number, from 1"),
      presentation_id: line(64).optional(),
    }),
    risk: "safe",
    inverse: restores("returns to the previous slide"),
  }),
  show_whiteboard: command({
    summary: "Show the whiteboard on stage",
    params: none,
    risk: "safe",
    inverse: restores("shows the previous content again"),
  }),
  hide_whiteboard: command({
    summary: "Remove the whiteboard from stage",
    params: none,
    risk: "safe",
    inverse: restores("shows the whiteboard again"),
  }),
};
