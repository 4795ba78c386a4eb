import { z } from "zod";
import { SegmentTypeSchema } from "@/lib/stage";

const words = z.string().max(200);
/** The words of the brief that the fact was read from, verbatim. */
const from = z.string().max(200);

/** What was read from a brief before anything is written. All of it is text from people. */
export const OutlineSchema = z.object({
  /** Language of the plan, BCP 47. */
  language: z.string().min(2).max(20),
  /** The brief's own language (BCP 47) if the plan couldn't be written in it, otherwise null. */
  asked_language: z.string().min(2).max(20).nullable(),
  length: z.object({ seconds: z.int().min(60), from }).nullable(),
  shape: z.enum(["talk", "interviews", "panel", "workshop", "lightning", "agenda"]),
  agenda: z
    .array(
      z.object({
        title: words,
        seconds: z.int().min(5).nullable(),
        type: SegmentTypeSchema.nullable(),
        /** Names from `people`. */
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
        /** The roster guest with this name, if there is one. */
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
        /** False if the brief says that it isn't wanted. */
        wanted: z.boolean(),
        /** For a break: the word for lunch, which is a separate request. */
        about: words.nullable(),
        seconds: z.int().min(5).nullable(),
        /** How many, if the brief says so. */
        count: z.int().min(1).max(20).optional(),
        /** Where in the show, if the brief says so. */
        place: z.enum(["start", "middle", "end"]).optional(),
        from,
      }),
    )
    .max(40),
  audience: z.object({ text: words, from }).nullable(),
  /** Contradictions and what couldn't be kept, in sentences for people. */
  notes: z.array(z.string().max(300)).max(10).optional(),
});

/** What was read from a brief before anything is written. */
export type Outline = z.infer<typeof OutlineSchema>;
