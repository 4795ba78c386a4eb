import * as z from "zod";
import { JsonObjectSchema } from "./json-object";
import { PollDraftSchema, SlideRefSchema, VideoRefSchema } from "./plan";
import { line, text } from "./text";
import { LayoutSchema, SegmentTypeSchema } from "./vocabulary-schema";

/** A plan segment as the stage uses it. Without notes and script, which never leave the host's desk. */
export const SceneSchema = z.strictObject({
  id: line(128),
  type: SegmentTypeSchema,
  title: line(200),
  layout: LayoutSchema,
  duration_sec: z.int().min(5).max(14_400),
  assignee: text(200).nullable(),
  questions: z.array(line(400)).max(20),
  ticker: text(280).nullable(),
  slide: SlideRefSchema.nullable(),
  // Scenes stored earlier have neither.
  video: VideoRefSchema.nullable().default(null),
  whiteboard: z.boolean().default(false),
  poll: PollDraftSchema.nullable(),
  emcee_line: text(1000).nullable(),
  data: JsonObjectSchema,
});
export type Scene = z.infer<typeof SceneSchema>;
