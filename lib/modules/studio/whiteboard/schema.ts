import { z } from "zod";
import { MOST_CHANGES, MOST_DELETIONS, MOST_TEXT } from "@/lib/live/whiteboard/limits";
import { instantOut, queryInt, slug } from "@/lib/operation/fields";
import { upTo } from "@/lib/stage/text";
import { BoardElementSchema, BoardVersionSchema, color, elementName, place, points } from "./element-schema";

export const ShowParams = z.strictObject({ slug: slug() });

export const boardQuery = z.strictObject({
  after: queryInt(0, 999_999_999, 0).describe(
    "The `revision` of the last answer: only what changed since comes.",
  ),
});

export const WhiteboardSchema = z
  .object({
    epoch: z
      .int()
      .describe("Rises when the show was restored from a backup: then older revisions count for nothing."),
    revision: z.int().describe("Rises with each change; ask again `after` it."),
    whole: z.boolean().describe("Whether this is all of the board. Else it is what changed since `after`."),
    visible: z.boolean().describe("Whether it stands on the stage."),
    elements: z.array(BoardElementSchema),
    deleted: z.array(BoardVersionSchema).describe("What went away since `after`."),
    server_time: instantOut(),
  })
  .meta({ id: "Whiteboard", description: "The whiteboard of a show." });
export type WhiteboardWire = z.infer<typeof WhiteboardSchema>;

/** What a page has drawn. */
export const DrawInput = z.strictObject({
  elements: z.array(BoardElementSchema).max(MOST_CHANGES, "too_many").default([]),
  deleted: z.array(BoardVersionSchema).max(MOST_DELETIONS, "too_many").default([]),
});

export const DrawnSchema = z.object({
  revision: z.int().describe("Of the board with what was drawn."),
  refused: z.array(z.string()).describe("Elements of which the board has something newer: ask for it."),
});

const at = { x: place(), y: place() };
const size = {
  width: z.number().min(1, "too_small").max(20_000, "too_large"),
  height: z.number().min(1, "too_small").max(20_000, "too_large"),
};
const look = {
  color: color().default("#1e1e1e").describe("Of its line or its letters."),
  fill: color().default("transparent").describe("Of what it encloses."),
};

/** A thing to draw, told by no more than it needs. */
const Drawing = z.discriminatedUnion("type", [
  z.strictObject({ type: z.enum(["rectangle", "ellipse", "diamond"]), ...at, ...size, ...look }),
  z.strictObject({ type: z.enum(["line", "arrow"]), ...at, points: points(), color: look.color }),
  z.strictObject({
    type: z.literal("text"),
    ...at,
    text: upTo(MOST_TEXT, z.string().min(1, "too_short")),
    size: z.number().min(8, "too_small").max(200, "too_large").default(28).describe("Of its letters."),
    color: look.color,
  }),
]);
export type Drawing = z.output<typeof Drawing>;

export const UpdateInput = z.strictObject({
  clear: z.boolean().default(false).describe("Take everything off first."),
  remove: z
    .array(elementName())
    .max(MOST_CHANGES, "too_many")
    .default([])
    .describe("Elements to take off, by id; those that are not there are passed over."),
  add: z
    .array(Drawing)
    .max(MOST_CHANGES, "too_many")
    .default([])
    .describe("What to draw above all else. The sheet that everybody sees is 1600 wide and 900 high."),
});

export const UpdatedSchema = z.object({
  revision: z.int().describe("Of the board with the change."),
  added: z.array(z.string()).describe("Ids of what was drawn, in the order of `add`."),
  removed: z.int().describe("How many elements were taken off."),
});
