import * as z from "zod";
import { JsonObjectSchema } from "../json-object";
import { line } from "../text";
import { STAGE_LIMITS } from "../vocabulary";
import { LayoutSchema, SegmentTypeSchema } from "../vocabulary-schema";
import { command, restores } from "./command-spec";

const index = z
  .int()
  .min(-1)
  .max(STAGE_LIMITS.scenes - 1)
  .describe("Position in the run of show, starting at 0. -1 is the last scene");
const scene_id = line(128)
  .optional()
  .describe("ID of the scene at that position. If another one is there by now, the command is refused");

/** The run of show. */
export const sceneCommands = {
  go_scene: command({
    summary:
      "Go to a scene: apply its layout, ticker and prepared poll, and show its video, whiteboard or slide",
    params: z.strictObject({ index, scene_id }),
    risk: "safe",
    inverse: restores("returns to the previous scene as it was"),
  }),
  add_scene: command({
    summary: "Add a scene at the end of the run of show",
    params: z.strictObject({
      scene_type: SegmentTypeSchema,
      layout: LayoutSchema.optional(),
      title: line(200).optional(),
    }),
    risk: "safe",
    inverse: restores("removes the added scene"),
  }),
  remove_scene: command({
    summary: "Remove a scene. If it's the current one, the neighboring scene becomes current",
    params: z.strictObject({ index, scene_id }),
    risk: "disruptive",
    inverse: restores("restores the scene at its position"),
  }),
  move_scene: command({
    summary: "Move a scene to another position. The current scene stays current",
    params: z.strictObject({ from: index, to: index, scene_id }),
    risk: "safe",
    inverse: restores("restores the previous order"),
  }),
  patch_scene: command({
    summary: "Merge an object into the current scene's free-form data. Title and layout also take effect",
    params: z.strictObject({ scene: JsonObjectSchema }),
    risk: "disruptive",
    inverse: restores("restores the scene's previous data"),
  }),
};
