import { z } from "zod";
import { SegmentTypeSchema } from "@/lib/stage";

const words = z.string().max(200);
/** The words of the brief that a fact was read from, as they stand there. */
const from = z.string().max(200);

/** What was understood of a brief, before anything is written. All of it is text from people. */
export const OutlineSchema = z.object({
  /** BCP 47 of the language that the plan is written in. */
  language: z.string().min(2).max(20),
  /** BCP 47 of the brief's own language where the plan could not be written in it, else null. */
  asked_language: z.string().min(2).max(20).nullable(),
  length: z.object({ seconds: z.int().min(60), from }).nullable(),
  shape: z.enum(["talk", "interviews", "panel", "workshop", "lightning", "agenda"]),
  agenda: z
    .array(
      z.object({
        title: words,
        seconds: z.int().min(5).nullable(),
        type: SegmentTypeSchema.nullable(),
        /** Names of `people`. */
        people: z.array(words).max(20),
        from,
      }),
    )
    .max(40),
  people: z
    .array(
      z.object({
        name: words,
        role: z.enum(["host", "moderator", "guest"]),
        title: words.nullable(),
        company: words.nullable(),
        topic: words.nullable(),
        /** The guest of the roster that is meant, when one has this name. */
        guest_id: z.string().max(200).nullable(),
        from,
      }),
    )
    .max(40),
  topics: z.array(z.object({ text: words, from })).max(20),
  requests: z
    .array(
      z.object({
        what: z.enum([
          "poll",
          "demo",
          "questions",
          "break",
          "panel",
          "interview",
          "video",
          "quote",
          "hot_take",
          "story",
          "order",
        ]),
        /** False when the brief says that it is not wanted. */
        wanted: z.boolean(),
        /** Of a break: the word for lunch, which is a request of its own. */
        about: words.nullable(),
        seconds: z.int().min(5).nullable(),
        /** How many of them, when the brief says so. */
        count: z.int().min(1).max(20).optional(),
        /** Where in the show it belongs, when the brief says so. */
        place: z.enum(["start", "middle", "end"]).optional(),
        from,
      }),
    )
    .max(40),
  audience: z.object({ text: words, from }).nullable(),
  /** What did not fit together or could not be kept, in sentences for people. */
  notes: z.array(z.string().max(300)).max(10).optional(),
});

/** What was understood of a brief, before anything is written. */
export type Outline = z.infer<typeof OutlineSchema>;
