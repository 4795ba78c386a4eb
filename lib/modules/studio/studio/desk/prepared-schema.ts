import { z } from "zod";

/** What is prepared beside a stage and can be named in a sentence. */
export const PreparedSchema = z
  .object({
    decks: z
      .array(z.object({ id: z.string(), title: z.string(), page_count: z.int() }))
      .describe("Slide decks that can be shown."),
    videos: z
      .array(z.object({ id: z.string(), src: z.string(), title: z.string(), duration_sec: z.number() }))
      .describe("Videos that can be played."),
    polls: z
      .array(z.object({ question: z.string(), options: z.array(z.string()) }))
      .describe("The run of show's polls."),
    questions: z
      .array(z.object({ id: z.string(), text: z.string(), author: z.string().nullable(), votes: z.int() }))
      .describe("Open audience questions, most votes first."),
    lines: z
      .array(z.object({ title: z.string(), text: z.string() }))
      .describe("The announcer's prepared lines."),
    introductions: z
      .array(z.object({ name: z.string(), text: z.string() }))
      .describe("The announcer's introduction of each guest."),
  })
  .meta({
    id: "StudioPrepared",
    description: "Everything prepared for the stage that can be referred to by name.",
  });
export type PreparedWire = z.infer<typeof PreparedSchema>;
