import { z } from "zod";

/** What stands ready beside a stage and can be called by its name in a sentence. */
export const PreparedSchema = z
  .object({
    decks: z
      .array(z.object({ id: z.string(), title: z.string(), page_count: z.int() }))
      .describe("Decks of slides that can be shown."),
    videos: z
      .array(z.object({ id: z.string(), src: z.string(), title: z.string(), duration_sec: z.number() }))
      .describe("Videos that can be played."),
    polls: z
      .array(z.object({ question: z.string(), options: z.array(z.string()) }))
      .describe("Polls of the run of show."),
    questions: z
      .array(z.object({ id: z.string(), text: z.string(), author: z.string().nullable(), votes: z.int() }))
      .describe("Open questions of the audience, those with most votes first."),
    lines: z
      .array(z.object({ title: z.string(), text: z.string() }))
      .describe("What the announcer has to say."),
  })
  .meta({
    id: "StudioPrepared",
    description: "What stands ready beside the stage and can be called by its name.",
  });
export type PreparedWire = z.infer<typeof PreparedSchema>;
