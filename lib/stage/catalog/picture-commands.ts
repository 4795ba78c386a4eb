import * as z from "zod";
import { line } from "../text";
import { LayoutSchema } from "../vocabulary-schema";
import { command, restores } from "./command-spec";

const none = z.strictObject({});

/** Layout, zoom and the whole picture. */
export const pictureCommands = {
  set_layout: command({
    summary: "Change the layout of people and shared content",
    params: z.strictObject({ layout: LayoutSchema }),
    risk: "safe",
    inverse: restores("goes back to the former layout"),
  }),
  zoom_in: command({
    summary: "Zoom in one step (25%), up to 3×; on a person if given",
    params: z.strictObject({ identity: line(200).optional() }),
    risk: "safe",
    inverse: restores("goes back to the former zoom"),
  }),
  zoom_out: command({
    summary: "Zoom out one step (25%), down to the full picture",
    params: none,
    risk: "safe",
    inverse: restores("goes back to the former zoom"),
  }),
  zoom_reset: command({
    summary: "Reset zoom to the full picture",
    params: none,
    risk: "safe",
    inverse: restores("goes back to the former zoom"),
  }),
  immersive_on: command({
    summary: "Fill the frame edge to edge, without gaps",
    params: none,
    risk: "safe",
    inverse: restores("leaves the immersive picture"),
  }),
  immersive_off: command({
    summary: "Leave the immersive view",
    params: none,
    risk: "safe",
    inverse: restores("returns to the immersive picture"),
  }),
  clear_stage: command({
    summary: "Remove slides, whiteboard, video, cards, poll, ticker and zoom; people and sound stay",
    params: none,
    risk: "disruptive",
    inverse: restores("puts back everything that was cleared"),
  }),
};
