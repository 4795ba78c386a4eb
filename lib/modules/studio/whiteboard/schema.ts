import { z } from "zod";
import { MAX_CHANGES, MAX_DELETIONS, MAX_TEXT } from "@/lib/live/whiteboard/limits";
import { instantOut, queryInt, slug } from "@/lib/operation/fields";
import { upTo } from "@/lib/stage/text";
import { BoardElementSchema, BoardVersionSchema, color, elementName, place, points } from "./element-schema";

export const ShowParams = z.strictObject({ slug: slug() });

export const boardQuery = z.strictObject({
  after: queryInt(0, 999_999_999, 0).describe(
    "`revision` from the last response: returns only what changed since.",
  ),
});

export const WhiteboardSchema = z
  .object({
    epoch: z
      .int()
      .describe("Increases when the show is restored from a backup: older revisions are then invalid."),
    revision: z.int().describe("Increases with each change; send it as `after`."),
    whole: z
      .boolean()
      .describe("Whether this is the whole board. Otherwise, it is what changed since `after`."),
    visible: z.boolean().describe("Whether it is on the stage."),
    elements: z.array(BoardElementSchema),
    deleted: z.array(BoardVersionSchema).describe("Elements removed since `after`."),
    server_time: instantOut(),
  })
  .meta({ id: "Whiteboard", description: "A show's whiteboard." });
export type WhiteboardWire = z.infer<typeof WhiteboardSchema>;

/** What a page has drawn. */
export const DrawInput = z.strictObject({
  elements: z.array(BoardElementSchema).max(MAX_CHANGES, "too_many").default([]),
  deleted: z.array(BoardVersionSchema).max(MAX_DELETIONS, "too_many").default([]),
});

export const DrawnSchema = z.object({
  revision: z.int().describe("The board's revision with this drawing."),
  refused: z.array(z.string()).describe("Elements for which the board has a newer version: fetch it."),
});

const at = { x: place(), y: place() };
const size = {
  width: z.number().min(1, "too_small").max(20_000, "too_large"),
  height: z.number().min(1, "too_small").max(20_000, "too_large"),
};
const look = {
  color: color().default("#1e1e1e").describe("Color of the line or text."),
  fill: color().default("transparent").describe("Fill color."),
};

/** A shape to draw, with only the necessary fields. */
const Drawing = z.discriminatedUnion("type", [
  z.strictObject({ type: z.enum(["rectangle", "ellipse", "diamond"]), ...at, ...size, ...look }),
  z.strictObject({ type: z.enum(["line", "arrow"]), ...at, points: points(), color: look.color }),
  z.strictObject({
    type: z.literal("text"),
    ...at,
    text: upTo(MAX_TEXT, z.string().min(1, "too_short")),
    size: z.number().min(8, "too_small").max(200, "too_large").default(28).describe("Text size."),
    color: look.color,
  }),
]);
export type Drawing = z.output<typeof Drawing>;

export const UpdateInput = z.strictObject({
  clear: z.boolean().default(false).describe("Clear the board first."),
  remove: z
    .array(elementName())
    .max(MAX_CHANGES, "too_many")
    .default([])
    .describe("Ids of elements to remove; unknown ids are ignored."),
  add: z
    .array(Drawing)
    .max(MAX_CHANGES, "too_many")
    .default([])
    .describe("Elements to add on top. The board is 1600 wide and 900 high."),
});

export const UpdatedSchema = z.object({
  revision: z.int().describe("The board's revision with this change."),
  added: z.array(z.string()).describe("Ids of the added elements, in the order of `add`."),
  removed: z.int().describe("Number of elements removed."),
});
