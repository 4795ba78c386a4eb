import * as z from "zod";
import { line } from "../text";
import { LayoutSchema } from "../vocabulary-schema";
import { command, restores } from "./command-spec";

const none = z.strictObject({});

/** Layout, zoom and the picture as a whole. */
export const pictureCommands = {
  set_layout: command({
    summary: "Change the layout of people and shared content",
    params: z.strictObject({ layout: LayoutSchema }),
    risk: "safe",
    inverse: restores("restores the previous layout"),
  }),
  zoom_in: command({
    summary: "Zoom in one step (25 %), up to 3×, on one person if named",
    params: z.strictObject({ identity: line(200).optional() }),
    risk: "safe",
    inverse: restores("restores the previous zoom"),
  }),
  zoom_out: command({
    summary: "Zoom out one step (25 %), down to the full picture",
    params: none,
    risk: "safe",
    inverse: restores("restores the previous zoom"),
  }),
  zoom_reset: command({
    summary: "Reset zoom to the full picture",
    params: none,
    risk: "safe",
    inverse: restores("restores the previous zoom"),
  }),
  immersive_on: command({
    summary: "Fill the frame edge to edge",
    params: none,
    risk: "safe",
    inverse: restores("turns immersive mode off"),
  }),
  immersive_off: command({
    summary: "Turn immersive mode off",
    params: none,
    risk: "safe",
    inverse: restores("turns immersive mode on again"),
  }),
  clear_stage: command({
    summary: "Remove slides, whiteboard, video, cards, poll, ticker and zoom. People and sound stay",
    params: none,
    risk: "disruptive",
    inverse: restores("restores everything that was cleared"),
  }),
};
